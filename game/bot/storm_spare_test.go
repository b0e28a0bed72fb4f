package bot

import (
	"context"
	"strings"
	"testing"

	"portcullis/rules"
)

// loses reports whether a choice of a seat loses its match before the turn ends, whatever is chosen after it.
func loses(t *testing.T, s rules.State, seat rules.Seat, c rules.Choice, turn, steps int) bool {
	t.Helper()
	after := s.Clone()
	if _, err := after.Apply(c); err != nil {
		t.Fatal(err)
	}
	if o, over := after.Outcome(); over {
		return !o.Winners.Has(seat)
	}
	if steps == 0 || after.Progress().Turn != turn {
		return false
	}
	for _, next := range sensible(after, nil) {
		if !loses(t, after, seat, next, turn, steps-1) {
			return false
		}
	}
	return true
}

// Where a "you may" of Siegestorm would draw more cards than there are, no player does it, whatever must be chosen for it
// first (ST-RUL-6, ST-TRN-5).
func TestNobodyDrawsItselfToDeath(t *testing.T) {
	g := loadSiegestorm(t)
	r := rules.NewRand(3)
	met := 0
	for seed := uint64(0); met < 12 && seed < 300; seed++ {
		s := begun(t, g, seed, map[string]string{"deck1": "starter_styxia"})
		for !s.Decision().Over() {
			d := s.Decision()
			seat := d.Seats.First()
			if d.Kind == "optional" && spares(t, s, seat) {
				met++
				for _, name := range []string{"novice", "soldier", "warlord:200"} {
					p, err := New(name, seed)
					if err != nil {
						t.Fatal(err)
					}
					if a := Ask(context.Background(), p, s, seat, &r); loses(t, s, seat, a.Choice, s.Progress().Turn, 3) {
						t.Errorf("seed %d, %s: %s", seed, name, strings.TrimSpace(a.Reason.String()))
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if met < 12 {
		t.Errorf("only %d such questions were met", met)
	}
}

// spares reports whether one choice of the seat loses at once and another does not.
func spares(t *testing.T, s rules.State, seat rules.Seat) bool {
	some, all := false, true
	for _, c := range s.Decision().Choices {
		lost := loses(t, s, seat, c, s.Progress().Turn, 3)
		some, all = some || lost, all && lost
	}
	return some && !all
}
