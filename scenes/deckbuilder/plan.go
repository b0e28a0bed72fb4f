package deckbuilder

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
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

func deckCampID(key string) string         { return "deck:faction=" + key }
func deckKindID(s *Sieve, kind int) string { return "deck:" + s.Key + "=" + s.Kinds[kind].Key }
func deckRuleID(rule string) string        { return "deck:rule=" + rule }
func (m *model) cardID(part string, card decks.Card) string {
	return "deck:" + part + "=" + m.Book.At(card).Key
}

// plan lays the deck builder out: camps and filters at the left, their cards in the
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
	kind := rules.T("%d to %d cards", m.Least, m.Most)
	if m.Mixing != nil {
		kind = m.Mixing.One
		if m.Mixed {
			kind = m.Mixing.All
		}
	}
	if m.Using != "" {
		kind = rules.T("%s for %s", kind, m.Using)
	}
	return kind.String()
}

func deckEmblem(m model) string {
	if m.Mixed || m.Camp == everyCamp {
		return m.Emblem
	}
	camp, _ := m.camp(m.List)
	if m.List.Size() == 0 {
		camp = m.Camp
	}
	return m.Camps[camp].Emblem
}

// deckPrompt is what is to be done next.
func deckPrompt(m model) string {
	n := m.List.Size()
	switch wrong := len(m.check(m.List)); {
	case n < m.Least:
		return rules.Count(m.Least-n, "Add %d card", "Add %d cards").String()
	case n > m.Most:
		return rules.Count(n-m.Most, "Take %d card out", "Take %d cards out").String()
	case wrong > 0:
		return rules.Say("Mend what a deck may not hold")
	case m.Using != "":
		return rules.Say("Use the deck for %s", m.Using)
	case m.Changed:
		return rules.Say("The deck is legal: save it")
	}
	return rules.Say("The deck is legal")
}

// sideWidth is how wide the column of filters is: the names of the camps fit it.
func sideWidth(k form.Toolkit, m model) float64 {
	w := math.Max(k.Px(146), 2*k.MinTarget()+k.Gap())
	for i := range m.Camps {
		w = math.Max(w, k.Width(k.Font(ink.SerifBold, 15), m.Camps[i].Name.String())+k.Px(34))
	}
	return math.Round(w)
}

// deckFilters are the camps and what is shown of them.
func deckFilters(k form.Toolkit, m model, box ink.Rect) []form.Item {
	pad := math.Max(3, k.Px(8))
	tiles := campTiles(m)
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

// tile is a camp, or all of them, to choose whose cards are shown.
type tile struct {
	key, name, tip, emblem string
	banner                 ink.Color
	chosen                 bool
}

func campTiles(m model) []tile {
	var list []tile
	for i, c := range m.Camps {
		list = append(list, tile{c.Key, c.Name.String(), c.Tip.String(), c.Emblem, c.Banner, i == m.Camp})
	}
	if m.Mixed {
		list = append(list, tile{"all", rules.Say("All"), rules.Say("All cards together"), m.Emblem, ink.OakLight, m.Camp == everyCamp})
	}
	return list
}

// campTile has the emblem above the name, or beside it where it is low.
func campTile(k form.Toolkit, t tile, at ink.Rect) form.Item {
	it := form.Item{ID: deckCampID(t.key), Kind: form.Choice, Label: t.name, Tip: t.tip, Rect: at, Chosen: t.chosen}
	rim, r := math.Max(1, k.Px(3)), k.Px(10)
	f, name := k.Whole(ink.SerifBold, 18, 14, t.name, at.W-k.Px(14))
	line := k.Line(f)
	emblem := math.Min(at.W*0.6, at.H-line-k.Px(14))
	picture := ink.R(at.X+(at.W-emblem)/2, at.Y+k.Px(7), emblem, emblem)
	words, across := ink.R(at.X, at.Bottom()-line-k.Px(4), at.W, line), ink.Middle
	if emblem < math.Max(20, k.Px(34)) {
		emblem = math.Min(at.H-2*rim-k.Px(6), at.W*0.28)
		picture = ink.R(at.X+rim+k.Px(4), at.Y+(at.H-emblem)/2, emblem, emblem)
		x := picture.Right() + k.Px(5)
		f, name = k.Whole(ink.SerifBold, 18, 14, t.name, at.Right()-rim-x)
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
	if m.Mixing != nil {
		c.Put(mixItem(c, m))
		c.Skip(c.Gap())
	}
	for i := range m.Sieves {
		s := &m.Sieves[i]
		caption(c, s.Name.String(), "")
		var labels []form.Label
		for kind := range s.Kinds {
			labels = append(labels, form.Label{ID: deckKindID(s, kind), Text: s.Kinds[kind].Name.String(), Icon: s.Kinds[kind].Icon, Chosen: !m.Hidden[i][kind]})
		}
		toggles(c, labels)
		c.Skip(c.Gap() * 0.8)
	}
	if m.topCost() > 0 {
		costItems(c, m)
	}
	field := form.Label{ID: deckFind, Text: rules.Say("Find a card"), Tip: rules.Say("Words of its name, its rank or its texts")}
	if c.W > 7*c.Font(ink.Sans, 19).Size {
		field.Icon = "kit/search"
	}
	c.Put(c.Input(field, m.Query, rules.Say("Find"), 40, c.Take(c.InputHeight())))
}

// mixItem switches whether the deck may hold the cards of all camps.
func mixItem(c *form.Column, m model) form.Item {
	mix := form.Label{ID: deckPool, Text: m.Mixing.Name.String(), Size: 17, Tip: m.Mixing.Tip.String(), Chosen: m.Mixed}
	if c.ButtonWidth(mix) > c.W+c.Px(16) {
		mix.Text = m.Mixing.Less.String()
	}
	if m.Using != "" {
		mix.Reason = m.Mixing.Refusal.String()
	}
	it := c.Option(mix, c.Take(math.Max(c.MinTarget(), c.ButtonHeight(17)-c.Px(6))).Round())
	it.Kind = form.Toggle
	return it
}

// costItems are the track of the highest cost shown.
func costItems(c *form.Column, m model) {
	caption(c, m.Price.String(), rules.Say("0 to %d", m.Cost))
	track := c.Track(form.Label{ID: deckCost, Text: rules.Say("Highest cost shown")}, form.Range{Min: 0, Max: m.topCost(), Step: 1, Now: m.Cost}, ink.R(c.X, c.Y, c.W, 0))
	track.Value = strconv.Itoa(m.Cost)
	c.Put(track)
	c.Skip(track.Rect.H + c.Gap()*0.5)
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
