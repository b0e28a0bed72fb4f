package game

import (
	"testing"
	"testing/fstest"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/keymap"
)

// hands drives a gatherer through ticks of 1/60 s.
type hands struct {
	t   *testing.T
	g   gatherer
	now time.Duration
}

// tick returns the input of one tick.
func (h *hands) tick(d device) Input {
	h.t.Helper()
	in, _ := h.wait(d)
	return in
}

func (h *hands) wait(d device) (Input, time.Duration) {
	h.now += tickLength
	return h.g.gather(&d, h.now, 1)
}

// run holds a device for a while and returns all keys that came of it.
func (h *hands) run(d device, long time.Duration) []Key {
	var keys []Key
	for end := h.now + long; h.now < end; {
		keys = append(keys, h.tick(d).Keys...)
		d.pressed = nil
	}
	return keys
}

func TestMouse(t *testing.T) {
	h := hands{t: t}
	in := h.tick(device{x: 3, y: 4})
	if in.Moved || in.X != 3 || in.Y != 4 {
		t.Errorf("first tick: %+v", in)
	}
	if in := h.tick(device{x: 5, y: 4}); !in.Moved {
		t.Error("the pointer moved")
	}
	in = h.tick(device{x: 5, y: 4, left: button{pressed: true, down: true}})
	if in.Moved || !in.Pressed || !in.Down || in.Released {
		t.Errorf("pressed: %+v", in)
	}
	in = h.tick(device{x: 5, y: 4, left: button{released: true}})
	if in.Pressed || in.Down || !in.Released {
		t.Errorf("released: %+v", in)
	}
	in = h.tick(device{x: 5, y: 4, left: button{pressed: true, down: true, released: true}})
	if !in.Pressed || in.Down || !in.Released {
		t.Errorf("clicked within a tick: %+v", in)
	}
	in = h.tick(device{x: 5, y: 4, right: button{pressed: true, down: true}, wheelX: 1, wheelY: -2})
	if !in.SecondPressed || in.WheelX != 1 || in.WheelY != -2 {
		t.Errorf("right button and wheel: %+v", in)
	}
}

func TestKeysHaveTheirModifiers(t *testing.T) {
	h := hands{t: t}
	in := h.tick(device{
		pressed: []ebiten.Key{ebiten.KeyControlLeft, ebiten.KeyZ},
		down:    []ebiten.Key{ebiten.KeyControlLeft, ebiten.KeyShiftRight, ebiten.KeyZ},
		runes:   []rune{'z', '\b', 0x7f, 'é'},
	})
	if diff := cmp.Diff([]Key{{Code: ebiten.KeyZ, Shift: true, Ctrl: true}}, in.Keys); diff != "" {
		t.Error(diff)
	}
	if string(in.Runes) != "zé" {
		t.Errorf("typed %q", string(in.Runes))
	}
	in = h.tick(device{pressed: []ebiten.Key{ebiten.KeyQ}, down: []ebiten.Key{ebiten.KeyMetaLeft, ebiten.KeyAltRight, ebiten.KeyQ}})
	if diff := cmp.Diff([]Key{{Code: ebiten.KeyQ, Ctrl: true, Alt: true}}, in.Keys); diff != "" {
		t.Error(diff)
	}
}

func TestHeldArrowsRepeat(t *testing.T) {
	h := hands{t: t}
	hold := device{pressed: []ebiten.Key{ebiten.KeyArrowLeft}, down: []ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyShiftLeft}}
	first, wake := h.wait(hold)
	if len(first.Keys) != 1 || wake != repeatAfter {
		t.Fatalf("first: %v, next tick in %v", first.Keys, wake)
	}
	hold.pressed = nil
	if keys := h.run(hold, repeatAfter-2*tickLength); len(keys) != 0 {
		t.Errorf("before its time: %v", keys)
	}
	if keys := h.run(hold, time.Second); len(keys) < 18 || len(keys) > 26 || keys[0] != (Key{Code: ebiten.KeyArrowLeft, Shift: true}) {
		t.Errorf("in a second: %v", keys)
	}
	if _, wake := h.wait(device{}); wake != 0 {
		t.Errorf("after it is let go: next tick in %v", wake)
	}
	if keys := h.run(device{}, time.Second); len(keys) != 0 {
		t.Errorf("after it is let go: %v", keys)
	}
}

