package kit_test

import (
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
	"portcullis/scenes/kit"
)

// What is counted of a match is what people decided, where people played; else what all did.
func TestDecisionsArePeoples(t *testing.T) {
	for _, c := range []struct {
		seats []save.Seat
		all   bool
	}{
		{[]save.Seat{{Player: save.Human}, {Player: "random"}}, false},
		{[]save.Seat{{Player: "random"}, {Player: "random"}}, true},
	} {
		m, err := match.New(stub.Game{}, save.Header{Seed: 3, Seats: c.seats}, nil)
		if err != nil {
			t.Fatal(err)
		}
		of := map[rules.Seat]int{}
		for n := 0; n < 40 && !m.Over(); n++ {
			of[m.Decider().First()]++
			if _, err := m.Play(m.State().Decision().Choices[0]); err != nil {
				t.Fatal(err)
			}
		}
		want := of[0]
		if c.all {
			want += of[1]
		}
		if got := kit.Count(m); got.Choices != want || got.People == c.all || of[1] == 0 {
			t.Errorf("%v: %d decisions of people (%v), %d wanted", c.seats, got.Choices, got.People, want)
		}
	}
}
