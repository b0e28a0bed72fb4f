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
// the right button; lifting the finger then clicks nothing. Two fingers pinch and pan, and
// click nothing until both are gone.
type finger struct {
	pair           pair
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

// pair is two fingers at once.
type pair struct {
	on     bool // two fingers are down, or were and one still is
	ids    [2]ebiten.TouchID
	x, y   float64
	spread float64 // how far they are apart; 0: there is only one left
}

// apply replaces the mouse of in by the finger, if there is one.
func (f *finger) apply(in *Input, touches []touch, now time.Duration, scale float64) (wake time.Duration) {
	if len(touches) >= 2 || f.pair.on {
		f.both(in, touches, scale)
		return 0
	}
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
	in.Pressed, in.Down, in.Finger = true, true, true
	return longPress
}

func (f *finger) stay(in *Input, t touch, now time.Duration, scale float64) (wake time.Duration) {
	f.x, f.y = t.x, t.y
	in.X, in.Y, in.Down, in.Finger = t.x, t.y, true, true
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

// both pinches and pans by the first two fingers. A finger that was the mouse before lets go where nothing is.
func (f *finger) both(in *Input, touches []touch, scale float64) {
	in.Released = f.down
	f.down = false
	in.X, in.Y = away, away
	was := f.pair
	f.pair = pair{on: len(touches) > 0}
	if len(touches) < 2 {
		return
	}
	a, b := touches[0], touches[1]
	f.pair.x, f.pair.y = (a.x+b.x)/2, (a.y+b.y)/2
	f.pair.spread = math.Max(scale, math.Hypot(a.x-b.x, a.y-b.y))
	f.pair.ids = [2]ebiten.TouchID{min(a.id, b.id), max(a.id, b.id)}
	if was.spread == 0 || was.ids != f.pair.ids {
		return
	}
	in.X, in.Y = f.pair.x, f.pair.y
	in.Pinch, in.PanX, in.PanY = f.pair.spread/was.spread, f.pair.x-was.x, f.pair.y-was.y
}

func (f *finger) lift(in *Input) {
	f.down = false
	in.Released, in.Finger = true, true
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
