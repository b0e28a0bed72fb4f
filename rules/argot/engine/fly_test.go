package engine

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// soaring are all flights of at most n steps from a place, each location at most once (AR-AIR-2, AR-AIR-8).
func soaring(s *State, path []atlas.Place, n int, yield func([]atlas.Place)) {
	paths(path, n, s.Map.Air, yield)
}

// AR-AIR-2, AR-AIR-3, AR-AIR-6, AR-AIR-8, AR-MOV-6, AR-MOV-7, AR-STK-1, AR-RUL-39, AR-RUL-73: in random positions wings reach exactly
// the places to which some flight leads, enemies come into from every side from which one does, and the flight that is
// taken is the best: fewest locations, most road hexsides, smallest ids.
func TestEveryFlightIsFound(t *testing.T) {
	attacks, around := 0, 0
	for seed := range uint64(24) {
		s := scattered(t, seed)
		r := rand.New(rand.NewPCG(seed, 5))
		overland := s.Map.Map(atlas.Overland)
		at := atlas.Place(r.IntN(overland.Len()))
		b := put(t, s, "ar16", s.Map.At(at).ID, 0)
		m := s.MoverOf(b)
		m.Move = 4 // a flight of five tries far more
		best := map[[2]atlas.Place][]atlas.Place{}
		soaring(s, []atlas.Place{m.At}, m.Move, func(path []atlas.Place) {
			to := path[len(path)-1]
			if s.Map.Is(to, atlas.Unlanding) || s.ThirdEnemy(to, m.Party) || s.Room(to, m.Party, content.Air) <= 0 {
				return
			}
			for _, key := range [][2]atlas.Place{{to, path[len(path)-2]}, {to, atlas.Nowhere}} {
				if old, ok := best[key]; !ok || cmp.Or(cmp.Compare(len(path), len(old)), cmp.Compare(roadsOf(s, old), roadsOf(s, path)), slices.Compare(path, old)) < 0 {
					best[key] = slices.Clone(path)
				}
			}
		})
		var reach Reach
		s.ReachOf(m, &reach)
		for p := range atlas.Place(s.Map.Len()) {
			want, ok := best[[2]atlas.Place{p, atlas.Nowhere}]
			if ok != reach.Ends.Has(p) || ok && int(reach.Cost[p]) != len(want)-1 {
				t.Fatalf("seed %d: wings from %s to %s: reached %v at %d, want %v", seed, s.Map.At(at).ID, s.Map.At(p).ID, reach.Ends.Has(p), reach.Cost[p], want)
			}
			if !ok {
				continue
			}
			if got := s.PathOf([]atlas.Place{at}, m, p, atlas.Nowhere); !slices.Equal(got, want) {
				t.Fatalf("seed %d: wings fly %v, want %v", seed, got, want)
			}
			for _, n := range s.Map.Around(p) {
				path, lawful := best[[2]atlas.Place{p, n.Place}]
				offered := reach.Ways[p]&(1<<n.Direction) != 0
				if !s.EnemyAt(p, m.Party) {
					lawful = want[len(want)-2] == n.Place
				} else if attacks++; lawful && len(path) > len(want)+1 {
					around++
				}
				if offered != lawful {
					t.Fatalf("seed %d: wings come into %s from %s: %v, want %v", seed, s.Map.At(p).ID, s.Map.At(n.Place).ID, offered, lawful)
				}
				if offered {
					if got := s.PathOf([]atlas.Place{at}, m, p, n.Place); !slices.Equal(got, path) {
						t.Fatalf("seed %d: wings fly %v, want %v", seed, got, path)
					}
				}
			}
		}
	}
	if attacks < 200 || around < 20 {
		t.Errorf("only %d ways to attack were compared, %d of them from behind", attacks, around)
	}
}
