package conform

import (
	"slices"

	"portcullis/rules"
)

// checkRoundTrip tests the law that every state obeys, a match that is over included: its
// snapshot is taken by Restore, and the state restored waits for the same decision, has the same
// outcome and writes the same bytes.
func (w *walk) checkRoundTrip() error {
	_, err := w.roundTrip(w.state)
	return err
}

// roundTrip tests the law of a state and returns what was restored.
func (w *walk) roundTrip(s rules.State) (rules.State, error) {
	b, err := w.snapshot(s)
	if err != nil {
		return nil, err
	}
	r, err := w.game.Restore(b)
	if err != nil {
		return nil, w.fault(w.checking, "the game's own snapshot is refused: %v", err)
	}
	again, err := w.snapshot(r)
	if err != nil {
		return nil, err
	}
	if line := difference(b, again); line != "" {
		return nil, w.fault(w.checking, "the restored match writes another snapshot: %s", line)
	}
	if is, was := r.Decision(), s.Decision(); is.Kind != was.Kind || is.Seats != was.Seats || !slices.Equal(is.Choices, was.Choices) {
		return nil, w.fault(w.checking, "the restored match waits for another decision:\n%+v\n%+v", was, is)
	}
	is, over := r.Outcome()
	if was, ended := s.Outcome(); over != ended || is.Winners != was.Winners || is.Result != was.Result || is.Rule != was.Rule || is.Reason.String() != was.Reason.String() {
		return nil, w.fault(w.checking, "the restored match has another outcome:\n%+v\n%+v", was, is)
	}
	return r, nil
}

// wanderBack plays up to n random choices from a position of a file, and tests the law before and
// after each: what was taken once must not lead to a match that is refused.
func (w *walk) wanderBack(s rules.State, n int) error {
	for range n {
		if _, err := w.roundTrip(s); err != nil || s.Decision().Over() {
			return err
		}
		if err := w.wander(s, 1); err != nil {
			return err
		}
	}
	_, err := w.roundTrip(s)
	return err
}
