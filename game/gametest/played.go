package gametest

import (
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// Played is a match that was played at random to its end, by seats of these players ([save.Human], a computer player by its name), which are
// not asked.
func Played(t testing.TB, g rules.Game, seed uint64, options map[string]string, seats ...string) *match.Match {
	t.Helper()
	h := save.Header{Game: g.Info().ID, Seed: seed, Options: options}
	for _, player := range seats {
		h.Seats = append(h.Seats, save.Seat{Player: player})
	}
	m, err := match.New(g, h, nil)
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(seed)
	for !m.Over() {
		choices := m.State().Decision().Choices
		if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}
