package scenes

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/wartracks"
)

// The IDs of the deck builder.
const (
	deckBack     = "deck:back"
	deckRules    = "deck:rules"
	deckSettings = "deck:settings"
	deckStarter  = "deck:starter"
	deckMineID   = "deck:mine"
	deckText     = "deck:text"
	deckNew      = "deck:new"
	deckSave     = "deck:save"
	deckUse      = "deck:use"
	deckName     = "deck:name"
	deckFind     = "deck:find"
	deckCost     = "deck:cost"
	deckPool     = "deck:pool"
	deckGrid     = "deck:grid"
)

func deckFactionID(key string) string              { return "deck:faction=" + key }
func deckRankID(r cards.Rank) string               { return "deck:rank=" + r.String() }
func deckCrestID(c cards.Crest) string             { return "deck:crest=" + c.String() }
func deckCardID(part string, c *cards.Card) string { return "deck:" + part + "=" + c.Key }

// planDeck lays the deck builder out: factions and filters at the left, their cards in the
// middle with the chosen one at reading size below, the deck at the right.
func planDeck(k form.Kit, m deckModel) []form.Item {
	items := []form.Item{k.Room()}
	items = append(items, k.Bar(form.Heading{
		Title: "Deck builder", Subtitle: deckKind(m), Emblem: wartracks.Emblem(m.Set.Decks[m.Faction].Key),
		Prompt: deckPrompt(m), Back: deckBack, Rules: deckRules, Settings: deckSettings,
	})...)
	body := k.Body()
	side, rest := body.CutLeft(math.Max(math.Round(k.Px(126)), 2*k.MinTarget()+k.Gap()))
	_, rest = rest.CutLeft(k.Gap())
	sheet, middle := rest.CutRight(math.Max(k.Px(500), 17*k.Font(ink.Sans, 18).Size))
	middle.W -= k.Gap()
	items = append(items, deckFilters(k, m, side)...)
	if k.Em() >= 72 && middle.H > k.Px(560) {
		var detail ink.Rect
		detail, middle = middle.CutBottom(math.Max(k.Px(200), 8*k.Line(k.Font(ink.Sans, 18))))
		middle.H -= k.Gap()
		items = append(items, deckDetail(k, m, detail)...)
	}
	items = append(items, deckGridItems(k, m, middle)...)
	items = append(items, deckSheet(k, m, sheet)...)
	return append(items, deckPages(k, m)...)
}

func deckKind(m deckModel) string {
	if m.Pool == cards.AllFactions {
		return "Free-for-All deck: all factions, 34 cards"
	}
	return "One faction, 34 cards"
}

// deckPrompt is what is to be done next.
func deckPrompt(m deckModel) string {
	switch n := m.List.Size(); {
	case n < cards.DeckSize:
		return fmt.Sprintf("Add %s", countOf(cards.DeckSize-n, "card", "cards"))
	case n > cards.DeckSize:
		return fmt.Sprintf("Take %s out", countOf(n-cards.DeckSize, "card", "cards"))
	case len(m.objections()) > 0:
		return "Mend what the deck may not hold"
	case m.Using != "":
		return "Use the deck for " + m.Using
	case m.Changed:
		return "The deck is legal; save it"
	}
	return "The deck is legal"
}

func countOf(n int, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return strconv.Itoa(n) + " " + many
}

