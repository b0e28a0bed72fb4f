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
	variant := games[0].Variants()[0]
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

// Matches of a game that are called as the game is are counted by how many play.
func TestRecordsOfPlainMatchesCountThePlayers(t *testing.T) {
	games := kittest.Games()
	games[0].Kit.Plain = true
	of := func(seats int) summary.Match {
		return summary.Match{Game: games[0], Variant: games[0].Variant(nil, seats), State: summary.Won, Choices: 9}
	}
	info := games[0].Game.Info()
	m := tally(games, []summary.Match{of(info.MaxSeats), of(info.MaxSeats)})
	if len(m.Games) != 1 || len(m.Games[0].Lines) != 1 || m.Games[0].Lines[0].Won != 2 || !strings.Contains(spoken(m)[0], "player") {
		t.Errorf("the records are %+v", m.Games)
	}
	if title := games[0].Called(info.Defaults()); title != games[0].Title {
		t.Errorf("a match is called %q", title)
	}
}
