package words

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// About explains a thing on the board: what is printed on a card, and how it stands with what is in play.
func (b Book) About(e rules.Element) (rules.Article, bool) {
	switch e.Kind() {
	case "card", "spell":
		if card, ok := b.Content.Find(e.Name()); ok {
			return b.discounted(b.aboutCard(card), card), true
		}
	case "thing":
		if t := b.ThingOf(e); t != nil {
			return b.aboutThing(t), true
		}
	}
	if seat, ok := b.seatOf(e); ok {
		return b.aboutSeat(e.Kind(), seat)
	}
	a, ok := tables[e]
	return a, ok
}

func line(label, value rules.Text) rules.Line { return rules.Line{Label: label, Value: value} }

// types are what cards are.
var types = [content.TypeCount]rules.Text{
	content.Minion: rules.T("Minion"), content.Elemental: rules.T("Elemental"), content.Rogue: rules.T("Rogue"), content.Fiend: rules.T("Fiend"),
	content.Item: rules.T("Item"), content.Scroll: rules.T("Scroll"), content.Spell: rules.T("Spell"), content.Relic: rules.T("Relic"),
	content.Mine: rules.T("Mine"), content.Powerstone: rules.T("Powerstone"), content.WindfallCard: rules.T("Windfall"),
	content.BaseMine: rules.T("Base Mine"), content.BasePowerstone: rules.T("Base Powerstone"), content.Innate: rules.T("Innate Spell"),
	content.Mage: rules.T("Mage"), content.Tower: rules.T("Tower"), content.Structure: rules.T("Structure"),
}

// typeRules are the rules of what cards are.
var typeRules = [content.TypeCount]string{
	content.Minion: "TS-MIN-2", content.Elemental: "TS-CRE-1", content.Rogue: "TS-CRE-1", content.Fiend: "TS-CRE-1", content.Item: "TS-ITM-1", content.Scroll: "TS-SCR-1",
	content.Spell: "TS-SCR-10", content.Relic: "TS-REL-1", content.Mine: "TS-RES-5", content.Powerstone: "TS-RES-5", content.WindfallCard: "TS-RES-13",
	content.BaseMine: "TS-RES-1", content.BasePowerstone: "TS-RES-1", content.Innate: "TS-SPL-1", content.Mage: "TS-MAG-1", content.Tower: "TS-TWR-1", content.Structure: "TS-TWR-16",
}

var kinds = map[content.Kind]rules.Text{content.Attack: rules.T("attack"), content.Protect: rules.T("protection"), content.Utility: rules.T("utility")}

var slots = [content.SlotCount]rules.Text{
	content.WeaponSlot: rules.T("weapon"), content.ArmourSlot: rules.T("armour"), content.ShieldSlot: rules.T("shield"), content.HelmSlot: rules.T("helm"),
	content.RiposteSlot: rules.T("Riposte Item"),
}

// aboutCard is what is printed on a card.
func (b Book) aboutCard(card content.Card) rules.Article {
	info := b.Content.At(card)
	a := rules.Article{Title: info.Title(), Picture: Picture(info), Rule: typeRules[info.Type], Lines: []rules.Line{line(rules.T("Kind of card"), types[info.Type])}}
	number := func(label rules.Text, n int) {
		if n != 0 {
			a.Lines = append(a.Lines, line(label, rules.T("%d", n)))
		}
	}
	if info.Gold+info.Power > 0 {
		a.Lines = append(a.Lines, line(rules.T("Price"), price(info.Gold, info.Power)))
	}
	if info.Upkeep() {
		a.Lines = append(a.Lines, line(rules.T("Upkeep a Round"), price(info.UpkeepGold, info.UpkeepPower)))
	}
	number(rules.T("Skill Level (SL)"), info.SL)
	number(rules.T("Life Points"), info.LP)
	number(rules.T("Defence Level (DL)"), info.DL)
	number(rules.T("Resistance Level (RL)"), info.RL)
	number(rules.T("Integrity Points"), info.IP)
	number(rules.T("Base Mines"), info.Mines)
	number(rules.T("Base Powerstones"), info.Stones)
	letters := func(label rules.Text, l content.Letters) {
		if l != 0 {
			a.Lines = append(a.Lines, line(label, Letters(l)))
		}
	}
	letters(rules.T("Usable Items (UI)"), info.Uses)
	letters(rules.T("Item Class (IC)"), info.Class)
	if info.Slot != content.NoSlot {
		a.Lines = append(a.Lines, line(rules.T("Takes the place of a"), slots[info.Slot]))
	}
	if info.Magic() {
		a.Lines = append(a.Lines, line(rules.T("Cast"), timing(info.AnyTurn)), line(rules.T("Can be resisted"), yes(info.Resist)))
		if kind, ok := kinds[info.Kind]; ok {
			a.Lines = append(a.Lines, line(rules.T("Magic of"), kind))
		}
		for i := range info.Effects[0].Levels {
			l := &info.Effects[0].Levels[i]
			label := rules.T("Costs")
			if len(info.Effects[0].Levels) > 1 {
				label = b.strength(&info.Effects[0], l)
			}
			a.Lines = append(a.Lines, line(label, price(0, l.Power)))
		}
	}
	if said := info.Rules(); !said.Empty() {
		a.Body = append(a.Body, said)
	}
	a.Body = append(a.Body, Keywords(info)...)
	if lore := info.Lore(); !lore.Empty() {
		a.Body = append(a.Body, lore)
	}
	return a
}

