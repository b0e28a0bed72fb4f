package conform_test

import (
	"bytes"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/conform"
	"portcullis/rules/stub"
)

// broken are games that break the contract, each in one way, and the checks of which one
// must notice.
func broken() map[string]struct {
	bend   bend
	checks []string
} {
	type b = struct {
		bend   bend
		checks []string
	}
	shared := []rules.Event{}
	sharedChoices := []rules.Choice{}
	dealt := uint64(0)
	return map[string]b{
		"a title is missing":    {bend{info: func(in rules.Info) rules.Info { in.Title = ""; return in }}, []string{"info"}},
		"a seat has no name":    {bend{info: func(in rules.Info) rules.Info { in.Seats = in.Seats[:1]; return in }}, []string{"info"}},
		"a default is no value": {bend{info: func(in rules.Info) rules.Info { in.Options[0].Default = "endless"; return in }}, []string{"info"}},
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

		"snapshots are unstable": {bend{snapshot: func(s *bent) ([]byte, error) {
			b, err := s.State.Snapshot()
			s.count++
			return append(b, strings.Repeat(" ", s.count)...), err
		}}, []string{"snapshot", "clone", "damage", "refusal", "teller", "force", "veil"}},
		"a snapshot is of no game": {bend{snapshot: func(s *bent) ([]byte, error) {
			b, err := s.State.Snapshot()
			return bytes.Replace(b, []byte(`"game": "stub"`), []byte(`"game": "stab"`), 1), err
		}}, []string{"snapshot"}},
		"a snapshot has another option": {bend{snapshot: func(s *bent) ([]byte, error) {
			b, err := s.State.Snapshot()
			return bytes.Replace(b, []byte(`"length": `), []byte(`"size": `), 1), err
		}}, []string{"snapshot"}},
		"a snapshot forgets the score": {bend{restore: func(b *bend, data []byte) (rules.State, error) {
			return b.wrap(stub.Game{}.Restore([]byte(strings.Replace(string(data), `"score": 1`, `"score": 0`, 1))))
		}}, []string{"snapshot", "veil"}},
		"a snapshot forgets the forced dice": {bend{restore: func(b *bend, data []byte) (rules.State, error) {
			return b.wrap(stub.Game{}.Restore([]byte(strings.Replace(string(data), `"draw"`, `"drawn"`, 1))))
		}}, []string{"snapshot"}},
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
			return []rules.Chance{{Faces: [4]uint8{1, 1}, Dice: 2, Weight: 36}}
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

		"redacting forgets the wards": {bend{redact: func(s *bent, e rules.Event, seat rules.Seat) rules.Event {
			if e.Name == "ward_put" {
				return e
			}
			return s.State.Redact(e, seat)
		}}, []string{"reveal"}},
		"a card is drawn and nothing reveals it": {bend{apply: changeEvents(func(e *rules.Event) bool {
			e.Reveals = e.Reveals && e.Name != "card_drawn"
			return true
		})}, []string{"reveal"}},
		"a ward turns up and no event tells": {bend{apply: changeEvents(func(e *rules.Event) bool {
			return e.Name != "ward_turned"
		})}, []string{"reveal"}},
		"dice reveal nothing": {bend{apply: changeEvents(func(e *rules.Event) bool {
			e.Reveals = e.Reveals && e.Kind != rules.DiceRolled
			return true
		})}, []string{"events", "reveal"}},
		"dice show nothing": {bend{apply: changeEvents(func(e *rules.Event) bool {
			e.Dice = [4]uint8{}
			return true
		})}, []string{"events", "force", "chances"}},
		"an event rests on no rule": {bend{apply: changeEvents(func(e *rules.Event) bool {
			e.Rule = ""
			return true
		})}, []string{"events"}},
		"an event is of nobody at the table": {bend{apply: changeEvents(func(e *rules.Event) bool {
			e.Seat = 2
			return true
		})}, []string{"events", "reveal"}},
		"the end is not told": {bend{apply: changeEvents(func(e *rules.Event) bool {
			return e.Kind != rules.MatchEnded
		})}, []string{"events"}},
		"a turn begins untold": {bend{apply: changeEvents(func(e *rules.Event) bool {
			return e.Kind != rules.TurnBegan
		})}, []string{"events"}},
		"an event is silent": {bend{tell: func(s *bent, e rules.Event) rules.Text {
			if e.Name == "scored" {
				return rules.Text{}
			}
			return s.State.Tell(e)
		}}, []string{"events"}},
		"an event says you": {bend{tell: func(s *bent, e rules.Event) rules.Text {
			return rules.T("%s for you", s.State.Tell(e))
		}}, []string{"events"}},
		"the past is retold": {bend{tell: func(s *bent, e rules.Event) rules.Text {
			return rules.T("%s, now in turn %d", s.State.Tell(e), s.State.Progress().Turn)
		}}, []string{"retold"}},

		"an invariant breaks": {bend{check: func(s *bent) error {
			if s.State.Progress().Turn == 4 {
				return errors.New("the fourth turn is out of order")
			}
			return nil
		}}, []string{"invariants", "damage"}},
		"nobody ever wins": {bend{outcome: func(*bent) (rules.Outcome, bool) { return rules.Outcome{}, false }}, []string{"end", "damage"}},
		"the outcome comes early": {bend{outcome: func(s *bent) (rules.Outcome, bool) {
			return rules.Outcome{Result: "won", Rule: "X", Reason: rules.T("So it is.")}, s.State.Progress().Turn >= 5
		}}, []string{"end", "damage"}},
		"the outcome has no reason": {bend{outcome: func(s *bent) (rules.Outcome, bool) {
			o, over := s.State.Outcome()
			o.Reason = rules.Text{}
			return o, over
		}}, []string{"end"}},
		"the match is too long": {bend{info: func(in rules.Info) rules.Info { in.MaxDecisions = 5; return in }}, []string{"end"}},
		"turns are counted from nought": {bend{progress: func(s *bent) rules.Progress {
			p := s.State.Progress()
			p.Turn--
			return p
		}}, []string{"prompt", "events"}},

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
		"hands differ and the match is open":  {bend{open: func(*bent) bool { return true }}, []string{"open"}},
		"the match is open in the third turn": {bend{open: func(s *bent) bool { return s.State.Progress().Turn == 3 }}, []string{"open"}},
	}
}

