package setup

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
)

// Settle lays out what can be settled of a match of B-Sieged: who plays, with which heroes, how hard it is; the details fold.
func (p part) Settle(c *form.Column, m kit.Sheet) {
	s := p.settled(m.Draft())
	var later []rules.Option
	c.Breathe(1.2)
	m.Count(c)
	m.Seats(c)
	m.Fault(c, "seats")
	for _, o := range m.Options() {
		switch {
		case o.ID == "difficulty":
			c.Breathe(1.6)
			m.Option(c, o)
		case o.Open == openHeroes:
			c.Breathe(1.8)
			settleHeroes(c, m, s, o)
		default:
			later = append(later, o)
		}
	}
	m.Fault(c, "")
	m.Rest(c, later, func(c *form.Column) {
		c.Head(rules.Say("Options"))
		for _, o := range later {
			c.Breathe(0.9)
			settleDetail(c, m, s, o)
		}
	})
}

// settleDetail is one of the options that fold.
func settleDetail(c *form.Column, m kit.Sheet, s settled, o rules.Option) {
	switch o.Open {
	case openFirst:
		settleFirst(c, m, s, o)
	case openEvents:
		settleEvents(c, m, s, o)
	case openPoints:
		settlePoints(c, m, s, o)
	default:
		m.Small(c, o)
	}
}

// settleHeroes is the picker of heroes: six portraits to click, the order on those who are picked.
func settleHeroes(c *form.Column, m kit.Sheet, s settled, o rules.Option) {
	c.Head(o.Name)
	c.Breathe(0.5)
	list, known := s.heroes()
	words := rules.Say("Click %d in the order in which they act.", s.table().Heroes)
	if !known {
		words = rules.Say("Chance picks them when the match is dealt. Click a hero to pick them yourself.")
	}
	c.Note(words)
	c.Breathe(0.5)
	heroTiles(c, s, list)
	c.Breathe(0.8)
	value := s.options[o.ID]
	c.Flow([]form.Label{
		{ID: kit.OptionID(o.ID, heroesOfFirstGame), Text: rules.Say("First game"), Tip: rules.Say("The heroes that a first game proposes, then the others"), Size: 19, Chosen: value == heroesOfFirstGame},
		{ID: kit.OptionID(o.ID, heroesOfChance), Text: rules.Say("By chance"), Tip: rules.Say("Chance picks the heroes and their order when the match is dealt"), Size: 19, Chosen: value == heroesOfChance},
		{ID: heroesQuick, Text: rules.Say("Quick pick"), Icon: "kit/redo", Tip: rules.Say("Pick heroes at random now"), Size: 19},
		{ID: heroesNone, Text: rules.Say("Nobody yet"), Tip: rules.Say("Let all heroes go"), Size: 19, Reason: noneReason(list)},
	}, func(b form.Label, at ink.Rect) form.Item {
		if strings.HasPrefix(b.ID, "option:") {
			return c.Option(b, at)
		}
		return c.Button(b, at)
	})
	m.Fault(c, o.ID)
}

func noneReason(list []int) string {
	if len(list) == 0 {
		return rules.Say("Nobody is picked.")
	}
	return ""
}

// heroTiles lays the heroes out side by side, in two rows where there is little room.
func heroTiles(c *form.Column, s settled, list []int) {
	gap := c.Gap()
	columns := len(s.set.Heroes)
	if c.W < 5.2*float64(columns)*c.Font(ink.SerifBold, 18).Size {
		columns = (columns + 1) / 2
	}
	w := math.Floor((c.W - gap*float64(columns-1)) / float64(columns))
	name, small := c.Font(ink.SerifBold, 20), c.Font(ink.Sans, 15)
	art := math.Round(math.Min(w*0.95, math.Max(c.Px(190), 5*name.Size)))
	h := art + c.Line(name) + c.Line(small) + 3*math.Max(4, c.Px(8))
	for i := range s.set.Heroes {
		if i > 0 && i%columns == 0 {
			c.Skip(h + gap)
		}
		at := ink.R(c.X+float64(i%columns)*(w+gap), c.Y, w, h).Round()
		c.Put(heroTile(c.Toolkit, s, i, slices.Index(list, i), len(list), art, at))
	}
	c.Skip(h)
}

