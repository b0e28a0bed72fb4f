package conform

import (
	"iter"
	"regexp"

	"portcullis/rules"
)

// told is an event and what was said of it when it happened.
type told struct {
	event rules.Event
	text  string
}

// middle is a moment of the match, to be compared when it is played again.
type middle struct {
	decisions int
	bytes     []byte
}

var you = regexp.MustCompile(`\byour?\b|^Your?\b`)

// redact returns events as a seat sees them.
func (w *walk) redact(s rules.State, events iter.Seq[rules.Event], seat rules.Seat) ([]rules.Event, error) {
	r, ok := s.(rules.Redactor)
	if !ok {
		return nil, w.fault(w.checking, "the game has hidden information, and its states are no rules.Redactor")
	}
	var seen []rules.Event
	for e := range events {
		seen = append(seen, r.Redact(e, seat))
	}
	return seen, nil
}

// checkEvents tests what a choice brought about. turn is Progress.Turn before it.
func (w *walk) checkEvents(events []rules.Event, turn int) error {
	ended, turns := 0, 0
	for _, e := range events {
		switch e.Kind {
		case rules.MatchEnded:
			ended++
		case rules.TurnBegan:
			turns++
		}
		if err := w.checkEvent(e); err != nil {
			return err
		}
	}
	over := 0
	if w.decision.Over() {
		over = 1
	}
	if ended != over {
		return w.fault("events", "%d events say that the match ended; %d should", ended, over)
	}
	if now := w.state.Progress().Turn; now != turn+turns {
		return w.fault("events", "turn %d follows turn %d, and %d events say that a turn began", now, turn, turns)
	}
	return nil
}

func (w *walk) checkEvent(e rules.Event) error {
	switch {
	case e.Name == "" || e.Rule == "":
		return w.fault("events", "an event has no name or no rule: %+v", e)
	case e.Seat < rules.NoSeat || int(e.Seat) >= w.setup.Seats:
		return w.fault("events", "%s is of seat %d", e.Name, e.Seat)
	case e.Kind == rules.DiceRolled && !e.Reveals:
		return w.fault("events", "%s throws dice and does not say that it reveals them", e.Name)
	case e.Kind == rules.DiceRolled && (e.Count < 1 || int(e.Count) > len(e.Dice)):
		return w.fault("events", "%s throws %d dice", e.Name, e.Count)
	}
	for i, face := range e.Dice {
		if e.Kind == rules.DiceRolled && i < int(e.Count) && !e.Sides.Has(face) {
			return w.fault("events", "%s throws %d dice that show %v", e.Name, e.Count, e.Dice)
		}
	}
	w.secrets = w.secrets || e.Kind == rules.CardMoved && e.Reveals
	if err := w.checkTold(e); err != nil {
		return err
	}
	return w.hear(e)
}

func (w *walk) checkTold(e rules.Event) error {
	if !w.due(often) {
		return nil
	}
	text := w.state.Tell(e)
	if why := silent(text); why != "" {
		return w.fault("events", "what is told of %s %s: %q", e.Name, why, text)
	}
	if you.MatchString(text.String()) {
		return w.fault("events", "what is told of %s says you instead of a name: %q", e.Name, text)
	}
	const kept = 50
	if len(w.retell) < kept {
		w.retell = append(w.retell, told{e, text.String()})
	}
	return nil
}

// hear lets every seat know of the elements that it sees in an event.
func (w *walk) hear(e rules.Event) error {
	for seat := range w.known {
		seen := e
		if w.info.Hidden {
			r, ok := w.state.(rules.Redactor)
			if !ok {
				return w.fault("events", "the game has hidden information, and its states are no rules.Redactor")
			}
			seen = r.Redact(e, rules.Seat(seat))
			if why := silent(w.state.Tell(seen)); why != "" {
				return w.fault("events", "what is told seat %d of %s %s", seat, e.Name, why)
			}
		}
		for _, el := range seen.Elements(nil) {
			w.known[seat].add(el)
		}
	}
	return nil
}

// checkRetold tells early events again.
func (w *walk) checkRetold() error {
	for _, t := range w.retell {
		if now := w.state.Tell(t.event).String(); now != t.text {
			return w.fault("retold", "%s was told as %q and is told as %q at the end", t.event.Name, t.text, now)
		}
	}
	return nil
}

// checkEnd tests that there is an outcome exactly when there are no choices.
func (w *walk) checkEnd() error {
	o, over := w.state.Outcome()
	switch {
	case over != w.decision.Over():
		return w.fault("end", "%d choices, and an outcome: %v", len(w.decision.Choices), over)
	case len(w.played) > w.info.MaxDecisions:
		return w.fault("end", "%d decisions; the game says that no match has more than %d", len(w.played), w.info.MaxDecisions)
	case !over:
		return nil
	case o.Result == "" || o.Rule == "" || silent(o.Reason) != "":
		return w.fault("end", "the outcome lacks its result, rule or reason: %+v", o)
	case o.Winners>>w.setup.Seats != 0:
		return w.fault("end", "the seats %b have won, in a match of %d seats", o.Winners, w.setup.Seats)
	case w.decision.Kind != "" || w.decision.Seats != 0:
		return w.fault("end", "the match is over and waits for %q of the seats %b", w.decision.Kind, w.decision.Seats)
	}
	return w.evaluateEnd(o)
}

// keepMiddle keeps a moment of the match for checkDeterminism, each with the same chance.
func (w *walk) keepMiddle() error {
	if w.chance.IntN(len(w.played)) > 0 {
		return nil
	}
	b, err := w.snapshot(w.state)
	w.middle = middle{len(w.played), b}
	return err
}

// checkDeterminism plays the match again from its setup.
func (w *walk) checkDeterminism() error {
	s, err := w.game.New(w.setup)
	if err != nil {
		return w.fault("determinism", "the setup is refused the second time: %v", err)
	}
	settled := w.settled
	for i, c := range w.played {
		for ; len(settled) > 0 && settled[0].before == i; settled = settled[1:] {
			if err := preferrer(s).Prefer(settled[0].seat, settled[0].id, settled[0].value); err != nil {
				return w.fault("determinism", "%s is refused when the match is played again: %v", settled[0], err)
			}
		}
		if _, err := s.Apply(c); err != nil {
			return w.fault("determinism", "choice %d (%s) is refused when the match is played again: %v", i+1, w.game.Notation(c), err)
		}
		if i+1 == w.middle.decisions {
			if err := w.same(s, w.middle.bytes, i+1); err != nil {
				return err
			}
		}
	}
	b, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	return w.same(s, b, len(w.played))
}

func (w *walk) same(s rules.State, want []byte, decisions int) error {
	b, err := w.snapshot(s)
	if err != nil {
		return err
	}
	if line := difference(want, b); line != "" {
		return w.fault("determinism", "played again, the match differs after %d choices: %s", decisions, line)
	}
	return nil
}