// changeEvents lets change alter every event, or drop it by returning false.
func changeEvents(change func(*rules.Event) bool) func(*bent, rules.Choice) ([]rules.Event, error) {
	return func(s *bent, c rules.Choice) ([]rules.Event, error) {
		events, err := s.State.Apply(c)
		var kept []rules.Event
		for _, e := range events {
			if change(&e) {
				kept = append(kept, e)
			}
		}
		return kept, err
	}
}

// few is how many matches are enough to notice any of the broken games.
const few = 40

func TestBrokenGamesAreReported(t *testing.T) {
	for name, b := range broken() {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(few) {
				_, err := conform.Explore(bentGame{bend: &b.bend}, seed, conform.Sampled)
				if err == nil {
					continue
				}
				var f *conform.Fault
				if !errors.As(err, &f) {
					t.Fatalf("%T: %v", err, err)
				}
				if !slices.Contains(b.checks, f.Check) {
					t.Errorf("the check %q noticed, not one of %q: %v", f.Check, b.checks, f.Problem)
				}
				if f.Seed != seed || !strings.Contains(err.Error(), fmt.Sprintf("seed %d,", seed)) || !strings.Contains(err.Error(), fmt.Sprintf("after %d choices", len(f.Choices))) {
					t.Errorf("the report does not tell how to find it again: %v", err)
				}
				return
			}
			t.Errorf("not noticed in %d matches", few)
		})
	}
}