func TestHeldEnterDecidesOnce(t *testing.T) {
	h := hands{t: t}
	keys := h.run(device{pressed: []ebiten.Key{ebiten.KeyEnter}, down: []ebiten.Key{ebiten.KeyEnter}}, 2*time.Second)
	if len(keys) != 1 {
		t.Errorf("%d times", len(keys))
	}
}

func TestTheKeyPressedLastRepeats(t *testing.T) {
	h := hands{t: t}
	h.run(device{pressed: []ebiten.Key{ebiten.KeyArrowLeft}, down: []ebiten.Key{ebiten.KeyArrowLeft}}, 100*time.Millisecond)
	both := []ebiten.Key{ebiten.KeyArrowLeft, ebiten.KeyArrowDown}
	keys := h.run(device{pressed: []ebiten.Key{ebiten.KeyArrowDown}, down: both}, time.Second)
	if len(keys) < 5 {
		t.Fatal(keys)
	}
	for _, k := range keys {
		if k.Code != ebiten.KeyArrowDown {
			t.Errorf("%v repeats", k)
		}
	}
}

func TestAFingerIsTheMouse(t *testing.T) {
	h := hands{t: t}
	in, wake := h.wait(device{x: 1, y: 1, touches: []touch{{7, 100, 50}}})
	if !in.Pressed || !in.Down || !in.Finger || in.X != 100 || in.Y != 50 || wake != longPress {
		t.Errorf("down: %+v, next tick in %v", in, wake)
	}
	in = h.tick(device{touches: []touch{{7, 140, 50}}})
	if in.Pressed || !in.Down || !in.Finger || in.X != 140 || !in.Moved {
		t.Errorf("drawn: %+v", in)
	}
	in = h.tick(device{})
	if !in.Released || in.Down || !in.Finger || in.X != 140 || in.Y != 50 {
		t.Errorf("lifted: %+v", in)
	}
}

// A second finger takes the press back, with nothing clicked; two pinch and pan about their middle, and until both are gone
// nothing is clicked.
func TestTwoFingersPinchAndPan(t *testing.T) {
	h := hands{t: t}
	h.tick(device{touches: []touch{{7, 100, 50}}})
	in := h.tick(device{touches: []touch{{7, 100, 50}, {9, 300, 50}}})
	if !in.Released || in.Down || in.X >= 0 || in.Pinch != 0 {
		t.Errorf("the second comes down: %+v", in)
	}
	in = h.tick(device{touches: []touch{{9, 310, 80}, {7, 10, 80}}})
	if in.Pinch != 1.5 || in.PanX != -40 || in.PanY != 30 || in.X != 160 || in.Y != 80 || in.Pressed || in.Down || in.Released {
		t.Errorf("drawn apart: %+v", in)
	}
	if in = h.tick(device{touches: []touch{{9, 310, 80}, {7, 10, 80}}}); in.Pinch != 1 || in.PanX != 0 {
		t.Errorf("at rest: %+v", in)
	}
	if in = h.tick(device{touches: []touch{{9, 310, 80}, {11, 110, 80}}}); in.Pinch != 0 {
		t.Errorf("another finger: %+v", in)
	}
	for range 60 {
		if in = h.tick(device{touches: []touch{{9, 310, 80}}}); in.Pressed || in.Down || in.SecondPressed || in.Pinch != 0 || in.X >= 0 {
			t.Fatalf("one is left: %+v", in)
		}
	}
	if in = h.tick(device{}); in.Released || in.Pressed {
		t.Errorf("both are gone: %+v", in)
	}
	if in = h.tick(device{touches: []touch{{12, 20, 20}}}); !in.Pressed || in.X != 20 {
		t.Errorf("the next finger: %+v", in)
	}
}

