package summary

import (
	"encoding/json"
	"slices"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	gates "portcullis/rules/stub"
	"portcullis/save"
)

// twoGates begins a match of Two Gates, the game of two hidden hands.
func twoGates(t *testing.T, seats ...save.Seat) *match.Match {
	t.Helper()
	m, err := match.New(gates.Game{}, save.Header{Seed: 3, Seats: seats, Options: map[string]string{"length": "short"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func handsOf(t *testing.T, s rules.State) [2][]string {
	t.Helper()
	b, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	var p struct{ North, South struct{ Hand []string } }
	if err := json.Unmarshal(b, &p); err != nil {
		t.Fatal(err)
	}
	return [2][]string{p.North.Hand, p.South.Hand}
}

// Menus show of a match what the people who may look at them know.
func TestShownKeepsSecrets(t *testing.T) {
	person := func(name string) save.Seat { return save.Seat{Name: name, Player: save.Human} }
	bot := save.Seat{Name: "Brass", Player: "novice"}
	for name, c := range map[string]struct {
		seats []save.Seat
		who   eyes
		seat  rules.Seat
		sees  [2]bool
	}{
		"two people":               {[]save.Seat{person("Ada"), person("Ben")}, nobody, rules.NoSeat, [2]bool{false, false}},
		"one person in both seats": {[]save.Seat{person("Ada"), person("ada")}, one, 0, [2]bool{true, false}},
		"a person second":          {[]save.Seat{bot, person("Ben")}, one, 1, [2]bool{false, true}},
		"computers alone":          {[]save.Seat{bot, bot}, one, rules.NoSeat, [2]bool{true, true}},
	} {
		m := twoGates(t, c.seats...)
		if who, seat := eyesOn(m); who != c.who || seat != c.seat {
			t.Errorf("%s: eyes %d of seat %d", name, who, seat)
		}
		truth, shown := handsOf(t, m.State()), handsOf(t, Shown(m))
		for seat, sees := range c.sees {
			if slices.Equal(truth[seat], shown[seat]) != sees {
				t.Errorf("%s: the hand of seat %d is %v and shown as %v", name, seat, truth[seat], shown[seat])
			}
		}
		if why := Veiled(m); (why == "") != (m.Humans() == 0) {
			t.Errorf("%s: it cannot be watched: %q", name, why)
		}
	}
	m := twoGates(t, person("Ada"), person("Ben"))
	for r := rules.NewRand(1); !m.Over(); {
		choices := m.State().Decision().Choices
		if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if who, _ := eyesOn(m); who != everybody || Veiled(m) != "" || handsOf(t, Shown(m))[0] == nil {
		t.Errorf("after the end: eyes %d, %q", who, Veiled(m))
	}
}
