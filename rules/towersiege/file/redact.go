package file

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// Redact is an event as a seat saw it: which cards others draw it does not see, and of a hand that is looked at
// only that it was (TS-HID-1). Who plays a card of its own hand sees nothing new, the others do.
func Redact(e rules.Event, seat rules.Seat) rules.Event {
	switch {
	case e.Seat == rules.NoSeat:
		return e
	case e.Seat == seat:
		e.Reveals = e.Reveals && !own(&e)
		return e
	}
	e.Reveals = e.Reveals || own(&e) // a purchase, which its buyer may take back, shows the others a card
	if e.Kind == rules.TurnEnded {   // what lay in the hand
		e.Kind, e.Subject = rules.PhaseBegan, engine.PhaseElement(engine.EndPhase)
	}
	switch e.Name {
	case "drawn":
		e.Subject, e.Reveals = engine.BackElement(e.Seat), false
	case "hand_seen":
		e.Reveals = false
	case "card_seen":
		e.Subject, e.Reveals = engine.BackElement(rules.Seat(e.N)), false
	}
	return e
}

// own reports whether an event comes from a card that a seat has played from its own hand, or from what it paid.
func own(e *rules.Event) bool {
	return e.From.Kind() == "hand" && e.Kind == rules.CardMoved || e.Name == "spent" || e.Name == "converted"
}
