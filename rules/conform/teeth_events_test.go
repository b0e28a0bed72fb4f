package conform_test

import (
	"errors"

	"portcullis/rules"
)

// brokenEvents tell what happens wrongly.
func brokenEvents() map[string]broken {
	return map[string]broken{
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
			e.Dice = rules.Faces{}
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
	}
}

// brokenEnds are out of order, do not end, or end wrongly.
func brokenEnds() map[string]broken {
	return map[string]broken{
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
