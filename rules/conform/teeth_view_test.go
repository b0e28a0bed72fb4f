package conform_test

import (
	"errors"

	"portcullis/rules"
	"portcullis/rules/stub"
)

// brokenViews promise, reckon or advise wrongly.
func brokenViews() map[string]broken {
	return map[string]broken{
		"a preview changes the match": {bend{preview: func(s *bent, c rules.Choice) (rules.Preview, bool) {
			_ = s.State.Force(1)
			return s.State.Preview(c)
		}}, []string{"teller", "veil"}},
		"a preview knows the dice": {bend{preview: func(s *bent, c rules.Choice) (rules.Preview, bool) {
			p, ok := s.State.Preview(c)
			if events, err := s.State.Clone().Apply(c); ok && err == nil {
				p.Title = rules.T("It will roll %d", events[len(events)-1].N)
			}
			return p, ok
		}}, []string{"veil"}},
		"a preview promises too much": {bend{preview: func(s *bent, c rules.Choice) (rules.Preview, bool) {
			p, ok := s.State.Preview(c)
			p.Chance *= 4
			return p, ok
		}}, []string{"teller"}},
		"open odds are wrong": {bend{info: func(in rules.Info) rules.Info { in.Hidden = false; return in },
			preview: func(s *bent, c rules.Choice) (rules.Preview, bool) {
				p, ok := s.State.Preview(c)
				p.Chance /= 2
				return p, ok
			}}, []string{"chances"}},

		"forced dice are dropped": {bend{force: func(s *bent, faces ...uint8) error {
			return s.State.Clone().Force(faces...)
		}}, []string{"force", "chances"}},
		"a die shows a seven": {bend{force: func(s *bent, faces ...uint8) error {
			for i := range faces {
				faces[i] = min(faces[i], 6)
			}
			return s.State.Force(faces...)
		}}, []string{"force"}},
		"throws are missing": {bend{chances: func(s *bent, c rules.Choice, buf []rules.Chance) []rules.Chance {
			all := s.State.Chances(c, buf)
			return all[:max(len(all)-1, 0)]
		}}, []string{"chances"}},
		"throws are listed where none is": {bend{chances: func(*bent, rules.Choice, []rules.Chance) []rules.Chance {
			return []rules.Chance{{Faces: rules.Faces{1, 1}, Dice: 2, Weight: 36}}
		}}, []string{"chances"}},
		"an estimate is no probability": {bend{evaluate: func(s *bent, seat rules.Seat) float64 { return 2 * s.State.Evaluate(seat) }}, []string{"evaluate"}},
		"the winner is not sure": {bend{evaluate: func(s *bent, seat rules.Seat) float64 {
			return 0.9 * s.State.Evaluate(seat)
		}}, []string{"evaluate"}},
		"an estimate knows the draw pile": {bend{evaluate: func(s *bent, seat rules.Seat) float64 {
			if _, over := s.State.Outcome(); over {
				return s.State.Evaluate(seat)
			}
			return float64(topOfDraw(s.State)[0]) / 256
		}}, []string{"veil", "reveal"}},

		"nothing is sensible": {bend{sensible: func(_ *bent, buf []rules.Choice) []rules.Choice { return buf }}, []string{"sensible"}},
		"the sensible choices are not appended": {bend{sensible: func(s *bent, _ []rules.Choice) []rules.Choice {
			return s.State.Sensible(nil)
		}}, []string{"sensible"}},
		"what is sensible is not legal": {bend{sensible: func(s *bent, buf []rules.Choice) []rules.Choice {
			return append(s.State.Sensible(buf), rules.Choice{Verb: stub.End, Args: [4]int16{7}})
		}}, []string{"sensible"}},
		"a choice is sensible twice": {bend{sensible: func(s *bent, buf []rules.Choice) []rules.Choice {
			buf = s.State.Sensible(buf)
			return append(buf, buf[len(buf)-1])
		}}, []string{"sensible"}},
		"what is sensible changes": {bend{sensible: func(s *bent, buf []rules.Choice) []rules.Choice {
			s.count++
			return append(buf, s.State.Decision().Choices[s.count%2])
		}}, []string{"sensible", "teller", "veil"}},
		"what is sensible tells the draw pile": {bend{sensible: func(s *bent, buf []rules.Choice) []rules.Choice {
			top := topOfDraw(s.State)
			return append(buf, s.State.Decision().Choices[top[len(top)-1]%2])
		}}, []string{"veil", "reveal"}},
		"a tag has no word":     {bend{tags: func(_ *bent, _ rules.Choice, buf []string) []string { return append(buf, "") }}, []string{"tags"}},
		"tags are not appended": {bend{tags: func(s *bent, c rules.Choice, _ []string) []string { return s.State.Tags(c, nil) }}, []string{"tags"}},
		"a copy forgets the score": {bend{copyFrom: func(s, from *bent) {
			s.State = withRandOf(s.State, from.State)
		}}, []string{"copy"}},
		"a copy is the match itself": {bend{copyFrom: func(s, from *bent) { s.State = from.State }}, []string{"copy"}},
		"in place, the wrong seat is veiled": {bend{veil: func(s *bent, seat rules.Seat, r *rules.Rand) {
			s.State.Veil(1-seat, r)
		}}, []string{"copy"}},
		"in place, another generator is left": {bend{veil: func(s *bent, seat rules.Seat, r *rules.Rand) {
			s.State.Veil(seat, r)
			r.Uint64()
		}}, []string{"copy"}},
	}
}

