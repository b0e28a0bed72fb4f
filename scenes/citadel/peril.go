package citadel

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// peril is what a hero may lose in the coming Enemies phase, in a long and a short form; empty:
// nothing.
func (l *layout) peril(h int) (forms []string, deadly bool) {
	t := &l.threat.Heroes[h]
	if !l.foreseen || t.Most == 0 || !l.Heroes[h].Alive {
		return nil, false
	}
	most := rules.T("-%d?", t.Most).String() // beside the picture of Morale
	upTo := rules.Say("up to -%d", t.Most)
	switch {
	case t.Least == t.Most && l.Now.Step == bsieged.Heroes: // somebody can still keep the enemies off
		forms = []string{rules.Say("loses %d Morale as it stands", t.Most), rules.Say("as it stands -%d", t.Most), rules.Say("may lose %d", t.Most), most}
	case t.Least == t.Most:
		most = rules.T("-%d", t.Most).String()
		forms = []string{rules.Say("will lose %d Morale", t.Most), rules.Say("loses %d Morale", t.Most), rules.Say("loses %d", t.Most), most}
	case t.Least == 0:
		forms = []string{rules.Say("may lose %d Morale", t.Most), rules.Say("may lose %d", t.Most), upTo, most}
	default:
		forms = []string{rules.Say("loses %d to %d Morale", t.Least, t.Most), rules.Say("loses %d to %d", t.Least, t.Most), upTo, most}
	}
	return forms, t.Dies != bsieged.Never
}

// warnFits reports whether the shortest form of what a hero may lose has room with its skull.
func (l *layout) warnFits(b *boardkit.Pen, r ink.Rect, forms []string, deadly bool) bool {
	if deadly {
		r.W -= l.skullSide(r)
	}
	return b.Fits(b.Font(ink.SansBold, 12), forms[len(forms)-1], r.W-2)
}

// skullSide is how large the skull is beside what a hero may lose.
func (l *layout) skullSide(r ink.Rect) float64 { return math.Min(r.H*0.8, l.Px(22)+2) }

// worded reports whether there is room for what a hero may lose in words.
func (l *layout) worded(b *boardkit.Pen, r ink.Rect, forms []string, deadly bool) bool {
	if deadly {
		r.W -= l.skullSide(r)
	}
	return slices.ContainsFunc(forms[:len(forms)-1], func(form string) bool { return b.Fits(b.Font(ink.SansBold, 14), form, r.W-2) })
}

// warn writes what a hero may lose in ember, with a skull where it can be the hero's death, and with the picture of Morale where there is
// room for it beside a form that does not name it.
func (l *layout) warn(b *boardkit.Pen, r ink.Rect, forms []string, deadly, light bool) {
	f := b.Font(ink.SansBold, 14)
	color := ink.EmberLight
	if light {
		color = ink.EmberDark
	}
	if deadly {
		side := l.skullSide(r)
		var at ink.Rect
		at, r = r.CutRight(side)
		b.Picture("kit/skull", ink.R(at.X, r.Y+(r.H-side)/2, side, side))
	}
	for i, form := range forms {
		bare := i == len(forms)-1
		if !bare && !b.Fits(f, form, r.W-2) {
			continue
		}
		if side := math.Min(r.H*0.8, l.Px(20)+2); i > 0 && (b.Fits(f, form, r.W-2-side) || bare && !deadly) {
			var at ink.Rect
			at, r = r.CutRight(side)
			b.Picture(pic("icon-morale"), at.Middle().Around(at.W, at.W))
		}
		if !b.Fits(f, form, r.W-2) {
			f = b.Font(ink.SansBold, 12)
		}
		b.Right(ink.R(r.X, r.Y, r.W-2, r.H), f, color, form)
		return
	}
}
