package boardkit

import (
	"fmt"
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// Die is a die that shows a face. A six-sided die is a picture; a ten-sided one is a kite with its
// number, a percentile die two kites, tens and ones ("40" and "7", 100 is "00" and "0"); any other
// is a plate with its number.
type Die struct {
	Sides rules.Sides
	Face  int       // 1 to Sides
	Red   bool      // the red dice of six sides
	Fill  ink.Color // of dice with numbers
	Angle float64   // of dice of six sides, in radians clockwise
	Fade  float64   // of dice of six sides: 0 is solid, as in [ink.Op]
}

// dieGap is the room between dice, as a part of their side.
const dieGap = 0.18

// Wide is how wide the die is for its height.
func (d Die) Wide() float64 {
	if d.Sides == rules.Percentile {
		return 2
	}
	return 1
}

// Die draws a die that fills the box.
func (p *Pen) Die(box ink.Rect, d Die) {
	switch d.Sides {
	case 0, rules.D6:
		name := "kit/die-"
		if d.Red {
			name += "red-"
		}
		op := p.Picture(name+strconv.Itoa(d.Face), box)
		op.Angle, op.Fade = d.Angle, d.Fade
	case rules.D10:
		p.kite(box, d.Fill, strconv.Itoa(d.Face))
	case rules.Percentile:
		tens, ones := box.CutLeft(box.W / 2)
		p.kite(tens, d.Fill, fmt.Sprintf("%02d", d.Face/10%10*10))
		p.kite(ones, d.Fill, strconv.Itoa(d.Face%10))
	default:
		p.NumberDie(box, d.Fill, strconv.Itoa(d.Face))
	}
}

// kite is a ten-sided die: the outline with its upper face, on which the number stands.
func (p *Pen) kite(box ink.Rect, fill ink.Color, text string) {
	at := func(r ink.Rect, x, y float64) stage.Point { return stage.Point{X: r.X + r.W*x, Y: r.Y + r.H*y} }
	outline := func(r ink.Rect, c ink.Color) {
		Polygon(&p.List, c, 1, at(r, 0.5, 0), at(r, 1, 0.36), at(r, 1, 0.64), at(r, 0.5, 1), at(r, 0, 0.64), at(r, 0, 0.36))
	}
	rim := math.Max(1, p.Px(3))
	outline(box, ink.Ink)
	in := box.Inset(rim)
	outline(in, Mix(fill, ink.Ink, 0.25))
	Polygon(&p.List, fill, 1, at(in, 0.5, 0), at(in, 0.94, 0.62), at(in, 0.5, 0.84), at(in, 0.06, 0.62))
	p.number(ink.R(in.X+in.W*0.24, in.Y+in.H*0.28, in.W*0.52, in.H*0.42), text)
}

// NumberDie is a plate with a number, as large as it fits.
func (p *Pen) NumberDie(box ink.Rect, fill ink.Color, text string) {
	p.Inked(box, fill, 3, 10)
	f := p.Font(ink.SerifBold, dieSize)
	if p.Line(f) > box.H {
		f.Size *= box.H / p.Line(f)
	}
	p.Centred(box, f, ink.Ink, text)
}

// number is a number in the middle of a box, its type no larger than the box takes.
func (p *Pen) number(box ink.Rect, text string) {
	f := p.Font(ink.SerifBold, dieSize)
	f.Size *= math.Min(1, math.Min(box.H/p.Line(f), box.W/p.Width(f, text)))
	p.Centred(box, f, ink.Ink, text)
}

// tumbles is through how many faces a die tumbles at most.
const tumbles = 6

// Thrown makes a piece a die that has been thrown so many times: it tumbles through faces and lands
// on its own. The look is asked for each of them, landed for the one that it lands on.
func Thrown(p stage.Piece, sides rules.Sides, face, throws int, look func(face int, landed bool) ink.List) stage.Piece {
	p.Look, p.Face, p.Throw, p.Sound = look(face, true), strconv.Itoa(face), throws, "die"
	n := min(sides.Faces(), tumbles)
	for i := range n {
		p.Tumble = append(p.Tumble, look(1+i*sides.Faces()/n, false))
	}
	return p
}

// Spread is where n dice lie in a room, in rows about its middle: as large as they fit, at most some
// height.
func Spread(room ink.Rect, n int, wide, most float64) []ink.Rect {
	side, columns := 0.0, 1
	for c := 1; c <= n; c++ {
		rows := float64((n + c - 1) / c)
		high := math.Min(room.H/(rows+(rows-1)*dieGap), room.W/(float64(c)*wide+float64(c-1)*dieGap))
		if high = math.Min(high, most); high > side {
			side, columns = high, c
		}
	}
	gap := side * dieGap
	rows := (n + columns - 1) / columns
	cx, cy := room.Center()
	boxes := make([]ink.Rect, n)
	for i := range boxes {
		row, column := i/columns, i%columns
		inRow := min(columns, n-row*columns)
		x := cx + (float64(column)-float64(inRow-1)/2)*(side*wide+gap)
		y := cy + (float64(row)-float64(rows-1)/2)*(side+gap)
		boxes[i] = Around(x, y, side*wide, side)
	}
	return boxes
}
