package engine

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// In the last turn the siege is lifted as soon as Mineos can neither keep Old Town long enough nor come to all that is left of Argot.
func TestTheSiegeIsLiftedOnceAllIsDecided(t *testing.T) { // AR-RUL-77 AR-VIC-5 AR-VIC-6
	far := map[string]string{"mi10": "1104", "ar01": "0311"}
	for _, c := range []struct {
		name   string
		blocks map[string]string
		change func(s *State)
		want   Result
	}{
		{"out of reach", far, nil, SiegeLifted},
		{"not the last turn", far, func(s *State) { s.Turn-- }, Undecided},
		{"not the last day", far, func(s *State) { s.Day-- }, Undecided},
		{"kept often enough", far, func(s *State) { s.Keep = 2 }, Undecided},
		{"begun before", far, func(s *State) { s.Options.PlayOut = true }, Undecided},
		{"within reach", map[string]string{"mi10": "1104", "ar01": "1005"}, nil, Undecided},
		{"one of two within reach", map[string]string{"mi10": "1104", "ar01": "1005", "ar02": "0311"}, nil, SiegeLifted},
		{"only a train out of reach", map[string]string{"mi10": "1104", "ar01": "1005", "ar17": "0311"}, nil, Undecided},
		{"once all have moved", map[string]string{"mi10": "1104", "ar01": "1005"}, func(s *State) { s.Stack.Top().Stage = turnFirstFights }, SiegeLifted},
		{"in battle", map[string]string{"mi10": "1005", "ar01": "1005"}, func(s *State) { s.Stack.Top().Stage = turnFirstFights }, Undecided},
		{"under fire", map[string]string{"mi16": "1104", "ar01": "1105"}, func(s *State) { s.Stack.Top().Stage = turnFirstFights }, Undecided},
		{"of those who have moved", map[string]string{"mi16": "1104", "ar01": "1105"}, func(s *State) {
			s.Stack.Top().Stage = turnFirstFights
			s.Pieces[block(t, s, "mi16")].Flags |= Moved
		}, SiegeLifted},
	} {
		s := empty(t, "full_siege")
		for id, at := range c.blocks {
			put(t, s, id, at, 0)
		}
		s.Day, s.Turn = s.Options.Days, s.turnsOfDay()
		f := s.Stack.Top()
		f.Stage = turnFirstMoves
		if c.change != nil {
			c.change(s)
		}
		if s.settled(f, f.Stage); s.Result != c.want {
			t.Errorf("%s: result %d, want %d", c.name, s.Result, c.want)
		}
	}
}

// Nobody restores steps before a check that ends the match.
func TestNoRallyBeforeTheEnd(t *testing.T) { // AR-RUL-77 AR-VIC-4
	for keep, want := range map[uint8]Question{2: AskNothing, 1: AskRestoring} {
		s := empty(t, "full_siege")
		s.Purse, s.Pool = 9, 9
		put(t, s, "mi10", "0706", 0)
		put(t, s, "ar01", "0705", 2)
		s.Keep = keep
		s.Stack.Top().Stage = turnRally
		if s.run(); s.Asked != want || (want == AskNothing) != (s.Result == OldTownKept) {
			t.Errorf("kept %d times before: question %d, result %d", keep, s.Asked, s.Result)
		}
	}
}

// Nobody restores steps before a last turn that will be settled as it begins, whoever moves first in it.
func TestNoRallyBeforeATurnThatIsNotPlayed(t *testing.T) { // AR-RUL-81 AR-RUL-77
	far := map[string]string{"mi10": "1104", "ar01": "0311", "ar02": "0706"}
	for _, c := range []struct {
		name   string
		blocks map[string]string
		change func(s *State)
		asked  bool
	}{
		{"out of reach", far, nil, false},
		{"moved in this turn, and so within reach in the next", map[string]string{"mi10": "1104", "ar02": "1005"}, func(s *State) {
			s.Pieces[block(t, s, "mi10")].Flags |= Moved
		}, true},
		{"two turns before", far, func(s *State) { s.Turn-- }, true},
		{"another day", far, func(s *State) { s.Day-- }, true},
		{"kept, and once more would do", map[string]string{"mi10": "0706", "ar01": "0311", "ar02": "0810"}, func(s *State) { s.Keep = 1 }, true},
		{"kept for the first time", map[string]string{"mi10": "0706", "ar01": "0311", "ar02": "0808"}, nil, false},
		{"begun before", far, func(s *State) { s.Options.AskVain = true }, true},
	} {
		s := empty(t, "full_siege")
		for id, at := range c.blocks {
			put(t, s, id, at, 2)
		}
		s.Pool, s.Purse = 9, 9
		s.Day, s.Turn = s.Options.Days, s.turnsOfDay()-1
		s.Drawn = s.Turn
		s.Stack.Top().Stage = turnRally
		if c.change != nil {
			c.change(s)
		}
		if passed := s.settled(s.Stack.Top(), turnRally); passed == c.asked {
			t.Errorf("%s: the rally is passed over: %t", c.name, passed)
		}
	}
}

// However a last turn that is settled is played out at random, Argot wins.
func TestWhatIsSettledStaysSettled(t *testing.T) { // AR-RUL-77
	settled := 0
	for seed := range uint64(12) {
		w := world(t, "full_siege")
		s := New(w, Options{Scenario: 1, Days: 1, Difficulty: Even}, seed)
		r := rules.NewRand(seed)
		for s.Result == Undecided {
			before := s.Clone()
			c := s.choices[r.IntN(len(s.choices))]
			events, err := s.Apply(c)
			if err != nil {
				t.Fatal(err)
			}
			if !slices.ContainsFunc(events, func(e rules.Event) bool { return e.Name == "siege_settled" }) {
				continue
			}
			settled++
			before.Options.PlayOut = true
			for n := range 3 {
				if on := before.Clone(); playedOut(t, on, c, uint64(n)) != Argot {
					t.Errorf("seed %d: Argot lost after all", seed)
				}
			}
		}
	}
	if settled < 5 {
		t.Errorf("%d matches were settled in their last turn", settled)
	}
}

// playedOut is who wins after a choice, all others being made at random.
func playedOut(t *testing.T, s *State, c rules.Choice, seed uint64) rules.Seat {
	r := rules.NewRand(seed)
	for {
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
		if s.Result != Undecided {
			return s.Result.Winner()
		}
		c = s.choices[r.IntN(len(s.choices))]
	}
}
