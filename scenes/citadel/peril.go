package citadel

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// peril is what a hero may lose in the coming Enemies phase as the board stands, in the one form of all plates and sizes; empty: nothing.
func (l *layout) peril(h int) (words string, deadly bool) {
	t := &l.threat.Heroes[h]
	switch {
	case !l.foreseen || t.Most == 0 || !l.Heroes[h].Alive:
		return "", false
	case t.Least == t.Most:
		words = rules.Say("-%d", t.Most)
	case t.Least == 0:
		words = rules.Say("0 to -%d", t.Most)
	default:
		words = rules.Say("-%d to -%d", t.Least, t.Most)
	}
	return words, t.Dies != bsieged.Never
}

// perilSide is how large the picture of Morale and the skull are beside what a hero may lose.
func (l *layout) perilSide(r ink.Rect) float64 { return math.Min(r.H*0.86, l.Px(22)+2) }

// perilWidth is how wide what a hero may lose is with its pictures.
func (l *layout) perilWidth(b *boardkit.Pen, r ink.Rect, words string, deadly bool) float64 {
	w := b.Width(b.Font(ink.SansBold, perilType), words) + l.perilSide(r) + 3
	if deadly {
		w += l.perilSide(r)
	}
	return w
}

const perilType = 14

// warn writes what a hero may lose in ember at the end of a line, with the picture of Morale, and with a skull where it can be the hero's
// death. It returns what is left of the line.
func (l *layout) warn(b *boardkit.Pen, r ink.Rect, words string, deadly, light bool) ink.Rect {
	color := ink.EmberLight
	if light {
		color = ink.EmberDark
	}
	f, side := b.Font(ink.SansBold, perilType), l.perilSide(r)
	if l.perilWidth(b, r, words, deadly) > r.W {
		f = b.Font(ink.SansBold, perilType-2)
	}
	picture := func(name string) {
		var at ink.Rect
		at, r = r.CutRight(side)
		b.Picture(name, at.Middle().Around(side, side))
	}
	if deadly {
		picture("kit/skull")
	}
	picture(pic("icon-morale"))
	w := b.Width(f, words)
	b.Right(ink.R(r.X, r.Y, r.W-1, r.H), f, color, words)
	_, rest := r.CutRight(w + 4)
	return rest
}
