package records

import (
	"strings"
	"testing"

	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/summary"
)

// Matches that only computers played are nobody's, and are told apart (won and lost add up).
func TestRecordsCountWhatPeoplePlayed(t *testing.T) {
	games := kittest.Games()
	variant := firstOption(games[0])[0]
	of := func(s summary.State) summary.Match {
		return summary.Match{Game: games[0], Variant: variant, State: s, Choices: 9}
	}
	m := tally(games, []summary.Match{of(summary.Won), of(summary.Lost), of(summary.Lost), of(summary.Ended), of(summary.Ended), of(summary.Playing), of(summary.Damaged)})
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
	if alone := tally(games, []summary.Match{of(summary.Ended)}); len(alone.Games) != 0 || alone.Watched != 1 {
		t.Errorf("with a match of computers alone the records are %+v", alone)
	}
}
