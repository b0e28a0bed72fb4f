package conform_test

import (
	"errors"

	"portcullis/rules"
	"portcullis/rules/stub"
)

// brokenSetups say wrongly what can be settled, or begin otherwise than it was.
func brokenSetups() map[string]broken {
	dealt := uint64(0)
	return map[string]broken{
		"a title is missing":                     {bend{info: func(in rules.Info) rules.Info { in.Title = ""; return in }}, []string{"info"}},
		"a seat has no name":                     {bend{info: func(in rules.Info) rules.Info { in.Seats = in.Seats[:1]; return in }}, []string{"info"}},
		"the longest match is shorter than most": {bend{info: func(in rules.Info) rules.Info { in.Longest = in.Minutes - 1; return in }}, []string{"info"}},
		"a default is no value":                  {bend{info: func(in rules.Info) rules.Info { in.Options[0].Default = "endless"; return in }}, []string{"info"}},
		"an unknown option is taken": {bend{start: func(g stub.Game, s rules.Setup) (rules.State, error) {
			if _, err := g.Info().Complete(s); err != nil {
				return g.New(rules.Setup{Seed: s.Seed})
			}
			return g.New(s)
		}}, []string{"info"}},
		"a setup is refused without its name": {bend{start: func(g stub.Game, s rules.Setup) (rules.State, error) {
			state, err := g.New(s)
			if err != nil {
				return nil, errors.New("no")
			}
			return state, nil
		}}, []string{"info"}},
		"the seed does not decide": {bend{start: func(g stub.Game, s rules.Setup) (rules.State, error) {
			dealt++
			s.Seed += dealt
			return g.New(s)
		}}, []string{"determinism"}},

		"an option waits for one behind it": {bend{info: func(in rules.Info) rules.Info {
			in.Options[0].When = map[string][]string{"first": {"north"}}
			return in
		}}, []string{"info"}},
		"an option waits for a value that there is not": {bend{info: func(in rules.Info) rules.Info {
			in.Options[1].When = map[string][]string{"length": {"endless"}}
			return in
		}}, []string{"info"}},
		"an option is of a seat that there is not": {bend{info: func(in rules.Info) rules.Info {
			in.Options[2].Seats = rules.SeatsOf(2)
			return in
		}}, []string{"info"}},
		"too many seats are dealt": {bend{info: func(in rules.Info) rules.Info {
			in.MinSeats, in.Options[0].Values[0].MaxSeats = 1, 1
			return in
		}}, []string{"info", "snapshot"}},
		"no seats fit": {bend{info: func(in rules.Info) rules.Info {
			in.Options[0].Values[0].MinSeats = 3
			return in
		}}, []string{"info"}},
		"an open option takes anything": {bend{info: func(in rules.Info) rules.Info {
			in.Options[0].Open = "length"
			return in
		}, start: func(g stub.Game, s rules.Setup) (rules.State, error) {
			delete(s.Options, "length")
			return g.New(s)
		}}, []string{"info", "snapshot"}},

		"the deal is told without a turn": {bend{deal: func(s *bent) []rules.Event {
			return s.State.Deal()[1:]
		}}, []string{"events"}},
		"the deal is told for ever": {bend{deal: func(s *bent) []rules.Event {
			return []rules.Event{{Kind: rules.TurnBegan, Name: "turn_began", Rule: "X", N: 1}}
		}}, []string{"deal"}},
	}
}

// brokenPreferences take preferences wrongly, or show them.
func brokenPreferences() map[string]broken {
	return map[string]broken{
		"a preference has one value": {bend{settled: func(s *bent, seat rules.Seat) []rules.Preference {
			list := s.State.Preferences(seat)
			list[0].Values = list[0].Values[:1]
			return list
		}}, []string{"prefer"}},
		"a preference has a value that it has not": {bend{settled: func(s *bent, seat rules.Seat) []rules.Preference {
			list := s.State.Preferences(seat)
			list[0].Value = "perhaps"
			return list
		}}, []string{"prefer", "reveal"}},
		"preferences come and go": {bend{settled: func(s *bent, seat rules.Seat) []rules.Preference {
			if s.State.Progress().Turn == 2 {
				return nil
			}
			return s.State.Preferences(seat)
		}}, []string{"prefer"}},
		"an option does not begin a preference": {bend{start: func(g stub.Game, s rules.Setup) (rules.State, error) {
			state, err := g.New(s)
			if err == nil && s.Options["second-north"] == "skipped" {
				err = state.(*stub.State).Prefer(stub.North, "second", "asked")
			}
			return state, err
		}}, []string{"prefer", "veil"}},
		"a preference is refused": {bend{prefer: func(s *bent, seat rules.Seat, id, value string) error {
			return errors.New("not now")
		}}, []string{"prefer", "veil", "reveal"}},
		"a preference is forgotten": {bend{prefer: func(s *bent, seat rules.Seat, id, value string) error {
			return s.State.Clone().(*stub.State).Prefer(seat, id, value)
		}}, []string{"prefer", "reveal"}},
		"a preference is everybody's": {bend{prefer: func(s *bent, seat rules.Seat, id, value string) error {
			return errors.Join(s.State.Prefer(seat, id, value), s.State.Prefer(1-seat, id, value))
		}}, []string{"prefer", "veil"}},
		"a preference changes the dice": {bend{prefer: func(s *bent, seat rules.Seat, id, value string) error {
			err := s.State.Prefer(seat, id, value)
			if err == nil {
				s.State = withRandOf(s.State, s.State.Veiled(seat, new(rules.Rand)))
			}
			return err
		}}, []string{"prefer", "veil"}},
		"a preference changes the question": {bend{prefer: func(s *bent, seat rules.Seat, id, value string) error {
			s.count = -1000
			return s.State.Prefer(seat, id, value)
		}, decision: func(s *bent) rules.Decision {
			d := s.State.Decision()
			if s.count < 0 && len(d.Choices) > 1 {
				d.Choices = d.Choices[1:]
			}
			return d
		}}, []string{"prefer", "veil", "snapshot"}},
		"any preference will do": {bend{prefer: func(s *bent, seat rules.Seat, id, value string) error {
			if err := s.State.Prefer(seat, id, value); err != nil && (seat < 0 || seat > 1) {
				return err
			}
			return nil
		}}, []string{"prefer"}},
		"a wrong preference is half taken": {bend{prefer: func(s *bent, seat rules.Seat, id, value string) error {
			err := s.State.Prefer(seat, id, value)
			if err != nil {
				_ = s.State.Force(1)
			}
			return err
		}}, []string{"prefer"}},
		"a preference is told": {bend{prompt: func(s *bent) rules.Prompt {
			p := s.State.Prompt()
			p.Ask = rules.T("%s (%s)", p.Ask, s.State.Preferences(stub.North)[0].Value)
			return p
		}}, []string{"veil"}},
		"a preference is not veiled": {bend{veiled: func(s *bent, seat rules.Seat, r *rules.Rand) rules.State {
			v := s.State.Veiled(seat, r).(*stub.State)
			if err := v.Prefer(1-seat, "second", s.State.Preferences(1 - seat)[0].Value); err != nil {
				panic(err)
			}
			return &bent{State: v, bend: s.bend}
		}}, []string{"veil"}},
	}
}
