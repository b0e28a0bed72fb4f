package file

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// Redact is an event as a seat saw it: which cards others draw it does not see, and of a hand that is looked at
// only that it was (TS-HID-1).
func Redact(e rules.Event, seat rules.Seat) rules.Event {
	if e.Seat == seat || e.Seat == rules.NoSeat {
		return e
	}
	switch e.Name {
	case "drawn":
		e.Subject, e.Reveals = engine.BackElement(e.Seat), false
	case "hand_seen":
		e.Reveals = false
	}
	return e
}
