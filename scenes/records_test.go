package scenes

import (
	"strings"
	"testing"
)

// Matches that only computers played are nobody's, and are told apart (won and lost add up).
func TestRecordsCountWhatPeoplePlayed(t *testing.T) {
	lids := testLids()
	variant := firstOption(lids[0])[0]
	of := func(s matchState) savedMatch {
		return savedMatch{Game: lids[0], Variant: variant, State: s, Choices: 9}
	}
	m := tally(lids, []savedMatch{of(won), of(lost), of(lost), of(ended), of(ended), of(playing), of(damaged)})
	if len(m.Games) != 1 || len(m.Games[0].Lines) != 1 {
		t.Fatalf("the records are %+v", m)
	}
	if l := m.Games[0].Lines[0]; l.Won != 1 || l.Lost != 2 || l.played() != 3 || l.Fewest != 9 {
		t.Errorf("counted %+v, %d played", l, l.played())
	}
	if m.Watched != 2 || m.Going != 1 || m.Lost != 1 {
		t.Errorf("the rest is %+v", m)
	}
	if note := recordNote(m); !strings.Contains(note, "2 matches that only computers played are not counted.") {
		t.Errorf("below it says %q", note)
	}
	if alone := tally(lids, []savedMatch{of(ended)}); len(alone.Games) != 0 || alone.Watched != 1 {
		t.Errorf("with a match of computers alone the records are %+v", alone)
	}
}

// What the program says of the games in its box is what is in its box.
func TestAboutNamesEveryGameForWhatItIs(t *testing.T) {
	lids := visit(t).house.lids
	text := credits(lids)
	ready, waiting := text[0], text[1]
	for _, lid := range lids {
		at, not := waiting, ready
		if lid.Ready() {
			at, not = ready, waiting
		}
		name, _, _ := strings.Cut(lid.Title, ":")
		if !strings.Contains(at, name) || strings.Contains(not, name) || creditOf(lid.ID) == "" {
			t.Errorf("%s, ready %v: %q", lid.Title, lid.Ready(), text)
		}
	}
}
