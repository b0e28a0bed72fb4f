package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
)

// A group that is spread beside its place, since it would lie on what can be clicked, lies on no place in play, and stays where it is
// while some of it move on.
func TestAGroupThatIsHeldStaysWhereItIs(t *testing.T) {
	aside, stayed := 0, 0
	for seed := uint64(1); seed <= 6; seed++ {
		s, r := begun(t, "first_battle", seed), rules.NewRand(seed)
		var was ink.Rect
		for d := s.Decision(); !d.Over(); d = s.Decision() {
			var now ink.Rect
			if s.Asked == engine.AskMarch {
				plan := asking(s, "").Plan
				for _, p := range plan.Board {
					if p.ID.Kind() == "tray" && p.Solid {
						now = p.Box
					}
				}
				for _, p := range plan.Board {
					if at, ok := s.Map.Find(p.ID.Name()); ok && p.ID.Kind() == "place" && !now.Empty() && s.Map.Here().Has(at) && now.Contains(p.Box.Center()) {
						t.Errorf("seed %d: the group lies on %s", seed, p.ID)
					}
				}
				if !now.Empty() {
					aside++
				}
				if !now.Empty() && !was.Empty() {
					if stayed++; now.X != was.X || now.Y != was.Y {
						t.Errorf("seed %d: the group lay at %v, and lies at %v", seed, was, now)
					}
				}
			}
			c := d.Choices[r.IntN(len(d.Choices))]
			if was = now; c.Verb != engine.March {
				was = ink.Rect{}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if aside < 15 || stayed < 5 {
		t.Errorf("%d groups lay aside, %d of them twice", aside, stayed)
	}
}
