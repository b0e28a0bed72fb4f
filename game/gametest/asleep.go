// Package gametest drives a program in tests as a window does that sleeps: it ticks only when a
// tick was asked for (asleep.go). It plays matches to their end (played.go).
package gametest

import (
	"testing"
	"time"

	"portcullis/game"
)

const (
	// soon is within what time a wanted tick counts as asked for. Longer wishes only look after
	// things: that a notice goes, that nobody has fallen asleep.
	soon = 4 * time.Second
	// patience is how long a computer player or an errand may take before the test gives up. They
	// are at work on goroutines of their own; everything else follows the ticks.
	patience = time.Minute
)

// Window is the window of a program that sleeps between ticks.
type Window struct {
	App    *game.App
	Screen game.Screen
	// Ticks is how many there were so far.
	Ticks int
	asked chan struct{}
}

// Asleep makes the window of a program that has no loop of its own. The first tick is asked for.
func Asleep(a *game.App, s game.Screen) *Window {
	w := &Window{App: a, Screen: s, asked: make(chan struct{}, 1)}
	a.OnWake(func(after time.Duration) {
		if after < soon {
			w.ask()
		}
	})
	a.OnPost(w.ask)
	w.ask()
	return w
}

func (w *Window) ask() {
	select {
	case w.asked <- struct{}{}:
	default:
	}
}

// Until ticks whenever a tick is asked for until something is so. It fails the test if the
// program has gone to sleep before that.
func (w *Window) Until(t testing.TB, what string, is func() bool) {
	t.Helper()
	for !is() {
		if !w.wakes() {
			t.Fatalf("tick %d: the program sleeps, and it has not come to this: %s", w.Ticks, what)
		}
		if err := w.App.StepTick(game.Input{}, w.Screen); err != nil {
			t.Fatalf("tick %d: %v", w.Ticks, err)
		}
		w.Ticks++
	}
}

// wakes waits for the next tick that is asked for. False: nothing will ask for one any more.
func (w *Window) wakes() bool {
	select {
	case <-w.asked:
		return true
	default:
	}
	if _, thinking := w.App.Thinking(); !thinking && !w.App.Busy() {
		return false
	}
	select {
	case <-w.asked:
		return true
	case <-time.After(patience):
		return false
	}
}
