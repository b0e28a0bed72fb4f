package deckbuilder

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// detailHeight is how high the sheet with the chosen card is.
func detailHeight(k form.Toolkit) float64 {
	return math.Round(math.Max(k.Px(196), 2*math.Max(8, k.Px(18))+k.Line(k.Font(ink.SerifBold, 25))+5*k.Line(k.Font(ink.Sans, 18))+k.Px(20)))
}

// deckDetail is the chosen card at reading size, and how often one sees it.
func deckDetail(k form.Toolkit, m model, box ink.Rect) []form.Item {
	var l ink.List
	k.Parchment(&l, box)
	card := &m.Cards[m.Shown]
	inner := box.Inset(math.Max(8, k.Px(18)))
	if inner.W > 5.4*inner.H {
		portrait, rest := inner.CutLeft(inner.H)
		l = append(l, m.Portrait(k.Metrics, k.Measure, m.Scheme, m.Shown, portrait.Round())...)
		_, inner = rest.CutLeft(k.Margin() * 0.8)
	}
	return append([]form.Item{form.Decor(0, l)}, k.Pane("deck:detail", 0, inner, 0, func(c *form.Column) {
		detailHead(c, m)
		whole, top := c.W, c.Y
		c.W = math.Round(whole * 0.57)
		for _, p := range card.Texts {
			panel(c, p)
		}
		left := c.Y
		c.X, c.Y = c.X+c.W+c.Margin(), top
		c.W = whole - c.W - c.Margin()
		c.Para(c.Font(ink.SansBold, 18), ink.Ink, copiesWords(m))
		c.Para(c.Font(ink.Sans, 18), ink.Oak, m.Chance(m.List.Count(m.Shown), card.Limit, m.List.Size()))
		if !card.Lore.Empty() {
			c.Skip(c.Gap() * 0.5)
			c.Para(c.Font(ink.SerifItalic, 18), ink.OakLight, rules.Say("“%s”", card.Lore))
		}
		c.Y = math.Max(c.Y, left)
	})...)
}

// detailHead is the name of the card and what it is, on one line if that fits.
func detailHead(c *form.Column, m model) {
	card, name := &m.Cards[m.Shown], m.Book.At(m.Shown).Told.String()
	f, small := c.Font(ink.SerifBold, 25), c.Font(ink.Sans, 18)
	w, what := c.Toolkit.Width(f, name), card.What.String()
	icon := math.Round(c.Line(f) * 0.9)
	box := c.Take(c.Line(f))
	var l ink.List
	fit, text := c.Whole(ink.SerifBold, 25, 18, name, box.W-icon-c.Gap())
	l.Write(ink.R(box.X, box.Y, math.Min(w+1, box.W-icon-c.Gap()), box.H), fit, ink.Ink, text)
	x := box.X + math.Min(w, box.W-icon-c.Gap()) + c.Gap()
	if kind := card.Kinds[0]; kind >= 0 {
		l.Picture(m.Sieves[0].Kinds[kind].Icon, ink.R(x, box.Y+(box.H-icon)/2, icon, icon).Round())
		x += icon + c.Gap()*0.8
	}
	fits := x+c.Toolkit.Width(small, what) <= box.Right()
	if fits {
		l.Write(ink.R(x, box.Y+c.Px(2), box.Right()-x, box.H), small, ink.OakLight, what)
	}
	c.Draw(l)
	if !fits {
		c.Para(small, ink.OakLight, what)
	}
	c.Skip(c.Gap() * 0.5)
}

// panel is a text of a card on its coloured strip.
func panel(c *form.Column, p Panel) {
	text := rules.Say("%s. %s", p.Kind, p.Text)
	f := c.Font(ink.Sans, 18)
	pad := math.Max(4, c.Px(10))
	box := c.Take(c.Height(f, text, c.W-3*pad) + pad)
	var l ink.List
	l.Fill(box, p.Ground, 0)
	l.Fill(ink.R(box.X, box.Y, math.Max(2, c.Px(7)), box.H), p.Edge, 0)
	l.Write(ink.R(box.X+2*pad, box.Y, box.W-3*pad, box.H), f, ink.Ink, text).Wrap = true
	c.Draw(l)
	c.Skip(c.Px(6))
}

func copiesWords(m model) string {
	most := m.most(m.Shown)
	switch in := m.List.Count(m.Shown); {
	case in == 0:
		return rules.Say("Not in the deck")
	case in == most:
		return rules.Say("In the deck: %d, the most there may be", in)
	default:
		return rules.Say("In the deck: %d of %d", in, most)
	}
}
