package game

import (
	"bytes"
	"errors"
	"image"
	"strings"
	"testing"

	"portcullis/game/crash"
	"portcullis/game/settings"
)

// aheadScene remembers for which size it was painted ahead.
type aheadScene struct {
	plainScene
	painted []image.Point
}

func (s *aheadScene) PaintAhead(size image.Point) { s.painted = append(s.painted, size) }

// The first tick is taken once, in which nobody does anything, and what it shows is painted; the first tick of the window then meets
// no pointer, unless something is done with it, and the next one does.
func TestTheFirstTickIsTakenAhead(t *testing.T) {
	first := &aheadScene{}
	a := NewApp(Options{Start: func(*App) Scene { return first }})
	var h ahead
	h.begin(a, Screen{W: 1280, H: 720, Device: 1, Text: 1})
	if err := h.wait(); err != nil {
		t.Fatal(err)
	}
	if len(first.inputs) != 1 || first.inputs[0].active() || first.inputs[0].X >= 0 || len(first.painted) != 1 || first.painted[0] != image.Pt(1280, 720) {
		t.Errorf("it had %+v and was painted at %v", first.inputs, first.painted)
	}
	over := Input{X: 600, Y: 300}
	if in := h.meets(over); in.X >= 0 {
		t.Errorf("the first picture is painted anew for the pointer at %v, %v", in.X, in.Y)
	}
	if in := h.meets(over); in.X != over.X {
		t.Error("the pointer is not met in the second tick")
	}
	h.fresh = true
	if in := h.meets(Input{X: 600, Y: 300, Pressed: true}); !in.Pressed {
		t.Error("a press in the first tick is lost")
	}
}

// Where the inside of the window is not known, or ticks are counted, there is no tick ahead.
func TestNoTickIsTakenForAWindowThatIsNotKnown(t *testing.T) {
	for name, c := range map[string]struct {
		inside Screen
		clock  Clock
	}{"unknown": {Screen{}, RealTime}, "counted": {Screen{W: 1280, H: 720, Device: 1, Text: 1}, Ticks}} {
		first := &aheadScene{}
		a := NewApp(Options{Start: func(*App) Scene { return first }, Clock: c.clock})
		var h ahead
		h.begin(a, c.inside)
		if err := h.wait(); err != nil || first.updates != 0 || h.fresh {
			t.Errorf("%s: %d ticks, error %v", name, first.updates, err)
		}
	}
}

// What breaks in the tick ahead breaks in the first one of the window, with its place; what cannot be made beside the opening of the
// window ends the program.
func TestWhatBreaksAheadIsToldByTheWindow(t *testing.T) {
	inside := Screen{W: 1280, H: 720, Device: 1, Text: 1}
	first := &aheadScene{}
	first.update = func(*Tick) { panic("broken on purpose") }
	var h ahead
	h.begin(NewApp(Options{Start: func(*App) Scene { return first }}), inside)
	var broken *crash.Broken
	if err := h.wait(); !errors.As(err, &broken) || !strings.Contains(broken.Cause, "on purpose") || !strings.Contains(broken.Place, "ahead_test.go") {
		t.Errorf("it tells %v", err)
	}
	func() {
		defer func() {
			if f, ok := recover().(*fault); !ok || f.cause != broken.Cause || !bytes.Contains(f.stack, []byte("ahead_test.go")) {
				t.Errorf("the window breaks with %+v", f)
			}
		}()
		_ = (&loop{}).leaves(broken)
	}()
	missing := errors.New("no content")
	h.begin(NewApp(Options{Start: func(*App) Scene { return first }, Beside: func(*Options) error { return missing }}), inside)
	if err := h.wait(); !errors.Is(err, missing) {
		t.Errorf("it tells %v", err)
	}
}

// An inside is told of a window with a size, and of a full screen, on a monitor that is known.
func TestWhatIsPaintedOfAWindowIsKnownBefore(t *testing.T) {
	s := settings.Defaults()
	if got := inside(screen{name: "one", w: 1920, h: 1080}, 1280, 720, s); got.W != 1280 || got.H != 720 || got.Device != 1 {
		t.Errorf("of a window %+v", got)
	}
	s.Fullscreen = true
	if got := inside(screen{name: "one", w: 1920, h: 1080}, 1280, 720, s); got.W != 1920 || got.H != 1080 {
		t.Errorf("of a full screen %+v", got)
	}
	if got := inside(nil, 1280, 720, s); got != (Screen{}) {
		t.Errorf("of nothing known %+v", got)
	}
}
