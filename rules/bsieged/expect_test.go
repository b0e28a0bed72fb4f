package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// BS-TBL-16, BS-TAC-5, BS-TAC-7: before a Tactics card is placed, and of one that lies there, it is told what its dice come to without Divine
// Grace, and what the enemies do then instead.
func TestATacticsCardIsForetold(t *testing.T) {
	k := hushed(t)
	k.give("eileen", "tav_powder_cellar")
	k.give("eileen", "tav_caltrops")
	k.mark("eileen", cards.Gold, 5)
	k.mark("eileen", cards.Grace, 3)
	k.stand("osvith", "wall:west")
	k.units("west/2", "krohn 4")
	k.units("west/1", "krohn 2")
	k.listed = false
	tells := func(lines []string, want string) {
		t.Helper()
		if !slices.Contains(lines, want) {
			t.Errorf("it is told %q, which lacks %q", lines, want)
		}
	}
	p, lines := k.preview("use tav_powder_cellar west/2")
	tells(lines, "At least 1 destroyed: 98 %")
	if !p.HasChance || slices.Contains(lines, "With 3 Divine Grace: 100 %") {
		t.Errorf("of its dice it is told %q, chance %v", lines, p.Chance)
	}
	_, lines = k.preview("use tav_caltrops west/2")
	tells(lines, "West, enemies who march: none, not 4")
	k.do("use tav_caltrops west/2")
	a, _ := k.About("tactic:0")
	said := false
	for _, l := range a.Lines {
		said = said || l.Label.String() == "West, enemies who march" && l.Value.String() == "none, not 4"
	}
	if !said {
		t.Errorf("of the card that lies there it is told %v", a.Lines)
	}
}

// Of a Tactics card it is told what it will do only before the Tactics step: once others work, nothing is taken from among them.
func TestATacticsCardUnderWayIsNotForetold(t *testing.T) {
	k := hushed(t)
	k.give("eileen", "tav_caltrops")
	k.give("eileen", "tav_pit_trap")
	k.units("west/3", "krohn 4", "elite_krohn 2")
	k.listed = false
	k.do("use tav_caltrops west/3")
	k.do("use tav_pit_trap west/3")
	for range 400 {
		if k.tacticsUnderWay() || k.Decision().Over() {
			break
		}
		k.do(k.legal()[len(k.legal())-1])
	}
	if !k.tacticsUnderWay() {
		t.Fatal("the Tactics step never came")
	}
	for _, el := range []string{"tactic:0", "tactic:1"} {
		a, _ := k.About(rules.Element(el))
		for _, l := range a.Lines {
			if l.Label.String() == "West, enemies who march" {
				t.Errorf("of %s it is told %v", el, l)
			}
		}
	}
}
