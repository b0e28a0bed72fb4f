package deckbuilder

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// deckSheet is the deck: its name, why it may not be played yet, its cards by kind, the curve of
// its costs, and what can be done with it.
func deckSheet(k form.Toolkit, m model, box ink.Rect) []form.Item {
	var l ink.List
	k.Parchment(&l, box)
	inner := box.Inset(math.Max(8, k.Px(22)))
	foot, h := sheetFoot(k, m, inner)
	_, pane := inner.CutBottom(h)
	pane.H -= k.Gap()
	items := append([]form.Item{form.Decor(0, l)}, k.Pane("deck:sheet", 0, pane, math.Max(3, k.Px(6)), func(c *form.Column) {
		field := form.Label{ID: deckName, Text: rules.Say("Name of the deck"), Tip: rules.Say("The name under which the deck is saved")}
		c.Put(c.Input(field, m.List.Name, m.named().List.Name, decks.MaxName, c.Take(c.InputHeight())))
		c.Skip(c.Gap() * 0.8)
		deckSize(c, m)
		deckTroubles(c, m)
		for kind := range m.Sieves[0].Kinds {
			deckPart(c, m, kind)
		}
		c.Skip(c.Gap() * 0.8)
		deckCurve(c, m)
	})...)
	return append(items, foot...)
}

// sheetFoot is what can be done with the deck, at the foot of the sheet, and how high it is.
func sheetFoot(k form.Toolkit, m model, inner ink.Rect) ([]form.Item, float64) {
	small := deckTools(m)
	gap := math.Max(4, k.Px(10))
	h, high := math.Max(k.MinTarget(), k.ButtonHeight(18)-k.Px(4)), k.ButtonHeight(22)
	columns := len(small)
	for _, b := range small {
		if k.ButtonWidth(b) > (inner.W-gap*float64(columns-1))/float64(columns)+k.Px(14) {
			columns = 2
		}
	}
	rows := (len(small) + columns - 1) / columns
	total := float64(rows)*(h+gap) + high
	y := inner.Bottom() - total
	w := (inner.W - gap*float64(columns-1)) / float64(columns)
	var items []form.Item
	for i, b := range small {
		items = append(items, k.Button(b, ink.R(inner.X+float64(i%columns)*(w+gap), y+float64(i/columns)*(h+gap), w, h).Round()))
	}
	save, end := deckEnds(m)
	left, rest := ink.R(inner.X, inner.Bottom()-high, inner.W, high).CutLeft(math.Round(inner.W * 0.4))
	_, right := rest.CutLeft(gap)
	return append(items, k.Button(save, left.Round()), k.MainButton(end, right.Round())), total
}

// deckTools begin another deck.
func deckTools(m model) []form.Label {
	return []form.Label{
		{ID: deckNew, Text: rules.Say("Empty"), Size: 18, Tip: rules.Say("Begin with no cards")},
		{ID: deckStarter, Text: rules.Say("Starter"), Size: 18, Tip: rules.Say("Begin with the Starter deck of what is shown")},
		{ID: deckMineID, Text: rules.Say("My decks"), Size: 18, Tip: rules.Say("Open, rename or delete a saved deck")},
		{ID: deckText, Text: rules.Say("As text"), Size: 18, Tip: rules.Say("Read a deck from text or from a file, or give this one away")},
	}
}

// deckEnds save the deck, and hand it over or play it: what the screen is there for.
func deckEnds(m model) (save, end form.Label) {
	save = form.Label{ID: deckSave, Text: rules.Say("Save"), Icon: "kit/save", Size: 22, Tip: rules.Say("Save the deck to a file")}
	switch {
	case m.Changed:
	case m.Entry != nil:
		save.Reason = rules.Say("The deck is saved as it is.")
	default:
		save.Reason = rules.Say("Nothing has been changed yet.")
	}
	end = form.Label{ID: deckPlay, Text: rules.Say("Play with it"), Icon: "kit/play", Size: 22, Tip: rules.Say("Settle a match in which you have the deck. What was changed is saved.")}
	if m.Using != "" {
		end = form.Label{ID: deckUse, Text: rules.Say("Use it"), Icon: "kit/tick", Size: 22, Tip: rules.Say("Use the deck for %s. What was changed is saved.", m.Using)}
	}
	if n := len(m.check(m.List)); n > 0 {
		end.Reason = rules.Say("The deck is not legal yet: see the %s at its head.", rules.Count(n, "%d reason", "%d reasons"))
	}
	return save, end
}