// brokenVeils show a seat what it cannot see.
func brokenVeils() map[string]broken {
	return map[string]broken{
		"nothing is veiled": {bend{veiled: func(s *bent, _ rules.Seat, _ *rules.Rand) rules.State { return s.Clone() }}, []string{"veil"}},
		"the generator leaks": {bend{veiled: func(s *bent, seat rules.Seat, r *rules.Rand) rules.State {
			return &bent{State: withRandOf(s.State.Veiled(seat, r), s.State), bend: s.bend}
		}}, []string{"veil"}},
		"only the generator is veiled": {bend{veiled: func(s *bent, seat rules.Seat, r *rules.Rand) rules.State {
			return &bent{State: withRandOf(s.State, s.State.Veiled(seat, r)), bend: s.bend}
		}}, []string{"veil", "reveal", "copy"}},
		"the wrong seat is veiled": {bend{veiled: func(s *bent, seat rules.Seat, r *rules.Rand) rules.State {
			return &bent{State: s.State.Veiled(1-seat, r).(*stub.State), bend: s.bend}
		}}, []string{"veil", "choices"}},
		"veiling takes from the match": {bend{veiled: func(s *bent, seat rules.Seat, r *rules.Rand) rules.State {
			_ = s.State.Force(1)
			return &bent{State: s.State.Veiled(seat, r).(*stub.State), bend: s.bend}
		}}, []string{"veil", "teller"}},
		"a veiled match is unsound": {bend{veiled: func(s *bent, seat rules.Seat, r *rules.Rand) rules.State {
			return &bent{State: s.State.Veiled(seat, r).(*stub.State), bend: s.bend, count: -1000}
		}, check: func(s *bent) error {
			if s.count < 0 {
				return errors.New("a card is missing")
			}
			return s.State.Check()
		}}, []string{"veil"}},
		"an article tells the draw pile": {bend{about: func(s *bent, e rules.Element) (rules.Article, bool) {
			return rules.Article{Title: rules.T("The next card is %s", topOfDraw(s.State))}, true
		}}, []string{"veil"}},

		"hands differ and the match is open":  {bend{open: func(*bent) bool { return true }}, []string{"open"}},
		"the match is open in the third turn": {bend{open: func(s *bent) bool { return s.State.Progress().Turn == 3 }}, []string{"open"}},
	}
}
