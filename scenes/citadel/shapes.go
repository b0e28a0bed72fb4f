package citadel

import (
	"math"
	"strconv"

	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// polygon fills a convex shape with strips of some height.
func polygon(l *ink.List, c ink.Color, strip float64, corners ...point) {
	at := make([]stage.Point, len(corners))
	for i, p := range corners {
		at[i] = stage.Point{X: p.x, Y: p.y}
	}
	boardkit.Polygon(l, c, strip, at...)
}

// loop draws the rim of a shape.
func loop(l *ink.List, c ink.Color, width float64, corners ...point) {
	for i, p := range corners {
		q := corners[(i+1)%len(corners)]
		l.Line(p.x, p.y, q.x, q.y, width, c)
	}
}

// shrunk moves the corners of a shape towards their middle by about d.
func shrunk(d float64, corners []point) []point {
	var mid point
	for _, p := range corners {
		mid.x, mid.y = mid.x+p.x/float64(len(corners)), mid.y+p.y/float64(len(corners))
	}
	in := make([]point, len(corners))
	for i, p := range corners {
		in[i] = point{p.x - math.Copysign(d, p.x-mid.x), p.y - math.Copysign(d, p.y-mid.y)}
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
	polygon(l, c, 1, point{x, r.Y - r.H*0.04}, point{r.Right(), r.Y + r.H*0.22}, point{r.Right() - r.W*0.04, r.Y + r.H*0.72},
		point{x, r.Bottom() + r.H*0.06}, point{r.X + r.W*0.04, r.Y + r.H*0.72}, point{r.X, r.Y + r.H*0.22})
}
