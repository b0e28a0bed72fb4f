package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// padEvery is how often gamepads are looked at: they do not wake the loop.
const padEvery = 50 * time.Millisecond

// gatherer turns what the devices show into Input. It holds what must be remembered from
// tick to tick and needs no window.
type gatherer struct {
	x, y   float64
	seen   bool // x and y hold a position
	repeat repeat
	finger finger
	pads   pads
	mouse  mouse
}

// gather returns the input of a tick and after which time it needs another tick; 0 if it
// needs none. now is the animation clock, device the device pixels per point.
func (g *gatherer) gather(d *device, now time.Duration, scale float64) (in Input, wake time.Duration) {
	left, waits := g.mouse.next(d.left)
	in = Input{
		X: d.x, Y: d.y,
		Pressed: left.pressed, Down: left.down, Released: left.released,
		SecondPressed: d.right.pressed,
		WheelX:        d.wheelX, WheelY: d.wheelY,
		Runes:   printable(d.runes),
		Dropped: d.dropped,
	}
	wake = g.finger.apply(&in, d.touches, now, scale)
	if waits {
		wake = sooner(wake, tickLength)
	}
	in.Moved = g.seen && (in.X != g.x || in.Y != g.y)
	g.x, g.y, g.seen = in.X, in.Y, true

	shift, ctrl, alt := modifiers(d.down)
	for _, k := range d.pressed {
		if !isModifier(k) {
			in.Keys = append(in.Keys, Key{Code: k, Shift: shift, Ctrl: ctrl, Alt: alt})
		}
	}
	pressed, held := g.pads.keys(d.pads)
	in.Keys = append(in.Keys, pressed...)
	for _, k := range d.down {
		held = append(held, Key{Code: k, Shift: shift, Ctrl: ctrl, Alt: alt})
	}
	again, next := g.repeat.next(in.Keys, held, now)
	in.Keys = append(in.Keys, again...)
	wake = sooner(wake, next)
	if len(d.pads) > 0 {
		wake = sooner(wake, padEvery)
	}
	return in, wake
}

// sooner is the shorter of two waits, of which 0 is none.
func sooner(a, b time.Duration) time.Duration {
	if a == 0 || b == 0 {
		return max(a, b)
	}
	return min(a, b)
}

// printable leaves out control characters, which some systems deliver as typed.
func printable(runes []rune) []rune {
	var kept []rune
	for _, r := range runes {
		if r >= ' ' && r != 0x7f {
			kept = append(kept, r)
		}
	}
	return kept
}

// modifiers reports which modifier keys are down. The command key of a Mac counts as Ctrl.
func modifiers(down []ebiten.Key) (shift, ctrl, alt bool) {
	for _, k := range down {
		switch k {
		case ebiten.KeyShiftLeft, ebiten.KeyShiftRight:
			shift = true
		case ebiten.KeyControlLeft, ebiten.KeyControlRight, ebiten.KeyMetaLeft, ebiten.KeyMetaRight:
			ctrl = true
		case ebiten.KeyAltLeft, ebiten.KeyAltRight:
			alt = true
		}
	}
	return shift, ctrl, alt
}

func isModifier(k ebiten.Key) bool {
	switch k {
	case ebiten.KeyShiftLeft, ebiten.KeyShiftRight, ebiten.KeyControlLeft, ebiten.KeyControlRight,
		ebiten.KeyAltLeft, ebiten.KeyAltRight, ebiten.KeyMetaLeft, ebiten.KeyMetaRight:
		return true
	}
	return false
}
