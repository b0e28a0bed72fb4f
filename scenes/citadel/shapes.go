package citadel

import (
	"math"
	"strconv"

	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// loop draws the rim of a shape.
func loop(l *ink.List, c ink.Color, width float64, corners ...ink.Point) {
	for i, p := range corners {
		q := corners[(i+1)%len(corners)]
		l.Line(p.X, p.Y, q.X, q.Y, width, c)
	}
}

// shrunk moves the corners of a shape towards their middle by about d.
func shrunk(d float64, corners []ink.Point) []ink.Point {
	var mid ink.Point
	for _, p := range corners {
		mid.X, mid.Y = mid.X+p.X/float64(len(corners)), mid.Y+p.Y/float64(len(corners))
	}
	in := make([]ink.Point, len(corners))
	for i, p := range corners {
		in[i] = ink.P(p.X-math.Copysign(d, p.X-mid.X), p.Y-math.Copysign(d, p.Y-mid.Y))
	}
	return in
}

// badge draws a count at the lower right of a figure: on a bone disc, for elites on a gold
// shield.
func badge(b *boardkit.Pen, box ink.Rect, n int, golden bool) {
	f := b.Font(ink.SansBold, 17)
	text := strconv.Itoa(n)
	size := math.Max(b.Line(f)*0.94, b.Width(f, text)+6)
	if most := math.Max(box.W, box.H) * 0.6; size > most {
		f.Size *= most / size
		size = most
	}
	at := ink.R(box.Right()-size*0.72, box.Bottom()-size*0.86, size, size).Round()
	if golden {
		shield(&b.List, at, ink.Ink)
		shield(&b.List, at.Inset(math.Max(1, b.Px(2))), ink.Gold)
	} else {
		b.Disc(at, ink.Ink)
		b.Disc(at.Inset(math.Max(1, b.Px(2))), ink.Bone)
	}
	b.Centred(at.Inset(-4), f, ink.Ink, text)
}

// shield is a six-cornered shield.
func shield(l *ink.List, r ink.Rect, c ink.Color) {
	x, _ := r.Center()
	boardkit.Polygon(l, c, 1, ink.P(x, r.Y-r.H*0.04), ink.P(r.Right(), r.Y+r.H*0.22), ink.P(r.Right()-r.W*0.04, r.Y+r.H*0.72),
		ink.P(x, r.Bottom()+r.H*0.06), ink.P(r.X+r.W*0.04, r.Y+r.H*0.72), ink.P(r.X, r.Y+r.H*0.22))
}