// discounted adds to what is printed on a card what it costs the seat that is asked, where that is less (TS-RUL-65).
func (b Book) discounted(a rules.Article, card content.Card) rules.Article {
	info := b.Content.At(card)
	if b.Asker < 0 || b.Players[b.Asker].Out {
		return a
	}
	power := info.Power
	if info.Magic() && len(info.Effects) > 0 && len(info.Effects[0].Levels) > 0 {
		power = max(power, info.Effects[0].Levels[0].Power)
	}
	if gold, now := b.State.Price(b.Asker, card); gold != info.Gold || now != power {
		a.Lines = append([]rules.Line{{Label: rules.T("Price now"), Value: b.Cheaper(b.Asker, card, gold, now, info.Gold, power), Tone: rules.Good}}, a.Lines...)
	}
	return a
}

func timing(any bool) rules.Text {
	if any {
		return rules.T("at any time (AT)")
	}
	return rules.T("on one's own turn (OT)")
}

func yes(is bool) rules.Text {
	if is {
		return rules.T("yes")
	}
	return rules.T("no")
}

// Picture is the name of a card's picture.
func Picture(info *content.Info) string {
	switch info.Type {
	case content.Mage:
		return "towersiege/mages/" + info.ID + "-portrait"
	case content.Tower:
		return "towersiege/towers/" + info.ID + "-whole"
	case content.Structure:
		return "towersiege/table/structure-shelter"
	}
	return "towersiege/cards/" + info.ID
}

// stats are the levels, as cards print them, and what they are for.
var stats = [...]struct {
	stat  content.Stat
	label rules.Text
}{
	{content.AL, rules.T("To attack (AL)")}, {content.DL, rules.T("To defend (DL)")}, {content.RL, rules.T("To resist (RL)")}, {content.PL, rules.T("Protection (PL)")},
}

// aboutThing is a thing in play: whose it is, its points, its levels with all that changes them, what it has on it and
// what is in force.
func (b Book) aboutThing(t *engine.Thing) rules.Article {
	a := b.aboutCard(t.Card)
	now := append(b.InForce(t), line(rules.T("Belongs to"), b.Seat(t.Owner)))
	if t.Printed > 0 {
		tone := rules.Plain
		if t.Points < t.Printed {
			tone = rules.Bad
		}
		now = append(now, rules.Line{Label: rules.T("Points"), Value: rules.T("%d of %d", t.Points, t.Printed), Tone: tone})
	}
	if b.Creature(t) {
		where := positions[engine.PositionElement(t.Position).Name()]
		if !t.OnField() {
			where = rules.T("in %s", b.thing(t.On))
		}
		now = append(now, line(rules.T("Stands"), where))
	} else if t.On != 0 {
		now = append(now, line(rules.T("Hangs on"), b.thing(t.On)))
		if b.Info(t).Slot != content.NoSlot {
			now = append(now, line(rules.T("In use"), yes(t.Has(engine.InUse))))
		}
	}
	for _, s := range stats {
		now = append(now, b.level(t, s.stat, s.label)...)
	}
	a.Lines = append(now, a.Lines...)
	return a
}

