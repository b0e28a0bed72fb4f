package hexmap

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// fans reports whether the stack of a place is spread: blocks of it can be clicked, or it or one of them is
// pointed at where that is not what is asked, nor what was just clicked.
func (l *layout) fans(p atlas.Place, blocks []content.Block) bool {
	if slices.ContainsFunc(blocks, func(b content.Block) bool { return l.offered(l.element(b)) }) {
		return true
	}
	if l.Can(l.PlaceElement(p)) || len(l.Chosen) > 0 || l.Spent {
		return false
	}
	if l.Hover == l.PlaceElement(p) || l.Hover == l.fan(p) {
		return true
	}
	return slices.ContainsFunc(blocks, func(b content.Block) bool {
		if l.Hover == l.element(b) {
			return true
		}
		for on := range l.Cargo(b) {
			if l.Hover == l.element(on) {
				return true
			}
		}
		return false
	})
}

// fan is what keeps the stack of a place spread.
func (l *layout) fan(p atlas.Place) rules.Element { return "fan:" + rules.Element(l.Map.At(p).ID) }

// stands lets a block that cannot be picked stand for its place where that is what a click picks. Where the stack is spread no click
// goes through the block to a place behind it.
func (l *layout) stands(p atlas.Place, piece *stage.Piece, f formation) {
	switch over := f.spread && l.over(p, piece.Box); {
	case l.asked(p):
		if piece.Role, piece.Tip = "", false; f.spread {
			piece.For = l.PlaceElement(p)
		}
	case f.looked:
		piece.Solid = true
	case over:
		piece.Role, piece.Tip = "", false
	}
}

// hold keeps a stack spread that the pointer has spread, for as long as it is between the blocks, on them or where they lay before:
// what they lie on must not take it, nor a click.
func (l *layout) hold(p atlas.Place, blocks []content.Block, f formation) {
	if !f.looked {
		return
	}
	box := l.heap(p, len(blocks)).Inset(-1).Union(f.ground())
	l.OnBoard(stage.Piece{ID: l.fan(p), Box: box, Depth: depthBlock + 9, Solid: true, Tip: true, Fixed: true, For: l.PlaceElement(p)})
}

// tray is what a stack lies on that is spread over the places beside it, so that nobody takes its blocks to stand
// there.
func (l *layout) tray(p atlas.Place, f formation) {
	box := f.ground()
	if !f.spread || box.W < l.gridOf(p).radius*root3 && !f.aside {
		return
	}
	if f.aside {
		l.tether(p, box)
	}
	pen := l.Fresh()
	own := boardkit.Own(box)
	pen.Shadow(own, f.first.W*0.12)
	pen.Fill(own, ink.OakDark.Alpha(0.86), f.first.W*0.14)
	pen.List.Outline(own, ink.Gold, f.first.W*0.03, f.first.W*0.14)
	l.OnBoard(stage.Piece{ID: "tray:" + rules.Element(l.Map.At(p).ID), Box: box, Depth: depthBlock + 9, Look: pen.List, Fixed: true, Solid: f.aside})
}
