package kurth

import (
	"strings"
	"testing"
)

// The board in a terminal: tracks, city, row, totals and dice, each where it stands.
func TestSketch(t *testing.T) {
	s := at(t, position{"turn": 2, "token": "armory", "row": "watchfires tunnels siege_towers", "spirit": 9, "mana": 4, "difficulty": "normal",
		"markers": in{"armory": 8, "citadel": 7, "barracks": 10}, "pending_protected": []string{"citadel", "barracks"}, "passage_marker": true})
	drawn := strings.Split(s.Sketch(), "\n")
	for i, want := range []string{
		"Spirit 9/12   Mana 4/12   Round 1, turn 2   Overrun 2, lost at 4   Passageway open",
		"",
		" Citadel 7 (ward)      Scriptorium 0        @Armory 8!             Grain Market 0",
		" Moon Shrine 0         Barracks 10! (ward)   Tanners' Row 0        Main Gate 0",
		"",
		"1 Watchfires on the Wall       +3 forces  +2 A/S  +1 Mana  Main Gate",
		"    1 Mana Burn the Wick After you roll, spend 1 to 3 Mana: add 1 to your Attack Roll for each Mana spent.",
		"    1 Spirit Double the Watch Choose any one location. It is protected during the next turn.",
		"2 Tunnels under Kurth          +1 forces  +2 A/S  +0 Mana  Armory or Barracks",
		"    1 Mana The Third Omen Roll three attack dice and keep the best two.",
		"    free Postern Key   You may use the passageway in this turn's move as if you held its marker.",
		"3 Siege Towers at the Armory   +2 forces  +4 A/S  +1 Mana  places nothing",
		"    2 Mana Steady Hand Do not roll: your attack dice show 4 and 4, which counts as doubles.",
		"    1 Spirit Cut the Ropes Before markers are placed, lower this turn's total reinforcements by 1 (never below 0).",
		"This turn: 6 forces to each place, 8 against you",
		"",
	} {
		if i >= len(drawn) || strings.TrimRight(drawn[i], " ") != want {
			t.Fatalf("line %d of\n%s\nwant %q", i+1, strings.Join(drawn, "\n"), want)
		}
	}
	equal(t, "lines", len(drawn), 16)
}

func TestSketchOfDiceAndWards(t *testing.T) {
	s := fight(t, 5, 2, position{"row": "midnight_bell refugees watchfires"})
	if drawn := s.Sketch(); strings.Contains(drawn, "Dice") || !strings.Contains(drawn, "Passageway shut") {
		t.Errorf("before the roll:\n%s", drawn)
	}
	roll(t, s, 5, 2)
	play(t, s, "roll")
	if drawn := s.Sketch(); !strings.HasSuffix(drawn, "against you\nDice 5 2\n") {
		t.Errorf("after the roll:\n%s", drawn)
	}
	s = at(t, position{"phase": "deal", "row": "siege_towers midnight_bell watchfires", "protected": []string{"armory"}, "markers": in{"armory": 9}})
	if drawn := s.Sketch(); !strings.Contains(drawn, " Armory 9! [ward] ") || strings.Count(drawn, "ward") != 1 {
		t.Errorf("a ward:\n%s", drawn)
	}
}
