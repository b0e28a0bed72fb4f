package conform

import (
	"slices"

	"portcullis/rules"
)

// isOpen reports whether a state says that its match hides nothing from any seat.
func isOpen(s rules.State) bool {
	o, ok := s.(rules.Opener)
	return ok && o.Open()
}

// checkOpen tests that a match stays open or not, and that in an open one all seats know
// the same.
func (w *walk) checkOpen() error {
	open := isOpen(w.state)
	if len(w.played) == 0 {
		w.open = open
	}
	if open != w.open {
		return w.fault("open", "the match says that it is open: %v, and said before: %v", open, w.open)
	}
	if !open {
		return nil
	}
	seed := w.chance.Uint64()
	var first []byte
	for seat := range rules.Seat(w.setup.Seats) {
		r := rules.NewRand(seed)
		s := w.state.Veiled(seat, &r)
		if err := w.agree(s); err != nil {
			return err
		}
		b, err := w.snapshot(s)
		if err != nil {
			return err
		}
		if seat == 0 {
			first = b
		}
		if line := difference(first, b); line != "" {
			return w.fault("open", "the match says that it is open, and seat %d knows something else than seat 0: %s", seat, line)
		}
	}
	return nil
}

// checkDeal tests the events of the deal like those of a choice.
func (w *walk) checkDeal() error {
	d, ok := w.state.(rules.Dealer)
	if !ok {
		return nil
	}
	events := slices.Clone(d.Deal())
	if !slices.Equal(events, d.Deal()) {
		return w.fault("deal", "asking twice gives two deals")
	}
	return w.checkEvents(events, 0)
}
