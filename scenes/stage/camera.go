package stage

import (
	"math"
	"slices"
	"time"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// camera shows a part of a world in a region of the screen. A world of several views shows one of them at a
// time, as a book shows one of its pages.
type camera struct {
	region  ink.Rect // on the screen
	all     ink.Rect // the world
	views   []ink.Rect
	at      int           // which view is shown
	kept    []shot        // how the views were seen last
	world   ink.Rect      // the view that is shown, or the world; empty: world and screen coordinates are the same
	zoom    float64       // screen pixels for a pixel of the world
	least   float64       // how far it goes out at most, where what is to be clicked would be too small before the whole world is seen
	x, y    float64       // the point of the world at the upper left of the region
	chart   ink.Rect      // the small map of the world on the screen; empty: none
	chartID rules.Element // the piece that it is on
	strip   float64       // how much of the region, from below, the map and its frame cover
}

// shot is where a camera stood.
type shot struct{ zoom, x, y float64 }

// View is what the camera shows.
type View struct {
	Region ink.Rect // where, on the screen
	World  ink.Rect // all there is, or of a world of several views the one that is shown
	Seen   ink.Rect // the part of it in the region
	At     int      // which view is shown
}

// Zoom is how large the world is shown: screen pixels for a pixel of the world; 1 where there is no camera.
func (v View) Zoom() float64 {
	if v.Seen.Empty() {
		return 1
	}
	return v.Region.W / v.Seen.W
}

// Whole reports whether all of the world is in view, as it is where there is no camera.
func (v View) Whole() bool {
	return v.World.Empty() || v.Seen.W >= v.World.W-0.5 && v.Seen.H >= v.World.H-0.5
}

// The most that a person can zoom in, and the factor of one notch of the wheel.
const (
	closest = 2.5
	notch   = 1.25
)

// Film sets where the world is shown, how large it is, and its views if it has several; an empty world has no
// camera. The view stays where it is if the same world is set again.
func (s *Stage) Film(region, world ink.Rect, views ...ink.Rect) {
	c := &s.camera
	if c.region == region && c.all == world && slices.Equal(c.views, views) {
		return
	}
	at := c.at
	*c = camera{region: region, all: world, views: slices.Clone(views), world: world, least: c.least, chart: c.chart, chartID: c.chartID, strip: c.strip}
	if len(views) == 0 {
		c.survey()
		return
	}
	c.kept = make([]shot, len(views))
	c.turn(min(at, len(views)-1))
}

// Bound sets how small the world may be shown at the least, in screen pixels for one of it; 0: as small as it takes to see all of it,
// or half as large. The whole world may then never be in view.
func (s *Stage) Bound(least float64) {
	c := &s.camera
	if c.least == least {
		return
	}
	c.least = least
	s.look(c.bound)
}

// survey shows as much of the view as can be shown, from its upper left corner.
func (c *camera) survey() {
	c.zoom = c.farthest()
	c.x, c.y = c.world.X, c.world.Y
	c.bound()
}

// turn shows a view as it was seen last.
func (c *camera) turn(view int) {
	c.at, c.world = view, c.views[view]
	if k := c.kept[view]; k.zoom > 0 {
		c.zoom, c.x, c.y = k.zoom, k.x, k.y
		c.bound()
		return
	}
	c.survey()
}

// Turn shows another view of the world, by its number, as it was seen last.
func (s *Stage) Turn(view int) {
	c := &s.camera
	if view < 0 || view >= len(c.views) || view == c.at {
		return
	}
	s.look(func() { c.swap(view) })
}

// swap keeps how the view is seen and shows another one.
func (c *camera) swap(view int) {
	c.kept[c.at] = shot{c.zoom, c.x, c.y}
	c.turn(view)
}

// viewOf is the view in which a box of the world lies, -1 if there are none or it lies in none.
func (c *camera) viewOf(b ink.Rect) int {
	x, y := b.Center()
	return slices.IndexFunc(c.views, func(v ink.Rect) bool { return v.Contains(x, y) })
}

// Project is where a box of the world is on the screen.
func (v View) Project(b ink.Rect) ink.Rect {
	if v.World.Empty() || v.Seen.Empty() {
		return b
	}
	k := v.Region.W / v.Seen.W
	return ink.R(v.Region.X+(b.X-v.Seen.X)*k, v.Region.Y+(b.Y-v.Seen.Y)*k, b.W*k, b.H*k)
}

// View is what the camera shows now; empty where there is none.
func (s *Stage) View() View {
	c := &s.camera
	if !c.films() {
		return View{}
	}
	return View{Region: c.region, World: c.world, Seen: ink.R(c.x, c.y, c.region.W/c.zoom, c.region.H/c.zoom), At: c.at}
}

// Pan moves the view by shares of what it shows: 0.5 to the right is half a region.
func (s *Stage) Pan(right, down float64) {
	c := &s.camera
	defer s.roll()
	s.look(func() { c.pan(-right*c.region.W, -down*c.region.H) })
}

// Zoom zooms by notches of the wheel about the middle of the view, in if they are positive.
func (s *Stage) Zoom(notches float64) {
	c := &s.camera
	defer s.roll()
	s.look(func() {
		x, y := c.region.Center()
		c.zoomAt(math.Pow(notch, notches), x, y)
	})
}

// Survey shows as much of the world as can be shown.
func (s *Stage) Survey() {
	c := &s.camera
	s.look(func() {
		c.zoom = c.farthest()
		c.bound()
	})
}

// Reveal brings a piece of the world into view, large enough to be clicked, and moves the view no
// further than that takes; it shows another view if the piece lies there. A piece of the screen is in view
// already.
func (s *Stage) Reveal(id rules.Element) {
	c := &s.camera
	i := slices.IndexFunc(s.laid, func(p Piece) bool { return p.ID == id && p.Plane == World })
	if i < 0 {
		return
	}
	box, least := s.laid[i].Box, s.metrics.MinTarget()
	s.look(func() {
		if view := c.viewOf(box); view >= 0 && view != c.at {
			c.swap(view)
		}
		c.reveal(box, least)
	})
	if free, ok := Open(s.Pieces(), id); ok && min(free.W, free.H) < least { // something lies over the rest of it
		s.look(func() { c.reveal(box, least*min(box.W, box.H)*c.zoom/min(free.W, free.H)) })
	}
}

// Bring brings a box of the world into view as Reveal does a piece, but as large as it is.
func (s *Stage) Bring(box ink.Rect) {
	c := &s.camera
	s.look(func() {
		if view := c.viewOf(box); view >= 0 && view != c.at {
			c.swap(view)
		}
		c.reveal(box, 0)
	})
}

// Show shows a part of the world as it was seen before.
func (s *Stage) Show(v View) {
	c := &s.camera
	if !c.films() || v.Seen.Empty() || v.World != c.world || v.Region != c.region {
		return
	}
	s.look(func() {
		c.zoom, c.x, c.y = v.Zoom(), v.Seen.X, v.Seen.Y
		c.bound()
	})
}

// look changes the camera and shows the layout anew if it has changed.
func (s *Stage) look(change func()) {
	c := &s.camera
	if !c.films() {
		return
	}
	before, at := s.View(), c.at
	strip := c.strip
	if change(); s.View() != before || c.at != at || c.strip != strip {
		s.recamera()
	}
}

// Chart says on which piece and where on the screen a small map of the view is shown, in a frame at the bottom
// of the region: what can be seen is framed on it, and a press or a drag on it moves there. Empty boxes:
// nowhere.
func (s *Stage) Chart(id rules.Element, box, frame ink.Rect) {
	c := &s.camera
	s.dirty = s.dirty || c.chart != box || c.chartID != id
	s.look(func() {
		c.chart, c.chartID, c.strip = box, id, 0
		if !box.Empty() {
			c.strip = c.region.Bottom() - frame.Y
		}
		c.bound()
	})
}

// steer takes a press or a drag that began on the chart and reports whether it was one.
func (s *Stage) steer(x, y, fromX, fromY float64) bool {
	c := &s.camera
	if !c.films() || !c.chart.Contains(fromX, fromY) {
		return false
	}
	defer s.roll()
	s.look(func() {
		wx := c.world.X + (x-c.chart.X)/c.chart.W*c.world.W
		wy := c.world.Y + (y-c.chart.Y)/c.chart.H*c.world.H
		c.x, c.y = wx-c.region.W/c.zoom/2, wy-c.region.H/c.zoom/2
		c.bound()
	})
	return true
}

// films reports whether there is a camera.
func (c *camera) films() bool { return !c.world.Empty() && !c.region.Empty() }

// farthest is the zoom that shows the whole world, or less of it if the whole were too small.
func (c *camera) farthest() float64 {
	if !c.films() {
		return 1
	}
	return max(0.5, c.least, min(1, c.region.W/c.world.W, c.region.H/c.world.H))
}

// bound keeps the view within the world; a world smaller than the region lies in its middle. Below
// the world there is as much room as the chart and its frame cover, so that nothing has to lie under it.
func (c *camera) bound() {
	if !c.films() {
		return
	}
	c.zoom = clamp(c.zoom, c.farthest(), closest)
	c.x = hold(c.x, c.world.X, c.world.Right(), c.region.W/c.zoom)
	c.y = hold(c.y, c.world.Y, c.world.Bottom()+c.strip/c.zoom, c.region.H/c.zoom)
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

// frame finds where on the screen a piece of the world is seen. What can be hit of it ends at the edge of the
// region.
func (c *camera) frame(p Piece) Piece {
	b := p.Box
	p.Box = ink.R(c.region.X+(b.X-c.x)*c.zoom, c.region.Y+(b.Y-c.y)*c.zoom, b.W*c.zoom, b.H*c.zoom)
	p.cut = c.region
	p.away = len(c.views) > 0 && c.viewOf(b) != c.at
	return p
}

// project puts a piece of the world where it is seen on the screen, as large as it is seen.
func (c *camera) project(p Piece) Piece {
	if p.Plane != World || !c.films() {
		return p
	}
	p = c.frame(p)
	p.Round *= c.zoom
	p.Look = enlarge(p.Look, c.zoom)
	if len(p.Via) > 0 {
		via := make([]Point, len(p.Via))
		for i, v := range p.Via {
			via[i] = ink.P(c.region.X+(v.X-c.x)*c.zoom, c.region.Y+(v.Y-c.y)*c.zoom)
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

// enlarge returns a look k times as large, with fonts of sizes that differ by half pixels.
func enlarge(l ink.List, k float64) ink.List {
	if k == 1 {
		return l
	}
	large := l.Scale(k)
	for i := range large {
		large[i].Font.Size = math.Round(large[i].Font.Size*2) / 2
	}
	return large
}

// Where the pointer moves the view while it rests at the edge of the region: how near to it, after how long, and
// how fast, in shares of the view a second.
const (
	edgeWidth = 10 // design units
	edgeDelay = 250 * time.Millisecond
	edgeSpeed = 0.6
)

// edge is which way the pointer pushes the view, 0 where it does not or the world ends.
func (s *Stage) edge() (right, down float64) {
	c, p := &s.camera, &s.pointer
	if !c.films() || p.keys || p.held || p.two || !s.overWorld(p.x, p.y) {
		return 0, 0
	}
	push := func(at, low, high float64) float64 {
		switch w := s.px(edgeWidth); {
		case at < low+w:
			return -1
		case at >= high-w:
			return 1
		}
		return 0
	}
	right, down = push(p.x, c.region.X, c.region.Right()), push(p.y, c.region.Y, c.region.Bottom())
	moved := *c
	moved.pan(-right, -down)
	if moved.x == c.x {
		right = 0
	}
	if moved.y == c.y {
		down = 0
	}
	return right, down
}

// drift moves the view while the pointer pushes it.
func (s *Stage) drift(passed time.Duration) {
	right, down := s.edge()
	if right == 0 && down == 0 {
		s.pushed = 0
		return
	}
	if s.pushed += passed; s.pushed < edgeDelay {
		return
	}
	by := edgeSpeed * passed.Seconds() * s.camera.region.W
	s.look(func() { s.camera.pan(-right*by, -down*by) })
	s.roll()
}
