package advice

import (
	"fmt"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/file"
)

// walkThrough plays matches by sound choices, now and then by any, and shows every so many positions.
func walkThrough(t *testing.T, scenario string, matches int, look func(s *engine.State)) {
	t.Helper()
	for seed := range uint64(matches) {
		s := begin(t, scenario, seed)
		r := rules.NewRand(seed)
		for n := 0; !s.Decision().Over(); n++ {
			if n%11 == 0 {
				look(s)
			}
			c := Sensible(s, nil)[0]
			if choices := s.Decision().Choices; r.IntN(4) == 0 {
				c = choices[r.IntN(len(choices))]
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestAdviceDoesNotPeek compares what is advised in worlds that a seat cannot tell apart: the estimate, the
// choices worth a thought, and the plans of a movement turn.
func TestAdviceDoesNotPeek(t *testing.T) {
	for scenario, matches := range map[string]int{"first_battle": 3, "full_siege": 1, "campaign": 1, "lamplit_way": 3} {
		one, other := new(engine.State), new(engine.State)
		walkThrough(t, scenario, matches, func(s *engine.State) {
			for seat := range rules.Seat(engine.Seats) {
				r, q := rules.NewRand(1), rules.NewRand(2)
				one.CopyFrom(s)
				file.Veil(one, seat, &r)
				other.CopyFrom(s)
				file.Veil(other, seat, &q)
				if a, b, c := Evaluate(s, seat), Evaluate(one, seat), Evaluate(other, seat); a != b || b != c {
					t.Fatalf("%s, turn %d: the estimates of seat %d differ: %v, %v, %v", scenario, s.Turns(), seat, a, b, c)
				}
				if a, b, c := Foresee(s, seat), Foresee(one, seat), Foresee(other, seat); a != b || b != c {
					t.Fatalf("%s, turn %d: seat %d foresees %v, %v, %v", scenario, s.Turns(), seat, a, b, c)
				}
				if s.Asker != seat {
					continue
				}
				if a, b, c := Sensible(s, nil), Sensible(one, nil), Sensible(other, nil); !slices.Equal(a, b) || !slices.Equal(b, c) {
					t.Fatalf("%s, turn %d, %v: seat %d is advised %v, %v, %v", scenario, s.Turns(), s.Asked, seat, a, b, c)
				}
				if !Planning(s) {
					continue
				}
				for _, variant := range []int{0, 1, named + byStorm, named + byStyle, named + byOrder, named + ways + byOrder} {
					if a, b := MakePlan(one, variant), MakePlan(other, variant); !slices.Equal(a.orders, b.orders) || a.Odds != b.Odds {
						t.Fatalf("%s, turn %d: seat %d plans %v and %v", scenario, s.Turns(), seat, a.orders, b.orders)
					}
				}
			}
		})
	}
}

// TestSoundChoicesAreLegal follows plans and sound choices through whole matches: nothing is refused, plans are
// carried out to their end, and each question has its answer.
func TestSoundChoicesAreLegal(t *testing.T) {
	asked := map[engine.Question]bool{}
	for _, scenario := range []string{"first_battle", "full_siege", "campaign", "stand_alone", "lamplit_way"} {
		for seed := range uint64(2) {
			s := begin(t, scenario, seed)
			var plans [engine.Seats]*Plan
			for !s.Decision().Over() {
				asked[s.Asked] = true
				list := Sensible(s, nil)
				c := list[0]
				for i, other := range list {
					if !s.Decision().Allows(other) || slices.Contains(list[:i], other) {
						t.Fatalf("%v: %v of %v is not legal, or stands twice", s.Asked, other, list)
					}
				}
				if Planning(s) {
					plan := &plans[s.Asker]
					if *plan == nil {
						*plan = MakePlan(s, int(seed)*2)
					}
					next, ok := (*plan).Next(s)
					if !ok {
						*plan = MakePlan(s, int(seed)*2)
						if next, ok = (*plan).Next(s); !ok {
							t.Fatalf("a fresh plan does not fit")
						}
					}
					c = next
				}
				if _, err := s.Apply(c); err != nil {
					t.Fatalf("%s, %v: %v", scenario, s.Asked, err)
				}
			}
		}
	}
	for q := engine.AskDay; int(q) < len(engine.QuestionWords()); q++ {
		if !asked[q] {
			t.Logf("%v was never asked", q)
		}
	}
}

// TestAdviceIsTheSameEachTime asks twice, and a copy.
func TestAdviceIsTheSameEachTime(t *testing.T) {
	walkThrough(t, "full_siege", 1, func(s *engine.State) {
		c := s.Clone()
		if a, b := Sensible(s, nil), Sensible(c, nil); !slices.Equal(a, b) || !slices.Equal(a, Sensible(s, nil)) {
			t.Fatalf("advised %v and %v", a, b)
		}
		if Planning(s) {
			if a, b := MakePlan(s, 3), MakePlan(c, 3); !slices.Equal(a.orders, b.orders) {
				t.Fatalf("planned %v and %v", a.orders, b.orders)
			}
		}
	})
}

// likes are blocks with equal faces, in pairs.
var likes = [][2]string{{"mi10", "mi11"}, {"mi01", "mi02"}, {"mi04", "mi05"}, {"mi24", "mi25"}, {"ar02", "ar03"}}

// TestEqualBlocksAreJudgedAlike lets blocks with equal faces change places: the estimate stays, the main assault
// too, and the same marches are planned, whoever makes them.
func TestEqualBlocksAreJudgedAlike(t *testing.T) {
	marches := func(s *engine.State, p *Plan) (list []string) {
		for _, o := range p.orders {
			face := s.Face(o.block)
			list = append(list, fmt.Sprint(s.Pieces[o.block].At, s.Pieces[o.block].Strength, face.Letter, face.Modifier, face.Abilities, o.to, o.from))
		}
		slices.Sort(list)
		return list
	}
	walkThrough(t, "full_siege", 1, func(s *engine.State) {
		if s.Day == 0 || s.Asked != engine.AskGroup {
			return
		}
		c := s.Clone()
		for _, pair := range likes {
			a, b := &c.Pieces[block(t, s, pair[0])], &c.Pieces[block(t, s, pair[1])]
			if a.Status == engine.OnMap && b.Status == engine.OnMap {
				*a, *b = *b, *a
			}
		}
		c.Settle()
		for seat := range rules.Seat(engine.Seats) {
			if x, y := Evaluate(s, seat), Evaluate(c, seat); x != y {
				t.Fatalf("turn %d: seat %d stands at %v and %v", s.Turns(), seat, x, y)
			}
		}
		if x, y := MakePlan(s, 0), MakePlan(c, 0); x.Target != y.Target || x.Odds != y.Odds || !slices.Equal(marches(s, x), marches(c, y)) {
			t.Fatalf("turn %d: planned\n%v\nand\n%v", s.Turns(), marches(s, x), marches(c, y))
		}
	})
}
