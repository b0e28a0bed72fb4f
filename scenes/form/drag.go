package form

import (
	"math"

	"portcullis/game"
)

// drag is a finger that takes a scroll area along, and the area gliding on once it was let go.
type drag struct {
	area  string  // that was touched; empty: none
	x, y  float64 // where the finger was last
	down  bool
	on    bool    // the finger has gone so far that it takes the area along
	at    float64 // how far the area is scrolled
	speed float64 // of that, in pixels a second
}

const (
	// fingerSlip is how far a finger may slip and still click, in points.
	fingerSlip = 12
	// glideLoss is by how much a gliding area slows down, in e-folds a second; leastGlide is the speed, in points a
	// second, at which it stops.
	glideLoss  = 4
	leastGlide = 40
)

// takeAlong lets a finger scroll what it is drawn over, and returns the input that is left for the items: once the
// finger scrolls, what it had pressed is let go, with nothing clicked.
func (u *UI) takeAlong(t *game.Tick) game.Input {
	in, d := t.Input, &u.drag
	if in.Pressed || in.WheelY != 0 || len(in.Keys) > 0 {
		*d = drag{}
		if a := u.touched(in); a != nil {
			*d = drag{area: a.ID, x: in.X, y: in.Y, down: true}
		}
		return in
	}
	a := u.item(d.area)
	switch {
	case a == nil || a.Layer != u.top || in.SecondPressed || d.down && !in.Finger:
		*d = drag{}
		return in
	case !d.down:
		u.glide(t, *a)
		return in
	case !d.on:
		return u.begins(t, in)
	}
	u.draw(t, *a)
	in.X, in.Y, in.Down, in.Released = -1, -1, false, false
	return in
}

// touched is the scroll area that a finger comes down on; nil: none, or there is nothing to scroll.
func (u *UI) touched(in game.Input) *Item {
	if !in.Finger {
		return nil
	}
	for i := range u.items {
		if it := &u.items[i]; it.Kind == Scroll && it.Layer == u.top && it.Rect.Contains(in.X, in.Y) && reach(*it) > 0 {
			return it
		}
	}
	return nil
}

// begins looks whether a finger has been drawn up or down far enough. A slider keeps its finger.
func (u *UI) begins(t *game.Tick, in game.Input) game.Input {
	d := &u.drag
	dx, dy := math.Abs(in.X-d.x), math.Abs(in.Y-d.y)
	if it := u.item(u.press); in.Released || it != nil && it.Kind == Slider || max(dx, dy) > fingerSlip*u.metrics.Device && dx > dy {
		*d = drag{}
		return in
	}
	if dy <= fingerSlip*u.metrics.Device {
		return in
	}
	d.on, d.y, d.at = true, in.Y, u.scroll[d.area]
	u.press = ""
	in.X, in.Y, in.Down, in.Released = -1, -1, false, true
	t.Wake(0)
	return in
}

// draw takes an area along with the finger, and lets it go with the speed that it had.
func (u *UI) draw(t *game.Tick, a Item) {
	const latest = 0.5 // how much the last tick counts for the speed
	d := &u.drag
	by := d.y - t.Input.Y
	d.y = t.Input.Y
	if s := t.Delta.Seconds(); s > 0 && !t.Input.Released {
		d.speed += latest * (by/s - d.speed)
	}
	u.scrollBy(a, by)
	d.down = !t.Input.Released
	if !d.down && u.Fade == 0 {
		d.speed = 0 // less motion is wanted
	}
	t.Wake(0)
}

// glide moves an area that was let go.
func (u *UI) glide(t *game.Tick, a Item) {
	d, s := &u.drag, t.Delta.Seconds()
	u.scrollBy(a, d.speed*s)
	if far := reach(a); math.Abs(d.speed) < leastGlide*u.metrics.Device || d.at == 0 && d.speed < 0 || d.at == far && d.speed > 0 {
		*d = drag{}
		return
	}
	d.speed *= math.Exp(-glideLoss * s)
	t.Wake(0)
}

// scrollBy scrolls the area that is dragged.
func (u *UI) scrollBy(a Item, by float64) {
	u.drag.at = math.Max(0, math.Min(u.drag.at+by, reach(a)))
	u.scrollTo(a, u.drag.at)
}
