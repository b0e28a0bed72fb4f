package citadel

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Zoom draws a hero's sheet, a Resource card, a discard pile or who stands in a Zone at reading size.
func (b *Board) Zoom(m table.Moment, el rules.Element, w, h float64) (ink.List, ink.Rect, bool) {
	l, ok := newLayout(b, &m)
	if !ok {
		return nil, ink.Rect{}, false
	}
	switch el.Kind() {
	case "zone", "unit":
		return l.horde(el, math.Min(w, l.Px(760)*math.Max(1, l.Metrics.Text)), h)
	case "hero", "plate":
		if h1 := l.hero(rules.Element("hero:" + el.Name())); h1 >= 0 {
			list, size := l.wholeSheet(h1, w, h)
			return list, size, true
		}
	case "deck":
		if k, ok := classOf(el); ok {
			list, size := l.discards(k, w, h)
			return list, size, true
		}
	case "card", "take", "given", "taken", "held", "tray":
		c := l.card(rules.Element("card:" + el.Name()))
		if el == trayCard {
			c = l.subject()
		}
		if c >= 0 {
			p := l.Fresh()
			size := l.cardSize(p, c, w, h)
			l.cardFace(p, size, c)
			return p.List, size, true
		}
	}
	return nil, ink.Rect{}, false
}

// wholeSheet is a hero's sheet at reading size, the wider for its height the larger its letters are.
func (l *layout) wholeSheet(h int, w, high float64) (ink.List, ink.Rect) {
	aspect := 0.94
	large := math.Max(1, l.Metrics.Text)
	size := ink.R(0, 0, math.Min(w, math.Min(high*aspect*1.25*large, l.Px(1040)*large)), high)
	size.H = math.Min(high, size.W/aspect)
	size = size.Round()
	b := l.Fresh()
	in := b.Sheet(size)
	o, sheet := &l.Heroes[h], l.sheet(h)
	top, rest := in.CutTop(in.H * 0.4)
	face, facts := top.CutLeft(top.H * 0.72)
	b.Picture(pic("portrait-"+sheet.ID), face)
	_, facts = facts.CutLeft(l.Px(16))
	l.sheetFacts(b, facts, o.Morale, o.Gold, o.Food, o.Grace, h)
	rule := func() {
		b.Fill(ink.R(rest.X, rest.Y+l.Px(5), rest.W, 1), ink.ParchmentDeep, 0)
		_, rest = rest.CutTop(l.Gap(boardkit.Apart))
	}
	rule()
	words := b.Line(b.Font(ink.SerifBold, 17)) + 3*b.Line(b.Small()) + 2*l.Gap(boardkit.Near)
	rows := math.Ceil(float64(len(l.abilities(h))) / 2)
	part, rest := rest.CutTop(math.Min(rest.H*0.52, b.Line(b.Title())+rows*(words+l.Px(8))))
	l.sheetAbilities(b, part, h)
	rule()
	l.sheetCards(b, rest, h)
	return b.List, size
}

// sheetFacts are name, tracks, Strength and the attack by Zone.
func (l *layout) sheetFacts(b *boardkit.Pen, r ink.Rect, morale, gold, food, grace, h int) {
	sheet, m := l.sheet(h), &l.set.Match
	title, small, bold := b.Font(ink.SerifBold, 32), b.Font(ink.SerifItalic, 17), b.Font(ink.SansBold, 16)
	line, r := r.CutTop(b.Line(title))
	b.Name(line, title, ink.Ink, sheet.Full().String())
	line, r = r.CutTop(b.Line(small))
	b.Say(line, small, ink.OakLight, sheet.Flavour, l.place(h))
	row := r.H / 5
	for _, t := range [...]struct {
		icon, name string
		n, most    int
		full       ink.Color
	}{{"morale", "Morale", morale, m.MaxMorale, ink.Oxblood}, {"gold", "Gold", gold, m.MaxGold, ink.GoldDark}, {"food", "Food", food, m.MaxFood, ink.MossDark}, {"grace", "Divine Grace", grace, m.MaxGrace, ink.Lapis}} {
		line, r = r.CutTop(row)
		side := math.Min(row*0.9, l.Px(34))
		b.Picture(pic("icon-"+t.icon), ink.R(line.X, line.Y+(row-side)/2, side, side))
		name := ink.R(line.X+side+4, line.Y, math.Max(line.W*0.24, b.Width(bold, "Divine Grace")+2), row)
		b.Say(name, bold, ink.Ink, t.name)
		b1 := ink.R(name.Right()+4, line.Y, line.Right()-name.Right()-4, row)
		cell := math.Min(b1.W/float64(m.MaxMorale), row*1.1)
		for i := range t.most {
			at := ink.R(b1.X+float64(i)*cell, b1.Y+row*0.12, cell-2, row*0.76)
			fill, text := ink.ParchmentDark, ink.OakLight
			if i < t.n {
				fill, text = t.full, ink.Bone
			}
			b.Fill(at, ink.OakLight, l.Px(4))
			b.Fill(at.Inset(1), fill, l.Px(4))
			digits := strconv.Itoa(i + 1)
			f := b.Font(ink.SansBold, 15)
			if b.Fits(f, digits, at.W) && b.Line(f) <= at.H+6 {
				b.Centred(at, f, text, digits)
			}
		}
	}
	l.odds(b, r.Inset(1), h, ink.Ink)
}

