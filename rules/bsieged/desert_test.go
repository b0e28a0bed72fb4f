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
