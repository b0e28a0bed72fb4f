package bot

import (
	"context"
	"os"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
)

func loadSiegestorm(t *testing.T) rules.Game {
	t.Helper()
	g, err := siegestorm.Load(os.DirFS("../../assets/content/siegestorm"))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// wins reports which of the choices that are worth a thought win at once, and how many there are.
func wins(s rules.State, seat rules.Seat) (win map[rules.Choice]bool, all int) {
	win = map[rules.Choice]bool{}
	list := sensible(s, nil)
	for _, c := range list {
		after := s.Clone()
		if _, err := after.Apply(c); err != nil {
			continue
		}
		if o, over := after.Outcome(); over && o.Winners.Has(seat) {
			win[c] = true
		}
	}
	return win, len(list)
}

// winsInTurn lets a soldier go on with its turn, and reports whether it wins in it.
func winsInTurn(t *testing.T, s rules.State, seat rules.Seat, seed uint64) bool {
	t.Helper()
	r := rules.NewRand(seed)
	p := NewSearcher(SearcherOptions{Seed: seed, Iterations: 100})
	for turn := s.Progress().Turn; !s.Decision().Over() && s.Progress().Turn == turn; {
		c := s.Decision().Choices[0]
		if s.Decision().Seats.Has(seat) {
			c = Ask(context.Background(), p, s, seat, &r).Choice
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	o, _ := s.Outcome()
	return o.Winners.Has(seat)
}

// In Duels of Siegestorm played by chance, a soldier who can win at once does so in this turn: at
// once, or by another way that it has.
func TestSoldierTakesTheWin(t *testing.T) {
	g := loadSiegestorm(t)
	r := rules.NewRand(8)
	asked, taken := 0, 0
	for seed := uint64(0); asked < 120 && seed < 400; seed++ {
		s := begun(t, g, seed, nil)
		for !s.Decision().Over() {
			seat := s.Decision().Seats.First()
			if win, all := wins(s, seat); len(win) > 0 && len(win) < all {
				asked++
				if winsInTurn(t, s.Clone(), seat, seed) {
					taken++
				}
			}
			choices := s.Decision().Choices
			if _, err := s.Apply(choices[r.IntN(len(choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if asked < 120 || taken < asked*9/10 {
		t.Errorf("of %d wins that were there it took %d", asked, taken)
	}
}
