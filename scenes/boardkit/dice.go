package boardkit

import (
	"fmt"
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// Luck is what a thrown die brings.
type Luck uint8

// A die that is neither a hit nor a miss only shows its face. A hit has a golden ring, a miss is
// smaller and pale.
const (
	NoLuck Luck = iota
	Hit
	Miss
)

// Die is a die that shows a face, or a question mark before it is thrown. Six sides have pips, ten
// have a number. A percentile die is a dark die for the tens, a light one for the ones ("40" and
// "7", 100 is "00" and "0") and its total beside them. Any other is a plate with its number.
type Die struct {
	Sides rules.Sides
	Face  int // 1 to Sides; 0: not thrown yet
	Red   bool
	Luck  Luck
	Again bool    // it was thrown again: it has a turned arrow at its corner
	Angle float64 // of dice of six sides, in radians clockwise
	Fade  float64 // 0 is solid, as in [ink.Op]
}

// dieGap is the room between dice, as a part of their side.
const dieGap = 0.18

// How wide a percentile die is for its height: two dice, and the plate with the total.
const (
	totalGap  = 0.12
	totalWide = 1.08
)

// What a miss and the sign of a second throw look like, in parts of the side, and how pale a miss is.
const (
	missSize  = 0.8
	missFade  = 0.42
	ringWide  = 0.055
	againSize = 0.38
)

// Wide is how wide the die is for its height.
func (d Die) Wide() float64 {
	if d.Sides == rules.Percentile {
		return 2 + totalGap + totalWide
	}
	return 1
}

// Die draws a die that fills the box. The ring of a hit lies around it.
func (p *Pen) Die(box ink.Rect, d Die) {
	if d.Luck == Hit {
		p.Ring(box)
	}
	at := box
	if d.Luck == Miss {
		at = box.Inset(box.H * (1 - missSize) / 2)
	}
	from := len(p.List)
	p.face(at, d)
	for i := range p.List[from:] {
		op := &p.List[from+i]
		op.Fade = d.Fade
		if d.Luck == Miss && op.Kind != ink.Write { // a number stays readable
			op.Fade = math.Max(d.Fade, missFade)
		}
	}
	if d.Again {
		side := math.Max(box.H*againSize, math.Min(box.H, 11))
		p.Picture("kit/again", ink.R(box.Right()-side*0.8, box.Y-side*0.2, side, side))
	}
}

// Ring is the golden ring around a die that is a hit.
func (p *Pen) Ring(die ink.Rect) {
	ring := math.Max(2, die.H*ringWide)
	round := die.H * 0.18
	p.Glow(die, ink.GoldLight, die.H*0.24).Radius = round
	p.Outline(die.Inset(-1.6*ring), ink.Ink, ring*1.6, round+ring)
	p.Outline(die.Inset(-1.3*ring), ink.GoldLight, ring, round+ring)
}

// face draws what a die shows.
func (p *Pen) face(box ink.Rect, d Die) {
	switch d.Sides {
	case 0, rules.D6:
		p.pips(box, d)
	case rules.D10:
		p.tenSided(box, d.Red, false, numeral(d.Face, strconv.Itoa(d.Face)))
	case rules.Percentile:
		p.percentile(box, d)
	default:
		fill, text := ink.Bone, ink.Ink
		if d.Red {
			fill, text = ink.Oxblood, ink.Bone
		}
		p.Inked(box, fill, 3, 10)
		p.inscribe(box.Inset(box.H*0.2), text, numeral(d.Face, strconv.Itoa(d.Face)))
	}
}

// numeral is what stands on a die: a question mark where it is not thrown yet.
func numeral(face int, text string) string {
	if face == 0 {
		return "?"
	}
	return text
}

// pips is a die of six sides.
func (p *Pen) pips(box ink.Rect, d Die) {
	name, text := "kit/die-", ink.Ink
	if d.Red {
		name, text = "kit/die-red-", ink.Bone
	}
	if d.Face == 0 {
		p.Picture(name+"blank", box).Angle = d.Angle
		p.inscribe(box.Inset(box.H*0.2), text, "?")
		return
	}
	p.Picture(name+strconv.Itoa(d.Face), box).Angle = d.Angle
}

// tenSided is a die of ten sides with its number on the upper face.
func (p *Pen) tenSided(box ink.Rect, red, dark bool, text string) {
	name, color := "kit/d10", ink.Ink
	switch {
	case dark:
		name, color = "kit/d10-dark", ink.Bone
	case red:
		name, color = "kit/d10-red", ink.Bone
	}
	p.Picture(name, box)
	p.inscribe(ink.R(box.X+box.W*0.22, box.Y+box.H*0.29, box.W*0.56, box.H*0.46), color, text)
}

// percentile is a die for the tens, one for the ones, and what they come to.
func (p *Pen) percentile(box ink.Rect, d Die) {
	side := box.H
	tens, rest := box.CutLeft(side)
	ones, plate := rest.CutLeft(side)
	_, plate = plate.CutLeft(side * totalGap)
	p.tenSided(tens, false, true, numeral(d.Face, fmt.Sprintf("%02d", d.Face/10%10*10)))
	p.tenSided(ones, d.Red, false, numeral(d.Face, strconv.Itoa(d.Face%10)))
	plate = plate.Inset(side * 0.06)
	plate = ink.R(plate.X, plate.Y+plate.H*0.12, plate.W, plate.H*0.76)
	p.Fill(plate, ink.Ink, side*0.1)
	p.Fill(plate.Inset(math.Max(1, side*0.03)), ink.ParchmentLight, side*0.08)
	p.inscribe(plate.Inset(side*0.08), ink.Ink, numeral(d.Face, Percent(d.Face)))
}

// Percent is a percentile throw as players write it: "07", "42", "100".
func Percent(face int) string { return fmt.Sprintf("%02d", face) }

// NumberDie is a die of a game's own that has numbers: a plate of its colour.
func (p *Pen) NumberDie(box ink.Rect, fill ink.Color, text string) {
	p.Inked(box, fill, 3, 10)
	f := p.Font(ink.SerifBold, dieSize)
	if p.Line(f) > box.H {
		f.Size *= box.H / p.Line(f)
	}
	p.Centred(box, f, ink.Ink, text)
}

// inscribe writes a number as large as the box takes it.
func (p *Pen) inscribe(box ink.Rect, c ink.Color, text string) {
	f := p.Font(ink.SerifBold, dieSize)
	f.Size *= math.Min(box.H/p.Measure.LineHeight(f), box.W/p.Measure.Width(f, text))
	p.Write(box.Inset(-1), f, c, text).Across = ink.Middle
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

// clothDice is how many dice of their own height lie side by side on a cloth at most.
const clothDice = 6

// OnCloth is where n dice of some height lie on a cloth about a point of an area, in rows of about
// equally many, and the cloth.
func OnCloth(about ink.Rect, area ink.Rect, n int, wide, side float64) (cloth ink.Rect, dice []ink.Rect) {
	gap := side * dieGap
	most := max(1, int(clothDice/wide))
	rows := (n + most - 1) / most
	columns := (n + max(rows, 1) - 1) / max(rows, 1)
	w, h := float64(columns)*(side*wide+gap)+gap, float64(rows)*(side+gap)+gap
	x, y := about.Center()
	cloth = Inside(Around(x, y, math.Min(w, area.W), math.Min(h, area.H)), area).Round()
	return cloth, Spread(cloth.Inset(gap), n, wide, side)
}

// Cloth is a cloth that dice are thrown on.
func (p *Pen) Cloth(box ink.Rect) {
	p.Shadow(box, p.Px(14))
	p.Fill(box, ink.Ink, p.Px(8))
	p.Surface("cloth", box.Inset(2))
}
