package stage

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/scenes/ink"
	"portcullis/scenes/paint"
)

// easel is what a cover is painted on, with the coordinates of the screen: a [paint.Pane] or [paint.Strips].
type easel interface {
	Clear(area image.Rectangle)
	Each(area image.Rectangle, do func(img *ebiten.Image, x, y float64))
}

// keep keeps of the picture before the newest what is another there, before the newest is painted over it. What of it does not look
// any more as it was shown is painted anew. It reports whether that is little enough to fade.
func (c *canvas) keep(before, newest *cover, p Painter) bool {
	size := c.rest.Size()
	var areas []image.Rectangle
	for _, part := range parts(before, newest, size) {
		areas = append(areas, pixels(part))
	}
	if c.left = paint.NewStrips(areas, mostLeft); c.left == nil {
		return false
	}
	c.left.Take(c.rest)
	for _, part := range joined(parts(c.restOf, before, size)) {
		before.draw(c.left, part, p)
	}
	p.Finish()
	return true
}

// repaint makes a picture of one cover that of another: it paints where they differ, or all if that is much or nothing is
// known of the picture.
func repaint(pane *paint.Pane, of **cover, want *cover, p Painter) {
	if where := parts(*of, want, pane.Size()); len(where) > 0 {
		for _, part := range joined(where) {
			want.draw(pane, part, p)
		}
		p.Finish()
	}
	painted := *want
	*of = &painted
}

// parts is where two covers look different: the whole screen if that is much of it, or one of them is not known.
func parts(a, b *cover, size image.Point) []ink.Rect {
	if a != nil {
		if rows, few := changed(a, b, size); few {
			return rows
		}
	}
	return []ink.Rect{ink.R(0, 0, float64(size.X), float64(size.Y))}
}

// draw paints what of a cover lies in a part of a picture. The sides of the part are whole numbers.
func (c *cover) draw(dst easel, part ink.Rect, p Painter) {
	dst.Clear(pixels(part))
	for i, l := range c.layers {
		to := part
		if i == theWorld && !c.clip.Empty() {
			if to = part.Intersect(c.clip); to.Empty() {
				continue
			}
		}
		if len(l) > 0 {
			dst.Each(pixels(to), func(img *ebiten.Image, x, y float64) { p.Draw(img, l, x, y, 1) })
		}
	}
}

// worthJoining is how many pixels more are painted at most so that two parts are one: each part takes draw calls for all that reaches into
// it, and a screen of 3840 x 2160 pixels has hundreds of parts.
const worthJoining = 8 * patch * patch

// joined is parts of which those that lie close to each other are one. They may overlap where they hold what differs, as all of a part is
// painted anew.
func joined(parts []ink.Rect) []ink.Rect {
	for {
		list := make([]ink.Rect, 0, len(parts))
		for _, part := range parts {
			i := slices.IndexFunc(list, func(other ink.Rect) bool {
				return area(part.Union(other)) <= area(part)+area(other)-area(part.Intersect(other))+worthJoining
			})
			if i < 0 {
				list = append(list, part)
			} else {
				list[i] = list[i].Union(part)
			}
		}
		if len(list) == len(parts) {
			return list
		}
		parts = list
	}
}

// mostChanged is the part of the screen that is painted anew by parts at most.
const mostChanged = 0.5

// changed is where two covers look different, in rows of squares that do not overlap. Few is false where that is much of
// the screen, or cannot be told: then all is to be painted.
func changed(a, b *cover, size image.Point) (rows []ink.Rect, few bool) {
	if a.clip != b.clip {
		return nil, false
	}
	var different ink.List
	for i := range a.layers {
		gone, came, sorted := difference(a.layers[i], b.layers[i])
		if !sorted {
			return nil, false
		}
		different = append(append(different, gone...), came...)
	}
	rows = touched(different, size)
	area := 0.0
	for _, r := range rows {
		area += r.W * r.H
	}
	return rows, area <= mostChanged*float64(size.X*size.Y)
}

// difference is what is in one of two lists alone. Sorted is false where what is in both lies in another order.
func difference(a, b ink.List) (gone, came ink.List, sorted bool) {
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	left := make(map[ink.Op]int, len(a))
	for i := range a {
		left[a[i]]++
	}
	var both ink.List
	for i := range b {
		if left[b[i]] > 0 {
			left[b[i]]--
			both = append(both, b[i])
		} else {
			came = append(came, b[i])
		}
	}
	next := 0
	for i := range a {
		switch {
		case next < len(both) && a[i] == both[next]:
			next++
		case left[a[i]] > 0:
			left[a[i]]--
			gone = append(gone, a[i])
		default:
			return nil, nil, false
		}
	}
	return gone, came, next == len(both)
}
