package game

import (
	"log/slog"
	"time"

	"portcullis/rules"
)

// A window that sleeps ticks only when somebody asks for it. What a computer player needs
// therefore has to ask: rouse does, at the end of every tick. That it is served is watched over
// too, since a match in which a computer player is to decide and nobody thinks stands still until
// the mouse moves, and nothing else tells of it.
const (
	// mostStalls is how many ticks may end, one after another, with a computer player to decide,
	// nobody thinking and everything shown. The thinking begins in the next tick, so one is usual.
	mostStalls = 3
	// watchEvery is how often it is looked, while somebody thinks, whether that is still so.
	watchEvery = 5 * time.Second
)

// watchdog remembers how a match of computer players comes along.
type watchdog struct {
	stalls int       // ticks in a row that ended with nobody thinking
	looks  time.Time // when it is looked again
	faults int       // how often the thinking had to be begun again
}

// computer is the seat whose computer player is to decide; false: a person is, or nobody.
func (t *table) computer() (rules.Seat, bool) {
	if t.match == nil || t.match.Over() || t.app.options.Still || t.lesson != nil && t.lesson.Holds() {
		return rules.NoSeat, false
	}
	seats := t.match.Decider()
	if seats&t.match.Humans() != 0 {
		return rules.NoSeat, false
	}
	return seats.First(), true
}

// shown reports whether the scene has shown all that happened so far.
func (t *table) shown() bool {
	p, ok := t.app.stack.top().(Patient)
	return !ok || p.Ready()
}

// rouse asks for the next tick if a computer player could go on in it. While one thinks its
// answer asks, and while the scene shows something the scene does.
func (t *table) rouse() {
	seat, plays := t.computer()
	switch {
	case !plays, t.think.answer != nil && !t.shown():
		t.dog.stalls = 0
	case t.isScripted():
		t.dog.stalls = 0
		if t.shown() {
			t.app.wake(0)
		}
	case t.thinks():
		t.dog.stalls = 0
		if now := t.app.options.Now(); !now.Before(t.dog.looks) {
			t.dog.looks = now.Add(watchEvery)
			t.app.wake(watchEvery)
		}
	default:
		t.dog.stalls++
		t.app.wake(0)
		if t.dog.stalls > mostStalls {
			t.askAgain(seat)
		}
	}
}

// thinks reports whether a computer player is at work, or its answer under way.
func (t *table) thinks() bool {
	j := t.think.job
	return j != nil && t.think.answer == nil && (!j.ended.Load() || !t.app.empty())
}

// askAgain lets the thinking of a match begin again that has come to a standstill. That should
// never be needed, so the log is told.
func (t *table) askAgain(seat rules.Seat) {
	t.app.log.Error("a computer player is to decide and nobody thinks; it is asked again",
		slog.String("player", t.match.Player(seat)), slog.Int("seat", int(seat)), slog.Int("decisions", t.match.Len()))
	t.think.stop()
	t.dog.stalls = 0
	t.dog.faults++
}