// deckFilters are the factions and what is shown of them.
func deckFilters(k form.Kit, m deckModel, box ink.Rect) []form.Item {
	return k.Pane("deck:filters", 0, box, math.Max(3, k.Px(8)), func(c *form.Column) {
		for i, d := range m.Set.Factions() {
			h := math.Max(k.Px(104), 2*k.MinTarget())
			c.Put(factionButton(c.Kit, d, i == m.Faction, c.Take(h).Round()))
			c.Skip(k.Px(10))
		}
		c.Skip(k.Gap())
		c.Para(c.Font(ink.Sans, 18), ink.Parchment, "Rank")
		icons(c, []form.Label{rankLabel(m, cards.Soldier), rankLabel(m, cards.Veteran), rankLabel(m, cards.Elite), rankLabel(m, cards.Champion)})
		c.Skip(k.Gap())
		c.Para(c.Font(ink.Sans, 18), ink.Parchment, "Crest")
		icons(c, []form.Label{crestLabel(m, cards.Starter), crestLabel(m, cards.Base)})
		c.Skip(k.Gap())
		c.Para(c.Font(ink.Sans, 18), ink.Parchment, fmt.Sprintf("Cost up to %d", m.Cost))
		track := c.Track(form.Label{ID: deckCost, Text: "Highest cost shown"}, form.Range{Min: 0, Max: m.topCost(), Step: 1, Now: m.Cost}, ink.R(c.X, c.Y, c.W, 0))
		track.Value = strconv.Itoa(m.Cost)
		c.Put(track)
		c.Skip(track.Rect.H + k.Gap())
		c.Para(c.Font(ink.Sans, 18), ink.Parchment, "Find a card")
		c.Put(c.Input(form.Label{ID: deckFind, Text: "Find a card", Tip: "Words of its name or its texts"}, m.Query, "name, text", 40, c.Take(c.InputHeight())))
	})
}

func factionButton(k form.Kit, d cards.Deck, chosen bool, at ink.Rect) form.Item {
	it := form.Item{ID: deckFactionID(d.Key), Kind: form.Choice, Label: d.Name, Tip: d.Identity, Rect: at, Chosen: chosen}
	draw := func(fade float64, frame ink.Color) ink.List {
		var l ink.List
		r := k.Px(10)
		l.Fill(at, frame, r)
		l.Fill(at.Inset(math.Max(1, k.Px(3))), ink.OakDark, r*0.8)
		if chosen {
			l.Fill(at.Inset(math.Max(1, k.Px(3))), wartracks.Banner(d.Key).Alpha(0.75), r*0.8)
		}
		f, text := k.Fit(ink.SerifBold, 18, 14, d.Name, at.W-k.Px(10))
		h := k.Line(f)
		side := math.Min(at.W*0.6, at.H-h-k.Px(18))
		l.Picture(wartracks.Emblem(d.Key), ink.R(at.X+(at.W-side)/2, at.Y+k.Px(8), side, side).Round()).Fade = fade
		l.Write(ink.R(at.X, at.Bottom()-h-k.Px(5), at.W, h), f, ink.Parchment, text).Across = ink.Middle
		return l
	}
	it.Look = form.Look{Idle: draw(0.35, ink.OakLight), Hover: draw(0, ink.Gold)}
	if chosen {
		it.Look.Idle = draw(0, ink.GoldLight)
		it.Look.Hover = it.Look.Idle
	}
	return it
}

func rankLabel(m deckModel, r cards.Rank) form.Label {
	return form.Label{ID: deckRankID(r), Text: rankName(r) + "s", Icon: "siegestorm/icons/rank-" + r.String(), Chosen: !m.Ranks[r]}
}

func crestLabel(m deckModel, c cards.Crest) form.Label {
	names := [...]string{"Starter deck cards", "Base deck cards", "Expansion cards"}
	return form.Label{ID: deckCrestID(c), Text: names[c], Icon: "siegestorm/icons/crest-" + c.String(), Chosen: !m.Crests[c]}
}

func rankName(r cards.Rank) string {
	return strings.ToUpper(r.String()[:1]) + r.String()[1:]
}