// level is a level of a thing with what changes it, a line each; nothing for one that it does not have.
func (b Book) level(t *engine.Thing, stat content.Stat, label rules.Text) (lines []rules.Line) {
	creature, level := b.Creature(t), b.Level(t, stat)
	if level == 0 || !creature && (stat == content.AL || stat == content.PL || stat == content.DL && !b.Structure(t)) {
		return nil
	}
	lines = append(lines, rules.Line{Label: label, Value: rules.T("%d", level), Tone: rules.Strong})
	b.Changes(t, stat, func(card content.Card, amount int, _ bool) {
		lines = append(lines, rules.Line{Label: rules.Capital(b.card(card)), Value: rules.T("%+d", amount), Tone: tone(amount)})
	})
	return lines
}

func tone(n int) rules.Tone {
	if n < 0 {
		return rules.Bad
	}
	return rules.Good
}

// InForce says what is in force on a thing, a line each, what binds it to another first.
func (b Book) InForce(t *engine.Thing) (lines []rules.Line) {
	for _, links := range [...]bool{true, false} {
		for i := range b.Timed {
			if m := &b.Timed[i]; (m.Kind == engine.LinkInForce) == links && (m.Target == t.ID || links && m.Other == t.ID) {
				lines = append(lines, b.inForce(m, t.ID))
			}
		}
	}
	return lines
}

// inForce says what is in force on a thing, by whom, and for how long; of two that are bound to each other, what that does to them.
func (b Book) inForce(m *engine.Timed, on engine.ThingID) rules.Line {
	until := rules.T("ends when the next turn of %s begins", b.Seat(m.Turn))
	if m.Left > 1 {
		until = rules.T("ends when turn %d of %s from now begins", int(m.Left), b.Seat(m.Turn))
	}
	if m.Kind == engine.LinkInForce { // TS-SCR-22
		other := m.Target
		if other == on {
			other = m.Other
		}
		if t := b.At(other); t != nil {
			return rules.Line{Label: rules.T("%s: bound to %s of %s", b.card(m.Card), b.thing(other), b.Seat(t.Owner)),
				Value: rules.T("when one of the two loses a Life Point, so does the other, without a roll; %s, or when one of them is gone", until), Tone: rules.Bad}
		}
	}
	label := rules.T("In force: %s of %s", b.card(m.Card), b.Seat(m.Caster))
	if m.Kind == engine.ResistedInForce { // TS-SPL-5
		label = rules.T("Has resisted: %s of %s", b.card(m.Card), b.Seat(m.Caster))
	}
	return line(label, until)
}

// aboutSeat is what a seat has.
func (b Book) aboutSeat(kind string, seat rules.Seat) (rules.Article, bool) {
	p := &b.Players[seat]
	a := rules.Article{Title: b.Seat(seat)}
	cards := func(title rules.Text, rule string, pile *engine.Pile, open bool) {
		a.Title, a.Rule = title, rule
		a.Lines = []rules.Line{line(rules.T("Cards"), rules.T("%d", pile.N))}
		if !open {
			return
		}
		for _, card := range pile.All() {
			a.Lines = append(a.Lines, line(b.Content.At(card).Title(), types[b.Content.At(card).Type]))
		}
	}
	switch kind {
	case "seat":
		a.Rule = "TS-HID-2"
		if p.Out {
			a.Body = []rules.Text{rules.T("Its Mage is dead.")}
			return a, true
		}
		a.Lines = []rules.Line{
			line(rules.T("Gold"), rules.T("%d of %d", b.Available(seat, content.Gold), b.Produced(seat, content.Gold))),
			line(rules.T("Power"), rules.T("%d of %d", b.Available(seat, content.Power), b.Produced(seat, content.Power))),
			line(rules.T("Hand"), rules.T("%d", p.Hand.N)), line(rules.T("Market Deck"), rules.T("%d", p.Deck.N)),
		}
		if p.Barred || p.BarredNext {
			a.Body = []rules.Text{rules.T("Its army may not attack, as it broke the peace before it called for one.")}
		}
	case "gold", "power":
		what, producers := content.Gold, rules.T("Mines")
		a.Title, a.Rule = rules.T("Gold of %s", b.Seat(seat)), "TS-RES-15"
		if kind == "power" {
			what, producers = content.Power, rules.T("Powerstones")
			a.Title = rules.T("Power of %s", b.Seat(seat))
		}
		a.Lines = []rules.Line{line(rules.T("Available"), rules.T("%d", b.Available(seat, what))), line(rules.T("Gained this turn"), rules.T("%d", p.Gained[what])),
			line(producers, rules.T("%d", p.Ordinary[what])), line(rules.T("Windfall"), rules.T("%d", p.Windfall[what]))}
		a.Body = []rules.Text{rules.T("%d of the other kind can be made into one of this (Alchemy).", p.Ratio)}
	case "mines", "stones":
		what := content.Gold
		a.Title, a.Rule = rules.T("Mines of %s", b.Seat(seat)), "TS-RES-1"
		if kind == "stones" {
			what, a.Title = content.Power, rules.T("Powerstones of %s", b.Seat(seat))
		}
		a.Lines = []rules.Line{line(rules.T("They yield a Round"), rules.T("%d", b.Produced(seat, what))), line(rules.T("From the deck"), rules.T("%d", p.Market[what])),
			line(rules.T("From the even start"), rules.T("%d", p.Extra[what]))}
		a.Body = []rules.Text{rules.T("Those that the Mage began with cannot be destroyed.")}
	case "hand":
		cards(rules.T("Hand of %s", b.Seat(seat)), "TS-HID-1", &p.Hand, false)
	case "deck":
		cards(rules.T("Market Deck of %s", b.Seat(seat)), "TS-HID-1", &p.Deck, false)
		a.Body, a.Lines = b.unseen(seat, a.Lines)
	case "discard":
		cards(rules.T("Discard pile of %s", b.Seat(seat)), "TS-HID-2", &p.Discard, true)
	case "caravan":
		cards(rules.T("Caravan of %s", b.Seat(seat)), "TS-RES-5", &p.Caravan, true)
		a.Body = []rules.Text{rules.T("What lies here comes in when the next turn of its owner begins.")}
	case "spells":
		cards(rules.T("Spells of %s", b.Seat(seat)), "TS-SCR-10", &p.Spells, true)
	default:
		return rules.Article{}, false
	}
	return a, true
}