// deckSize is how many cards there are, as words and as a bar.
func deckSize(c *form.Column, m model) {
	n := m.List.Size()
	f := c.Font(ink.SerifBold, 26)
	box := c.Take(c.Line(f))
	color := ink.Oxblood
	if n >= m.Least && n <= m.Most {
		color = ink.VerdigrisDark
	}
	var l ink.List
	text := rules.Say("%d of %d", n, m.Least)
	if m.Most > m.Least {
		text = rules.Say("%d of %d to %d", n, m.Least, m.Most)
	}
	w := c.Toolkit.Width(f, text)
	l.Write(ink.R(box.Right()-w, box.Y, w, box.H), f, color, text)
	if room := box.W - w - c.Gap(); room > w/2 {
		head, title := c.Whole(ink.SerifBold, 26, 16, rules.Say("The deck"), room)
		l.Write(ink.R(box.X, box.Y, room, box.H), head, ink.Ink, title)
	}
	bar := c.Take(math.Max(4, c.Px(10))).Round()
	l.Fill(bar, ink.ParchmentDeep, bar.H/2)
	if n > 0 {
		full := bar
		full.W = math.Max(bar.H, math.Round(bar.W*math.Min(1, float64(n)/float64(m.Least))))
		fill := ink.Gold
		if n > m.Most {
			fill = ink.Ember
		}
		l.Fill(full, fill, bar.H/2)
	}
	c.Draw(l)
	c.Skip(c.Gap() * 0.5)
}

// deckTroubles are all the reasons why the deck may not be played, each with its rule, which
// cards have changed, and what went wrong.
func deckTroubles(c *form.Column, m model) {
	for i, o := range m.check(m.List) {
		c.Put(objectionItem(c, o, i))
	}
	if m.List.Size() == 0 {
		c.Para(c.Font(ink.SerifItalic, 18), ink.Oak, rules.Say("Press a card to put a copy of it into the deck."))
	}
	for _, text := range m.Remarks {
		trouble(c, "kit/hint", text, ink.Oak)
	}
	if m.Page == deckOpen {
		faults(c, m.Fault)
	}
}

// objectionItem is a reason why the deck may not be played; a press opens its rule.
func objectionItem(c *form.Column, o decks.Objection, i int) form.Item {
	f := c.Font(ink.Sans, 17)
	bullet := math.Max(5, c.Px(10))
	inset := 2.2 * bullet
	text := o.Why.String()
	high := c.Height(f, text, c.W-inset)
	at := c.Take(math.Max(c.MinTarget(), high+c.Px(6))).Round()
	it := form.Item{ID: deckRuleID(o.Rule) + ":" + strconv.Itoa(i), Kind: form.Button, Rect: at, Label: text, Tip: rules.Say("Read the rule (%s)", o.Rule)}
	draw := func(glow float64, color ink.Color) ink.List {
		var l ink.List
		if glow > 0 {
			l.Fill(at, ink.Gold.Alpha(glow), c.Px(6))
		}
		top := at.Y + (at.H-high)/2
		l.Fill(ink.R(at.X+0.5*bullet, top+(f.Size*ink.DefaultLead-bullet)/2, bullet, bullet), color, 0).Angle = math.Pi / 4
		l.Write(ink.R(at.X+inset, at.Y, at.W-inset, at.H), f, color, text).Wrap = true
		return l
	}
	it.Look = form.Look{Idle: draw(0, ink.Oxblood), Hover: draw(0.35, ink.OxbloodDark)}
	return it
}

// trouble is a sentence with a picture before it, or the room of one.
func trouble(c *form.Column, picture, text string, color ink.Color) {
	f := c.Font(ink.Sans, 17)
	icon := math.Max(16, c.Px(28))
	gap := c.Px(8)
	h := c.Height(f, text, c.W-icon-gap)
	if picture != "" {
		h = math.Max(h, icon)
	}
	box := c.Take(h)
	var l ink.List
	if picture != "" {
		l.Picture(picture, ink.R(box.X, box.Y, icon, icon).Round())
	}
	l.Write(ink.R(box.X+icon+gap, box.Y, box.W-icon-gap, box.H), f, color, text).Wrap = true
	c.Draw(l)
	c.Skip(c.Px(4))
}