// icons lays square toggles side by side, two in a row.
func icons(c *form.Column, labels []form.Label) {
	gap := math.Max(3, c.Px(8))
	side := math.Floor(math.Max(c.MinTarget(), (c.W-gap)/2))
	for i, label := range labels {
		at := ink.R(c.X+float64(i%2)*(side+gap), c.Y+float64(i/2)*(side+gap), side, side).Round()
		label.Tip = label.Text + ": shown"
		if !label.Chosen {
			label.Tip = label.Text + ": hidden"
		}
		it := c.IconButton(label, at)
		it.Kind, it.Chosen = form.Toggle, label.Chosen
		if label.Chosen {
			it.Look.Idle = it.Look.Hover
		} else {
			it.Look.Idle = it.Look.Disabled
		}
		c.Put(it)
	}
	c.Skip(math.Ceil(float64(len(labels))/2)*(side+gap) - gap)
}

// deckGridItems are the cards that the filters let through, each with its copies below it.
func deckGridItems(k form.Kit, m deckModel, box ink.Rect) []form.Item {
	return k.Pane(deckGrid, 0, box, math.Max(6, k.Px(14)), func(c *form.Column) {
		list := m.visible()
		if len(list) == 0 {
			c.Para(c.Font(ink.SerifItalic, 22), ink.Parchment, "No card is like that. Let more ranks, crests or costs through, or clear the search.")
			return
		}
		gap := math.Max(6, c.Px(20))
		least := math.Max(c.Px(150), 3*c.MinTarget()+c.Px(12))
		columns := max(1, int((c.W+gap)/(math.Max(c.Px(172), least)+gap)))
		w := math.Floor(math.Min(c.Px(210), (c.W-gap*float64(columns-1))/float64(columns)))
		w = math.Max(w, math.Min(least, c.W))
		h := math.Floor(w / wartracks.FaceAspect)
		foot := c.MinTarget() + c.Px(6)
		for i, card := range list {
			x := c.X + float64(i%columns)*(w+gap)
			y := c.Y + float64(i/columns)*(h+foot+gap)
			deckCard(c, m, card, ink.R(x, y, w, h).Round())
			deckCopies(c, m, card, ink.R(x, y+h+c.Px(4), w, c.MinTarget()).Round())
		}
		rows := (len(list) + columns - 1) / columns
		c.Skip(float64(rows)*(h+foot+gap) - gap)
	})
}

// deckCard is a card of the grid: a press puts a copy into the deck.
func deckCard(c *form.Column, m deckModel, card *cards.Card, at ink.Rect) {
	in := m.List.Count(card.ID)
	it := form.Item{ID: deckCardID("card", card), Kind: form.Choice, Rect: at, Chosen: m.Shown == card.ID,
		Label: fmt.Sprintf("%s, %s, cost %d, ATT %d, DEF %d. %s %s In the deck: %d.", card.Name, card.Rank, card.Cost, card.ATT, card.DEF, card.ActionText, card.PassiveText, in),
		Tip:   card.ActionText + "\n" + card.PassiveText}
	face := wartracks.Face(c.Metrics, c.Measure, m.Scheme, card, at)
	draw := func(light ink.Color, veil float64) ink.List {
		var l ink.List
		if light.A > 0 {
			l.Glow(at, light, c.Px(18))
		}
		l = append(l, face...)
		if veil > 0 {
			l.Fill(at, ink.OakDark.Alpha(veil), c.Px(9))
		}
		return l
	}
	veil := 0.0
	if in == 0 {
		veil = 0.45
	}
	it.Look = form.Look{Idle: draw(ink.Color{}, veil), Hover: draw(ink.Gold.Alpha(0.7), 0)}
	if it.Chosen {
		it.Look.Idle = draw(ink.GoldLight.Alpha(0.9), veil*0.5)
	}
	c.Put(it)
}

