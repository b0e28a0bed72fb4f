package scenes_test

import (
	"math/rand/v2"
	"testing"

	"portcullis/assets"
	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/scenes"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Buttons keep their places: in matches by chance of each game no two buttons of the controls change places, none is now the
// large button and now one of the others, and without a large button nothing that can be clicked lies where it is. A golden large
// button is what one usually wants now: it says so, and takes the place of others.
func TestButtonsKeepTheirPlaces(t *testing.T) {
	games, err := box.Open(assets.Content())
	if err != nil {
		t.Fatal(err)
	}
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	for _, kit := range scenes.Kits() {
		t.Run(kit.ID, func(t *testing.T) {
			g, err := games.Game(kit.ID)
			if err != nil {
				t.Fatal(err)
			}
			for seed := range uint64(max(1, *positions/4)) {
				s, err := g.New(rules.Setup{Seed: seed})
				if err != nil {
					t.Fatal(err)
				}
				k := keeper{t: t, above: map[[2]rules.Element]bool{}, large: map[rules.Element]bool{}}
				r := rand.New(rand.NewPCG(seed, 5))
				for n := 0; n < 240 && !s.Decision().Over(); n++ {
					if n%4 == 0 {
						k.look(table.Lay(kit.Board(), table.Pose{State: s.Clone(), Viewer: s.Decision().Seats.First(), Mode: table.Asking, Path: table.Offered(s)}, m, formtest.Faces))
					}
					wander(t, s, r, 1)
				}
			}
		})
	}
}

// keeper remembers where buttons were.
type keeper struct {
	t     *testing.T
	above map[[2]rules.Element]bool // the first has been seen above the second
	large map[rules.Element]bool    // whether it was the large button, of those seen
	place ink.Rect                  // of the large button
}

func (k *keeper) look(sc table.Screen) {
	k.t.Helper()
	if sc.Main != "" && sc.Plan.Primary == "" {
		k.size(sc.Main, true)
	}
	for _, p := range sc.Pieces {
		if p.ID == sc.Main {
			k.place = p.Box
		}
	}
	for _, p := range sc.Pieces {
		if sc.Main == "" && p.Role != "" && sc.Marks[p.ID].Can() && p.Box.Overlaps(k.place) && len(sc.Plan.Main) > 0 {
			k.t.Errorf("%s lies where the large button is at other times", p.ID)
		}
	}
	for i, b := range sc.Buttons {
		if sc.Plan.Primary == "" {
			k.size(b, false)
		}
		for _, below := range sc.Buttons[i+1:] {
			if k.above[[2]rules.Element{below, b}] {
				k.t.Errorf("%s and %s have changed places", b, below)
			}
			k.above[[2]rules.Element{b, below}] = true
		}
	}
}

func (k *keeper) size(b rules.Element, large bool) {
	k.t.Helper()
	if was, seen := k.large[b]; seen && was != large {
		k.t.Errorf("%s is now the large button, now another", b)
	}
	k.large[b] = large
}
