package stage

import (
	"math"
	"slices"
	"time"

	"portcullis/rules"
	"portcullis/scenes/ink"
)

// cover is everything that lies still, as one drawing: behind the world, the world (which is cut off at the
// edge of its region), before it up to the chart, the frame on the chart, and what lies before that.
type cover struct {
	layers [5]ink.List
	clip   ink.Rect
}

// The layers of a cover.
const (
	behindWorld = iota
	theWorld
	beforeWorld
	chartFrame
	beforeChart
)

func (c *cover) equal(o *cover) bool {
	if c.clip != o.clip {
		return false
	}
	for i := range c.layers {
		if !slices.Equal(c.layers[i], o.layers[i]) {
			return false
		}
	}
	return true
}

// cover draws the pieces that lie still, with their marks.
func (s *Stage) cover(pieces []Piece, marks Marks, hot rules.Element) cover {
	c := cover{clip: s.camera.region}
	for i := range c.layers { // about as much as before
		c.layers[i] = slices.Grow(c.layers[i], len(s.rest.layers[i]))
	}
	for i := range pieces {
		p := &pieces[i]
		if s.moving[p.ID] || p.away {
			continue
		}
		at := p.layer()
		if at == beforeWorld && len(c.layers[chartFrame]) > 0 {
			at = beforeChart
		}
		s.still(&c.layers[at], p, marks[p.ID], hot == p.ID)
		if p.ID == s.camera.chartID {
			c.layers[chartFrame] = s.chartFrame()
		}
	}
	return c
}

// still draws a piece that lies still, with what is said about it.
func (s *Stage) still(l *ink.List, p *Piece, m Mark, hot bool) {
	s.shine(l, p, m)
	l.Lay(p.Look, p.Box.X, p.Box.Y)
	s.rim(l, p, m, hot)
}

// chartFrame frames on the chart what of the world is in view, and darkens the rest.
func (s *Stage) chartFrame() (l ink.List) {
	c := &s.camera
	if !c.films() || c.chart.Empty() {
		return nil
	}
	k := c.chart.W / c.world.W
	seen := s.View().Seen
	view := ink.R(c.chart.X+(seen.X-c.world.X)*k, c.chart.Y+(seen.Y-c.world.Y)*k, seen.W*k, seen.H*k).Intersect(c.chart)
	above, rest := c.chart.CutTop(view.Y - c.chart.Y)
	below, rest := rest.CutBottom(rest.Bottom() - view.Bottom())
	left, rest := rest.CutLeft(view.X - rest.X)
	right, _ := rest.CutRight(rest.Right() - view.Right())
	for _, dim := range [...]ink.Rect{above, below, left, right} {
		if !dim.Empty() {
			l.Fill(dim, ink.Ink.Alpha(0.4), 0)
		}
	}
	l.Outline(view, ink.Ink, math.Max(2, s.px(5)), 0)
	l.Outline(view.Inset(1), ink.GoldLight, math.Max(2, s.px(3)), 0)
	return l
}

// seen is what the still picture was made of.
type seen struct {
	pieces []Piece
	marks  Marks
	hot    rules.Element
}

// refresh makes the still picture anew if anything in it has changed, and fades from the old
// one to the new.
func (s *Stage) refresh() {
	if !s.dirty {
		return
	}
	s.sharpen()
	hot := s.Hot()
	next := s.cover(s.pieces, s.marks, hot)
	fade := time.Duration(float64(fading) * s.manner.Factor)
	if s.abrupt {
		fade = 0
	}
	s.dirty, s.abrupt = false, false
	switch {
	case next.equal(&s.rest):
	case s.Filming():
		s.rest, s.fadeFor, s.canvas.restStale = next, 0, true
		s.canvas.film.stale = true
	default:
		s.turnOver(next, fade)
	}
	s.shown = seen{s.pieces, s.marks, hot}
}

// turnOver makes next the still picture. The one to fade from is the one before without
// the pieces that move now, which would leave ghosts behind, and with the new sheets of what is written.
func (s *Stage) turnOver(next cover, fade time.Duration) {
	before := s.rest
	if fade > 0 {
		if was, rewritten := s.shown.rewritten(s.pieces, s.marks); rewritten || len(s.moving) > 0 {
			before = s.cover(was.pieces, was.marks, was.hot)
		}
	}
	s.last, s.rest = before, next
	s.fadeStart, s.fadeFor = s.clock, fade
	s.canvas.turnOver()
}

func (s *Stage) fading() bool { return s.fadeFor > 0 && s.clock-s.fadeStart < s.fadeFor }

// faded is how far the new picture has come through, 0 to 1.
func (s *Stage) faded() float64 {
	if !s.fading() {
		return 1
	}
	return float64(s.clock-s.fadeStart) / float64(s.fadeFor)
}
