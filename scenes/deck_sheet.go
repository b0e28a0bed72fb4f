package scenes

import (
	"fmt"
	"math"
	"strconv"

	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// deckSheet is the deck: its name, its cards by rank, the curve of its costs, why it may not be
// played yet, and what can be done with it.
func deckSheet(k form.Kit, m deckModel, box ink.Rect) []form.Item {
	var l ink.List
	k.Parchment(&l, box)
	items := []form.Item{form.Decor(0, l)}
	inner := box.Inset(math.Max(8, k.Px(24)))
	buttons := deckButtons(m)
	boxes, h := k.Flow(inner.X, 0, inner.W, buttons)
	foot, pane := inner.CutBottom(h)
	pane.H -= k.Gap()
	items = append(items, k.Pane("deck:sheet", 0, pane, math.Max(4, k.Px(10)), func(c *form.Column) { deckList(c, m) })...)
	for i, b := range buttons {
		at := boxes[i].Shift(0, foot.Y)
		if b.ID == deckUse || b.ID == deckSave && m.Using == "" {
			items = append(items, k.MainButton(b, at))
		} else {
			items = append(items, k.Button(b, at))
		}
	}
	return items
}

// deckButtons are what can be done with the deck.
func deckButtons(m deckModel) []form.Label {
	save := form.Label{ID: deckSave, Text: "Save", Icon: "kit/save", Size: 20, Tip: "Save the deck to a file"}
	if !m.Changed {
		save.Reason = "The deck is saved as it is."
	}
	list := []form.Label{
		{ID: deckNew, Text: "Empty", Icon: "kit/close", Size: 20, Tip: "Begin an empty deck"},
		{ID: deckStarter, Text: "Starter", Icon: "kit/emblem-siegestorm", Size: 20, Tip: "Begin with the Starter deck of the faction shown"},
		{ID: deckMineID, Text: "My decks", Icon: "kit/load", Size: 20, Tip: "Open a saved deck"},
		{ID: deckText, Text: "As text", Icon: "kit/copy", Size: 20, Tip: "Read a deck from text or a file, or copy this one"},
		save,
	}
	if m.Using != "" {
		use := form.Label{ID: deckUse, Text: "Use it", Icon: "kit/tick", Size: 20, Tip: "Use the deck for " + m.Using}
		if reasons := m.objections(); len(reasons) > 0 {
			use.Reason = reasons[0]
		}
		list = append(list, use)
	}
	return list
}

func deckList(c *form.Column, m deckModel) {
	c.Put(c.Input(form.Label{ID: deckName, Text: "Name of the deck"}, m.List.Name, "Name of the deck", cards.MaxDeckName, c.Take(c.InputHeight())))
	c.Skip(c.Gap())
	deckSize(c, m)
	label := form.Label{ID: deckPool, Text: "Cards of all factions", Tip: "Free-for-All: the deck may be built from all cards of all factions", Chosen: m.Pool == cards.AllFactions}
	it := c.Check(label, c.X, c.Y, c.W)
	c.Put(it)
	c.Skip(it.Rect.H + c.Gap()*0.5)
	for _, why := range m.objections() {
		c.Para(c.Font(ink.Sans, 17), ink.Oxblood, why)
	}
	for _, text := range m.Remarks {
		c.Para(c.Font(ink.Sans, 17), ink.EmberDark, text)
	}
	if m.Fault != "" {
		c.Para(c.Font(ink.Sans, 17), ink.Oxblood, m.Fault)
	}
	for r := cards.Soldier; r <= cards.Champion; r++ {
		deckRank(c, m, r)
	}
	c.Skip(c.Gap())
	deckCurve(c, m)
}

// deckSize is how many cards there are, as words and as a bar.
func deckSize(c *form.Column, m deckModel) {
	n := m.List.Size()
	f := c.Font(ink.SerifBold, 26)
	box := c.Take(c.Line(f))
	color := ink.Oxblood
	if n == cards.DeckSize {
		color = ink.VerdigrisDark
	}
	var l ink.List
	text := fmt.Sprintf("%d of %d", n, cards.DeckSize)
	w := c.Kit.Width(f, text)
	l.Write(ink.R(box.Right()-w, box.Y, w, box.H), f, color, text)
	head, title := c.Fit(ink.SerifBold, 26, 16, "The deck", box.W-w-c.Gap())
	l.Write(ink.R(box.X, box.Y, box.W-w-c.Gap(), box.H), head, ink.Ink, title)
	bar := c.Take(math.Max(4, c.Px(10))).Round()
	l.Fill(bar, ink.ParchmentDeep, bar.H/2)
	if n > 0 {
		full := bar
		full.W = math.Max(bar.H, bar.W*math.Min(1, float64(n)/cards.DeckSize))
		l.Fill(full, ink.Gold, bar.H/2)
	}
	c.Draw(l)
	c.Skip(c.Gap() * 0.6)
}

// deckRank is the cards of one rank in the deck; a press on one takes a copy out.
func deckRank(c *form.Column, m deckModel, r cards.Rank) {
	n := 0
	var lines []cards.Line
	for _, line := range m.List.Canon().Lines {
		if m.Set.Cards[line.Card].Rank == r {
			lines = append(lines, line)
			n += line.N
		}
	}
	if n == 0 {
		return
	}
	c.Skip(c.Gap() * 0.5)
	f := c.Font(ink.SerifBold, 20)
	box := c.Take(math.Max(c.Line(f), c.Px(30)))
	var l ink.List
	l.Picture("siegestorm/icons/rank-"+r.String(), ink.R(box.X, box.Y+(box.H-c.Px(26))/2, c.Px(26), c.Px(26)))
	l.Write(ink.R(box.X+c.Px(36), box.Y, box.W-c.Px(36), box.H), f, ink.EmberDark, rankName(r)+"s")
	l.Write(ink.R(box.X+box.W/2, box.Y, box.W/2, box.H), f, ink.EmberDark, strconv.Itoa(n)).Across = ink.End
	c.Draw(l)
	for _, line := range lines {
		c.Put(deckRow(c, m, line))
		c.Skip(math.Max(2, c.Px(4)))
	}
}

func deckRow(c *form.Column, m deckModel, line cards.Line) form.Item {
	card := &m.Set.Cards[line.Card]
	f := c.Font(ink.Sans, 18)
	at := c.Take(math.Max(c.MinTarget(), c.Line(f)+c.Px(8))).Round()
	it := form.Item{ID: deckCardID("row", card), Kind: form.Button, Rect: at, Label: fmt.Sprintf("%d %s: take one out", line.N, card.Name), Tip: "Take one out"}
	draw := func(ground ink.Color) ink.List {
		var l ink.List
		l.Fill(at, ink.ParchmentDeep, c.Px(6))
		l.Fill(at.Inset(math.Max(1, c.Px(2))), ground, c.Px(5))
		disc := at.H - c.Px(6)
		x := at.X + c.Px(6)
		l.Picture("siegestorm/board/badge-cost", ink.R(x, at.Y+c.Px(3), disc, disc))
		cost, text := c.Fit(ink.SerifBold, 17, 13, strconv.Itoa(int(card.Cost)), disc)
		l.Write(ink.R(x, at.Y, disc, at.H), cost, ink.ParchmentLight, text).Across = ink.Middle
		x += disc + c.Px(6)
		l.Picture("siegestorm/figures/"+card.Key, ink.R(x, at.Y+c.Px(2), at.H-c.Px(4), at.H-c.Px(4)))
		x += at.H
		times := "×" + strconv.Itoa(line.N)
		tf := c.Font(ink.SerifBold, 19)
		w := c.Kit.Width(tf, times) + c.Px(10)
		color := ink.Ink
		if line.N > m.most(card) {
			color = ink.Oxblood
		}
		l.Write(ink.R(at.Right()-w, at.Y, w, at.H), tf, color, times)
		name, text := c.Fit(ink.Sans, 18, 14, card.Name, at.Right()-w-x-c.Px(6))
		l.Write(ink.R(x, at.Y, at.Right()-w-x, at.H), name, ink.Ink, text)
		return l
	}
	it.Look = form.Look{Idle: draw(ink.ParchmentLight), Hover: draw(ink.GoldLight)}
	return it
}

// deckCurve is how many cards there are of each cost, and what the deck is like on the whole.
func deckCurve(c *form.Column, m deckModel) {
	c.Para(c.Font(ink.SerifBold, 20), ink.EmberDark, "Cost curve")
	curve := m.curve()
	most := 1
	for _, n := range curve {
		most = max(most, n)
	}
	f := c.Font(ink.Sans, 17)
	line := c.Line(f)
	high := math.Max(c.Px(76), 2*line)
	box := c.Take(high + 2*line + c.Px(6))
	w := math.Floor(box.W / float64(len(curve)))
	var l ink.List
	for cost, n := range curve {
		x := box.X + float64(cost)*w
		h := math.Round(high * float64(n) / float64(most))
		base := box.Y + line + high
		l.Fill(ink.R(x+w*0.16, base-h, w*0.68, math.Max(1, h)).Round(), ink.Oxblood, 0)
		l.Write(ink.R(x, base-h-line, w, line), f, ink.Ink, strconv.Itoa(n)).Across = ink.Middle
		l.Write(ink.R(x, base+c.Px(6), w, line), f, ink.OakLight, strconv.Itoa(cost)).Across = ink.Middle
	}
	c.Draw(l)
	g := m.figures()
	c.Skip(c.Gap() * 0.5)
	c.Note(fmt.Sprintf("Mean ATT %.1f, mean DEF %.1f, %s", g.ATT, g.DEF, countOf(g.Negates, "Negate", "Negates")))
}
