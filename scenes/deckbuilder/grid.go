package deckbuilder

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// lattice is how the cards of the grid lie: in columns, each with its copies below it.
type lattice struct {
	columns   int
	card      ink.Rect // the first one
	foot, gap float64
}

// latticeOf finds the largest cards with which n of them are seen without scrolling, or good
// ones to scroll through.
func latticeOf(c *form.Column, n int, height, aspect float64) lattice {
	g := lattice{foot: copiesHeight(c.Toolkit) + c.Px(6), gap: math.Max(6, c.Px(14))}
	name := c.Font(ink.SerifBold, 15).Size
	least := math.Max(math.Max(c.Px(140), 3*c.MinTarget()+c.Px(12)), 9.2*name)
	most := math.Max(c.Px(240), 1.4*least)
	place := func(columns int) float64 {
		return math.Floor(math.Min(most, (c.W-g.gap*float64(columns-1))/float64(columns)))
	}
	set := func(columns int, w float64) lattice {
		g.columns, g.card = columns, ink.R(c.X, c.Y, w, math.Floor(w/aspect))
		return g
	}
	best := lattice{}
	for columns := 1; columns <= n; columns++ {
		rows := math.Ceil(float64(n) / float64(columns))
		tall := math.Floor(((height+g.gap)/rows - g.gap - g.foot) * aspect)
		if w := math.Min(place(columns), tall); w >= least && w > best.card.W {
			best = set(columns, w)
		}
	}
	if best.columns > 0 {
		return best
	}
	columns := max(1, int((c.W+g.gap)/(math.Max(c.Px(176), 1.04*least)+g.gap)))
	return set(columns, place(columns))
}

// at is the place of a card, spread over the width of the column.
func (g lattice) at(i int, width float64) ink.Rect {
	step := g.card.W + g.gap
	if g.columns > 1 {
		step = math.Min(step*1.25, (width-g.card.W)/float64(g.columns-1))
	}
	return ink.R(g.card.X+float64(i%g.columns)*step, g.card.Y+float64(i/g.columns)*(g.card.H+g.foot+g.gap), g.card.W, g.card.H).Round()
}

// height is how high n cards are.
func (g lattice) height(n int) float64 {
	return math.Ceil(float64(n)/float64(g.columns))*(g.card.H+g.foot+g.gap) - g.gap
}

// deckGridItems are the cards that the filters let through. alone: nothing else tells what a card
// says, so its tooltip does.
func deckGridItems(k form.Toolkit, m model, box ink.Rect, alone bool) []form.Item {
	pad := math.Max(5, k.Px(12))
	list := m.visible()
	return k.Pane(deckGrid, 0, box, pad, func(c *form.Column) {
		if len(list) == 0 {
			c.Skip(c.Gap() * 2)
			c.Para(c.Font(ink.SerifItalic, 22), ink.Parchment, rules.Say("No card is like that."))
			c.Skip(c.Gap())
			c.Flow([]form.Label{showAll()}, c.Button)
			return
		}
		g := latticeOf(c, len(m.all()), box.H-2*pad, m.FaceAspect)
		for i, card := range list {
			at := g.at(i, c.W)
			c.Put(deckCardItem(c, m, card, at, alone))
			deckCopies(c, m, card, ink.R(at.X, at.Bottom()+c.Px(4), at.W, copiesHeight(c.Toolkit)).Round())
		}
		c.Skip(g.height(len(list)))
		if m.sifted() {
			c.Skip(c.Gap() * 2)
			hidden := rules.Count(len(m.all())-len(list), "%d card is hidden.", "%d cards are hidden.").String()
			c.Para(c.Font(ink.SerifItalic, 20), ink.ParchmentDark, hidden)
			c.Skip(c.Gap())
			c.Flow([]form.Label{showAll()}, c.Button)
		}
	})
}

// showAll lets all cards through again.
func showAll() form.Label {
	return form.Label{ID: deckEverything, Text: rules.Say("Show all cards"), Icon: "kit/eye", Size: 20}
}

