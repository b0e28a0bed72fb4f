package citadel

import (
	"math"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// classOf is the class of a deck of Resource cards.
func classOf(el rules.Element) (cards.Class, bool) {
	_, name, _ := strings.Cut(el.Name(), "/")
	for k, class := range classes {
		if el.Kind() == "deck" && name == class {
			return cards.Class(k), true
		}
	}
	return 0, false
}

// discards is the discard pile of a class at reading size, the top card first (BS-TBL-8).
func (l *layout) discards(k cards.Class, w, h float64) (ink.List, ink.Rect) {
	big, name, small := l.Font(ink.SerifBold, 28), l.Font(ink.SerifBold, 19), l.Body()
	pile := l.Decks.Discards[k]
	pad := l.Gap(boardkit.Loose)
	width := math.Min(w, math.Max(l.Px(760), name.Size*36))
	head := l.Line(big) + l.Line(small) + l.Px(12)
	row := math.Max(l.Line(name), l.Px(30))
	rows := math.Max(1, math.Ceil(float64(len(pile))/2))
	size := ink.R(0, 0, width, math.Min(h, head+rows*row+2*pad+l.Px(16))).Round()
	b := l.Fresh()
	in := b.Sheet(size).Inset(l.Gap(boardkit.Close))
	line, rest := in.CutTop(l.Line(big))
	side := line.H
	b.Picture(pic("class-"+classes[k]), ink.R(line.X, line.Y, side, side))
	b.Say(ink.R(line.X+side+l.Px(10), line.Y, line.W-side-l.Px(10), line.H), big, ink.Ink, title(classes[k])+": discarded cards", title(classes[k]))
	line, rest = rest.CutTop(l.Line(small) + l.Px(8))
	b.Say(line, small, ink.OakLight, rules.T("%d in the Season deck, %d in the Pool, %d discarded, the last one first", l.Decks.Season[k], l.Decks.Pool[k], len(pile)).String(),
		rules.T("%d discarded", len(pile)).String())
	fit := min(len(pile), 2*int(rest.H/row))
	for i := range fit {
		d := &l.set.Cards[pile[len(pile)-1-i]]
		at := ink.R(rest.X+float64(i%2)*rest.W/2, rest.Y+float64(i/2)*row, rest.W/2-l.Px(10), row)
		icon := math.Min(row*0.9, l.Px(28))
		b.Picture(pic(kindPictures[d.Kind]), ink.R(at.X, at.Y+(row-icon)/2, icon, icon))
		b.Name(ink.R(at.X+icon+l.Px(8), at.Y, at.W-icon-l.Px(8), row), name, ink.Ink, d.Name)
	}
	if len(pile) == 0 {
		b.Say(rest, b.Font(ink.SerifItalic, 18), ink.OakLight, "Nothing was discarded yet.", "Nothing yet.")
	}
	return b.List, size
}
