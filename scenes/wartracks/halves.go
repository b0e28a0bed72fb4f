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
	gist []string // what it comes to, the fullest form first
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

// tell draws a half with all its words, or with what they come to.
func (h half) tell(b *boardkit.Pen, f ink.Font, u float64) {
	room := halfRoom(h.box, u)
	lines := b.Measure.Wrap(f, h.text, room.W)
	if float64(len(lines))*f.Size*halfLead <= room.H+1 {
		h.draw(b, lines, f, u)
		return
	}
	if !h.box.Empty() {
		h.fold(b, f, u)
	}
}

// ribbonHigh is how high the ribbon is that names a half whose words find no room, in parts of its type.
const ribbonHigh = 1.25

// fold draws a half without its lines: a ribbon with its words where one line holds them, else with what they come to in a word or two, else with
// its name.
func (h half) fold(b *boardkit.Pen, f ink.Font, u float64) {
	h.draw(b, nil, f, u)
	b.Fill(h.box, h.tint.edge, 0)
	room := halfRoom(h.box, u)
	room.Y, room.H = h.box.Y, h.box.H
	b.Say(room, f, ink.Bone, append(append([]string{h.text}, h.gist...), "")...)
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

// mostWords is how much of a hand card, below its name, words may take from its figure before they are folded.
const mostWords = 0.88

// halves shares the foot of a hand card out among its two halves, in the largest type in which both are whole within most, and
// says what is left for its figure. Where no legible type is small enough, the figure gives way, and then one half is whole, or neither, and the
// other is as high as a line of what it comes to.
func (l *layout) halves(box ink.Rect, d *cards.Card, f ink.Font, most, u float64) (art ink.Rect, action, passive half, set ink.Font) {
	acts, lasts := d.Acts().String(), d.Lasts().String()
	red, blue := l.halfHeight(f, acts, box, u), l.halfHeight(f, lasts, box, u)
	for least := l.Metrics.Least(); red+blue > most && f.Size > least; {
		f.Size = math.Max(least, f.Size-0.5)
		red, blue = l.halfHeight(f, acts, box, u), l.halfHeight(f, lasts, box, u)
	}
	if most = math.Max(most, box.H*mostWords); red+blue > most {
		red, blue = folded(red, blue, most, math.Ceil(f.Size*ribbonHigh))
	}
	art = box
	passive, action = half{tint: blueHalf, text: lasts, gist: passiveForms(d)}, half{tint: redHalf, text: acts, gist: actionForms(d)}
	passive.box, art = art.CutBottom(blue)
	action.box, art = art.CutBottom(red)
	return art, action, passive, f
}

// folded is how high two halves are that have not both room: the first whole if the second is a mark beside it, else the second,
// else both are marks.
func folded(red, blue, most, mark float64) (action, passive float64) {
	switch {
	case red > 0 && blue > 0 && red+mark <= most:
		return red, mark
	case red > 0 && blue > 0 && blue+mark <= most:
		return mark, blue
	}
	return math.Min(red, mark), math.Min(blue, mark)
}
