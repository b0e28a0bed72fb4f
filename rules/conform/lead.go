package conform

import (
	"errors"
	"slices"

	"portcullis/rules"
)

// checkLead plays what leads on from a decision on a copy: nothing is decided by it but what can be chosen next.
func (w *walk) checkLead() error {
	leader, ok := w.state.(rules.Leader)
	if !ok {
		return nil
	}
	lead, then := leader.Lead()
	if len(lead) == 0 || len(then) == 0 {
		if len(lead)+len(then) > 0 {
			return w.fault("lead", "%d choices lead on to %d", len(lead), len(then))
		}
		return nil
	}
	s := w.state.Clone()
	for _, c := range lead {
		if d := s.Decision(); d.Seats != w.decision.Seats || !s.Describe(c).Prelude {
			return w.fault("lead", "%s is no prelude, or other seats are asked before it", w.game.Notation(c))
		}
		events, err := s.Apply(c)
		if err != nil {
			return w.fault("lead", "%s leads on and is refused: %v", w.game.Notation(c), err)
		}
		if slices.ContainsFunc(events, func(e rules.Event) bool { return e.Reveals }) {
			return w.fault("lead", "%s leads on and shows something", w.game.Notation(c))
		}
	}
	after := s.Decision()
	if after.Seats != w.decision.Seats {
		return w.fault("lead", "after what leads on other seats are asked")
	}
	for _, c := range then {
		if !after.Allows(c) || w.decision.Allows(c) {
			return w.fault("lead", "%s is offered as what follows: it is not legal then, or legal now", w.game.Notation(c))
		}
		var refused *rules.Refusal
		if _, err := w.state.Clone().Apply(c); !errors.As(err, &refused) {
			return w.fault("lead", "%s follows, and is not refused now", w.game.Notation(c))
		}
	}
	return nil
}
