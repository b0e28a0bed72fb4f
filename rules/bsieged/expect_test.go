package bsieged

import (
	"slices"
	"testing"

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