// deckPart is the cards of one kind in the deck; a press on one takes a copy out.
func deckPart(c *form.Column, m model, kind int) {
	var lines []decks.Line
	n := 0
	for _, line := range m.List.Canon().Lines {
		if m.Cards[line.Card].Kinds[0] == kind {
			lines = append(lines, line)
			n += line.N
		}
	}
	if n == 0 {
		return
	}
	c.Skip(c.Gap() * 0.4)
	f := c.Font(ink.SerifBold, 19)
	icon := math.Max(14, c.Px(25))
	box := c.Take(math.Max(c.Line(f), icon))
	var l ink.List
	l.Picture(m.Sieves[0].Kinds[kind].Icon, ink.R(box.X, box.Y+(box.H-icon)/2, icon, icon).Round())
	l.Write(ink.R(box.X+icon+c.Px(8), box.Y, box.W-icon-c.Px(8), box.H), f, ink.EmberDark, m.Sieves[0].Kinds[kind].Name.String())
	number := strconv.Itoa(n)
	w := c.Toolkit.Width(f, number) + 1
	l.Write(ink.R(box.Right()-w-c.Px(8), box.Y, w, box.H), f, ink.EmberDark, number)
	c.Draw(l)
	for _, line := range lines {
		c.Put(deckRow(c, m, line))
		c.Skip(math.Max(1, c.Px(3)))
	}
}

func deckRow(c *form.Column, m model, line decks.Line) form.Item {
	card, told := &m.Cards[line.Card], m.Book.At(line.Card).Told
	at := c.Take(math.Max(c.MinTarget(), c.Line(c.Font(ink.Sans, 18))+c.Px(4))).Round()
	it := form.Item{
		ID: m.cardID("row", line.Card), Kind: form.Row, Rect: at, Tells: true, Label: rules.Say("%s, %d in the deck", told, line.N),
		Tip: rules.Say("Take one out"),
	}
	over := line.N > card.Limit
	draw := func(ground ink.Color) ink.List {
		var l ink.List
		rim := ink.ParchmentDeep
		if over {
			rim = ink.Oxblood
		}
		l.Fill(at, rim, c.Px(6))
		l.Fill(at.Inset(math.Max(1, c.Px(1.5))), ground, c.Px(5))
		x := at.X + c.Px(5)
		if camp := m.campOf(line.Card); m.Mixed && camp >= 0 {
			l.Fill(ink.R(at.X+c.Px(3), at.Y+c.Px(4), math.Max(3, c.Px(6)), at.H-2*c.Px(4)), m.Camps[camp].Banner, 0)
			x += math.Max(3, c.Px(7))
		}
		disc := at.H - 2*c.Px(2)
		l.Picture(m.Badge, ink.R(x, at.Y+c.Px(2), disc, disc))
		cost, text := c.Whole(ink.SerifBold, 17, 12, strconv.Itoa(card.Cost), disc)
		l.Write(ink.R(x, at.Y, disc, at.H), cost, ink.ParchmentLight, text).Across = ink.Middle
		x += disc + c.Px(5)
		l.Picture(card.Figure, ink.R(x, at.Y+c.Px(2), disc, disc))
		x += disc + c.Px(7)
		times := "×" + strconv.Itoa(line.N)
		tf := c.Font(ink.SerifBold, 19)
		w := c.Toolkit.Width(tf, times) + 1
		l.Write(ink.R(at.Right()-w-c.Px(9), at.Y, w, at.H), tf, ink.Oxblood, times)
		b := boardkit.New(c.Metrics, c.Measure, m.Scheme)
		b.Name(ink.R(x, at.Y, at.Right()-w-x-c.Px(14), at.H), c.Font(ink.Sans, 18), ink.Ink, told.String())
		return append(l, b.List...)
	}
	it.Look = form.Look{Idle: draw(ink.ParchmentLight), Hover: draw(ink.GoldLight)}
	return it
}
