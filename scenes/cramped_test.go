package scenes_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/scenestest"
	"portcullis/scenes/table/boardtest"
)

// positions is at how many positions of each game boards are laid out at all sizes; with ten and more, what takes long is tested
// whole: make fuzz.
var positions = flag.Int("positions", 4, "of how many positions of each game all texts are looked at")

// No text of any board is cut, squeezed or lies on another, at three sizes with small and large text, in positions of matches by
// chance and of lessons, and nothing is set smaller because it glows or is chosen.
func TestNothingIsCramped(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	lessons := allLessons(scenestest.Visit(t))
	for _, kit := range scenes.Kits() {
		t.Run(kit.ID, func(t *testing.T) {
			g, err := games.Game(kit.ID)
			if err != nil {
				t.Fatal(err)
			}
			seen := map[string]bool{}
			look := func(what string, s rules.State, n int) {
				for i, m := range boardtest.Looks() {
					if *positions < 10 && i%2 != n%2 { // half of them
						continue
					}
					for _, f := range boardtest.Cramped(kit.Board(), g, s, m, formtest.Faces, 3) {
						if !seen[f] {
							seen[f] = true
							t.Errorf("%s, %dx%d, text %.0f %%: %s", what, m.W, m.H, m.Text*100, f)
						}
					}
				}
			}
			for n := range *positions {
				r := rand.New(rand.NewPCG(uint64(n), 11))
				seats := g.Info().MinSeats + r.IntN(g.Info().MaxSeats-g.Info().MinSeats+1)
				s, err := g.New(rules.Setup{Seed: uint64(n), Seats: seats})
				if err != nil {
					s, err = g.New(rules.Setup{Seed: uint64(n)})
				}
				if err != nil {
					t.Fatal(err)
				}
				if wander(t, s, r, r.IntN(160)); !s.Decision().Over() {
					look(fmt.Sprintf("match %d", n), s, n)
				}
			}
			for n, l := range lessons {
				if l.Game != kit.ID || *positions < 10 && n%3 != 0 {
					continue
				}
				m, err := match.New(g, l.Header(), nil)
				if err != nil {
					t.Fatal(err)
				}
				look("lesson "+l.ID, m.State().Clone(), n)
			}
		})
	}
}

// wander plays so many choices by chance, as long as there are any.
func wander(t *testing.T, s rules.State, r *rand.Rand, choices int) {
	t.Helper()
	for n := 0; n < choices && !s.Decision().Over(); n++ {
		list := s.Decision().Choices
		if _, err := s.Apply(list[r.IntN(len(list))]); err != nil {
			t.Fatal(err)
		}
	}
}
