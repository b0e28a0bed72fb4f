package citadel

import (
	"math"
	"math/rand/v2"
	"strconv"

	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// soils are the colours of the fields near the wall and at the edge of the board.
var soils = [cards.FieldCount][2]ink.Color{
	north: {ink.RGB(0xC9C8A0), ink.RGB(0x6F6A4A)},
	west:  {ink.RGB(0xC6BCAE), ink.RGB(0x6A5650)},
	south: {ink.RGB(0xE0C79A), ink.RGB(0x8A5A42)},
	east:  {ink.RGB(0xE0CDA0), ink.RGB(0x94755A)},
}

// soil is the colour of a field at t of the way out.
func soil(f int, t float64) ink.Color {
	c := boardkit.Mix(soils[f][0], soils[f][1], math.Pow(t, 1.6))
	step := 0.0
	for z := 1; z < cards.ZoneCount; z++ {
		if t > seams[z] {
			step += 0.07
		}
	}
	return boardkit.Mix(c, ink.OxbloodDark, step)
}

// land is what the ground depends on.
type land struct {
	plan   plan
	season int
}

// drawGround is the ground of the fields with what grows and stands there: a picture of many small
// operations, relative to the area of the plan.
func drawGround(g land) ink.List {
	var l ink.List
	p := g.plan
	for f := range cards.FieldCount {
		soiled(&l, &p, f)
	}
	for f := range cards.FieldCount {
		scenery(&l, &p, f)
		sights(&l, &p, f, g.season)
	}
	for f := range cards.FieldCount {
		lines(&l, &p, f)
	}
	return l.Shift(-p.area.X, -p.area.Y)
}

// soiled fills a field with strips along its wall, darker outwards.
func soiled(l *ink.List, p *plan, f int) {
	const strip = 2.0
	depth := math.Abs(p.gate(f).X-p.keep.Middle().X) - p.keep.W/2
	if level(f) {
		depth = math.Abs(p.gate(f).Y-p.keep.Middle().Y) - p.keep.H/2
	}
	for d := 0.0; d < depth; d += strip {
		h := math.Min(strip, depth-d)
		r := p.ring((d + h) / depth)
		c := soil(f, d/depth)
		switch f {
		case north:
			l.Fill(ink.R(r.X, p.keep.Y-d-h, r.W, h), c, 0)
		case south:
			l.Fill(ink.R(r.X, p.keep.Bottom()+d, r.W, h), c, 0)
		case west:
			l.Fill(ink.R(p.keep.X-d-h, r.Y, h, r.H), c, 0)
		case east:
			l.Fill(ink.R(p.keep.Right()+d, r.Y, h, r.H), c, 0)
		}
	}
}

// scenery scatters grass, dead trees, tents and furrows over a field, always the same ones.
func scenery(l *ink.List, p *plan, f int) {
	r := rand.New(rand.NewPCG(uint64(f), 11))
	unit := p.area.H / 836
	for i := 0; i < 46; i++ {
		t, along := 0.05+0.93*r.Float64(), r.Float64()
		a, b := side(p.ring(t), f)
		at := ink.Between(a, b, 0.03+along*0.94)
		size := (7 + 9*r.Float64()) * unit * (0.7 + t*0.7)
		dark := boardkit.Mix(soil(f, t), ink.OakDark, 0.34)
		stroke := math.Max(1, 1.6*unit)
		switch {
		case f == north:
			for k := -1.0; k <= 1; k++ {
				l.Line(at.X+k*size*0.24, at.Y, at.X+k*size*0.42, at.Y-size*(0.9-0.25*math.Abs(k)), stroke, dark)
			}
		case f == west && i%2 == 0:
			tree(l, at, size*2.1, stroke, dark)
		case f == south && i%5 == 0 && t > seams[2]:
			tent(l, at, size*1.5, stroke, dark)
		default:
			l.Line(at.X-size, at.Y, at.X-size*0.3, at.Y-size*0.22, stroke, dark)
			l.Line(at.X-size*0.3, at.Y-size*0.22, at.X+size*0.4, at.Y-size*0.16, stroke, dark)
			l.Line(at.X+size*0.4, at.Y-size*0.16, at.X+size, at.Y+size*0.1, stroke, dark)
		}
	}
}

// sights stand on a field, pale enough that figures stay clear: six of its own, and what the season brings.
func sights(l *ink.List, p *plan, f, season int) {
	r := rand.New(rand.NewPCG(uint64(f), 23))
	for i := range 6 {
		name := "scenery/" + [cards.FieldCount]string{north: "north", west: "west", south: "south", east: "east"}[f] + "-" + strconv.Itoa(i+1)
		sight(l, p, f, name, [...]float64{0.16, 0.44, 0.46, 0.72, 0.78, 0.8}[i], [...]float64{0.86, 0.1, 0.9, 0.24, 0.78, 0.62}[i]+0.06*(r.Float64()-0.5), 1.15)
	}
	for i := range 5 {
		name := "scenery/season-" + seasonPictures[season] + "-" + strconv.Itoa(i%3+1)
		sight(l, p, f, name, 0.1+0.8*r.Float64(), [...]float64{0.16, 0.84, 0.34, 0.68, 0.92}[i]+0.08*(r.Float64()-0.5), 0.8)
	}
}

// sight draws a picture at t of the way out and so far along a field, as a multiple of a figure.
func sight(l *ink.List, p *plan, f int, name string, t, along, size float64) {
	a, b := side(p.ring(t), f)
	box := ink.Between(a, b, along).Around(p.figure*size, p.figure*size)
	l.Picture(pic(name), boardkit.Inside(box, p.area).Round()).Fade = 0.58
}

func tree(l *ink.List, at ink.Point, h, stroke float64, c ink.Color) {
	l.Line(at.X, at.Y, at.X, at.Y-h*0.62, stroke*1.3, c)
	for _, twig := range [...][3]float64{{0.35, -0.26, 0.72}, {0.45, 0.24, 0.8}, {0.6, -0.12, 1}, {0.6, 0.14, 0.96}} {
		l.Line(at.X, at.Y-h*twig[0], at.X+h*twig[1], at.Y-h*twig[2], stroke, c)
	}
}

func tent(l *ink.List, at ink.Point, h, stroke float64, c ink.Color) {
	fill := boardkit.Mix(c, ink.Ember, 0.35)
	for k := 0.0; k < h; k++ {
		w := h * 0.8 * (1 - k/h)
		l.Fill(ink.R(at.X-w, at.Y-k-1, 2*w, 1.2), fill, 0)
	}
	l.Line(at.X-h*0.8, at.Y, at.X, at.Y-h, stroke, c)
	l.Line(at.X+h*0.8, at.Y, at.X, at.Y-h, stroke, c)
	l.Line(at.X, at.Y, at.X, at.Y-h, stroke, c)
}

// lines draws the diagonal at the left of a field and the seams of its Zones with hachures
// towards the Citadel.
func lines(l *ink.List, p *plan, f int) {
	unit := math.Max(0.6, p.area.H/836)
	a, _ := side(p.keep, f)
	b, _ := side(p.area, f)
	l.Line(a.X, a.Y, b.X, b.Y, 6*unit, ink.OakDark)
	l.Line(a.X, a.Y, b.X, b.Y, 2*unit, ink.GoldDark)
	for z := 1; z < cards.ZoneCount; z++ {
		c, d := side(p.ring(seams[z]), f)
		l.Line(c.X, c.Y, d.X, d.Y, 2*unit, ink.Oak)
		n := int(math.Max(math.Abs(d.X-c.X), math.Abs(d.Y-c.Y)) / (15 * unit))
		for i := 1; i < n; i++ {
			q := ink.Between(c, d, float64(i)/float64(n))
			in := (6 + float64(i*7%5)) * unit
			to := [cards.FieldCount]ink.Point{ink.P(q.X, q.Y+in), ink.P(q.X+in, q.Y), ink.P(q.X, q.Y-in), ink.P(q.X-in, q.Y)}[f]
			l.Line(q.X, q.Y, to.X, to.Y, math.Max(1, 1.2*unit), ink.Oak.Alpha(0.55))
		}
	}
}