func TestARestingFingerIsTheRightButton(t *testing.T) {
	for _, c := range []struct {
		name  string
		drift float64
		long  bool
	}{{"resting", 5, true}, {"drawn", 40, false}} {
		t.Run(c.name, func(t *testing.T) {
			h := hands{t: t}
			h.tick(device{touches: []touch{{7, 100, 50}}})
			second := 0
			for range 60 {
				if h.tick(device{touches: []touch{{7, 100 + c.drift, 50}}}).SecondPressed {
					second++
				}
			}
			if (second == 1) != c.long || second > 1 {
				t.Errorf("right button %d times", second)
			}
			in := h.tick(device{})
			if clicks := in.X >= 0; !in.Released || clicks == c.long {
				t.Errorf("lifted: %+v", in)
			}
		})
	}
}

func withButtons(buttons ...ebiten.StandardGamepadButton) pad {
	p := pad{id: 1}
	for _, b := range buttons {
		p.buttons[b] = true
	}
	return p
}

func TestGamepadButtonsAreKeys(t *testing.T) {
	for button, want := range map[ebiten.StandardGamepadButton]Key{
		ebiten.StandardGamepadButtonLeftTop:     {Code: ebiten.KeyArrowUp},
		ebiten.StandardGamepadButtonRightBottom: {Code: ebiten.KeyEnter},
		ebiten.StandardGamepadButtonRightRight:  {Code: ebiten.KeyEscape},
		ebiten.StandardGamepadButtonRightLeft:   {Code: ebiten.KeyH, Does: keymap.Hint},
		ebiten.StandardGamepadButtonRightTop:    {Code: ebiten.KeyZ, Ctrl: true, Does: keymap.Undo},
		ebiten.StandardGamepadButtonCenterRight: {Code: ebiten.KeyF10, Does: keymap.Menu},
	} {
		h := hands{t: t}
		h.tick(device{pads: []pad{withButtons()}})
		in, wake := h.wait(device{pads: []pad{withButtons(button)}})
		if diff := cmp.Diff([]Key{want}, in.Keys); diff != "" {
			t.Errorf("button %d: %s", button, diff)
		}
		if wake == 0 || wake > padEvery {
			t.Errorf("button %d: looked at again in %v", button, wake)
		}
		if again := h.tick(device{pads: []pad{withButtons(button)}}); len(again.Keys) != 0 {
			t.Errorf("button %d counts again while it is held: %v", button, again.Keys)
		}
	}
}

func TestGamepadStickIsArrows(t *testing.T) {
	h := hands{t: t}
	push := func(x, y float64) []Key { return h.tick(device{pads: []pad{{id: 1, x: x, y: y}}}).Keys }
	if keys := push(0.5, 0); len(keys) != 0 {
		t.Errorf("half way: %v", keys)
	}
	if keys := push(0.9, 0.3); len(keys) != 1 || keys[0].Code != ebiten.KeyArrowRight {
		t.Errorf("right: %v", keys)
	}
	if keys := push(0.5, 0.2); len(keys) != 0 {
		t.Errorf("coming back: %v", keys)
	}
	if keys := push(0.9, 0); len(keys) != 0 {
		t.Errorf("it was never let go: %v", keys)
	}
	push(0, 0)
	if keys := push(-0.2, -0.9); len(keys) != 1 || keys[0].Code != ebiten.KeyArrowUp {
		t.Errorf("up: %v", keys)
	}
	keys := h.run(device{pads: []pad{{id: 1, y: -0.9}}}, time.Second)
	if len(keys) < 10 {
		t.Errorf("held for a second: %v", keys)
	}
}

func TestNoGamepadNeedsNoTick(t *testing.T) {
	h := hands{t: t}
	h.tick(device{pads: []pad{withButtons()}})
	if _, wake := h.wait(device{}); wake != 0 {
		t.Errorf("next tick in %v", wake)
	}
	if len(h.g.pads) != 0 {
		t.Error("a gamepad that is gone is remembered")
	}
}

// Dropped files reach the scene in their tick, and count as something that the person did.
func TestDroppedFiles(t *testing.T) {
	h := hands{t: t}
	files := fstest.MapFS{"a.deck": {}}
	in := h.tick(device{dropped: files})
	if in.Dropped == nil || !in.active() {
		t.Errorf("%+v", in)
	}
	if in := h.tick(device{}); in.Dropped != nil || in.active() {
		t.Errorf("a tick later: %+v", in)
	}
}
