package game

import (
	"sync"
	"testing"
	"testing/synctest"
	"time"
)

// frames counts the frames that a waker asks for, and lets a loop follow them.
type frames struct {
	mu    sync.Mutex
	asked []time.Duration
	start time.Time
}

func (f *frames) waker() *waker {
	f.start = time.Now()
	return newWaker(func() {
		f.mu.Lock()
		defer f.mu.Unlock()
		f.asked = append(f.asked, time.Since(f.start))
	})
}

func (f *frames) is(t *testing.T, want ...time.Duration) {
	t.Helper()
	synctest.Wait()
	f.mu.Lock()
	defer f.mu.Unlock()
	if len(f.asked) != len(want) {
		t.Fatalf("frames asked for at %v; want %v", f.asked, want)
	}
	for i := range want {
		if f.asked[i] != want[i] {
			t.Fatalf("frames asked for at %v; want %v", f.asked, want)
		}
	}
}

const ms = time.Millisecond

func TestWakerAsksWhenItIsTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var f frames
		w := f.waker()
		defer w.stop()
		w.at(f.start.Add(300 * ms))
		w.at(f.start.Add(100 * ms))
		time.Sleep(99 * ms)
		f.is(t)
		time.Sleep(2 * ms)
		f.is(t, 100*ms)
		if awaited := w.ticked(time.Now()); awaited.Sub(f.start) != 300*ms {
			t.Errorf("awaited until %v", awaited.Sub(f.start))
		}
		time.Sleep(250 * ms)
		f.is(t, 100*ms, 300*ms, 350*ms) // the tick after 300 ms never came
		w.ticked(time.Now())
		time.Sleep(time.Hour)
		f.is(t, 100*ms, 300*ms, 350*ms)
	})
}

// A tick that comes early, by the mouse, does not serve a later wish.
func TestWakerKeepsWishesOverTicks(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var f frames
		w := f.waker()
		defer w.stop()
		w.at(f.start.Add(500 * ms))
		for range 10 {
			time.Sleep(20 * ms)
			w.ticked(time.Now())
		}
		time.Sleep(301 * ms)
		f.is(t, 500*ms)
	})
}

func TestWakerAsksAgainUntilATickFollows(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var f frames
		w := f.waker()
		defer w.stop()
		w.at(f.start)
		time.Sleep(120 * ms)
		f.is(t, 0, 50*ms, 100*ms)
	})
}

func TestWakerJoinsWishesThatAreNear(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var f frames
		w := f.waker()
		defer w.stop()
		for i := range 50 {
			w.at(f.start.Add(200*ms - time.Duration(i)*10*time.Microsecond))
		}
		if len(w.due) > 2 {
			t.Errorf("%d wishes are kept", len(w.due))
		}
		time.Sleep(201 * ms)
		synctest.Wait()
		f.mu.Lock()
		defer f.mu.Unlock()
		if len(f.asked) == 0 {
			t.Error("never asked")
		}
	})
}

func TestStoppedWakerIsSilent(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var f frames
		w := f.waker()
		w.at(f.start.Add(10 * ms))
		w.stop()
		w.at(f.start.Add(20 * ms))
		time.Sleep(time.Second)
		f.is(t)
	})
}
