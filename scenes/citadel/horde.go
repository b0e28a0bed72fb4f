package citadel

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

var _ table.Reader = (*Board)(nil)

// Read is the cards of the kinds of enemies that stand in a Zone, or of a kind that is asked about, and what is on the plate of a hero.
func (b *Board) Read(m table.Moment, el rules.Element, w, h float64) (table.Reading, bool) {
	l, ok := newLayout(b, &m)
	if !ok {
		return table.Reading{}, false
	}
	if h1 := l.hero(rules.Element("hero:" + el.Name())); el.Kind() == "plate" && h1 >= 0 && l.Heroes[h1].Alive {
		if table.Narrow(l.Metrics) && l.Metrics.Text > 1 { // it would hide half of the board: the words about the hero name each figure
			return table.Reading{}, false
		}
		l.foresee()
		look, size := l.plateLegend(h1, w)
		return table.Reading{Look: look, Size: size, Beside: table.NothingBeside}, true
	}
	look, size, ok := l.horde(el, w, h)
	beside := table.ArticleBeside
	if el.Kind() == "unit" {
		beside = table.NothingBeside
	}
	return table.Reading{Look: look, Size: size, Beside: beside}, ok
}

// kind is a kind of enemies, and how many of it stand in a Zone; 0: it is asked about by itself.
type kind struct {
	figure, n int
	about     rules.Article
}

// kinds are the kinds of an element, in damage order.
func (l *layout) kinds(el rules.Element) (list []kind) {
	add := func(g, n int) {
		if a, ok := l.State.About(rules.Element("unit:" + figureNames[g])); ok {
			list = append(list, kind{g, n, a})
		}
	}
	if g := figure(el); g >= 0 {
		add(g, 0)
	} else if f, z, ok := l.zoneOf(el); ok {
		for g, n := range l.Fields[f].Zones[z-1].N {
			if n > 0 {
				add(g, n)
			}
		}
	}
	return list
}

// horde draws the cards of the kinds of an element below each other, at most w wide and h high. False: there are none.
func (l *layout) horde(el rules.Element, w, h float64) (ink.List, ink.Rect, bool) {
	list := l.kinds(el)
	if len(list) == 0 {
		return nil, ink.Rect{}, false
	}
	b, gap := l.Fresh(), l.Gap(boardkit.Close)
	w = math.Round(w)
	most := (h - gap*float64(len(list)-1)) / float64(len(list))
	y := 0.0
	for _, k := range list {
		high := l.unitCard(b, ink.R(0, y, w, most), k)
		y += high + gap
	}
	return b.List, ink.R(0, 0, w, y-gap), true
}

// unitOf is the type and the grade of a sort of figure.
func (l *layout) unitOf(g int) (*cards.Unit, cards.Grade) {
	u := &l.set.Units[[bsieged.Figures]cards.UnitKind{cards.Molen, cards.Gargoh, cards.Gargoh, cards.Krohn, cards.Krohn}[g]]
	if elite(g) {
		return u, u.Elite
	}
	return u, u.Standard
}

// unitCard is the card of a kind: picture and number, name, Hits and Resistance, what it does where there is room for it,
// and the lines of its article. It is as high as that needs, box.H at most, and returns how high.
func (l *layout) unitCard(b *boardkit.Pen, box ink.Rect, k kind) float64 {
	title, body, strong := b.Font(ink.SerifBold, 22), b.Small(), b.Font(ink.SansBold, boardkit.BodySize)
	pad := l.Gap(boardkit.Apart)
	side := math.Min(box.H-2*pad, math.Max(3*b.Line(body)+b.Line(title), box.W*0.26))
	text := ink.R(box.X+2*pad+side, box.Y+pad, box.W-side-3*pad, box.H-2*pad)
	words := k.about.Body[0].String()
	told := ink.TextHeight(l.Measure, body, words, text.W, 1.15)
	row := math.Max(b.Line(strong), l.Px(26))
	if b.Line(title)+row+told > text.H {
		words, told = "", 0
	}
	box.H = math.Floor(math.Min(box.H, math.Max(side, b.Line(title)+row+told)+2*pad))
	b.Shadow(box, l.Px(10))
	rim := ink.Oak
	if elite(k.figure) {
		rim = ink.Gold
	}
	b.Fill(box, ink.Ink, l.Px(8))
	b.Fill(box.Inset(math.Max(1, l.Px(2))), rim, l.Px(7))
	b.Fill(box.Inset(math.Max(2, l.Px(5))), ink.Parchment, l.Px(5))
	b.Picture(pic(figurePictures[k.figure]), ink.R(box.X+pad, box.Y+(box.H-side)/2, side, side))
	head, text := text.CutTop(b.Line(title))
	name := head
	if k.n > 0 {
		count := "× " + strconv.Itoa(k.n)
		b.Right(head, title, ink.Oak, count)
		name.W -= b.Width(title, count) + pad
	}
	b.Name(name, title, ink.Ink, k.about.Title.String())
	line, text := text.CutTop(row)
	unit, grade := l.unitOf(k.figure)
	for _, stat := range [...]struct {
		icon  string
		share float64 // of the line
		say   []string
	}{
		{"icon-hits", 0.31, []string{rules.Plural(grade.Hits, "%d hit", "%d hits", grade.Hits).String(), strconv.Itoa(grade.Hits)}},
		{"icon-resistance", 0.39, []string{rules.Say("Resistance %d", grade.Resistance), strconv.Itoa(grade.Resistance)}},
		{"icon-attack", 0.3, []string{rules.Say("Zone %d", unit.AttacksFrom), strconv.Itoa(unit.AttacksFrom)}},
	} {
		cell := line
		cell.W = math.Floor(head.W * stat.share)
		_, line = line.CutLeft(cell.W)
		b.Say(b.Icon(cell, pic(stat.icon), row*0.86, l.Px(5)), strong, ink.Ink, stat.say...)
	}
	if words != "" {
		b.Paragraph(text, body, ink.OakDark, words, 1.15)
	}
	return box.H
}
