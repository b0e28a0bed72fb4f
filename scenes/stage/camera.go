package stage

import (
	"math"

	"portcullis/scenes/ink"
)

// camera shows a part of a world in a region of the screen.
type camera struct {
	region ink.Rect // on the screen
	world  ink.Rect // all there is to see; empty: world and screen coordinates are the same
	zoom   float64  // screen pixels for a pixel of the world
	x, y   float64  // the point of the world at the upper left of the region
}

// The most that a person can zoom in, and the factor of one notch of the wheel.
const (
	closest = 2.5
	notch   = 1.25
)

// Film sets where the world is shown and how large it is; an empty world has no camera. The view
// stays where it is if the same world is set again.
func (s *Stage) Film(region, world ink.Rect) {
	c := &s.camera
	if c.region == region && c.world == world {
		return
	}
	c.region, c.world = region, world
	c.zoom = c.farthest()
	c.x, c.y = world.X, world.Y
	c.bound()
}

// films reports whether there is a camera.
func (c *camera) films() bool { return !c.world.Empty() && !c.region.Empty() }

// farthest is the zoom that shows the whole world, or half of it if the whole were too small.
func (c *camera) farthest() float64 {
	if !c.films() {
		return 1
	}
	return max(0.5, min(1, c.region.W/c.world.W, c.region.H/c.world.H))
}

// bound keeps the view within the world; a world smaller than the region lies in its middle.
func (c *camera) bound() {
	if !c.films() {
		return
	}
	c.zoom = clamp(c.zoom, c.farthest(), closest)
	c.x = hold(c.x, c.world.X, c.world.Right(), c.region.W/c.zoom)
	c.y = hold(c.y, c.world.Y, c.world.Bottom(), c.region.H/c.zoom)
}

func hold(at, low, high, view float64) float64 {
	if view >= high-low {
		return (low + high - view) / 2
	}
	return clamp(at, low, high-view)
}

// zoomAt zooms by a factor about a point of the screen.
func (c *camera) zoomAt(factor, x, y float64) {
	wx, wy := c.x+(x-c.region.X)/c.zoom, c.y+(y-c.region.Y)/c.zoom
	c.zoom = clamp(c.zoom*factor, c.farthest(), closest)
	c.x, c.y = wx-(x-c.region.X)/c.zoom, wy-(y-c.region.Y)/c.zoom
	c.bound()
}

// pan moves the view by pixels of the screen.
func (c *camera) pan(dx, dy float64) {
	c.x, c.y = c.x-dx/c.zoom, c.y-dy/c.zoom
	c.bound()
}

// project puts a piece of the world where it is seen on the screen. What can be hit of it ends at the
// edge of the region.
func (c *camera) project(p Piece) Piece {
	if p.Plane != World || !c.films() {
		return p
	}
	b := p.Box
	p.Box = ink.R(c.region.X+(b.X-c.x)*c.zoom, c.region.Y+(b.Y-c.y)*c.zoom, b.W*c.zoom, b.H*c.zoom)
	p.Round *= c.zoom
	p.Look = enlarge(p.Look, c.zoom)
	p.cut = c.region
	if len(p.Via) > 0 {
		via := make([]Point, len(p.Via))
		for i, v := range p.Via {
			via[i] = Point{c.region.X + (v.X-c.x)*c.zoom, c.region.Y + (v.Y-c.y)*c.zoom}
		}
		p.Via = via
	}
	p.Tumble, p.Count = enlargeAll(p.Tumble, c.zoom), enlargeAll(p.Count, c.zoom)
	return p
}

func enlargeAll(looks []ink.List, k float64) []ink.List {
	if len(looks) == 0 {
		return nil
	}
	large := make([]ink.List, len(looks))
	for i := range looks {
		large[i] = enlarge(looks[i], k)
	}
	return large
}

// enlarge returns a look k times as large.
func enlarge(l ink.List, k float64) ink.List {
	if k == 1 {
		return l
	}
	large := make(ink.List, len(l))
	for i, op := range l {
		op.Box = ink.R(op.Box.X*k, op.Box.Y*k, op.Box.W*k, op.Box.H*k)
		op.Width *= k
		op.Radius *= k
		op.Font.Size = math.Round(op.Font.Size*k*2) / 2
		large[i] = op
	}
	return large
}

// recamera shows the layout again after the view has moved.
func (s *Stage) recamera() {
	s.Finish()
	seen := make([]Piece, len(s.laid))
	for i := range s.laid {
		seen[i] = s.camera.project(s.laid[i])
	}
	s.pieces = seen
	s.dirty, s.abrupt, s.known = true, true, false
}
