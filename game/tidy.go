package game

import (
	"runtime/debug"
	"runtime/metrics"
	"sync/atomic"
	"time"

	"portcullis/game/host"
)

const (
	// stillness is how long nothing is drawn before memory is given back.
	stillness = time.Second
	// lastFrames is how many frames are drawn before memory is given back, though nothing has changed: what was let go of pictures, and what
	// was sent to them, Ebitengine keeps to the end of a whole frame, in two queues by turns. That was up to 50 MB at 3840x2160.
	lastFrames = 2
	// worthTidying is how many bytes were allocated at least since it was last given back.
	worthTidying = 8 << 20
)

// tidier gives memory back to the system once the window is still: what it took to lay out
// and paint a screen is not needed for looking at it.
type tidier struct {
	timer  *time.Timer
	draw   func() // has a frame drawn soon
	forget func() // see Options.Forget; may be nil

	last atomic.Bool // the next frame is one of the last

	// Only the timer's goroutine uses these.
	seen  uint64 // bytes allocated when it last looked
	drawn int    // frames that were drawn before memory is given back
}

func newTidier(draw, forget func()) *tidier {
	t := &tidier{draw: draw, forget: forget}
	t.timer = time.AfterFunc(stillness, t.look)
	return t
}

// putOff puts the tidying off, as a frame was drawn.
func (t *tidier) putOff() { t.timer.Reset(stillness) }

// drawsLast reports whether the frame that is drawn is one of the last, which it is once.
func (t *tidier) drawsLast() bool { return t.last.Swap(false) }

// stop ends all tidying.
func (t *tidier) stop() { t.timer.Stop() }

// look tidies, and looks again where that is not done.
func (t *tidier) look() {
	if !t.tidy() {
		t.timer.Reset(stillness) // also where the window is hidden, and no frame is drawn
	}
}

// tidy gives memory back if that is worth it, after the last frames. It reports whether nothing is left to do.
func (t *tidier) tidy() (done bool) {
	if allocated()-t.seen < worthTidying {
		return true
	}
	if t.drawn < lastFrames {
		t.drawn++
		t.last.Store(true)
		t.draw()
		return false
	}
	GiveBack(t.forget)
	t.seen, t.drawn = allocated(), 0
	return true
}

// GiveBack gives memory back to the system, as is done once the window is still. Forget, if not nil, lets go first of what can
// be made again.
func GiveBack(forget func()) {
	if forget != nil {
		forget()
	}
	debug.FreeOSMemory()
	host.TidyMemory()
}

// allocated is how many bytes the program has allocated so far.
func allocated() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}
