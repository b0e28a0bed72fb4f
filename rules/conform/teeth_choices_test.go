package conform_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/stub"
)

// brokenChoices offer, write, describe or take choices wrongly.
func brokenChoices() map[string]broken {
	return map[string]broken{
		"choices run out": {bend{decision: func(s *bent) rules.Decision {
			if s.State.Progress().Turn == 3 {
				return rules.Decision{}
			}
			return s.State.Decision()
		}}, []string{"end", "events"}},
		"a choice is listed twice": {bend{decision: func(s *bent) rules.Decision {
			d := s.State.Decision()
			if len(d.Choices) > 0 {
				d.Choices = append(slices.Clone(d.Choices), d.Choices[0])
			}
			return d
		}}, []string{"choices"}},
		"an illegal choice is listed": {bend{decision: func(s *bent) rules.Decision {
			d := s.State.Decision()
			if len(d.Choices) > 0 {
				d.Choices = append(slices.Clone(d.Choices), rules.Choice{Verb: stub.End, Args: [4]int16{7}})
			}
			return d
		}}, []string{"choices", "notation", "describe"}},
		"choices change their order": {bend{decision: func(s *bent) rules.Decision {
			d := s.State.Decision()
			d.Choices = slices.Clone(d.Choices)
			if s.count++; s.count%2 == 1 {
				slices.Reverse(d.Choices)
			}
			return d
		}}, []string{"choices"}},
		"a decision belongs to nobody": {bend{decision: func(s *bent) rules.Decision {
			d := s.State.Decision()
			d.Seats = 0
			return d
		}}, []string{"choices"}},

		"two choices have one notation": {bend{notation: func(c rules.Choice) string {
			return strings.Replace(stub.Game{}.Notation(c), "right", "left", 1)
		}}, []string{"notation"}},
		"notation has a tab": {bend{notation: func(c rules.Choice) string {
			return strings.Replace(stub.Game{}.Notation(c), " ", "\t", 1)
		}}, []string{"notation"}},
		"notation cannot be read": {bend{notation: func(rules.Choice) string { return "something" }}, []string{"notation"}},

		"two choices have one path": {bend{describe: func(s *bent, c rules.Choice) rules.Description {
			d := s.State.Describe(c)
			d.Path = d.Path[:1]
			return d
		}}, []string{"describe"}},
		"one path ends on another's way": {bend{describe: func(s *bent, c rules.Choice) rules.Description {
			d := s.State.Describe(c)
			if c.Verb == stub.End {
				d.Path = []rules.Element{"card:" + rules.Element(strings.Fields(stub.Game{}.Notation(s.State.Decision().Choices[0]))[1])}
			}
			return d
		}}, []string{"describe"}},
		"a choice has no path": {bend{describe: func(s *bent, c rules.Choice) rules.Description {
			d := s.State.Describe(c)
			d.Path = nil
			return d
		}}, []string{"describe"}},
		"a choice has no sentence": {bend{describe: func(s *bent, c rules.Choice) rules.Description {
			d := s.State.Describe(c)
			d.Sentence = rules.T("")
			return d
		}}, []string{"describe"}},
		"a sentence does not fit its arguments": {bend{describe: func(s *bent, c rules.Choice) rules.Description {
			d := s.State.Describe(c)
			d.Sentence = rules.T("Play %s with %s", "a card")
			return d
		}}, []string{"describe"}},
		"a choice rests on no rule": {bend{describe: func(s *bent, c rules.Choice) rules.Description {
			d := s.State.Describe(c)
			d.Rule = ""
			return d
		}}, []string{"describe"}},
		"what can be clicked is explained away": {bend{whyNot: func(*bent, rules.Element) (rules.Refusal, bool) {
			return rules.Refusal{Why: rules.T("No")}, true
		}}, []string{"describe"}},
		"nothing is asked": {bend{prompt: func(*bent) rules.Prompt { return rules.Prompt{Rule: "X"} }}, []string{"prompt"}},

		"a refused choice changes the match": {bend{apply: func(s *bent, c rules.Choice) ([]rules.Event, error) {
			events, err := s.State.Apply(c)
			if err != nil {
				if s.State.Force(6) != nil {
					return nil, err
				}
			}
			return events, err
		}}, []string{"refusal"}},
		"a choice is refused with another error": {bend{apply: func(s *bent, c rules.Choice) ([]rules.Event, error) {
			events, err := s.State.Apply(c)
			if err != nil {
				err = errors.New("no")
			}
			return events, err
		}}, []string{"refusal"}},
		"a choice is refused without a reason": {bend{apply: func(s *bent, c rules.Choice) ([]rules.Event, error) {
			events, err := s.State.Apply(c)
			if err != nil {
				err = &rules.Refusal{Rule: "X"}
			}
			return events, err
		}}, []string{"refusal"}},
		"anything goes": {bend{apply: func(s *bent, c rules.Choice) ([]rules.Event, error) {
			events, err := s.State.Apply(c)
			if err != nil {
				return nil, nil
			}
			return events, nil
		}}, []string{"refusal"}},
		"a legal choice is refused": {bend{apply: func(s *bent, c rules.Choice) ([]rules.Event, error) {
			if c.Verb == stub.Ward {
				return nil, &rules.Refusal{Why: rules.T("No wards today")}
			}
			return s.State.Apply(c)
		}}, []string{"choices", "clone", "force", "reveal", "damage"}},
		"a choice panics": {bend{apply: func(s *bent, c rules.Choice) ([]rules.Event, error) {
			if c.Verb == stub.Ward && s.count > 3 {
				panic("index out of range")
			}
			return s.State.Apply(c)
		}}, []string{"choices", "clone", "force", "reveal", "damage", "refusal", "determinism", "snapshot"}},
	}
}