// deckCopies is the line below a card: less, a lozenge for each copy, more.
func deckCopies(c *form.Column, m deckModel, card *cards.Card, line ink.Rect) {
	in, most := m.List.Count(card.ID), m.most(card)
	side := line.H
	less := form.Label{ID: deckCardID("take", card), Text: "Take out one " + card.Name, Icon: "kit/minus"}
	if in == 0 {
		less.Reason = "There is none in the deck."
	}
	more := form.Label{ID: deckCardID("add", card), Text: "Add one " + card.Name, Icon: "kit/plus", Reason: m.noAdd(card)}
	c.Put(c.IconButton(less, ink.R(line.X, line.Y, side, side)), c.IconButton(more, ink.R(line.Right()-side, line.Y, side, side)))
	var l ink.List
	n := max(in, most)
	w := math.Min(c.Px(16), (line.W-2*side)/float64(n)*0.8)
	gap := math.Max(1, c.Px(4))
	h := math.Min(side*0.62, c.Px(24))
	x := line.X + (line.W-float64(n)*(w+gap)+gap)/2
	for i := range n {
		at := ink.R(x+float64(i)*(w+gap), line.Y+(side-h)/2, w, h).Round()
		switch {
		case i < in && i < most:
			l.Fill(at, ink.Gold, c.Px(2))
		case i < in:
			l.Fill(at, ink.EmberLight, c.Px(2))
		default:
			l.Fill(at, ink.GoldDark, c.Px(2))
			l.Fill(at.Inset(math.Max(1, c.Px(2))), ink.OakDark, c.Px(1))
		}
	}
	c.Draw(l)
}

// deckDetail is the chosen card at reading size.
func deckDetail(k form.Kit, m deckModel, box ink.Rect) []form.Item {
	var l ink.List
	k.Parchment(&l, box)
	items := []form.Item{form.Decor(0, l)}
	card := &m.Set.Cards[m.Shown]
	inner := box.Inset(math.Max(8, k.Px(22)))
	return append(items, k.Pane("deck:detail", 0, inner, 0, func(c *form.Column) {
		c.Para(c.Font(ink.SerifBold, 25), ink.Ink, card.Name)
		c.Note(fmt.Sprintf("%s, cost %d, ATT %d, DEF %d, %s crest", rankName(card.Rank), card.Cost, card.ATT, card.DEF, card.Crest))
		c.Skip(c.Gap() * 0.6)
		whole := c.W
		c.W = math.Round(whole * 0.56)
		top := c.Y
		panel(c, "Action. "+card.ActionText, ink.RGB(0xF3DCCB), ink.Oxblood)
		panel(c, "Passive. "+card.PassiveText, ink.RGB(0xDCE2EA), ink.Lapis)
		left := c.Y
		c.X, c.Y, c.W = c.X+c.W+c.Margin(), top, whole-c.W-c.Margin()
		c.Para(c.Font(ink.Sans, 18), ink.Oak, chanceWords(m, card))
		c.Skip(c.Gap() * 0.6)
		c.Para(c.Font(ink.SerifItalic, 18), ink.OakLight, card.Flavour)
		c.Y = math.Max(c.Y, left)
	})...)
}

// panel is a text on a coloured strip.
func panel(c *form.Column, text string, ground, edge ink.Color) {
	f := c.Font(ink.Sans, 18)
	pad := math.Max(4, c.Px(10))
	box := c.Take(c.Height(f, text, c.W-3*pad) + pad)
	var l ink.List
	l.Fill(box, ground, 0)
	l.Fill(ink.R(box.X, box.Y, math.Max(2, c.Px(6)), box.H), edge, 0)
	op := l.Write(ink.R(box.X+2*pad, box.Y, box.W-3*pad, box.H), f, ink.Ink, text)
	op.Wrap = true
	c.Draw(l)
	c.Skip(c.Px(6))
}

// chanceWords tells how often one sees the card early.
func chanceWords(m deckModel, card *cards.Card) string {
	in := m.List.Count(card.ID)
	if in == 0 {
		return fmt.Sprintf("Not in the deck. It may have %s.", countOf(m.most(card), "copy", "copies"))
	}
	return fmt.Sprintf("%s in the deck: you draw one by your 6th turn in %.0f %% of games.", sentenceCase(countOf(in, "copy", "copies")), 100*seenBy(in))
}

func sentenceCase(text string) string { return strings.TrimSuffix(sentence(text), ".") }