// deckCardItem is a card of the grid: a press puts a copy into the deck.
func deckCardItem(c *form.Column, m model, card decks.Card, at ink.Rect, alone bool) form.Item {
	in, told := m.List.Count(card), m.Book.At(card).Told
	it := form.Item{
		ID: m.cardID("card", card), Kind: form.Choice, Rect: at, Chosen: m.Shown == card, Tells: true, Reason: m.noAdd(card),
		Label: rules.Say("%s: %s", told, m.words(card)),
		Value: rules.Say("%d in the deck", in),
	}
	if alone {
		it.Tip = rules.Say("%s. %s", told, m.texts(card))
	}
	face := m.Face(c.Metrics, c.Measure, m.Scheme, card, at)
	draw := func(light ink.Color, veil float64) ink.List {
		var l ink.List
		if light.A > 0 {
			l.Glow(at, light, c.Px(18))
			l.Outline(at.Inset(-c.Px(3)), ink.GoldLight, math.Max(2, c.Px(5)), c.Px(11))
		}
		l = append(l, face...)
		if veil > 0 {
			l.Fill(at, ink.OakDark.Alpha(veil), c.Px(9))
		}
		return l
	}
	veil := 0.0
	switch {
	case in == 0 && it.Reason != "":
		veil = 0.62
	case in == 0 && m.List.Size() > 0:
		veil = 0.38
	}
	idle := draw(ink.Color{}, veil)
	if it.Chosen {
		idle = draw(ink.Gold.Alpha(0.55), veil*0.4)
	}
	it.Look = form.Look{Idle: idle, Hover: draw(ink.GoldLight.Alpha(0.9), 0)}
	return it
}

// copiesHeight is how high the line below a card is.
func copiesHeight(k form.Toolkit) float64 {
	return math.Max(k.MinTarget(), math.Max(k.Px(28), k.Line(k.Font(ink.SerifBold, 16))))
}

// deckCopies is the line below a card: less, a lozenge for each copy, more.
func deckCopies(c *form.Column, m model, card decks.Card, line ink.Rect) {
	in, most, told := m.List.Count(card), m.most(card), m.Book.At(card).Told
	less := form.Label{ID: m.cardID("take", card), Text: rules.Say("Take out one %s", told), Tip: rules.Say("Take one out"), Icon: "kit/minus"}
	if in == 0 {
		less.Reason = rules.Say("There is none in the deck.")
	}
	more := form.Label{ID: m.cardID("add", card), Text: rules.Say("Add one %s", told), Tip: rules.Say("Add one"), Icon: "kit/plus", Reason: m.noAdd(card)}
	left, rest := line.CutLeft(line.H)
	right, middle := rest.CutRight(line.H)
	c.Put(sign(c.Toolkit, less, left), sign(c.Toolkit, more, right))
	var l ink.List
	if in > most {
		f, text := c.Whole(ink.SerifBold, 16, 12, rules.Say("%d of %d", in, most), middle.W)
		l.Write(middle, f, ink.EmberLight, text).Across = ink.Middle
		c.Draw(l)
		return
	}
	w := math.Min(c.Px(15), middle.W/float64(most)*0.7)
	gap := math.Max(2, c.Px(5))
	h := math.Min(line.H*0.75, c.Px(21))
	x := middle.X + (middle.W-float64(most)*(w+gap)+gap)/2
	for i := range most {
		at := ink.R(x+float64(i)*(w+gap), middle.Y+(middle.H-h)/2, w, h).Round()
		if i < in {
			l.Fill(at, ink.GoldDark, c.Px(3))
			l.Fill(at.Inset(math.Max(1, c.Px(1.5))), ink.Gold, c.Px(2))
		} else {
			l.Fill(at, ink.GoldDark, c.Px(3))
			l.Fill(at.Inset(math.Max(1, c.Px(2))), ink.OakDark, c.Px(2))
		}
	}
	c.Draw(l)
}

// sign is a small button without a frame until it is pointed at.
func sign(k form.Toolkit, b form.Label, at ink.Rect) form.Item {
	it := k.IconButton(b, at)
	draw := func(fade float64) ink.List {
		var l ink.List
		l.Picture(b.Icon, at.Inset(at.W*0.14)).Fade = fade
		return l
	}
	it.Look.Idle, it.Look.Disabled = draw(0), draw(0.75)
	return it
}
