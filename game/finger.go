package game

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	// longPress is how long a finger rests to mean the right button.
	longPress = 500 * time.Millisecond
	// restless is how far a finger may slip, in desktop points, and still rest.
	restless = 12
)

// finger makes the first finger on a touch screen act as the mouse. Resting for a while is
// the right button; lifting the finger then clicks nothing.
type finger struct {
	id             ebiten.TouchID
	down           bool
	long           bool // it has become the right button
	slipped        bool
	since          time.Duration
	startX, startY float64
	x, y           float64
}

// away is a position on no element.
const away = -1

// apply replaces the mouse of in by the finger, if there is one.
func (f *finger) apply(in *Input, touches []touch, now time.Duration, scale float64) (wake time.Duration) {
	if f.down {
		if t, ok := findTouch(touches, f.id); ok {
			return f.stay(in, t, now, scale)
		}
		f.lift(in)
		return 0
	}
	if len(touches) == 0 {
		return 0
	}
	t := touches[0]
	*f = finger{id: t.id, down: true, since: now, startX: t.x, startY: t.y, x: t.x, y: t.y}
	in.X, in.Y = t.x, t.y
	in.Pressed, in.Down = true, true
	return longPress
}

func (f *finger) stay(in *Input, t touch, now time.Duration, scale float64) (wake time.Duration) {
	f.x, f.y = t.x, t.y
	in.X, in.Y, in.Down = t.x, t.y, true
	if math.Hypot(t.x-f.startX, t.y-f.startY) > restless*scale {
		f.slipped = true
	}
	if f.long || f.slipped {
		return 0
	}
	if now < f.since+longPress {
		return f.since + longPress - now
	}
	f.long = true
	in.SecondPressed = true
	return 0
}

func (f *finger) lift(in *Input) {
	f.down = false
	in.Released = true
	in.X, in.Y = f.x, f.y
	if f.long {
		in.X, in.Y = away, away
	}
}

func findTouch(touches []touch, id ebiten.TouchID) (touch, bool) {
	for _, t := range touches {
		if t.id == id {
			return t, true
		}
	}
	return touch{}, false
}
