package sense_test

import (
	"slices"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/game/sense"
	"portcullis/rules"
)

// games are all games of the box.
func games(t *testing.T) *box.Box {
	t.Helper()
	b, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// run plays a trial of a game.
func run(t *testing.T, game rules.Game, trial sense.Trial) sense.Result {
	t.Helper()
	setup, err := rules.CompleteFor(game, trial.Setup)
	if err != nil {
		t.Fatal(err)
	}
	trial.Setup = setup
	sum, err := trial.Run(game)
	if err != nil {
		t.Fatal(err)
	}
	return sum
}

// begun is a match of a game at its first decision.
func begun(tb testing.TB, game rules.Game, setup rules.Setup) (s rules.State, seats int) {
	tb.Helper()
	setup, err := rules.CompleteFor(game, setup)
	if err != nil {
		tb.Fatal(err)
	}
	if s, err = game.New(setup); err != nil {
		tb.Fatal(err)
	}
	return s, setup.Seats
}

// Whoever has to attack does: a side that takes nothing on loses, to either side and at every level. The whole budget is
// "siege sense".
func TestPassiveSidesLose(t *testing.T) {
	for _, test := range []struct {
		game, level string
		seat        rules.Seat
		options     map[string]string
		matches     int
		least       int // matches won
	}{
		{"argot", "novice", 1, map[string]string{"scenario": "first_battle"}, 20, 17},
		{"argot", "soldier", 1, map[string]string{"scenario": "first_battle"}, 20, 19},
		{"argot", "warlord:1", 1, map[string]string{"scenario": "first_battle"}, 20, 19},
		{"argot", "novice", 1, map[string]string{"scenario": "lamplit_way"}, 10, 9},
		{"argot", "soldier", 0, map[string]string{"scenario": "first_battle"}, 10, 10},
		{"argot", "warlord:1", 1, map[string]string{"scenario": "full_siege"}, 2, 2},
	} {
		game, err := games(t).Game(test.game)
		if err != nil {
			t.Fatal(err)
		}
		sum := run(t, game, sense.Trial{Setup: rules.Setup{Seed: 101, Options: test.options}, Seat: test.seat, Player: test.level, Against: sense.Passive, Matches: test.matches})
		if sum.Won < test.least {
			t.Errorf("%s %v, seat %d: %s wins %d of %d against a side that takes nothing on", test.game, test.options, test.seat, test.level, sum.Won, sum.Matches)
		}
		if sum.Vain > 0 {
			t.Errorf("%s %v, seat %d: %s makes %d choices in vain: %v", test.game, test.options, test.seat, test.level, sum.Vain, sum.Cases)
		}
	}
}

// Levels names nobody who plays by chance.
func TestLevels(t *testing.T) {
	for _, id := range []string{"argot", "kurth", "towersiege"} {
		game, err := games(t).Game(id)
		if err != nil {
			t.Fatal(err)
		}
		if names := sense.Levels(game.Info()); len(names) == 0 || slices.Contains(names, "random") {
			t.Errorf("%s: %v", id, names)
		}
	}
}
