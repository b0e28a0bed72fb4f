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
// room, smaller than is asked for if it must be, and returns its size.
func legend(k form.Toolkit, symbols []Symbol, w, h float64) (look ink.List, box ink.Rect, whole bool) {
	for ; ; k.Metrics.Text -= 0.1 {
		for size := 22.0; size > 8; size -= 2 {
			for columns := 1; columns <= mostColumns; columns++ {
				if look, box, whole = legendIn(k, symbols, size, columns, w); box.H <= h && whole {
					return look, box, true
				}
			}
		}
		if k.Metrics.Text < 0.9 {
			return look, box, false
		}
	}
}

// LegendFits reports whether what the symbols of a board mean finds room on a screen.
func LegendFits(b Explainer, m ink.Metrics, measure ink.Measurer) bool {
	w, h := legendRoom(m)
	_, _, whole := legend(form.Toolkit{Metrics: m, Measure: measure}, b.Symbols(), w, h)
	return whole
}

// legendRoom is how much of a screen a legend takes at the most.
func legendRoom(m ink.Metrics) (w, h float64) { return float64(m.W) * 0.9, float64(m.H) * 0.75 }

// mostColumns is how many columns a legend has at the most.
const mostColumns = 5

// legendIn draws the legend in so many columns, down which the symbols run, and reports whether all words find room.
func legendIn(k form.Toolkit, symbols []Symbol, size float64, columns int, most float64) (l ink.List, box ink.Rect, whole bool) {
	f, head := k.Font(ink.Sans, size), k.Font(ink.SerifBold, size+8)
	pad, gap := math.Max(10, k.Px(28)), k.Gap()
	side := math.Ceil(2 * k.Line(f))
	wide := math.Min(math.Floor((most-2*pad-gap*float64(columns-1))/float64(columns)), side+20*f.Size)
	rows := (len(symbols) + columns - 1) / columns
	high := side + math.Ceil(gap/4)
	top := pad + k.Line(head) + gap/2
	whole = true
	box = ink.R(0, 0, math.Ceil(2*pad+wide*float64(columns)+gap*float64(columns-1)), math.Ceil(top+high*float64(rows)+pad))
	k.Parchment(&l, box)
	l.Write(ink.R(pad, pad, box.W-2*pad, k.Line(head)), head, ink.Ink, rules.Say("What the symbols mean"))
	for i, s := range symbols {
		at := ink.R(pad+float64(i/rows)*(wide+gap), top+float64(i%rows)*high, wide, side).Round()
		picture, words := at.CutLeft(side)
		l.Picture(s.Picture, picture.Inset(2))
		_, words = words.CutLeft(gap / 2)
		op := l.Write(words, f, ink.Ink, s.Means.String())
		op.Wrap, op.Down, op.Lead = true, ink.Middle, k.Line(f)/f.Size
		whole = whole && op.Fits(k.Measure)
	}
	return l, box, whole
}
