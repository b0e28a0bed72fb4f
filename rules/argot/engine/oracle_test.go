package engine

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// lawful reads the rules on one whole path of a ground block, from its start to its end, one by one and
// without any search: the other side of what the engine finds.
func lawful(s *State, m Mover, path []atlas.Place) bool {
	entered := len(path) - 1
	end := path[entered]
	road, extra := true, 0
	for i := 1; i <= entered; i++ {
		side := s.Map.Between(path[i-1], path[i])
		if side == atlas.NoSide || !s.Map.Passable(side) { // AR-GRD-2, AR-GRD-9
			return false
		}
		if s.Map.Side(side).Features&atlas.RoadSide == 0 {
			road = false // AR-GRD-11
		}
		if int(s.crossed[side]) >= s.limit(side) { // AR-STK-2
			return false
		}
		if i == 1 && s.meetings[m.At].By != NoParty && s.EnteredOver(m.At, s.RoleOf(m.At, m.Party).Other(), side) { // AR-PIN-3
			return false
		}
		if s.ThirdEnemy(path[i], m.Party) { // AR-MOV-7
			return false
		}
	}
	exempt := road && !s.EnemyAt(end, m.Party) // AR-GRD-4, AR-GRD-10
	if exempt {
		extra = 1
	}
	if entered > m.Move+extra { // AR-BLK-6
		return false
	}
	for i := 1; i < entered; i++ {
		at := s.Map.At(path[i])
		switch {
		case s.EnemyAt(path[i], m.Party): // AR-GRD-7
			return false
		case s.Map.At(path[i-1]).Terrain == atlas.FordHex: // AR-GRD-5
			return false
		case s.Map.At(path[i-1]).Map != at.Map: // AR-GRD-8
			return false
		case exempt:
		case slices.Contains([]atlas.Terrain{atlas.Forest, atlas.Hill, atlas.FordHex, atlas.CityWard, atlas.Dock, atlas.OldTownWard,
			atlas.SanctuaryHex, atlas.CasinoWardHex, atlas.BurrowtownHex}, at.Terrain): // AR-GRD-4
			return false
		}
	}
	if m.Train && s.EnemyAt(end, m.Party) { // AR-TRN-8
		led := false
		for b := range s.In(end) {
			led = led || s.Pieces[b].Party == m.Party && s.Kind(b) != content.Sea && !s.Train(b)
		}
		if !led {
			return false
		}
	}
	return m.Train || s.Room(end, m.Party, content.Ground) > 0 // AR-STK-1
}

// simple are all paths of at most n steps from a place over hexsides of any sort.
func simple(s *State, path []atlas.Place, n int, yield func([]atlas.Place)) {
	paths(path, n, s.Map.Ground, yield)
}

// paths goes on from a path by at most n steps to neighbours, each location at most once.
func paths(path []atlas.Place, n int, neighbours func(atlas.Place) []atlas.Neighbour, yield func([]atlas.Place)) {
	if len(path) > 1 {
		yield(path)
	}
	if n == 0 {
		return
	}
	for _, next := range neighbours(path[len(path)-1]) {
		if !slices.Contains(path, next.Place) {
			paths(append(slices.Clone(path), next.Place), n-1, neighbours, yield)
		}
	}
}

// scattered is a random position in the middle of the movement of Argot, which moves second.
func scattered(t testing.TB, seed uint64) *State {
	s := empty(t, "full_siege")
	r := rand.New(rand.NewPCG(seed, 4))
	near := place(t, s, [...]string{"0905", "1304", "0806", "U0706", "0404", "1108", "0704", "U1006"}[seed%8])
	for b := range content.Block(content.BlockCount) {
		p := &s.Pieces[b]
		at := atlas.Place(r.IntN(s.Map.Len()))
		for s.Map.Distance(near, at) > 4 && s.Map.Steps(near, at) > 4 {
			at = atlas.Place(r.IntN(s.Map.Len()))
		}
		if p.Party == NoParty || s.Kind(b) != content.Ground || !s.Map.Is(at, atlas.Land) || s.ThirdEnemy(at, p.Party) || !s.fits(b, at) {
			continue
		}
		p.Strength = s.Full(b)
		s.stand(b, at)
		around := s.Map.Ground(at)
		if p.Party == content.Mineos && r.IntN(2) == 0 {
			s.come(b, around[r.IntN(len(around))].Side)
		}
	}
	for side := range s.Map.Sides() {
		s.crossed[side] = uint8(r.IntN(4))
	}
	s.Movement.Party = content.Argot
	return s
}