// unseen are the cards of a seat that lie in its deck or its hand, which of both nobody is told: all others are open
// (TS-HID-1, TS-HID-2). Of a deck that a seat has built, the others know its size only (TS-RUL-93).
func (b Book) unseen(seat rules.Seat, lines []rules.Line) ([]rules.Text, []rules.Line) {
	if b.Options.Custom[seat] {
		return []rules.Text{rules.T("Its owner has built it: nobody else knows what is in it.")}, lines
	}
	var left, all [content.MaxCards]int
	for _, l := range b.Options.Decks[seat].Lines {
		all[l.Card] += int(l.N)
	}
	p := &b.Players[seat]
	for _, pile := range [...]*engine.Pile{&p.Deck, &p.Hand} {
		for _, card := range pile.All() {
			left[card]++
		}
	}
	for card := range content.Card(len(b.Content.Cards)) {
		if all[card] > 0 {
			lines = append(lines, line(b.Content.At(card).Title(), rules.T("%d of %d", left[card], all[card])))
		}
	}
	return []rules.Text{rules.T("How many of each card still lie in the deck or in the hand; the others have been seen.")}, lines
}

// tables explain what belongs to nobody.
var tables = map[rules.Element]rules.Article{
	"position:on_guard": {Title: rules.T("ON GUARD"), Rule: "TS-CRE-7", Body: []rules.Text{rules.T("Who stands here can defend, and can be sent into the attack.")}},
	"position:attack":   {Title: rules.T("ATTACK"), Rule: "TS-CRE-7", Body: []rules.Text{rules.T("Who stands here attacks this turn, or has; it can still defend.")}},
	"position:defend":   {Title: rules.T("DEFEND"), Rule: "TS-CRE-7", Body: []rules.Text{rules.T("Who stands here has defended or fumbled. It neither blocks nor attacks before its next On Guard, but whoever is struck all the same rolls.")}},
	"table:rolls": {Title: rules.T("Rolls"), Rule: "TS-DCE-6", Body: []rules.Text{
		rules.T("Percentile dice, 01 to 100; a roll up to the level succeeds."),
		rules.T("01 and 02 are perfect: a critical hit, or an exceptional defence. 99 and 100 are fumbles, whatever the level."),
		rules.T("Protection has neither; 99 and 100 fail."),
	}},
	"table:durations": {Title: rules.T("How long it lasts"), Rule: "TS-DCE-11", Body: []rules.Text{rules.T("What lasts for a time ends when the turn in which it began comes round as often as it says.")}},
}
