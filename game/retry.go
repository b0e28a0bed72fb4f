package game

import (
	"errors"
	"time"

	"portcullis/game/match"
	"portcullis/rules"
)

// How long the journal of a match is left alone that could not take a decision: first so long, then twice as long with each
// try that fails, up to a bound.
const (
	firstRetry = 5 * time.Second
	lastRetry  = time.Minute
)

// retry is when the journal is offered again what it could not take.
type retry struct {
	due  time.Time
	wait time.Duration // until the next try; 0: nothing waits
}

// keepOn offers the journal by itself what it could not take, and asks for the tick in which it does so. A decision that is
// made meanwhile offers all of it as well.
func (t *table) keepOn() {
	if t.match == nil || t.match.Unsaved() == 0 {
		t.again = retry{}
		return
	}
	now := t.app.options.Now()
	switch {
	case t.again.wait == 0:
		t.again.wait = firstRetry
	case now.Before(t.again.due):
		return
	default:
		t.again.wait = min(2*t.again.wait, lastRetry)
		err := t.match.Keep()
		if refused := (*match.NotKept)(nil); errors.As(err, &refused) {
			break // which was told when it began
		}
		t.again = retry{}
		if err != nil {
			t.app.fail(err)
			return
		}
		t.app.notice(Notice{Text: rules.Say("Saved again: all that waited is safe.")})
		return
	}
	t.again.due = now.Add(t.again.wait)
	t.app.wake(t.again.wait)
}