// brokenCopies write snapshots or make clones that are not the match.
func brokenCopies() map[string]broken {
	shared := []rules.Event{}
	sharedChoices := []rules.Choice{}
	written := map[string]bool{}
	return map[string]broken{
		"snapshots are unstable": {bend{snapshot: func(s *bent) ([]byte, error) {
			b, err := s.State.Snapshot()
			s.count++
			return append(b, strings.Repeat(" ", s.count)...), err
		}}, []string{"snapshot", "clone", "damage", "refusal", "teller", "force", "veil"}},
		"the snapshot of an ended match is refused": {bend{restore: func(b *bend, data []byte) (rules.State, error) {
			s, err := b.wrap(stub.Game{}.Restore(data))
			if err == nil && s.Decision().Over() {
				return nil, errors.New("the match is over")
			}
			return s, err
		}}, []string{"round trip"}},
		"an ended match is restored with another winner": {bend{restore: func(b *bend, data []byte) (rules.State, error) {
			s, err := b.wrap(stub.Game{}.Restore(data))
			if err == nil {
				s.(*bent).count = -1000
			}
			return s, err
		}, outcome: func(s *bent) (rules.Outcome, bool) {
			o, over := s.State.Outcome()
			if over && s.count < 0 {
				o.Winners ^= 1
			}
			return o, over
		}}, []string{"round trip"}},
		"a damaged position is taken and leads to one that is refused": {bend{snapshot: func(s *bent) ([]byte, error) {
			b, err := s.State.Snapshot()
			if s.count < 0 && s.count > -1000 {
				b = bytes.Replace(b, []byte(`"stub"`), []byte(`"stab"`), 1)
			}
			written[string(b)] = true
			return b, err
		}, restore: func(b *bend, data []byte) (rules.State, error) {
			s, err := b.wrap(stub.Game{}.Restore(data))
			if err == nil && !written[string(data)] {
				s.(*bent).count = -1000
			}
			return s, err
		}}, []string{"damage"}},
		"a snapshot is of no game": {bend{snapshot: func(s *bent) ([]byte, error) {
			b, err := s.State.Snapshot()
			return bytes.Replace(b, []byte(`"game": "stub"`), []byte(`"game": "stab"`), 1), err
		}}, []string{"round trip", "snapshot"}},
		"a snapshot has another option": {bend{snapshot: func(s *bent) ([]byte, error) {
			b, err := s.State.Snapshot()
			return bytes.Replace(b, []byte(`"length": `), []byte(`"size": `), 1), err
		}}, []string{"round trip", "snapshot"}},
		"a snapshot forgets the score": {bend{restore: func(b *bend, data []byte) (rules.State, error) {
			return b.wrap(stub.Game{}.Restore([]byte(strings.Replace(string(data), `"score": 1`, `"score": 0`, 1))))
		}}, []string{"round trip", "snapshot", "veil"}},
		"a snapshot forgets the forced dice": {bend{restore: func(b *bend, data []byte) (rules.State, error) {
			return b.wrap(stub.Game{}.Restore([]byte(strings.Replace(string(data), `"draw"`, `"drawn"`, 1))))
		}}, []string{"round trip", "snapshot"}},
		"a restored match plays on otherwise": {bend{restore: func(b *bend, data []byte) (rules.State, error) {
			s, err := b.wrap(stub.Game{}.Restore(data))
			if err == nil {
				s.(*bent).count = -1000
			}
			return s, err
		}, apply: func(s *bent, c rules.Choice) ([]rules.Event, error) {
			events, err := s.State.Apply(c)
			if s.count < 0 && err == nil {
				events = events[:len(events)-1]
			}
			return events, err
		}}, []string{"snapshot", "reveal", "damage"}},
		"a broken snapshot is taken": {bend{restore: func(b *bend, data []byte) (rules.State, error) {
			s, err := b.wrap(stub.Game{}.Restore(data))
			if err != nil {
				s, err = b.wrap(stub.Game{}.New(rules.Setup{}))
				s.(*bent).count = -1000
			}
			return s, err
		}, check: func(s *bent) error {
			if s.count < 0 {
				return errors.New("a card is missing")
			}
			return s.State.Check()
		}}, []string{"damage"}},
		"a broken snapshot panics": {bend{restore: func(b *bend, data []byte) (rules.State, error) {
			s, err := b.wrap(stub.Game{}.Restore(data))
			if err != nil {
				panic("no such card")
			}
			return s, err
		}}, []string{"damage"}},

		"a clone is the match itself": {bend{clone: func(s *bent) rules.State { return s }}, []string{"clone", "force", "teller", "snapshot"}},
		"a clone is another match": {bend{clone: func(s *bent) rules.State {
			c, _ := stub.Game{}.New(rules.Setup{Seed: 5})
			return &bent{State: c.(*stub.State), bend: s.bend}
		}}, []string{"clone", "force", "chances", "veil", "reveal"}},
		"a clone shares the events": {bend{apply: func(s *bent, c rules.Choice) ([]rules.Event, error) {
			events, err := s.State.Apply(c)
			shared = append(shared[:0], events...)
			return shared, err
		}}, []string{"clone"}},
		"a clone shares the choices": {bend{decision: func(s *bent) rules.Decision {
			d := s.State.Decision()
			sharedChoices = append(sharedChoices[:0], d.Choices...)
			d.Choices = sharedChoices
			return d
		}}, []string{"clone", "choices", "force", "chances", "snapshot", "reveal"}},
	}
}
