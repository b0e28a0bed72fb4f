package deckbuilder

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/wartracks"
)

// detailHeight is how high the sheet with the chosen card is.
func detailHeight(k form.Toolkit) float64 {
	return math.Round(math.Max(k.Px(196), 2*math.Max(8, k.Px(18))+k.Line(k.Font(ink.SerifBold, 25))+5*k.Line(k.Font(ink.Sans, 18))+k.Px(20)))
}

// deckDetail is the chosen card at reading size, and how often one sees it.
func deckDetail(k form.Toolkit, m model, box ink.Rect) []form.Item {
	var l ink.List
	k.Parchment(&l, box)
	card := &m.Set.Cards[m.Shown]
	inner := box.Inset(math.Max(8, k.Px(18)))
	if inner.W > 5.4*inner.H {
		portrait, rest := inner.CutLeft(inner.H)
		l = append(l, wartracks.Portrait(k.Metrics, card, portrait.Round())...)
		_, inner = rest.CutLeft(k.Margin() * 0.8)
	}
	return append([]form.Item{form.Decor(0, l)}, k.Pane("deck:detail", 0, inner, 0, func(c *form.Column) {
		detailHead(c, m, card)
		whole, top := c.W, c.Y
		c.W = math.Round(whole * 0.57)
		panel(c, rules.Say("Action"), card.Acts().String(), ink.RGB(0xF3DCCB), ink.Oxblood)
		panel(c, rules.Say("Passive"), card.Lasts().String(), ink.RGB(0xDCE2EA), ink.Lapis)
		left := c.Y
		c.X, c.Y = c.X+c.W+c.Margin(), top
		c.W = whole - c.W - c.Margin()
		c.Para(c.Font(ink.SansBold, 18), ink.Ink, copiesWords(m, card))
		c.Para(c.Font(ink.Sans, 18), ink.Oak, chanceWords(m, card))
		if card.Flavour != "" {
			c.Skip(c.Gap() * 0.5)
			c.Para(c.Font(ink.SerifItalic, 18), ink.OakLight, rules.Say("“%s”", card.Lore()))
		}
		c.Y = math.Max(c.Y, left)
	})...)
}

// detailHead is the name of the card and what it is, on one line if that fits.
func detailHead(c *form.Column, m model, card *cards.Card) {
	f, small := c.Font(ink.SerifBold, 25), c.Font(ink.Sans, 18)
	w, what := c.Toolkit.Width(f, card.Name), cardLine(m, card)
	icon := math.Round(c.Line(f) * 0.9)
	box := c.Take(c.Line(f))
	var l ink.List
	name, text := c.Fit(ink.SerifBold, 25, 18, card.Name, box.W-icon-c.Gap())
	l.Write(ink.R(box.X, box.Y, math.Min(w+1, box.W-icon-c.Gap()), box.H), name, ink.Ink, text)
	x := box.X + math.Min(w, box.W-icon-c.Gap()) + c.Gap()
	l.Picture("siegestorm/icons/rank-"+card.Rank.String(), ink.R(x, box.Y+(box.H-icon)/2, icon, icon).Round())
	x += icon + c.Gap()*0.8
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

// panel is a text of a card on its coloured strip; nothing if the card has none.
func panel(c *form.Column, kind, text string, ground, edge ink.Color) {
	if text == "" {
		return
	}
	text = kind + ". " + text
	f := c.Font(ink.Sans, 18)
	pad := math.Max(4, c.Px(10))
	box := c.Take(c.Height(f, text, c.W-3*pad) + pad)
	var l ink.List
	l.Fill(box, ground, 0)
	l.Fill(ink.R(box.X, box.Y, math.Max(2, c.Px(7)), box.H), edge, 0)
	l.Write(ink.R(box.X+2*pad, box.Y, box.W-3*pad, box.H), f, ink.Ink, text).Wrap = true
	c.Draw(l)
	c.Skip(c.Px(6))
}

func copiesWords(m model, card *cards.Card) string {
	most := m.most(card)
	switch in := m.List.Count(card.ID); {
	case in == 0:
		return rules.Say("Not in the deck")
	case in == most:
		return rules.Say("In the deck: %d, the most there may be", in)
	default:
		return rules.Say("In the deck: %d of %d", in, most)
	}
}

// chanceWords tells how often one sees the card early.
func chanceWords(m model, card *cards.Card) string {
	in := m.List.Count(card.ID)
	if in == 0 {
		most := m.most(card)
		return rules.Say("With %s you would draw one by your 6th turn in %d %% of matches.", rules.Count(most, "%d copy", "%d copies"), percent(seenBy(most)))
	}
	return rules.Say("You draw one by your 6th turn in %d %% of matches.", percent(seenBy(in)))
}

// percent is a chance in hundredths.
func percent(p float64) int { return int(math.Round(100 * p)) }