// heroTile is a hero to click: portrait, name, and if picked the place in the order and the seal of
// the seat. place is -1 for a hero who is not picked.
func heroTile(k form.Toolkit, s settled, hero, place, picked int, art float64, at ink.Rect) form.Item {
	d := &s.set.Heroes[hero]
	it := form.Item{ID: heroKind + d.ID, Kind: form.Choice, Label: d.Name, Tip: d.Words, Rect: at, Chosen: place >= 0}
	seat := s.seatOf(place)
	switch {
	case place >= 0 && seat >= 0:
		it.Value = rules.Say("%d, %s", place+1, seatWords(seat))
	case place < 0 && picked >= s.table().Heroes:
		it.Reason = rules.Say("%d heroes are picked. Click one of them first to let it go.", picked)
	}
	draw := func(frame string, c ink.Color, glow, fade float64) ink.List {
		var l ink.List
		if glow > 0 {
			l.Glow(at, ink.Gold.Alpha(glow), k.Px(14))
		}
		l.Frame("kit/frame-button-"+frame, at, k.Corner(14))
		pad := math.Max(4, k.Px(8))
		name, small := k.Font(ink.SerifBold, 20), k.Font(ink.Sans, 15)
		l.Picture("bsieged/portrait-"+d.ID, ink.R(at.X, at.Y+pad, at.W, art).Fit(0.75).Round()).Fade = fade
		line := ink.R(at.X+pad, at.Y+art+1.5*pad, at.W-2*pad, k.Line(name))
		f, words := k.Whole(ink.SerifBold, 20, 12, d.Short, line.W)
		l.Write(line, f, c, words).Across = ink.Middle
		line = ink.R(line.X, line.Bottom(), line.W, k.Line(small))
		f, words = k.Whole(ink.Sans, 15, 11, d.Title, line.W)
		l.Write(line, f, c, words).Across = ink.Middle
		if place >= 0 {
			heroBadge(&l, k, at, place, seat)
		}
		return l
	}
	it.Look = form.Look{Idle: draw("idle", ink.Bone, 0, 0.35), Hover: draw("hover", ink.GoldLight, 0.4, 0), Pressed: draw("pressed", ink.Parchment, 0, 0),
		Disabled: draw("disabled", ink.Steel, 0, 0.7)}
	if it.Chosen {
		it.Look.Idle, it.Look.Hover = draw("selected", ink.Ink, 0.6, 0), draw("selected", ink.Ink, 0.9, 0)
		it.Look.Pressed = it.Look.Idle
	}
	return it
}

// heroBadge says which place in the order a hero has, and whose hero it is.
func heroBadge(l *ink.List, k form.Toolkit, at ink.Rect, place, seat int) {
	f := k.Font(ink.SerifBold, 22)
	side := math.Round(math.Max(k.Line(f), k.Px(38)))
	pad := math.Max(3, k.Px(7))
	disc := ink.R(at.X+pad, at.Y+pad, side, side)
	l.Fill(disc, ink.Ink, side/2)
	l.Fill(disc.Inset(math.Max(1, k.Px(2))), ink.Gold, side/2)
	l.Write(disc, f, ink.Ink, strconv.Itoa(place+1)).Across = ink.Middle
	if seat >= 0 {
		l.Picture(ink.Seal(seat), ink.R(at.Right()-pad-side, at.Y+pad, side, side).Round())
	}
}

func seatWords(seat int) string { return "player " + strconv.Itoa(seat+1) }

// Seat shows on the card of a seat which heroes it has.
func (p part) Seat(c *form.Column, d kit.Draft, seat int) {
	s := p.settled(d)
	c.Skip(c.Gap() * 0.6)
	list, known := s.heroes()
	if !known {
		c.Note(rules.Count(s.table().Each[seat], "%d hero picked by chance", "%d heroes picked by chance").String())
		return
	}
	f := c.Font(ink.SerifBold, 18)
	side := math.Round(math.Max(1.9*f.Size, c.Px(44)))
	x, row := c.X, c.Take(side)
	var l ink.List
	for place, h := range list {
		if s.seatOf(place) != seat {
			continue
		}
		w := side + c.Gap()*0.4 + c.Width(f, s.set.Heroes[h].Short) + 1
		if x > c.X && x+w > c.X+c.W {
			x, row = c.X, c.Take(side)
		}
		l.Picture("bsieged/"+s.set.Heroes[h].ID, ink.R(x, row.Y, side, side).Round())
		l.Write(ink.R(x+side+c.Gap()*0.4, row.Y, w-side-c.Gap()*0.4, side), f, ink.Ink, s.set.Heroes[h].Short)
		x += w + c.Gap()*1.2
	}
	c.Draw(l)
}

