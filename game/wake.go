package game

import (
	"slices"
	"sync"
	"time"
)

// Ebitengine sleeps in FPSModeVsyncOffMinimum until an event of the window system or a
// call of ScheduleFrame. That call can get lost while the window is being set up, so a
// wake-up is repeated until a tick has followed it.
const (
	retryWake = 50 * time.Millisecond
	// wakeGrain is how far apart two wake-ups are at least; nearer ones become one.
	wakeGrain = 4 * time.Millisecond
)

// waker wakes the loop at the moments for which ticks were asked. It is safe for use by
// several goroutines.
type waker struct {
	mu       sync.Mutex
	due      []time.Time // ascending
	timer    *time.Timer
	schedule func() // asks the window system for a frame
	stopped  bool
}

func newWaker(schedule func()) *waker { return &waker{schedule: schedule} }

// at asks for a tick at a moment.
func (w *waker) at(when time.Time) {
	w.mu.Lock()
	defer w.mu.Unlock()
	i, _ := slices.BinarySearchFunc(w.due, when, time.Time.Compare)
	if i < len(w.due) && w.due[i].Sub(when) < wakeGrain {
		return
	}
	w.due = slices.Insert(w.due, i, when)
	if i == 0 {
		w.arm(when)
	}
}

// ticked tells that a tick has begun: what was due by now is served. It returns the last
// moment for which a tick was asked, this tick included; the zero time if none was.
func (w *waker) ticked(now time.Time) (awaited time.Time) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if n := len(w.due); n > 0 {
		awaited = w.due[n-1]
	}
	served, _ := slices.BinarySearchFunc(w.due, now.Add(wakeGrain), time.Time.Compare)
	w.due = slices.Delete(w.due, 0, served)
	if len(w.due) > 0 {
		w.arm(w.due[0])
	} else if w.timer != nil {
		w.timer.Stop()
	}
	return awaited
}

// stop ends all waking.
func (w *waker) stop() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.stopped = true
	if w.timer != nil {
		w.timer.Stop()
	}
}

func (w *waker) arm(when time.Time) {
	if w.stopped {
		return
	}
	wait := max(time.Until(when), 0)
	if w.timer == nil {
		w.timer = time.AfterFunc(wait, w.fire)
		return
	}
	w.timer.Reset(wait)
}

func (w *waker) fire() {
	w.mu.Lock()
	pending := len(w.due) > 0 && !w.stopped
	if pending {
		w.timer.Reset(retryWake)
	}
	w.mu.Unlock()
	if pending {
		w.schedule()
	}
}
