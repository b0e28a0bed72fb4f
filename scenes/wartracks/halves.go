package wartracks

import (
	"math"

	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// half is one of the two halves of a small card: what it does as an action, or as a creature.
type half struct {
	box  ink.Rect
	tint tint
	text string
}

// tint is the colours of one half of all cards.
type tint struct{ ground, edge, words ink.Color }

var (
	redHalf  = tint{ink.RGB(0xF3DCCB), ink.Oxblood, ink.RGB(0x6A2020)}
	blueHalf = tint{ink.RGB(0xDDE3E8), ink.Lapis, ink.LapisDark}
)

// halfLead is the distance of the lines of a half.
const halfLead = 1.12

// halfRoom is where the words of a half stand.
func halfRoom(box ink.Rect, u float64) ink.Rect {
	return ink.R(box.X+9*u, box.Y+3*u, box.W-12*u, box.H-4*u)
}

// halfHeight is how high a half with some words is in a box of that width.
func (l *layout) halfHeight(f ink.Font, text string, box ink.Rect, u float64) float64 {
	if text == "" {
		return 0
	}
	return math.Ceil(float64(len(l.Measure.Wrap(f, text, halfRoom(box, u).W)))*f.Size*halfLead + 7*u)
}

// draw draws a half with its words in lines; an empty one is not there.
func (h half) draw(b *boardkit.Pen, lines []string, f ink.Font, u float64) {
	if h.box.Empty() {
		return
	}
	b.Fill(h.box, h.tint.ground, 0)
	b.Fill(ink.R(h.box.X, h.box.Y, 5*u, h.box.H), h.tint.edge, 0)
	room := halfRoom(h.box, u)
	line := f.Size * halfLead
	over := math.Max(0, b.Line(f)-line) // of the tallest letters over the line
	for i, words := range lines {
		b.Write(ink.R(room.X, room.Y+float64(i)*line-over/2, room.W, line+over), f, h.tint.words, words)
	}
}

// shortened wraps words into as many lines as a room has, the last one cut short if there are more.
func (l *layout) shortened(f ink.Font, text string, room ink.Rect) []string {
	lines := l.Measure.Wrap(f, text, room.W)
	most := int((room.H + 1) / (f.Size * halfLead))
	if most < 1 || len(lines) <= most {
		return lines[:min(len(lines), max(0, most))]
	}
	return append(lines[:most-1:most-1], ink.Elide(l.Measure, f, lines[most-1]+"…", room.W))
}

// halves shares the foot of a hand card out among its two halves, whole where both find room within most, and says what
// is left for its figure. Where not even two lines of each find room, there is the action alone, or neither.
func (l *layout) halves(box ink.Rect, d *cards.Card, f ink.Font, most, u float64) (art, action, passive ink.Rect) {
	red, blue := l.halfHeight(f, d.Acts().String(), box, u), l.halfHeight(f, d.Lasts().String(), box, u)
	line := f.Size * halfLead
	high := func(lines float64) float64 { return math.Ceil(lines*line + 7*u) }
	if red+blue > most {
		both := math.Floor((most - 14*u) / line)
		blue = math.Min(blue, math.Max(high(math.Floor(both/2)), most-red))
		if red = math.Min(red, most-blue); both < 4 {
			red, blue = math.Min(l.halfHeight(f, d.Acts().String(), box, u), high(math.Floor((most-7*u)/line))), 0
		}
	}
	if red < high(1) {
		red = 0
	}
	passive, art = box.CutBottom(blue)
	action, art = art.CutBottom(red)
	return art, action, passive
}
