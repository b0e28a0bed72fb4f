package hexmap

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// sides lays the hexsides by which a block can come in where there are several, each with room enough about its coin for a
// click.
func (l *layout) sides() {
	var list []rules.Element
	var boxes []ink.Rect
	coin, least := 0.0, math.Ceil(l.Metrics.MinTarget()+2)/l.zoom() // both ends are rounded
	for _, el := range l.Moment.Next {
		s := atlas.NoSide
		if el.Kind() == "side" {
			s = l.Map.FindSide(el.Name())
		}
		if s == atlas.NoSide {
			continue
		}
		h := l.Map.Side(s)
		a, b := l.gridOf(h.A).place(l.Map, h.A), l.gridOf(h.B).place(l.Map, h.B)
		coin = l.gridOf(h.A).radius * 0.58
		room := math.Max(coin, least)
		list, boxes = append(list, el), append(boxes, boardkit.Around((a.X+b.X)/2, (a.Y+b.Y)/2, room, room))
	}
	apartFrom(boxes)
	for i, el := range list {
		own := boardkit.Own(boxes[i])
		own = own.Inset((own.W - coin) / 2)
		pen := l.Fresh()
		pen.Coin(own, ink.Ember)
		pen.Picture("argot/icons/movement", own.Inset(coin*0.2))
		l.OnBoard(stage.Piece{ID: el, Box: boxes[i], Depth: depthWay, Look: pen.List, Role: "button", Label: el.Name(), Rim: own, Round: coin / 2})
	}
}

// mostPushes is how often boxes are pushed apart: the sides of a hex need a few rounds.
const mostPushes = 12

// apartFrom pushes boxes apart that overlap, each pair by the shorter way and both as far.
func apartFrom(boxes []ink.Rect) {
	for range mostPushes {
		moved := false
		for i := range boxes {
			for j := range i {
				moved = pushed(&boxes[i], &boxes[j]) || moved
			}
		}
		if !moved {
			return
		}
	}
}

// pushed pushes two boxes apart, and is false where they do not overlap.
func pushed(a, b *ink.Rect) bool {
	const hair = 1e-6
	both := a.Intersect(*b)
	if both.Empty() || math.Min(both.W, both.H) < hair {
		return false
	}
	var by stage.Point
	if both.W < both.H {
		by.X = math.Copysign(both.W/2, a.X-b.X)
	} else {
		by.Y = math.Copysign(both.H/2, a.Y-b.Y)
	}
	*a, *b = a.Shift(by.X, by.Y), b.Shift(-by.X, -by.Y)
	return true
}
