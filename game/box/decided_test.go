package box_test

import (
	"strings"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// No line of any log only says that somebody decided: it says what, or there is none. Matches by chance, each read by all of
// its seats.
func TestNoLineOnlySaysThatSomebodyDecided(t *testing.T) {
	for _, e := range open(t).Games() {
		for seed := range uint64(2) {
			m, err := match.New(e.Game, save.Header{Game: e.ID, Seed: seed, App: "test", Seats: []save.Seat{{Name: "Ada"}, {Name: "Grace"}}}, nil)
			if err != nil {
				if m, err = match.New(e.Game, save.Header{Game: e.ID, Seed: seed, App: "test", Seats: []save.Seat{{Name: "Ada"}}}, nil); err != nil {
					t.Fatal(err)
				}
			}
			for r := rules.NewRand(seed); !m.Over() && m.Len() < 200; {
				choices := m.State().Decision().Choices
				if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
					t.Fatal(err)
				}
			}
			for viewer := range rules.Seat(e.Game.Info().MaxSeats) {
				for _, l := range m.Lines(viewer) {
					if said := l.Text.String(); strings.HasSuffix(strings.TrimSuffix(said, "."), " decided") || strings.TrimSpace(said) == "" {
						t.Fatalf("%s, seed %d: seat %d reads %q", e.ID, seed, viewer, said)
					}
				}
			}
		}
	}
}
