package game

import (
	"context"
	"errors"
	"sync/atomic"
	"time"

	"portcullis/game/crash"
)

// Errand is what may take long, or break the one who does it: reading files, first of all. It is done
// on a goroutine of its own, and what comes of it is taken up on the loop's.
type Errand struct {
	// Doing says what is being done: a window tells it, and calls it off, if it takes longer than
	// [Options.Grace]. Empty: who sends the errand shows that itself.
	Doing string
	// Work does it, and ends when the context does. A panic in it is an error: see [crash.Try].
	Work func(context.Context) error
	// Then takes up what came of it, on the loop's goroutine, unless it was called off.
	Then func(error)
	// Unwanted lets go of what Work has made after it was called off, on the loop's goroutine; nil:
	// there is nothing to let go of.
	Unwanted func()
}

// grace is how long the loop waits for an errand. What a person does not notice needs no window,
// and no screen that changes twice.
const grace = 60 * time.Millisecond

// errand is an errand under way.
type errand struct {
	Errand
	stage  atomic.Int32 // of the stages
	done   chan struct{}
	err    error // once done is closed
	cancel context.CancelFunc
	window Scene // tells that it is under way; nil: nothing does
	off    bool  // it was called off
}

// The stages of an errand: whether the loop still waited when it was done.
const (
	underWay int32 = iota
	doneInGrace
	late
)

// Send sends an errand on its way. It is for the loop's goroutine, on which Then is called before
// Send returns if the errand is quick. callOff makes it forgotten; it may be called at any time, on
// the loop's goroutine too.
func (a *App) Send(e Errand) (callOff func()) {
	ctx, cancel := context.WithCancel(context.Background())
	j := &errand{Errand: e, done: make(chan struct{}), cancel: cancel}
	a.errands = append(a.errands, j)
	go func() {
		j.err = crash.Try(func() error { return e.Work(ctx) })
		quick := j.stage.CompareAndSwap(underWay, doneInGrace)
		close(j.done)
		if !quick {
			a.Post(returned{j})
		}
	}()
	if a.awaits(j) {
		a.takeUp(j)
		return func() {}
	}
	if e.Doing != "" && a.options.Waiting != nil {
		j.window = a.options.Waiting(a, e.Doing, calledOff{j})
		a.stack.push(j.window)
	}
	return func() { a.callOff(j) }
}

// awaits gives an errand its grace, and reports whether it was done in it.
func (a *App) awaits(j *errand) bool {
	timer := time.NewTimer(max(a.options.Grace, 0))
	defer timer.Stop()
	select {
	case <-j.done:
	case <-timer.C:
	}
	if j.stage.CompareAndSwap(underWay, late) {
		return false
	}
	<-j.done
	return true
}

// takeUp ends an errand that is done.
func (a *App) takeUp(j *errand) {
	if j.off {
		if j.Unwanted != nil {
			j.Unwanted()
		}
		return
	}
	a.forgetErrand(j)
	var broken *crash.Broken
	if errors.As(j.err, &broken) {
		a.log.Error("an errand broke off", "doing", j.Doing, "error", j.err, "stack", string(broken.Stack))
	}
	j.Then(j.err)
}

// callOff makes an errand forgotten.
func (a *App) callOff(j *errand) {
	if !j.off && a.forgetErrand(j) {
		j.off = true
	}
}

// forgetErrand takes an errand from the list, with its window. false: it is not on the list any more.
func (a *App) forgetErrand(j *errand) bool {
	for i, other := range a.errands {
		if other == j {
			a.errands = append(a.errands[:i], a.errands[i+1:]...)
			j.cancel()
			a.stack.remove(j.window)
			return true
		}
	}
	return false
}

// returned brings an errand that is done.
type returned struct{ errand *errand }

// Do takes the errand up.
func (c returned) Do(a *App) error {
	a.takeUp(c.errand)
	return nil
}

// calledOff is what the window of an errand posts when nobody wants it any more.
type calledOff struct{ errand *errand }

// Do forgets the errand.
func (c calledOff) Do(a *App) error {
	a.callOff(c.errand)
	return nil
}
