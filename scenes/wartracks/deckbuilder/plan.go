package deckbuilder

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/wartracks"
)

// The IDs of the deck builder.
const (
	deckBack       = "deck:back"
	deckRules      = "deck:rules"
	deckSettings   = "deck:settings"
	deckStarter    = "deck:starter"
	deckMineID     = "deck:mine"
	deckText       = "deck:text"
	deckNew        = "deck:new"
	deckSave       = "deck:save"
	deckUse        = "deck:use"
	deckPlay       = "deck:play"
	deckName       = "deck:name"
	deckFind       = "deck:find"
	deckCost       = "deck:cost"
	deckPool       = "deck:pool"
	deckGrid       = "deck:grid"
	deckEverything = "deck:everything"
)

func deckFactionID(key string) string              { return "deck:faction=" + key }
func deckRankID(r cards.Rank) string               { return "deck:rank=" + r.String() }
func deckCrestID(c cards.Crest) string             { return "deck:crest=" + c.String() }
func deckRuleID(rule string) string                { return "deck:rule=" + rule }
func deckCardID(part string, c *cards.Card) string { return "deck:" + part + "=" + c.Key }

// plan lays the deck builder out: factions and filters at the left, their cards in the
// middle with the chosen one at reading size below, the deck at the right.
func plan(k form.Toolkit, m model) []form.Item {
	items := []form.Item{k.Room()}
	items = append(items, k.Bar(form.Heading{
		Title: deckTitle(m), Subtitle: deckKind(m), Emblem: deckEmblem(m),
		Prompt: deckPrompt(m), Back: deckBack, Rules: deckRules, Settings: deckSettings,
	})...)
	body := k.Body()
	gap := math.Max(6, k.Px(18))
	side, rest := body.CutLeft(sideWidth(k, m))
	_, rest = rest.CutLeft(gap)
	sheet, middle := rest.CutRight(math.Round(math.Max(k.Px(490), 17*k.Font(ink.Sans, 18).Size)))
	middle.W -= gap
	grid, detail := middle, ink.Rect{}
	if h := detailHeight(k); k.Em() >= 72 && middle.H-h > k.Px(420) {
		detail, grid = middle.CutBottom(h)
		grid.H -= gap
	}
	items = append(items, deckFilters(k, m, side)...)
	items = append(items, deckGridItems(k, m, grid, detail.Empty())...)
	if !detail.Empty() {
		items = append(items, deckDetail(k, m, detail)...)
	}
	items = append(items, deckSheet(k, m, sheet)...)
	return append(items, deckPages(k, m)...)
}

func deckTitle(m model) string {
	if m.List.Name == "" {
		return rules.Say("Deck builder")
	}
	return m.List.Name
}

func deckKind(m model) string {
	kind := rules.T("Deck of one faction")
	if m.Pool == cards.AllFactions {
		kind = rules.T("Free-for-All deck")
	}
	if m.Using != "" {
		kind = rules.T("%s for %s", kind, m.Using)
	}
	return kind.String()
}

func deckEmblem(m model) string {
	if m.Pool == cards.AllFactions || m.Faction == everyFaction {
		return "kit/emblem-siegestorm"
	}
	faction, _ := m.Set.FactionOf(m.List)
	if m.List.Size() == 0 {
		faction = m.Faction
	}
	return wartracks.Emblem(m.Set.Decks[faction].Key)
}

// deckPrompt is what is to be done next.
func deckPrompt(m model) string {
	n := m.List.Size()
	switch wrong := len(m.check(m.List)); {
	case n < cards.DeckSize:
		return rules.Count(cards.DeckSize-n, "Add %d card", "Add %d cards").String()
	case n > cards.DeckSize:
		return rules.Count(n-cards.DeckSize, "Take %d card out", "Take %d cards out").String()
	case wrong > 0:
		return rules.Say("Mend what a deck may not hold")
	case m.Using != "":
		return rules.Say("Use the deck for %s", m.Using)
	case m.Changed:
		return rules.Say("The deck is legal: save it")
	}
	return rules.Say("The deck is legal")
}

// sideWidth is how wide the column of filters is: the names of the factions fit it.
func sideWidth(k form.Toolkit, m model) float64 {
	w := math.Max(k.Px(146), 2*k.MinTarget()+k.Gap())
	for _, d := range m.Set.Factions() {
		w = math.Max(w, k.Width(k.Font(ink.SerifBold, 15), d.Name)+k.Px(34))
	}
	return math.Round(w)
}

