package table

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// idChart is the small map of a board that is larger than its region.
const idChart = rules.Element("table:chart")

// The chart is at most this share of the region wide and high.
const chartShare = 0.24

// panStep is the share of the view that one key moves it by.
const panStep = 0.25

// worldMap lays a small map of the whole world into a lower corner of the board, with what can be
// clicked; the stage frames on it what is in view. Where all is in view there is none.
func (s *scene) worldMap() {
	v := s.seen
	if s.plan.World.Empty() || v.World != s.plan.shows(v.At) || v.Whole() {
		return
	}
	k := s.kit
	board := s.frame.Board
	rim := math.Max(4, k.Px(8))
	scale := math.Min(board.W*chartShare/v.World.W, board.H*chartShare/v.World.H)
	inner := ink.R(0, 0, v.World.W*scale, v.World.H*scale).Round()
	inner = s.chartCorner(inner, board.Inset(2*rim), rim)
	box := inner.Inset(-rim)
	small := func(b ink.Rect) ink.Rect {
		return ink.R(inner.X+(b.X-v.World.X)*scale, inner.Y+(b.Y-v.World.Y)*scale, b.W*scale, b.H*scale).Intersect(inner)
	}
	var l ink.List
	l.Shadow(box, k.Px(12))
	l.Fill(box, ink.Oak, k.Px(6))
	l.Fill(inner, ink.ParchmentDark, 0)
	world := s.worldPieces(v.World)
	for _, p := range world {
		l = append(l, tiny(p, scale, small)...)
	}
	legal := ink.TonesFor(s.moment.Tones).Legal
	for _, p := range world {
		if dot := small(p.Box); s.marks[p.ID].Can() && !dot.Empty() {
			l.Fill(dot, legal.Plain, 0)
			l.Outline(dot, ink.Ink, 1, 0)
		}
	}
	s.decor(idChart, depthFrame-1, box, l).Solid = true
	s.chart, s.chartFrame = inner, box
}

// chartCorner is the lower left of a room, or its lower right where the small map hides less there of what can be clicked. The camera
// keeps what it shows clear of both.
func (s *scene) chartCorner(inner, room ink.Rect, rim float64) ink.Rect {
	corners := []float64{room.X, room.Right() - inner.W}
	if s.frame.taught { // the mentor's dock is at the right
		corners = corners[:1]
	}
	best, least := ink.Rect{}, math.Inf(1)
	for _, x := range corners {
		at, hides := inner.Shift(x, room.Bottom()-inner.H).Round(), 0.0
		frame := at.Inset(-rim)
		for i := range s.pieces {
			p := &s.pieces[i]
			if p.Plane != stage.World || !s.marks[p.ID].Can() {
				continue
			}
			if seen := s.onScreen(p); stage.Hides(frame, seen) {
				both := seen.Intersect(frame)
				hides += both.W * both.H
			}
		}
		if hides < least {
			best, least = at, hides
		}
	}
	return best
}

// shows is what of the world a view shows.
func (p *Plan) shows(view int) ink.Rect {
	if view < len(p.Views) {
		return p.Views[view].Box
	}
	return p.World
}

// worldPieces are the pieces of a part of the world, back to front.
func (s *scene) worldPieces(part ink.Rect) []*stage.Piece {
	var list []*stage.Piece
	for i := range s.pieces {
		if p := &s.pieces[i]; p.Plane == stage.World && p.Box.Overlaps(part) {
			list = append(list, p)
		}
	}
	slices.SortStableFunc(list, func(a, b *stage.Piece) int { return a.Depth - b.Depth })
	return list
}

// leastTiny is how large on the chart is what is drawn of a piece, in pixels: smaller things would only
// be dirt.
const leastTiny = 2

// tiny is a piece as the chart shows it: its shapes and pictures, without words and light. small is
// where a box of the world lies on the chart.
func tiny(p *stage.Piece, scale float64, small func(ink.Rect) ink.Rect) ink.List {
	var l ink.List
	for _, op := range p.Look {
		switch op.Kind {
		case ink.Fill, ink.Disc, ink.Picture, ink.Stretch, ink.Plate:
		default:
			continue
		}
		at := op.Box.Shift(p.Box.X, p.Box.Y)
		whole := ink.R(0, 0, at.W*scale, at.H*scale)
		seen := small(at)
		if seen.Empty() || math.Min(whole.W, whole.H) < leastTiny {
			continue
		}
		if op.Kind != ink.Fill && (seen.W < whole.W-1 || seen.H < whole.H-1) {
			continue // it would hang over the edge of the chart
		}
		op.Box, op.Radius = seen, op.Radius*scale
		l = append(l, op)
	}
	return l
}