// sheetAbilities are the abilities with their words, and the tokens.
func (l *layout) sheetAbilities(b *boardkit.Pen, r ink.Rect, h int) {
	title, name, text := b.Title(), b.Font(ink.SerifBold, 17), b.Small()
	line, r := r.CutTop(b.Line(title))
	head := rules.Say("Abilities")
	b.Say(line, title, ink.Ink, head)
	var levels []rules.Text
	for i, t := range l.Heroes[h].Tokens {
		if t.Ability < 0 && !t.Turned {
			levels = append(levels, rules.T("level %d for %d Food.", i+1, l.sheet(h).Food[i]))
		}
	}
	foods := rules.Say("Next tokens: %s", rules.Sentences(levels...))
	if len(levels) > 0 && b.Width(b.Font(ink.Sans, 14), foods) < line.W-b.Width(title, head)-20 {
		b.Right(line, b.Font(ink.Sans, 14), ink.OakLight, foods)
	}
	list := l.abilities(h)
	gap := l.Gap(boardkit.Near)
	boxes := boardkit.Grid(ink.R(r.X, r.Y+gap/2, r.W, r.H-gap), len(list), 2, gap)
	for i, a := range list {
		box := boxes[i].Round()
		b.Fill(box, ink.Ink, l.Px(4))
		b.Fill(box.Inset(1), ink.VioletDark, l.Px(4))
		in := box.Inset(l.Gap(boardkit.Near))
		if side := math.Min(in.H, l.Px(64)); in.W > 5*side {
			b.Picture(pic("abilities/"+l.set.Abilities[a].ID), ink.R(in.X, in.Y+(in.H-side)/2, side, side).Round())
			_, in = in.CutLeft(side + l.Gap(boardkit.Near))
		}
		head, rest := in.CutTop(b.Line(name))
		b.Name(head, name, ink.ParchmentLight, l.set.Abilities[a].Told().String())
		if rest.H >= text.Size*1.15 {
			b.Lines(rest, text, ink.RGB(0xE2CFEA), l.set.Abilities[a].Rules().String(), 1.15)
		}
	}
}

// sheetCards are the Resource slots with the cards in them.
func (l *layout) sheetCards(b *boardkit.Pen, r ink.Rect, h int) {
	title, name, small := b.Title(), b.Font(ink.SerifBold, 15), b.Font(ink.Sans, 14)
	line, r := r.CutTop(b.Line(title))
	b.Say(line, title, ink.Ink, "Cards in slots")
	slots := l.sheet(h).Slots
	gap := l.Gap(boardkit.Close)
	w := (r.W - gap*float64(len(slots)-1)) / float64(max(1, len(slots)))
	for i, slot := range slots {
		box := ink.R(r.X+float64(i)*(w+gap), r.Y, w, r.H).Round()
		b.Fill(box, ink.Ink, l.Px(5))
		b.Fill(box.Inset(1), kindColours[slot.Kind], l.Px(5))
		in := box.Inset(l.Gap(boardkit.Close))
		if i >= len(l.Heroes[h].Slots) || l.Heroes[h].Slots[i].Card < 0 {
			b.Fill(in, ink.ParchmentDark, l.Px(3))
			side := math.Min(in.W*0.5, in.H*0.3)
			b.Picture(pic(kindPictures[slot.Kind]), ink.R(in.X+(in.W-side)/2, in.Y+in.H*0.1, side, side))
			x := in.X
			n := 0.0
			for k := range cards.ClassCount {
				if slot.Classes.Has(k) {
					n++
				}
			}
			mark := math.Min(in.W/math.Max(1, n), in.H*0.24)
			x += (in.W - mark*n) / 2
			for k := range cards.ClassCount {
				if slot.Classes.Has(k) {
					b.Picture(pic("class-"+classes[k]), ink.R(x, in.Y+in.H*0.46, mark, mark).Inset(1))
					x += mark
				}
			}
			low, _ := in.CutBottom(b.Line(small))
			b.Centred(low, small, ink.Oak, "empty")
			continue
		}
		d := &l.set.Cards[l.Heroes[h].Slots[i].Card]
		b.Fill(in, ink.ParchmentLight, l.Px(3))
		head, rest := in.CutTop(math.Min(in.H*0.34, 2.3*name.Size))
		b.Fill(head, classColours[d.Class], l.Px(3))
		b.TwoLines(head.Inset(2), name, ink.ParchmentLight, d.Name)
		side := math.Min(rest.W-4, rest.H*0.5)
		b.Picture(pic("cards/"+d.ID), ink.R(rest.X+(rest.W-side)/2, rest.Y+2, side, side).Round())
		_, rest = rest.CutTop(side + 4)
		for _, fact := range l.facts(d) {
			if rest.H < b.Line(small) {
				break
			}
			line, rest = rest.CutTop(b.Line(small))
			b.Centred(line, small, ink.Ink, fact...)
		}
	}
}