// deckFilters are the factions and what is shown of them.
func deckFilters(k form.Toolkit, m model, box ink.Rect) []form.Item {
	pad := math.Max(3, k.Px(8))
	tiles := camps(m)
	sieve := k.Length(box.W, pad, func(c *form.Column) { sieveItems(c, m) }) - 2*pad
	gap := math.Max(3, k.Px(10))
	h := math.Floor((box.H-2*pad-sieve)/float64(len(tiles)) - gap)
	h = math.Max(math.Max(k.MinTarget(), k.Line(k.Font(ink.SerifBold, 18))+k.Px(8)), math.Min(h, k.Px(104)))
	return k.Pane("deck:filters", 0, box, pad, func(c *form.Column) {
		for _, t := range tiles {
			c.Put(campTile(c.Toolkit, t, c.Take(h).Round()))
			c.Skip(gap)
		}
		sieveItems(c, m)
	})
}

// camp is a faction, or all of them, to choose whose cards are shown.
type camp struct {
	key, name, tip, emblem string
	banner                 ink.Color
	chosen                 bool
}

func camps(m model) []camp {
	var list []camp
	for i, d := range m.Set.Factions() {
		list = append(list, camp{d.Key, d.Name, d.Identity, wartracks.Emblem(d.Key), wartracks.Banner(d.Key), i == m.Faction})
	}
	if m.Pool == cards.AllFactions {
		list = append(list, camp{"all", rules.Say("All"), rules.Say("The cards of all factions"), "kit/emblem-siegestorm", ink.OakLight, m.Faction == everyFaction})
	}
	return list
}

// campTile has the emblem above the name, or beside it where it is low.
func campTile(k form.Toolkit, t camp, at ink.Rect) form.Item {
	it := form.Item{ID: deckFactionID(t.key), Kind: form.Choice, Label: t.name, Tip: t.tip, Rect: at, Chosen: t.chosen}
	rim, r := math.Max(1, k.Px(3)), k.Px(10)
	f, name := k.Fit(ink.SerifBold, 18, 14, t.name, at.W-k.Px(14))
	line := k.Line(f)
	emblem := math.Min(at.W*0.6, at.H-line-k.Px(14))
	picture := ink.R(at.X+(at.W-emblem)/2, at.Y+k.Px(7), emblem, emblem)
	words, across := ink.R(at.X, at.Bottom()-line-k.Px(4), at.W, line), ink.Middle
	if emblem < math.Max(20, k.Px(34)) {
		emblem = math.Min(at.H-2*rim-k.Px(6), at.W*0.28)
		picture = ink.R(at.X+rim+k.Px(4), at.Y+(at.H-emblem)/2, emblem, emblem)
		x := picture.Right() + k.Px(5)
		f, name = k.Fit(ink.SerifBold, 18, 14, t.name, at.Right()-rim-x)
		words, across = ink.R(x, at.Y+(at.H-k.Line(f))/2, at.Right()-rim-x, k.Line(f)), ink.Start
	}
	draw := func(fade float64, frame, ground ink.Color) ink.List {
		var l ink.List
		l.Fill(at, frame, r)
		l.Fill(at.Inset(rim), ink.OakDark, r*0.8)
		l.Fill(at.Inset(rim), ground, r*0.8)
		l.Picture(t.emblem, picture.Round()).Fade = fade
		color := ink.Parchment
		if fade > 0 {
			color = ink.ParchmentDark
		}
		l.Write(words, f, color, name).Across = across
		return l
	}
	dark := ink.OakDark.Alpha(0)
	it.Look = form.Look{Idle: draw(0.3, ink.OakLight, dark), Hover: draw(0, ink.Gold, dark)}
	if t.chosen {
		it.Look.Idle = draw(0, ink.GoldLight, t.banner)
		it.Look.Hover = it.Look.Idle
	}
	return it
}

// sieveItems are the filters.
func sieveItems(c *form.Column, m model) {
	pool := form.Label{ID: deckPool, Text: rules.Say("Free-for-All"), Size: 17, Tip: rules.Say("Build the deck from the cards of all factions"), Chosen: m.Pool == cards.AllFactions}
	if c.ButtonWidth(pool) > c.W+c.Px(16) {
		pool.Text = rules.Say("Mixed")
	}
	if m.Using != "" {
		pool.Reason = rules.Say("The match that the deck is for says whether it may be mixed.")
	}
	it := c.Option(pool, c.Take(math.Max(c.MinTarget(), c.ButtonHeight(17)-c.Px(6))).Round())
	it.Kind = form.Toggle
	c.Put(it)
	c.Skip(c.Gap())
	caption(c, rules.Say("Rank"), "")
	toggles(c, []form.Label{rankLabel(m, cards.Soldier), rankLabel(m, cards.Veteran), rankLabel(m, cards.Elite), rankLabel(m, cards.Champion)})
	c.Skip(c.Gap() * 0.8)
	caption(c, rules.Say("Crest"), "")
	toggles(c, []form.Label{crestLabel(m, cards.Starter), crestLabel(m, cards.Base)})
	c.Skip(c.Gap() * 0.8)
	caption(c, rules.Say("Cost"), rules.Say("0 to %d", m.Cost))
	track := c.Track(form.Label{ID: deckCost, Text: rules.Say("Highest cost shown")}, form.Range{Min: 0, Max: m.topCost(), Step: 1, Now: m.Cost}, ink.R(c.X, c.Y, c.W, 0))
	track.Value = strconv.Itoa(m.Cost)
	c.Put(track)
	c.Skip(track.Rect.H + c.Gap()*0.5)
	field := form.Label{ID: deckFind, Text: rules.Say("Find a card"), Tip: rules.Say("Words of its name, its rank or its texts")}
	if c.W > 7*c.Font(ink.Sans, 19).Size {
		field.Icon = "kit/search"
	}
	c.Put(c.Input(field, m.Query, rules.Say("Find"), 40, c.Take(c.InputHeight())))
}

