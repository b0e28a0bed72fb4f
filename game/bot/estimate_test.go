package bot

import (
	"cmp"
	"context"
	"slices"
	"testing"

	"portcullis/rules"
)

// The estimate of Siege at Kurth tells good positions from bad ones: of those met in matches that a
// hasty planner plays, the better half by estimate is won much more often than the other half, and the
// best tenth far more often than the worst.
func TestKurthEstimateAgainstPlayedOut(t *testing.T) {
	type met struct{ said, came float64 }
	var all []met
	g := loadKurth(t)
	p := NewPlanner(PlannerOptions{Nodes: 1500})
	for seed := range uint64(60) {
		s := begun(t, g, seed, map[string]string{"difficulty": "easy"})
		r := rules.NewRand(seed + 1)
		from := len(all)
		for turn := 3; !s.Decision().Over(); {
			if now := s.Progress().Turn; now > turn {
				turn = now
				all = append(all, met{said: value(s, 0)})
			}
			if _, err := s.Apply(Ask(context.Background(), p, s, 0, &r).Choice); err != nil {
				t.Fatal(err)
			}
		}
		for i := range all[from:] {
			all[from+i].came = value(s, 0)
		}
	}
	slices.SortFunc(all, func(a, b met) int { return cmp.Compare(a.said, b.said) })
	share := func(list []met) float64 {
		won := 0.0
		for _, m := range list {
			won += m.came
		}
		return won / float64(len(list))
	}
	n := len(all)
	worst, lower, upper, best := share(all[:n/10]), share(all[:n/2]), share(all[n/2:]), share(all[n-n/10:])
	if worst > lower || upper < 1.5*lower || best < 3*worst || best < upper {
		t.Errorf("of %d positions the worst tenth is won %.2f, the lower half %.2f, the upper half %.2f, the best tenth %.2f", n, worst, lower, upper, best)
	}
}
