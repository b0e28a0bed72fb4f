package engine

import (
	"testing"

	"portcullis/rules"
)

// The victor is asked to regroup where a block can come nearer to the objective or a badly wounded one away from enemies, and where the
// seat wants to be asked; else all stay, which is told. Whoever has begun is asked on.
func TestTheVictorIsAskedToRegroupWhereItCanBeWorthIt(t *testing.T) { // AR-RUL-82 AR-REG-1
	at := func(pairs ...string) (list [][2]string) {
		for i := 0; i < len(pairs); i += 2 {
			list = append(list, [2]string{pairs[i], pairs[i+1]})
		}
		return list
	}
	for _, c := range []struct {
		says   string
		blocks [][2]string // the first fought for the place where it stands
		steps  uint8       // of that one; 0: all
		change func(s *State)
		told   string // empty: it is asked
	}{
		{"a defender in the objective, alone", at("ar01", "0704"), 0, nil, "regrouping_spared"},
		{"a defender outside of it", at("ar01", "0603"), 0, nil, ""},
		{"a block beside it, farther from the objective", at("ar01", "0704", "ar02", "0604"), 0, nil, ""},
		{"wounded by one", at("ar01", "0704", "mi10", "0603"), 3, nil, "regrouping_spared"},
		{"badly wounded, an enemy beside it", at("ar01", "0704", "mi10", "0703"), 2, nil, ""},
		{"badly wounded, no enemy beside it", at("ar01", "0704"), 1, nil, "regrouping_spared"},
		{"a seat that wants to be asked", at("ar01", "0704"), 0, func(s *State) { s.Regroups[Argot] = true }, ""},
		{"the other one wants to be asked", at("ar01", "0704"), 0, func(s *State) { s.Regroups[Mineos] = true }, "regrouping_spared"},
		{"begun before", at("ar01", "0704"), 0, func(s *State) { s.Options.AskStay = true }, ""},
	} {
		s := empty(t, "first_battle")
		s.Day, s.Turn = 1, 1
		for i, b := range c.blocks {
			steps := uint8(0)
			if i == 0 {
				steps = c.steps
			}
			put(t, s, b[0], b[1], steps)
		}
		if c.change != nil {
			c.change(s)
		}
		var told []string
		s.Watch(func(e rules.Event) { told = append(told, e.Name) })
		s.begin(Frame{Kind: FrameRegroup, Place: place(t, s, c.blocks[0][1]), Seat: Argot, Party: PartyOf(Argot)})
		s.run()
		last := ""
		if len(told) > 0 {
			last = told[0]
		}
		if (s.Asked == AskRegroup) != (c.told == "") || c.told != "" && last != c.told {
			t.Errorf("%s: asked %v, told %v", c.says, s.Asked == AskRegroup, told)
		}
	}
}

func TestWhoHasBegunToRegroupIsAskedOn(t *testing.T) { // AR-RUL-82 AR-REG-2
	s := empty(t, "first_battle")
	s.Day, s.Turn = 1, 1
	put(t, s, "ar01", "0704", 0)
	put(t, s, "ar02", "0604", 0)
	s.begin(Frame{Kind: FrameRegroup, Place: place(t, s, "0704"), Seat: Argot, Party: PartyOf(Argot)})
	s.run()
	play(t, s, "regroup ar02 0704")
	if s.Asked != AskRegroup || !offered(t, s, "regroup ar01 0604") {
		t.Errorf("%v is asked: %s", s.Asked, choices(s))
	}
}