// openGame is the stub game whose length may be written down as a number of letters, which
// it takes for the short one.
type openGame struct{ stub.Game }

func (g openGame) Info() rules.Info {
	in := g.Game.Info()
	in.Options[0].Open = "letters"
	return in
}

func (g openGame) New(s rules.Setup) (rules.State, error) {
	s, err := g.Info().Complete(s)
	if err != nil {
		return nil, err
	}
	given := s.Options["length"]
	if strings.Trim(given, "x") == "" {
		s.Options["length"] = "short"
	}
	state, err := g.Game.New(s)
	if err != nil {
		return nil, err
	}
	return &bent{State: state.(*stub.State), bend: written(given)}, nil
}

// written is the bend whose snapshots say the length as it was given.
func written(given string) *bend {
	return &bend{snapshot: func(s *bent) ([]byte, error) {
		b, err := s.State.Snapshot()
		if strings.Trim(given, "x") == "" {
			b = bytes.Replace(b, []byte(`"length": "short"`), []byte(`"length": "`+given+`"`), 1)
		}
		return b, err
	}}
}

func (g openGame) Restore(data []byte) (rules.State, error) {
	found := regexp.MustCompile(`"length": "(x+)"`).FindSubmatch(data)
	if found == nil {
		return (&bend{}).wrap(g.Game.Restore(data))
	}
	return written(string(found[1])).wrap(g.Game.Restore(bytes.Replace(data, found[0], []byte(`"length": "short"`), 1)))
}

func (g openGame) Invent(option string, s rules.Setup, r *rules.Rand) string {
	return strings.Repeat("x", 1+r.IntN(rules.MaxOptionValue))
}

// TestOpenOptions explores a game that makes values up, and one that makes nothing up.
func TestOpenOptions(t *testing.T) {
	for seed := range uint64(few) {
		if _, err := conform.Explore(openGame{}, seed, conform.Sampled); err != nil {
			t.Fatal(err)
		}
	}
	noticed := false
	for seed := range uint64(few) {
		_, err := conform.Explore(speechlessGame{}, seed, conform.Sampled)
		noticed = noticed || err != nil && strings.Contains(err.Error(), "nothing is made up for the open option length")
	}
	if !noticed {
		t.Error("a game that makes nothing up is not noticed")
	}
}

type speechlessGame struct{ openGame }

func (speechlessGame) Invent(string, rules.Setup, *rules.Rand) string { return "" }

// TestUnbentGamePasses shows that the wrapper itself breaks nothing.
func TestUnbentGamePasses(t *testing.T) {
	for seed := range uint64(few) {
		if _, err := conform.Explore(bentGame{bend: &bend{}}, seed, conform.Sampled); err != nil {
			t.Fatal(err)
		}
	}
}

func TestFaultIsReproducible(t *testing.T) {
	b := broken()["a ward turns up and no event tells"].bend
	report := func() string {
		for seed := range uint64(few) {
			if _, err := conform.Explore(bentGame{bend: &b}, seed, conform.Sampled); err != nil {
				return err.Error()
			}
		}
		return "nothing"
	}
	first := report()
	if second := report(); first != second || first == "nothing" {
		t.Errorf("explored twice, the reports differ:\n%s\n%s", first, second)
	}
}

func TestThorough(t *testing.T) {
	for seed := range uint64(6) {
		tally, err := conform.Explore(shortGame{}, seed, conform.Thorough)
		if err != nil {
			t.Fatal(err)
		}
		if tally.Checks["clone"] != tally.Decisions || tally.Matches != 1 {
			t.Errorf("%d of %d decisions were checked for their clones", tally.Checks["clone"], tally.Decisions)
		}
	}
}

// shortGame is the stub game without its long matches.
type shortGame struct{ stub.Game }

func (g shortGame) Info() rules.Info {
	in := g.Game.Info()
	in.Options[0].Values = in.Options[0].Values[:2]
	return in
}
