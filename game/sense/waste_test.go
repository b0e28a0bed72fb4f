package sense_test

import (
	"testing"

	"portcullis/game/sense"
	"portcullis/rules"
)

// Nobody gives something for nothing, whoever sits opposite, and no hint advises it.
func TestNothingIsWasted(t *testing.T) {
	for _, test := range []struct {
		game, level, against, hints string
		matches                     int
	}{
		{"argot", "soldier", sense.Reckless, "warlord:1", 3},
		{"siegestorm", "novice", sense.Reckless, "warlord:10", 2},
		{"siegestorm", "soldier", sense.Passive, "", 2},
		{"towersiege", "warden", sense.Passive, "archmage:1", 2},
		{"towersiege", "squire", sense.Passive, "", 3},
		{"kurth", "planner", sense.Passive, "planner", 2},
	} {
		game, err := games(t).Game(test.game)
		if err != nil {
			t.Fatal(err)
		}
		setup, err := rules.CompleteFor(game, rules.Setup{Seed: 301})
		if err != nil {
			t.Fatal(err)
		}
		for seat := range rules.Seat(setup.Seats) {
			sum := run(t, game, sense.Trial{Setup: setup, Seat: seat, Player: test.level, Against: test.against, Matches: test.matches, Hints: test.hints})
			if sum.Vain+sum.Lost+sum.Astray > 0 || sum.Choices == 0 {
				t.Errorf("%s, seat %d: %s makes %d of %d choices in vain or without hope, and %d hints are: %v", test.game, seat, test.level, sum.Vain+sum.Lost, sum.Choices, sum.Astray, sum.Cases)
			}
		}
	}
}

// Who keeps gold and power to himself is seen to leave them unspent in nearly every turn, and so is who passes; the Archmage leaves none.
func TestHoardsAreSeen(t *testing.T) {
	game, err := games(t).Game("towersiege")
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		player      string
		least, most int
	}{{sense.Hoarder, 8, 1000}, {sense.Passive, 8, 1000}, {"archmage:1", 0, 0}} {
		sum := run(t, game, sense.Trial{Setup: rules.Setup{Seed: 311}, Player: test.player, Against: "archmage:1", Matches: 2})
		if sum.Unspent < test.least || sum.Unspent > test.most {
			t.Errorf("%s leaves gold or power in %d turns, want %d to %d: %v", test.player, sum.Unspent, test.least, test.most, sum.Cases)
		}
	}
}
