package table

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// Explainer is a Board with symbols that are explained on request, by a button or a key.
type Explainer interface {
	Symbols() []Symbol
}

// Symbol is a sign of a board and what it means.
type Symbol struct {
	Picture string
	Means   rules.Text // a few words: they have two lines
}

// explained reports whether the board has a legend.
func (t *Table) explained() bool {
	_, ok := t.config.Board.(Explainer)
	return ok
}

// legend draws what the symbols mean on a sheet at most w wide and h high, in the largest type with which all find
// room, and returns its size.
func legend(k form.Toolkit, symbols []Symbol, w, h float64) (look ink.List, box ink.Rect) {
	for size := 22.0; size > 8; size-- {
		for columns := 1; columns <= mostColumns; columns++ {
			if look, box = legendIn(k, symbols, size, columns, w); box.H <= h {
				return look, box
			}
		}
	}
	return look, box
}

// mostColumns is how many columns a legend has at the most.
const mostColumns = 3

// legendIn draws the legend in so many columns, down which the symbols run.
func legendIn(k form.Toolkit, symbols []Symbol, size float64, columns int, most float64) (ink.List, ink.Rect) {
	f, head := k.Font(ink.Sans, size), k.Font(ink.SerifBold, size+8)
	pad, gap := math.Max(10, k.Px(28)), k.Gap()
	side := math.Ceil(2 * k.Line(f))
	wide := math.Min(math.Floor((most-2*pad-gap*float64(columns-1))/float64(columns)), side+20*f.Size)
	rows := (len(symbols) + columns - 1) / columns
	high := side + math.Ceil(gap/4)
	top := pad + k.Line(head) + gap/2
	box := ink.R(0, 0, math.Ceil(2*pad+wide*float64(columns)+gap*float64(columns-1)), math.Ceil(top+high*float64(rows)+pad))
	var l ink.List
	k.Parchment(&l, box)
	l.Write(ink.R(pad, pad, box.W-2*pad, k.Line(head)), head, ink.Ink, rules.Say("What the symbols mean"))
	for i, s := range symbols {
		at := ink.R(pad+float64(i/rows)*(wide+gap), top+float64(i%rows)*high, wide, side).Round()
		picture, words := at.CutLeft(side)
		l.Picture(s.Picture, picture.Inset(2))
		_, words = words.CutLeft(gap / 2)
		op := l.Write(words, f, ink.Ink, s.Means.String())
		op.Wrap, op.Down, op.Lead = true, ink.Middle, k.Line(f)/f.Size
	}
	return l, box
}
