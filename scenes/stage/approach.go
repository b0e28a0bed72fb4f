package stage

import (
	"math"

	"portcullis/scenes/ink"
)

// Approach comes near enough to boxes of one view that each is at least so high and wide on the screen, as far as all of them
// stay in view, and moves no further than that takes; it goes no farther away. Where it is near enough, nothing changes.
func (s *Stage) Approach(boxes []ink.Rect, least float64) {
	c := &s.camera
	if !c.films() || len(boxes) == 0 || c.world.Empty() {
		return
	}
	all, small := boxes[0], math.Inf(1)
	for _, b := range boxes {
		right, bottom := max(all.Right(), b.Right()), max(all.Bottom(), b.Bottom())
		all = ink.R(min(all.X, b.X), min(all.Y, b.Y), 0, 0)
		all.W, all.H = right-all.X, bottom-all.Y
		small = min(small, b.W, b.H)
	}
	const about = 1.25 // room about them
	zoom := min(least/small, c.region.W/(all.W*about), (c.region.H-c.strip)/(all.H*about), closest)
	if small <= 0 || small*c.zoom >= least || zoom <= c.zoom {
		return
	}
	if seen := s.View().Seen; seen.Holds(all) && zoom < worthwhile*c.zoom {
		return
	}
	s.look(func() {
		x, y := all.Center()
		c.zoomAt(zoom/c.zoom, c.region.X+(x-c.x)*c.zoom, c.region.Y+(y-c.y)*c.zoom)
		c.x = nearer(c.x, c.region.W/c.zoom, all.X, all.Right())
		c.y = nearer(c.y, (c.region.H-c.strip)/c.zoom, all.Y, all.Bottom())
		c.bound()
	})
}

// worthwhile is by how much larger what is in view already must become that the view moves for it: less is not seen to help, and seems a jump.
const worthwhile = 1.2

// reveal shows a box of the world, at least so high and wide on the screen, with some room about it.
func (c *camera) reveal(box ink.Rect, least float64) {
	if small := min(box.W, box.H) * c.zoom; small < least && small > 0 {
		x, y := c.region.Center()
		c.zoomAt(1.02*least/small, x, y)
	}
	c.x = nearer(c.x, c.region.W/c.zoom, box.X, box.Right())
	c.y = nearer(c.y, (c.region.H-c.strip)/c.zoom, box.Y, box.Bottom())
	c.bound()
}

// nearer moves a view of that length as little as it takes to hold a span and an eighth of the view
// about it; of a span that is longer, its middle.
func nearer(at, length, low, high float64) float64 {
	margin := min(length/8, (length-(high-low))/2)
	if margin < 0 {
		return (low + high - length) / 2
	}
	return clamp(at, high+margin-length, low-margin)
}
