package deckbuilder

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/wartracks"
)

// deckCardPage is a card at full size, and beside it what else is to be said of it.
func deckCardPage(k form.Toolkit, m model) []form.Item {
	card := &m.Set.Cards[m.Shown]
	edge, gap, row := math.Max(12, k.Px(40)), math.Max(12, k.Px(44)), k.ButtonHeight(21)
	most := k.Screen().Inset(k.Margin())
	side := math.Max(k.Px(480), 17*k.Font(ink.Sans, 18).Size)
	h := math.Min(most.H-2*edge, k.Px(820))
	w := math.Min(math.Floor(h*wartracks.WholeAspect), most.W-2*edge-gap-side)
	h = math.Min(h, math.Max(math.Floor(w/wartracks.WholeAspect), 12*row))
	box := ink.R(0, 0, w+gap+side+2*edge, h+2*edge)
	box = box.Shift(most.X+(most.W-box.W)/2, most.Y+(most.H-box.H)/2).Round()
	var l ink.List
	k.Parchment(&l, box)
	inner := box.Inset(edge)
	left, right := inner.CutLeft(w)
	high := math.Floor(w / wartracks.WholeAspect)
	l = append(l, wartracks.Whole(k.Metrics, k.Measure, m.Scheme, card, ink.R(left.X, left.Y+(left.H-high)/2, w, high).Round())...)
	_, right = right.CutLeft(gap)
	buttons, rest := right.CutBottom(2*row + k.Gap())
	rest.H -= k.Gap()
	items := []form.Item{k.Veil(1), form.Decor(1, l)}
	items = append(items, k.Pane("deck:page", 1, rest, math.Max(3, k.Px(6)), func(c *form.Column) { cardSide(c, m, card) })...)
	return append(items, cardButtons(k, m, card, buttons, row)...)
}

// cardSide is what stands beside a card: what it is, how many there may be and are, how often
// one sees it, and what it says in passing.
func cardSide(c *form.Column, m model, card *cards.Card) {
	emblem := math.Max(30, c.Px(72))
	var l ink.List
	top := c.Y
	l.Picture(wartracks.Emblem(m.Set.Decks[card.Deck].Key), ink.R(c.X, top, emblem, emblem).Round())
	c.Draw(l)
	head := *c
	head.Items, head.X, head.W = nil, c.X+emblem+c.Gap(), c.W-emblem-c.Gap()
	head.Para(c.Font(ink.SerifBold, 25), ink.Ink, card.Name)
	head.Para(c.Font(ink.Sans, 18), ink.OakLight, cardLine(m, card))
	c.Items = append(c.Items, head.Items...)
	c.Y = math.Max(head.Y, top+emblem)
	c.Skip(c.Gap() * 1.4)
	c.Para(c.Font(ink.SansBold, 19), ink.Ink, copiesWords(m, card))
	c.Para(c.Font(ink.Sans, 18), ink.Oak, chanceWords(m, card))
	c.Skip(c.Gap())
	limit := form.Label{ID: deckRuleID(limitRule(card)), Text: limitWords(m, card), Icon: "kit/rules"}
	c.Put(linkItem(c, limit))
	if card.Flavour != "" {
		c.Skip(c.Gap() * 1.4)
		c.Para(c.Font(ink.SerifItalic, 20), ink.OakLight, rules.Say("“%s”", card.Lore()))
	}
}

// limitWords says how many copies a deck may hold.
func limitWords(m model, card *cards.Card) string {
	text := rules.T("A deck may hold %d of the same %s.", card.Rank.Limit(), card.Rank.Told())
	if printed := int(card.Copies); printed < card.Rank.Limit() {
		text = rules.Sentences(text, rules.T("The deck of %s contains %d.", m.Set.Decks[card.Deck].Told(), printed))
	}
	return text.String()
}

// limitRule is the rule about the copies of a card.
func limitRule(card *cards.Card) string {
	switch {
	case int(card.Copies) < card.Rank.Limit():
		return "ST-DCK-6"
	case card.Rank.Limit() < cards.Soldier.Limit():
		return "ST-DCK-4"
	}
	return "ST-DCK-3"
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
func cardButtons(k form.Toolkit, m model, card *cards.Card, box ink.Rect, row float64) []form.Item {
	take := form.Label{ID: deckCardID("less", card), Text: rules.Say("Take out"), Icon: "kit/minus", Size: 21, Layer: 1}
	if m.List.Count(card.ID) == 0 {
		take.Reason = rules.Say("There is none in the deck.")
	}
	add := form.Label{ID: deckCardID("more", card), Text: rules.Say("Add one"), Icon: "kit/plus", Size: 21, Layer: 1, Reason: m.noAdd(card)}
	closing := form.Label{ID: deckClose, Text: rules.Say("Close"), Icon: "kit/back", Size: 21, Layer: 1}
	w := math.Floor((box.W - k.Gap()) / 2)
	return []form.Item{
		k.Button(take, ink.R(box.X, box.Y, w, row).Round()),
		k.Button(add, ink.R(box.Right()-w, box.Y, w, row).Round()),
		k.Button(closing, ink.R(box.X, box.Bottom()-row, box.W, row).Round()),
	}
}