// settleFirst lets the players give away the First Hero token.
func settleFirst(c *form.Column, m kit.Sheet, s settled, o rules.Option) {
	c.Para(c.Font(ink.SansBold, 19), ink.Ink, o.Name)
	c.Breathe(0.3)
	list, known := s.heroes()
	var buttons []form.Label
	for place := range s.table().Heroes {
		b := form.Label{ID: kit.OptionID(o.ID, strconv.Itoa(place+1)), Text: rules.Say("Number %d", place+1), Size: 19, Chosen: place == s.first()}
		if known && place < len(list) {
			d := &s.set.Heroes[list[place]]
			b.Text, b.Icon = d.Short, "bsieged/"+d.ID
		}
		buttons = append(buttons, b)
	}
	c.Flow(buttons, c.Option)
	c.Breathe(0.2)
	c.Note(rules.Say("Acts first in round 1. Then the token goes to the next living hero in the order."))
	m.Fault(c, o.ID)
}

// settleEvents settles the pool of Events: as the difficulty has it, a proposed range, or any other.
func settleEvents(c *form.Column, m kit.Sheet, s settled, o rules.Option) {
	c.Para(c.Font(ink.SansBold, 19), ink.Ink, o.Name)
	c.Breathe(0.3)
	c.Flow(kit.Buttons(o, s.options[o.ID], kit.Details), c.Option)
	c.Breathe(0.5)
	low, high := s.events()
	f, bold := c.Font(ink.Sans, 19), c.Font(ink.SerifBold, 21)
	h := math.Max(c.ButtonHeight(19), c.MinTarget())
	row := c.Take(h)
	var l ink.List
	x := row.X
	word := func(text string) {
		w := c.Width(f, text)
		l.Write(ink.R(x, row.Y, w, h), f, ink.Ink, text)
		x += w + c.Gap()
	}
	step := func(part, label string, n int) {
		for _, sign := range []string{"-", "+"} {
			b := form.Label{ID: eventsKind + part + sign, Text: label + map[string]string{"-": " down", "+": " up"}[sign], Icon: map[string]string{"-": "kit/minus", "+": "kit/plus"}[sign]}
			if _, ok := s.stepped(part + sign); !ok {
				b.Reason = rules.Say("Values go from 1 to 10, the lowest not above the highest.")
			}
			c.Put(c.IconButton(b, ink.R(x, row.Y, h, h).Round()))
			x += h
			if sign == "-" {
				w := c.Width(bold, "10") + c.Gap()
				l.Write(ink.R(x, row.Y, w, h), bold, ink.Ink, strconv.Itoa(n)).Across = ink.Middle
				x += w
			}
		}
		x += c.Gap()
	}
	word(rules.Say("Values from"))
	step("low", rules.Say("Lowest Value"), low)
	word("to")
	step("high", rules.Say("Highest Value"), high)
	c.Draw(l)
	c.Breathe(0.2)
	c.Note(rules.Say("%d of the %d Event cards. The higher a Value, the harder its Event.", s.eventCards(low, high), len(s.set.Events)))
	m.Fault(c, o.ID)
}

// settlePoints settles how many Spawning Points there are, and which fields have two.
func settlePoints(c *form.Column, m kit.Sheet, s settled, o rules.Option) {
	c.Para(c.Font(ink.SansBold, 19), ink.Ink, o.Name)
	c.Breathe(0.3)
	buttons := kit.Buttons(o, s.options[o.ID], kit.Details)
	for i, v := range o.Values {
		if n, err := strconv.Atoi(v.ID); err == nil && n < s.table().Heroes {
			buttons[i].Reason = rules.Say("There are at least as many Spawning Points as heroes, %d.", s.table().Heroes)
		}
	}
	c.Flow(buttons, c.Option)
	c.Breathe(0.5)
	c.Note(rules.Say("Two on these fields:"))
	c.Skip(c.Gap() * 0.3)
	two := s.doubled()
	var fields []form.Label
	for f := range cards.FieldCount {
		d := &s.set.Fields[f]
		fields = append(fields, form.Label{ID: pointsKind + d.ID, Text: d.Short, Icon: "bsieged/compass-" + d.ID, Tip: d.Name, Size: 19, Chosen: two[f]})
	}
	c.Flow(fields, c.Option)
	c.Breathe(0.2)
	c.Note(rules.Say("%d Spawning Points: a Summoning roll has a die for each.", s.points()))
	m.Fault(c, o.ID)
}
