package records

import (
	"slices"
	"strings"
	"testing"
	"time"

	"portcullis/assets"
	"portcullis/game/opponent"
	"portcullis/save"
	"portcullis/save/outcomes"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/summary"
)

// ended is a match of the first game of the tests that ended at an hour.
func ended(hour int, won bool, players ...string) outcomes.Outcome {
	o := outcomes.Outcome{Game: kittest.Games()[0].ID, Options: kittest.Games()[0].Game.Info().Defaults(), Won: won, Choices: 9 + hour, Ended: time.Unix(int64(hour)*3600, 0)}
	for _, p := range append([]string{save.Human}, players...) {
		o.Seats = append(o.Seats, save.Seat{Player: p})
	}
	return o
}

// What was kept counts, whatever lies among the saved matches (won and lost add up).
func TestRecordsCountWhatWasKept(t *testing.T) {
	games := kittest.Games()
	of := func(s summary.State) summary.Match { return summary.Match{Game: games[0], State: s} }
	saved := []summary.Match{of(summary.Won), of(summary.Ended), of(summary.Ended), of(summary.Playing), of(summary.Damaged)}
	m := tally(games, nil, []outcomes.Outcome{ended(1, true), ended(2, false), ended(3, false)}, saved)
	if len(m.Games) != 1 || len(m.Games[0].Lines) != 1 {
		t.Fatalf("the records are %+v", m)
	}
	if l := m.Games[0].Lines[0]; l.Won != 1 || l.Lost != 2 || l.played() != 3 || l.Fewest != 10 {
		t.Errorf("counted %+v, %d played", l, l.played())
	}
	if m.Watched != 2 || m.Going != 1 || m.Lost != 1 {
		t.Errorf("the rest is %+v", m)
	}
	if note := recordNote(m); !strings.Contains(note, "2 matches that only computers played are not counted.") {
		t.Errorf("below it says %q", note)
	}
	if alone := tally(games, nil, nil, saved); len(alone.Games) != 0 {
		t.Errorf("with nothing kept the records are %+v", alone)
	}
}

// The shortest match that was won is told in rounds where players count these, else in turns, by those that have them counted; in
// choices where none has.
func TestTheShortestWinIsToldInTurns(t *testing.T) {
	rounds := func(n, turns int) outcomes.Outcome {
		o := ended(60, true)
		o.Rounds, o.Turns = n, turns
		return o
	}
	of := func(won bool, turns int, choices int) outcomes.Outcome {
		o := ended(choices, won)
		o.Turns = turns
		return o
	}
	for _, c := range []struct {
		kept []outcomes.Outcome
		want string
	}{
		{[]outcomes.Outcome{of(true, 12, 90), of(true, 7, 120), of(false, 3, 10)}, "7 turns"},
		{[]outcomes.Outcome{of(true, 0, 11), of(true, 9, 40)}, "9 turns"},
		{[]outcomes.Outcome{of(true, 0, 11)}, "20 choices"},
		{[]outcomes.Outcome{rounds(9, 44), rounds(8, 47), of(true, 38, 60)}, "8 rounds"},
		{[]outcomes.Outcome{of(false, 4, 11)}, "-"},
	} {
		rec := recordOf(kittest.Games()[0], nil, c.kept)
		if got := shortest(rec.Lines[0]); got != c.want {
			t.Errorf("of %v the shortest is %q, not %q", c.kept, got, c.want)
		}
		if got := shortest(rec.total()); got != c.want {
			t.Errorf("of %v the shortest of all is %q, not %q", c.kept, got, c.want)
		}
	}
}

// Where the length of a match is settled before it, no win is called the shortest: all of Siege at Kurth took twelve turns.
func TestNoShortestWinWhereAllLastAsLong(t *testing.T) {
	for timed, want := range map[bool]int{false: 6, true: 5} {
		entry := kittest.Games()[0]
		entry.Kit.Timed = timed
		if got := len(recordOf(entry, nil, []outcomes.Outcome{ended(1, true)}).columns(make([]string, 6))); got != want {
			t.Errorf("timed %v: %d columns", timed, got)
		}
	}
}

