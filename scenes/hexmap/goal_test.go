package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
)

// AR-VIC-2: in every scenario each location of the objective is marked on the map, from the set-up on, and a flag tells how long they
// have been kept.
func TestTheObjectiveIsMarked(t *testing.T) {
	for _, scenario := range []string{"first_battle", "full_siege", "campaign", "stand_alone", "lamplit_way"} {
		s, marked := begun(t, scenario, 1), map[rules.Element]bool{}
		for _, p := range asking(s, "").Plan.Board {
			marked[p.ID] = true
		}
		flags := 0
		for p := range s.Scenario().Objective.All() {
			id := rules.Element(s.Map.At(p).ID)
			if !marked["goal:"+id] {
				t.Errorf("%s: %s is not marked", scenario, id)
			}
			if marked["flag:"+id] {
				flags++
			}
		}
		if flags == 0 {
			t.Errorf("%s: no flag", scenario)
		}
	}
}

// Where a stack is spread over the flag of an objective, the flag lies below the stack.
func TestNoFanLiesOnAFlag(t *testing.T) { // AR-VIC-4
	s := begun(t, "first_battle", 21)
	for s.Asked == engine.AskPlacement {
		choices := s.Decision().Choices
		c := choices[0]
		for _, other := range choices { // all that can go there stand on the objective
			if s.Scenario().Objective.Has(atlas.Place(other.Args[1])) {
				c = other
				break
			}
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	p := s.Scenario().Objective.First()
	if s.Asked != engine.AskGroup || s.Asker != engine.Argot {
		t.Fatalf("%s of seat %d", s.Asked, s.Asker)
	}
	id := "flag:" + rules.Element(s.Map.At(p).ID)
	at, _ := pieceOf(asking(s, ""), id)
	if _, err := s.Apply(rules.Choice{Verb: engine.Activate, Args: [4]int16{int16(p)}}); err != nil {
		t.Fatal(err)
	}
	sc := asking(s, "")
	flag, ok := pieceOf(sc, id)
	if tray, spread := pieceOf(sc, "tray:"+rules.Element(s.Map.At(p).ID)); !ok || spread && tray.Box.Overlaps(at.Box) && flag.Box.Y <= at.Box.Y {
		t.Errorf("the flag lies at %v, and beneath a stack that is spread at %v", at.Box, flag.Box)
	}
	blocks := 0
	for b := range s.In(p) {
		piece, _ := pieceOf(sc, s.BlockElement(b))
		if blocks++; piece.Box.Overlaps(flag.Box) {
			t.Errorf("%s at %v lies on the flag at %v", piece.ID, piece.Box, flag.Box)
		}
	}
	if blocks < 3 {
		t.Errorf("only %d blocks stand there", blocks)
	}
}

// No block lies over the turns for which the objective has been kept: the flag lies beside them, or on them where there is no room.
func TestNoBlockLiesOnAFlag(t *testing.T) { // AR-VIC-4
	looked, beside := 0, 0
	for seed := uint64(1); seed <= 6; seed++ {
		for _, scenario := range []string{"first_battle", "full_siege", "lamplit_way"} {
			s, r := begun(t, scenario, seed), rules.NewRand(seed)
			for n := 0; n < 240 && !s.Decision().Over(); n++ {
				if n%3 == 0 && s.Battle.Round == 0 {
					l, free := flagged(t, s)
					looked, beside = looked+l, beside+free
				}
				c := s.Decision().Choices[r.IntN(len(s.Decision().Choices))]
				if _, err := s.Apply(c); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if looked < 200 || beside*10 < looked*8 {
		t.Errorf("%d flags, %d of them beside all blocks", looked, beside)
	}
}

// flagged counts the flags on the maps, and those that lie on no block.
func flagged(t *testing.T, s *argot.State) (flags, beside int) {
	t.Helper()
	board := asking(s, "").Plan.Board
	for _, flag := range board {
		if flag.ID.Kind() != "flag" {
			continue
		}
		flags++
		free := true
		for _, p := range board {
			b, ok := s.Content.Find(p.ID.Name())
			block := ok && p.ID.Kind() == "block" && s.Pieces[b].InPlay() || p.ID.Kind() == "back"
			if free = free && !(block && p.Box.Overlaps(flag.Box)); block && p.Box.Overlaps(flag.Box) && p.Depth > flag.Depth {
				t.Errorf("%s at %v lies over the %s at %v", p.ID, p.Box, flag.ID, flag.Box)
			}
		}
		if free {
			beside++
		}
	}
	return flags, beside
}
