package table

import (
	"math"

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

// worldMap lays a small map of the whole world into the lower left of the board, with what can be
// clicked and a frame about what is in view. Where all is in view there is none.
func (s *scene) worldMap() {
	v := s.seen
	if s.plan.World.Empty() || v.World != s.plan.World || v.Whole() {
		return
	}
	k := s.kit
	board := s.frame.Board
	rim := math.Max(4, k.Px(8))
	scale := math.Min(board.W*chartShare/v.World.W, board.H*chartShare/v.World.H)
	inner := ink.R(0, 0, v.World.W*scale, v.World.H*scale).Round()
	inner = inner.Shift(board.X+2*rim, board.Bottom()-inner.H-2*rim).Round()
	box := inner.Inset(-rim)
	small := func(b ink.Rect) ink.Rect {
		return ink.R(inner.X+(b.X-v.World.X)*scale, inner.Y+(b.Y-v.World.Y)*scale, b.W*scale, b.H*scale).Intersect(inner)
	}
	var l ink.List
	l.Shadow(box, k.Px(12))
	l.Fill(box, ink.Oak, k.Px(6))
	l.Fill(inner, ink.ParchmentDark, 0)
	for i := range s.pieces {
		p := &s.pieces[i]
		if p.Plane != stage.World || p.Role == "" {
			continue
		}
		color := ink.OakLight
		if s.marks[p.ID].Can() {
			color = ink.TonesFor(s.moment.Tones).Legal.Plain
		}
		if dot := small(p.Box); !dot.Empty() {
			l.Fill(dot, color, 0)
		}
	}
	if view := small(v.Seen); !view.Empty() {
		l.Outline(view, ink.Ink, math.Max(2, k.Px(4)), 0)
		l.Outline(view, ink.GoldLight, math.Max(1, k.Px(2)), 0)
	}
	s.decor(idChart, depthFrame-1, box, l).Solid = true
	s.chart, s.chartFrame = inner, box
}
