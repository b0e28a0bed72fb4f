package boardkit

import (
	"math"

	"portcullis/scenes/ink"
)

// Arrow draws a bent line with a head at its end on a list: bend is how far its middle lies beside the straight line,
// as a part of its length, head the last word of a picture kit/arrow-…. One shorter than its head is left out.
func (p *Pen) Arrow(list *ink.List, from, to ink.Point, bend float64, color ink.Color, head string, dashes bool) {
	list.Arrow(from, to, ink.Arrow{Bend: bend, Width: p.Gap(Close), Rim: p.Edge(), Head: math.Max(12, p.Px(30)), Picture: "kit/arrow-" + head, Color: color, Dashes: dashes})
}

// Between is how far two boxes lie from each other, 0 if they touch.
func Between(a, b ink.Rect) float64 {
	return math.Max(math.Max(b.X-a.Right(), a.X-b.Right()), math.Max(math.Max(b.Y-a.Bottom(), a.Y-b.Bottom()), 0))
}

// Facing is the point of a box's rim that faces the middle of another one.
func Facing(box, to ink.Rect) ink.Point { return box.Facing(to) }