// Who comes from a match finds its game first, with its medals.
func TestTheGamePlayedLastComesFirst(t *testing.T) {
	games := kittest.Games()
	var kept []outcomes.Outcome
	for i, entry := range games {
		o := ended(i, true)
		o.Game = entry.ID
		kept = append(kept, o)
	}
	if got := latestFirst(games, kept); got[0].ID != games[len(games)-1].ID || len(got) != len(games) {
		t.Errorf("the game played last is not the first of %d", len(got))
	}
	if got := latestFirst(games, nil); got[0].ID != games[0].ID {
		t.Error("where nothing was played the order is not that of the box")
	}
}

// Streaks go by when matches ended, not by when they were written down.
func TestStreaks(t *testing.T) {
	for _, c := range []struct {
		won       string // in the order of their ends
		row, best int
	}{{"wwlw", 1, 2}, {"lww", 2, 2}, {"wwwlww", 2, 3}, {"l", 0, 0}, {"wl", 0, 1}} {
		var kept []outcomes.Outcome
		for i, r := range c.won {
			kept = append(kept, ended(i, r == 'w'))
		}
		slices.Reverse(kept)
		if r := recordOf(kittest.Games()[0], nil, kept); r.Row != c.row || r.Best != c.best {
			t.Errorf("%s: %d in a row, at most %d", c.won, r.Row, r.Best)
		}
	}
}

// Who sat at the table is counted by name, once a match; an unnamed computer player by its kind.
func TestRecordsByOpponent(t *testing.T) {
	faces, err := opponent.Load(assets.FS())
	if err != nil {
		t.Fatal(err)
	}
	r := recordOf(kittest.Games()[0], faces, []outcomes.Outcome{ended(1, true, "warlord", "warlord"), ended(2, false, "warlord:99"), ended(3, true, "planner")})
	want := []recordLine{{Name: "Captain Radomir Vask", Won: 1, Lost: 1, Fewest: 10}, {Name: "Steady", Won: 1, Fewest: 12}}
	if len(r.More) == 0 || !slices.Equal(r.More[0].Lines, want) {
		t.Errorf("counted %+v", r.More)
	}
}

// What people settled is counted where it was not the same in every match; what computer players brought is not.
func TestRecordsByWhatWasSettled(t *testing.T) {
	entry := kittest.EntryOf(kittest.Modes())
	info := entry.Game.Info()
	match := func(won bool, change map[string]string) outcomes.Outcome {
		o := outcomes.Outcome{Game: entry.ID, Options: info.Defaults(), Won: won, Choices: 5, Seats: []save.Seat{{Player: save.Human}, {Player: "soldier"}}}
		for id, value := range change {
			o.Options[id] = value
		}
		return o
	}
	var deck string
	var names [2]string // of the first deck and the last
	for _, o := range info.Options {
		if o.ID == "deck1" {
			last := o.Values[len(o.Values)-1]
			deck, names = last.ID, [2]string{o.Values[0].Title().String(), last.Title().String()}
		}
	}
	r := recordOf(entry, nil, []outcomes.Outcome{match(false, map[string]string{"deck1": deck}), match(true, nil), match(true, map[string]string{"deck1": "own cards", "deck2": deck})})
	var decks []part
	for _, p := range r.More {
		if p.Title == "Deck" {
			decks = append(decks, p)
		}
	}
	if len(decks) != 1 || len(decks[0].Lines) != 3 || decks[0].Lines[2].Name != "Own deck" || decks[0].Lines[2].Won != 1 {
		t.Errorf("counted %+v", r.More)
	} else if got := [2]string{decks[0].Lines[0].Name, decks[0].Lines[1].Name}; got != names {
		t.Errorf("%v stand in the order in which they were played, not in that of the option, %v", got, names)
	}
}

// Matches of a game that are called as the game is are counted by how many play.
func TestRecordsOfPlainMatchesCountThePlayers(t *testing.T) {
	games := kittest.Games()
	games[0].Kit.Plain = true
	m := tally(games, nil, []outcomes.Outcome{ended(1, true), ended(2, true)}, nil)
	if len(m.Games) != 1 || len(m.Games[0].Lines) != 1 || m.Games[0].Lines[0].Won != 2 || !strings.Contains(spoken(m)[0], "player") {
		t.Errorf("the records are %+v", m.Games)
	}
	if title := games[0].Called(games[0].Game.Info().Defaults()); title != games[0].Title {
		t.Errorf("a match is called %q", title)
	}
}