// AR-MOV-6, AR-GRD-2, AR-GRD-4, AR-GRD-5, AR-GRD-7, AR-GRD-8, AR-GRD-9, AR-GRD-10, AR-GRD-11, AR-STK-1, AR-STK-2, AR-PIN-3,
// AR-MOV-7, AR-TRN-8, AR-BLK-6: in random positions the engine finds exactly the moves for which there is a lawful
// path, and takes the best of them: fewest locations, most road hexsides, smallest ids.
func TestEveryLawfulMoveIsFound(t *testing.T) {
	moves, attacks := 0, 0
	for seed := range uint64(16) {
		s := scattered(t, seed)
		for b := range content.Block(content.BlockCount) {
			if s.Pieces[b].Status != OnMap || s.Pieces[b].Party != content.Argot {
				continue
			}
			m := s.MoverOf(b)
			best := map[[2]atlas.Place][]atlas.Place{}
			simple(s, []atlas.Place{m.At}, m.Move+1, func(path []atlas.Place) {
				if !lawful(s, m, path) {
					return
				}
				last := [2]atlas.Place{path[len(path)-1], path[len(path)-2]}
				for _, key := range [][2]atlas.Place{last, {last[0], atlas.Nowhere}} {
					if old, ok := best[key]; !ok || compared(s, path, old) < 0 {
						best[key] = slices.Clone(path)
					}
				}
			})
			var r Reach
			s.Reach(b, &r)
			for p := range atlas.Place(s.Map.Len()) {
				want, ok := best[[2]atlas.Place{p, atlas.Nowhere}]
				if ok != r.Ends.Has(p) || ok && int(r.Cost[p]) != len(want)-1 {
					t.Fatalf("seed %d: %s from %s to %s: reached %v at %d, want %v", seed, s.Content.At(b).ID, s.Map.At(m.At).ID, s.Map.At(p).ID, r.Ends.Has(p), r.Cost[p], want)
				}
				if !ok {
					continue
				}
				moves++
				for _, n := range s.Map.Around(p) {
					path, lawful := best[[2]atlas.Place{p, n.Place}]
					offered := r.Ways[p]&(1<<n.Direction) != 0
					switch {
					case s.EnemyAt(p, m.Party):
						attacks++
						if offered != lawful {
							t.Fatalf("seed %d: %s attacks %s from %s: %v, want %v", seed, s.Content.At(b).ID, s.Map.At(p).ID, s.Map.At(n.Place).ID, offered, lawful)
						}
					case offered != (want[len(want)-2] == n.Place):
						t.Fatalf("seed %d: %s comes into %s from %s, want %v", seed, s.Content.At(b).ID, s.Map.At(p).ID, s.Map.At(n.Place).ID, want)
					}
					if offered {
						if got := s.Path([]atlas.Place{m.At}, b, p, n.Place); !slices.Equal(got, path) {
							t.Fatalf("seed %d: %s goes %v, want %v", seed, s.Content.At(b).ID, got, path)
						}
					}
				}
			}
		}
	}
	if moves < 2000 || attacks < 200 {
		t.Errorf("only %d moves and %d attacks were compared", moves, attacks)
	}
}

// compared orders two paths as AR-MOV-6 does.
func compared(s *State, a, b []atlas.Place) int {
	return cmp.Or(cmp.Compare(len(a), len(b)), cmp.Compare(roadsOf(s, b), roadsOf(s, a)), slices.Compare(a, b))
}

func roadsOf(s *State, path []atlas.Place) (n int) {
	for i := 1; i < len(path); i++ {
		if s.Map.Side(s.Map.Between(path[i-1], path[i])).Features&atlas.RoadSide != 0 {
			n++
		}
	}
	return n
}

// The reason why a move cannot be made is there exactly when it cannot be made.
func TestEveryRefusalHasItsReason(t *testing.T) {
	for seed := range uint64(2) {
		s := scattered(t, seed)
		for b := range content.Block(content.BlockCount) {
			if s.Pieces[b].Status != OnMap || s.Pieces[b].Party != content.Argot {
				continue
			}
			var r Reach
			s.Reach(b, &r)
			for p := range atlas.Place(s.Map.Len()) {
				if why := s.WhyNot(b, p, atlas.Nowhere); (why == nil) != r.Ends.Has(p) {
					t.Fatalf("seed %d: %s to %s: %v", seed, s.Content.At(b).ID, s.Map.At(p).ID, why)
				}
				for _, n := range s.Map.Around(p) {
					if why := s.WhyNot(b, p, n.Place); (why == nil) != (r.Ends.Has(p) && r.Ways[p]&(1<<n.Direction) != 0) {
						t.Fatalf("seed %d: %s to %s from %s: %v", seed, s.Content.At(b).ID, s.Map.At(p).ID, s.Map.At(n.Place).ID, why)
					}
				}
			}
		}
	}
}

// Blocks with equal faces that change places change their moves, and nothing else.
func TestEqualBlocksAreInterchangeable(t *testing.T) {
	for _, pair := range [][2]string{{"mi01", "mi02"}, {"ar02", "ar03"}, {"mi10", "mi12"}} {
		for seed := range uint64(40) {
			s, swapped := scattered(t, seed), scattered(t, seed)
			one, two := block(t, s, pair[0]), block(t, s, pair[1])
			if s.Pieces[one].Status != OnMap || s.Pieces[two].Status != OnMap {
				continue
			}
			a, b := s.Pieces[one], s.Pieces[two]
			swapped.lift(one)
			swapped.lift(two)
			swapped.Pieces[one], swapped.Pieces[two] = b, a
			swapped.ground.add(one, b.At)
			swapped.ground.add(two, a.At)
			for x := range content.Block(content.BlockCount) {
				if s.Pieces[x].Status != OnMap {
					continue
				}
				y := x
				switch x {
				case one:
					y = two
				case two:
					y = one
				}
				var here, there Reach
				s.Reach(x, &here)
				swapped.Reach(y, &there)
				if here.Ends != there.Ends {
					t.Fatalf("seed %d: %s reaches other places after %v changed places", seed, s.Content.At(x).ID, pair)
				}
				for p := range here.Ends.All() {
					if here.Ways[p] != there.Ways[p] || here.Cost[p] != there.Cost[p] {
						t.Fatalf("seed %d: %s goes otherwise to %s", seed, s.Content.At(x).ID, s.Map.At(p).ID)
					}
				}
			}
		}
	}
}
