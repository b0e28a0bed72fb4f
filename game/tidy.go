package game

import (
	"runtime/debug"
	"runtime/metrics"
	"time"

	"portcullis/game/host"
)

const (
	// stillness is how long nothing is drawn before memory is given back.
	stillness = time.Second
	// worthTidying is how many bytes were allocated at least since it was last given back.
	worthTidying = 8 << 20
)

// tidier gives memory back to the system once the window is still: what it took to lay out
// and paint a screen is not needed for looking at it.
type tidier struct {
	timer  *time.Timer
	forget func() // see Options.Forget; may be nil
	seen   uint64 // bytes allocated when it last looked; only the timer's goroutine uses it
}

func newTidier(forget func()) *tidier {
	t := &tidier{forget: forget}
	t.timer = time.AfterFunc(stillness, t.tidy)
	return t
}

// drawn puts the tidying off.
func (t *tidier) drawn() { t.timer.Reset(stillness) }

// stop ends all tidying.
func (t *tidier) stop() { t.timer.Stop() }

func (t *tidier) tidy() {
	if now := allocated(); now-t.seen >= worthTidying {
		GiveBack(t.forget)
		t.seen = allocated()
	}
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
