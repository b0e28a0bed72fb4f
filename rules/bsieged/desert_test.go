package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-TBL-7: the preview of a building tells what may be lost there as it stands, where that is more than where the hero is.
func TestABuildingTellsWhatMayBeLostThere(t *testing.T) {
	k := hushed(t)
	k.stand("eileen", "wall:north")
	k.units("south/2", "gargoh 2")
	k.listed = false
	warns := func(b cards.BuildingID) bool {
		p, _ := k.Preview(of(Visit, int(b)))
		return slices.ContainsFunc(p.Lines, func(l rules.Line) bool {
			return l.Tone == rules.Bad && l.Value.String() == "up to 2 Morale is lost there"
		})
	}
	for b := range k.game.set.Buildings {
		if want := k.game.set.Buildings[b].Quarter == int(south); warns(cards.BuildingID(b)) != want {
			t.Errorf("%s: it warns is %t", k.game.set.Buildings[b].Name, !want)
		}
	}
}

// BS-TBL-7, BS-KRO-2, BS-MOL-5: the preview of a choice tells of all that is worse off without the hero: the wall, a building, who stood beside; and
// the wall itself tells who comes if nobody stands there, before anything is clicked.
func TestAChoiceTellsWhatIsWorseOffWithoutTheHero(t *testing.T) {
	k := hushed(t)
	said := func(want string) bool {
		p, _ := k.Preview(of(Visit, int(k.houseOf(east))))
		return slices.ContainsFunc(p.Lines, func(l rules.Line) bool {
			return l.Tone == rules.Bad && l.Label.String()+": "+l.Value.String() == want
		})
	}
	k.stand("eileen", "wall:west")
	k.units("west/1", "krohn 2")
	open := "The Western wall: nobody is left: 2 Krohns enter the Citadel"
	if !said(open) {
		t.Error("of the wall that is left nothing is told")
	}
	a, _ := k.About("wall:west")
	if !slices.ContainsFunc(a.Lines, func(l rules.Line) bool {
		return l.Label.String() == "If nobody stands here" && l.Value.String() == "2 Krohns enter the Citadel"
	}) {
		t.Errorf("of the wall that is held it is told %v", a.Lines)
	}
	if f, ok := k.Ahead(of(Visit, int(k.houseOf(east)))); !ok || f.Quarters[west].Enters != Surely {
		t.Errorf("ahead of it lies %v", f.Quarters[west])
	}
	k.stand("osvith", "wall:west")
	if said(open) || !said("Osvith: loses up to 2 Morale without Eileen, not 0") && !said("Osvith: loses up to 2 Morale without Eileen, not 1") && k.Forecast().Heroes[k.who("osvith")].Most < 2 {
		p, _ := k.Preview(of(Visit, int(k.houseOf(east))))
		t.Errorf("with Osvith beside it is told %v", p.Lines)
	}
	k.units("west/1")
	guarded := k.houseOf(south)
	k.heroes[k.active].at = houseAt(guarded)
	k.units("south/3", "molen 1")
	if want := k.game.set.Buildings[guarded].Name + ": is damaged without Eileen"; !said(want) {
		p, _ := k.Preview(of(Visit, int(k.houseOf(east))))
		t.Errorf("of the building that is left it is told %v, want %q", p.Lines, want)
	}
}

// houseOf is a building of a Quarter.
func (k *kit) houseOf(f fieldNo) cards.BuildingID {
	return cards.BuildingID(slices.IndexFunc(k.game.set.Buildings[:], func(b cards.Building) bool { return fieldNo(b.Quarter) == f }))
}
