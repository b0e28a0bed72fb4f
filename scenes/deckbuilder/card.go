package deckbuilder

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// deckCardPage is a card at full size, and beside it what else is to be said of it.
func deckCardPage(k form.Toolkit, m model) []form.Item {
	edge, gap, row := math.Max(12, k.Px(40)), math.Max(12, k.Px(44)), k.ButtonHeight(21)
	most := k.Screen().Inset(k.Margin())
	side := math.Max(k.Px(480), 17*k.Font(ink.Sans, 18).Size)
	h := math.Min(most.H-2*edge, k.Px(820))
	w := math.Min(math.Floor(h*m.WholeAspect), most.W-2*edge-gap-side)
	h = math.Min(h, math.Max(math.Floor(w/m.WholeAspect), 12*row))
	box := ink.R(0, 0, w+gap+side+2*edge, h+2*edge)
	box = box.Shift(most.X+(most.W-box.W)/2, most.Y+(most.H-box.H)/2).Round()
	var l ink.List
	k.Parchment(&l, box)
	inner := box.Inset(edge)
	left, right := inner.CutLeft(w)
	high := math.Floor(w / m.WholeAspect)
	l = append(l, m.Whole(k.Metrics, k.Measure, m.Scheme, m.Shown, ink.R(left.X, left.Y+(left.H-high)/2, w, high).Round())...)
	_, right = right.CutLeft(gap)
	buttons, rest := right.CutBottom(2*row + k.Gap())
	rest.H -= k.Gap()
	items := []form.Item{k.Veil(1), form.Decor(1, l)}
	items = append(items, k.Pane("deck:page", 1, rest, math.Max(3, k.Px(6)), func(c *form.Column) { cardSide(c, m) })...)
	return append(items, cardButtons(k, m, buttons, row)...)
}

// cardSide is what stands beside a card: what it is, how many there may be and are, how often
// one sees it, and what it says in passing.
func cardSide(c *form.Column, m model) {
	card := &m.Cards[m.Shown]
	side := math.Max(30, c.Px(72))
	var l ink.List
	top := c.Y
	l.Picture(emblem(m), ink.R(c.X, top, side, side).Round())
	c.Draw(l)
	head := *c
	head.Items, head.X, head.W = nil, c.X+side+c.Gap(), c.W-side-c.Gap()
	head.Para(c.Font(ink.SerifBold, 25), ink.Ink, m.Book.At(m.Shown).Told.String())
	head.Para(c.Font(ink.Sans, 18), ink.OakLight, card.What.String())
	c.Items = append(c.Items, head.Items...)
	c.Y = math.Max(head.Y, top+side)
	c.Skip(c.Gap() * 1.4)
	c.Para(c.Font(ink.SansBold, 19), ink.Ink, copiesWords(m))
	c.Para(c.Font(ink.Sans, 18), ink.Oak, m.Chance(m.List.Count(m.Shown), card.Limit, m.List.Size()))
	c.Skip(c.Gap())
	limit := form.Label{ID: deckRuleID(card.HeldRule), Text: card.Held.String(), Icon: "kit/rules"}
	c.Put(linkItem(c, limit))
	if !card.Lore.Empty() {
		c.Skip(c.Gap() * 1.4)
		c.Para(c.Font(ink.SerifItalic, 20), ink.OakLight, rules.Say("“%s”", card.Lore))
	}
}

// emblem is that of the camp of the card that is shown.
func emblem(m model) string {
	if camp := m.campOf(m.Shown); camp >= 0 {
		return m.Camps[camp].Emblem
	}
	return m.Emblem
}

// linkItem is a sentence with a picture before it that opens something.
func linkItem(c *form.Column, b form.Label) form.Item {
	f := c.Font(ink.Sans, 18)
	icon, gap := math.Max(18, c.Px(34)), c.Px(10)
	h := c.Height(f, b.Text, c.W-icon-gap)
	at := c.Take(math.Max(math.Max(c.MinTarget(), icon), h+c.Px(6))).Round()
	it := form.Item{ID: b.ID, Kind: form.Button, Label: b.Text, Tip: rules.Say("Read the rule"), Rect: at}
	draw := func(glow float64) ink.List {
		var l ink.List
		if glow > 0 {
			l.Fill(at, ink.Gold.Alpha(glow), c.Px(6))
		}
		l.Picture(b.Icon, ink.R(at.X, at.Y+(at.H-icon)/2, icon, icon).Round())
		l.Write(ink.R(at.X+icon+gap, at.Y, at.W-icon-gap, at.H), f, ink.Oak, b.Text).Wrap = true
		return l
	}
	it.Look = form.Look{Idle: draw(0), Hover: draw(0.35)}
	return it
}

// cardButtons put a copy into the deck, take one out, and close the page.
func cardButtons(k form.Toolkit, m model, box ink.Rect, row float64) []form.Item {
	take := form.Label{ID: m.cardID("less", m.Shown), Text: rules.Say("Take out"), Icon: "kit/minus", Size: 21, Layer: 1}
	if m.List.Count(m.Shown) == 0 {
		take.Reason = rules.Say("There is none in the deck.")
	}
	add := form.Label{ID: m.cardID("more", m.Shown), Text: rules.Say("Add one"), Icon: "kit/plus", Size: 21, Layer: 1, Reason: m.noAdd(m.Shown)}
	closing := form.Label{ID: deckClose, Text: rules.Say("Close"), Icon: "kit/back", Size: 21, Layer: 1}
	w := math.Floor((box.W - k.Gap()) / 2)
	return []form.Item{
		k.Button(take, ink.R(box.X, box.Y, w, row).Round()),
		k.Button(add, ink.R(box.Right()-w, box.Y, w, row).Round()),
		k.Button(closing, ink.R(box.X, box.Bottom()-row, box.W, row).Round()),
	}
}