// caption is what a filter is about, and how it is set.
func caption(c *form.Column, words, value string) {
	f := c.Font(ink.Sans, 17)
	box := c.Take(c.Line(f))
	var l ink.List
	room := box.W
	if value != "" {
		w := c.Toolkit.Width(f, value)
		l.Write(ink.R(box.Right()-w, box.Y, w, box.H), f, ink.GoldLight, value)
		room -= w + c.Px(6)
	}
	if c.Toolkit.Width(f, words) <= room {
		l.Write(ink.R(box.X, box.Y, room, box.H), f, ink.ParchmentDark, words)
	}
	c.Draw(l)
	c.Skip(c.Px(4))
}

func rankLabel(m model, r cards.Rank) form.Label {
	return form.Label{ID: deckRankID(r), Text: ranksTitle(r), Icon: "siegestorm/icons/rank-" + r.String(), Chosen: !m.Ranks[r]}
}

func crestLabel(m model, c cards.Crest) form.Label {
	names := [...]string{rules.Say("Cards of the Starter decks"), rules.Say("Other cards")}
	return form.Label{ID: deckCrestID(c), Text: names[c], Icon: "siegestorm/icons/crest-" + c.String(), Chosen: !m.Crests[c]}
}

// toggles are square switches, two in a row: gold while what they mean is shown.
func toggles(c *form.Column, labels []form.Label) {
	gap := math.Max(3, c.Px(8))
	side := math.Floor(math.Max(c.MinTarget(), math.Min(c.Px(50), (c.W-gap)/2)))
	for i, label := range labels {
		at := ink.R(c.X+float64(i%2)*(side+gap), c.Y+float64(i/2)*(side+gap), side, side).Round()
		label.Tip = rules.Say("%s are shown. Press to hide them.", label.Text)
		if !label.Chosen {
			label.Tip = rules.Say("%s are hidden. Press to show them.", label.Text)
		}
		c.Put(toggle(c.Toolkit, label, at))
	}
	c.Skip(math.Ceil(float64(len(labels))/2)*(side+gap) - gap)
}

func toggle(k form.Toolkit, b form.Label, at ink.Rect) form.Item {
	it := k.IconButton(b, at)
	it.Kind, it.Chosen = form.Toggle, b.Chosen
	draw := func(rim, ground ink.Color, fade float64) ink.List {
		var l ink.List
		w := math.Max(1, k.Px(3))
		l.Fill(at, rim, k.Px(7))
		l.Fill(at.Inset(w), ground, k.Px(5))
		l.Picture(b.Icon, at.Inset(at.W*0.16)).Fade = fade
		return l
	}
	it.Look = form.Look{Idle: draw(ink.Gold, ink.Oak, 0), Hover: draw(ink.GoldLight, ink.OakLight, 0)}
	if !b.Chosen {
		it.Look = form.Look{Idle: draw(ink.OakLight, ink.OakDark, 0.65), Hover: draw(ink.GoldLight, ink.OakDark, 0.3)}
	}
	return it
}

// ranksTitle is what the cards of a rank are called: "Soldiers".
func ranksTitle(r cards.Rank) string {
	return [...]string{"", rules.Say("Soldiers"), rules.Say("Veterans"), rules.Say("Elites"), rules.Say("Champions")}[r]
}

// cardLine is what a card is, in a line.
func cardLine(m model, c *cards.Card) string {
	deck := m.Set.Decks[c.Deck].Told()
	if c.Creature() {
		return rules.Say("%s, cost %d, ATT %d, DEF %d, %s", c.Rank.Told(), c.Cost, c.ATT, c.DEF, deck)
	}
	return rules.Say("%s, cost %d, %s", c.Rank.Told(), c.Cost, deck)
}
