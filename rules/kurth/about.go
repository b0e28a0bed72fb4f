package kurth

import (
	"slices"
	"strings"

	"portcullis/rules"
)

// About explains a thing on the board.
func (s *State) About(el rules.Element) (rules.Article, bool) {
	name := el.Name()
	switch el.Kind() {
	case "place":
		if ring, ok := s.game.ring(name); ok {
			return s.aboutPlace(ring), true
		}
	case "card":
		if card, ok := s.game.card(name); ok {
			return s.aboutCard(&s.game.cards[card]), true
		}
	case "spell":
		if p := s.game.spell(name); p != nil {
			return s.aboutPower(p), true
		}
	case "special":
		if p := s.game.special(name); p != nil {
			return s.aboutPower(p), true
		}
	case "slot":
		if slot := strings.Index("123", name); len(name) == 1 && slot >= 0 && s.open(slot) {
			return s.aboutCard(&s.game.cards[s.row()[slot]]), true
		}
	}
	return s.aboutThing(el)
}

// aboutThing explains what does not depend on the content.
func (s *State) aboutThing(el rules.Element) (rules.Article, bool) {
	switch el {
	case ElementWarden:
		return article(rules.T("The Warden"), "KU-MOV-2", "warden", rules.T("Stands at %s. Moves %s once per turn.", s.game.places[s.token].Told(), s.walk.words())), true
	case ElementSpirit:
		return article(rules.T("Spirit"), "KU-END-8", "spirit", rules.T("Lost by lost attacks and paid for special actions. At 0 the game is lost at once."),
			rules.Line{Label: rules.T("Spirit"), Value: rules.T("%d of %d", s.spirit, s.game.spiritMax)}), true
	case ElementMana:
		return article(rules.T("Mana"), "KU-SPL-3", "mana", rules.T("Paid for spells, gained from the cards of the row. What is not spent stays."),
			rules.Line{Label: rules.T("Mana"), Value: rules.T("%d of %d", s.mana, s.game.manaMax)}), true
	case ElementRound:
		return article(rules.T("Rounds"), "KU-TRN-1", "round", rules.T("Three rounds of four turns. Every card comes up once in each round."),
			rules.Line{Label: rules.T("Now"), Value: s.Progress().Text}), true
	case ElementOverrun:
		return article(rules.T("Overrun locations"), s.limitRule(), "overrun", rules.T("A location with %d or more markers is overrun. %d of them at the end of a turn lose the game.", s.game.overrunAt, s.limit()),
			rules.Line{Label: rules.T("Overrun"), Value: rules.T("%d of %d", s.overrun(), s.limit()), Tone: s.overrunTone()}), true
	case ElementPassageway:
		return s.aboutPassage(), true
	case ElementDraw:
		return s.aboutDraw(), true
	case ElementDiscard:
		return s.aboutDiscard(), true
	case ElementSiegeForce:
		return s.aboutSiegeForce(), true
	case ElementAttackRoll:
		return s.aboutAttackRoll(), true
	}
	return rules.Article{}, false
}

func article(title rules.Text, rule, picture string, body rules.Text, lines ...rules.Line) rules.Article {
	return rules.Article{Title: title, Body: []rules.Text{body}, Lines: lines, Picture: picture, Rule: rule}
}

func (s *State) overrunTone() rules.Tone {
	if s.overrun() >= s.limit() {
		return rules.Bad
	}
	return rules.Plain
}

func (s *State) aboutPlace(ring uint8) rules.Article {
	p, n := &s.game.places[ring], s.markers[ring]
	row := s.game.strengthOf(n)
	a := article(p.Title(), "KU-ATK-3", p.ID, p.Lore())
	tone, count := rules.Plain, rules.T("%d", n)
	if n >= s.game.overrunAt {
		tone, count = rules.Bad, rules.T("%d, overrun", n)
	}
	a.Lines = []rules.Line{
		{Label: rules.T("Markers"), Value: count, Tone: tone},
		{Label: rules.T("Total Attack Strength"), Value: s.strengthSum(n, &attack{})},
		{Label: rules.T("Spirit lost by a lost attack"), Value: rules.T("%d", row.Spirit)},
	}
	if s.protected.has(ring) {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Protected"), Value: rules.T("no markers are placed here this turn"), Tone: rules.Good})
	}
	if s.pending.has(ring) && s.turn < lastTurn { // KU-RUL-34
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Protected next turn"), Value: rules.T("no markers will be placed here"), Tone: rules.Good})
	}
	if may, of := s.comeNext(); of > 0 {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Markers may come next turn"), Value: rules.T("%s as they stand now", rules.Percent(float64(may[ring])/float64(of)))})
	}
	if s.phase == phaseMove && !s.reach().has(ring) {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("No destination"), Value: askMove{}.place(s, ring).Why, Tone: rules.Bad})
	}
	if p.Passageway {
		other, _ := s.game.through(ring)
		a.Body = slices.Insert(a.Body, 0, rules.T("The passageway leads to %s.", s.game.places[other].Told()))
	}
	return a
}

func (s *State) aboutCard(c *Card) rules.Article {
	a := article(c.Title(), "KU-UPK-2", c.ID, c.Lore(),
		rules.Line{Label: rules.T("Location"), Value: s.cardPlaces(c)},
		rules.Line{Label: rules.T("Reinforcements"), Value: rules.T("%d", c.Reinforcements)},
		rules.Line{Label: rules.T("Bonus Attack Strength"), Value: rules.T("%d", c.Bonus)},
		rules.Line{Label: rules.T("Mana boost"), Value: rules.T("%d", c.Mana)})
	for _, p := range [...]*Power{&c.Spell, &c.Special} {
		a.Body = append(a.Body, rules.T("%s (%s, %s): %s", p.Title(), p.Price(), rules.Commas(p.Windows.Texts()...), p.Rules()))
	}
	if s.phase != phaseOver && s.open(rowSize-1) && int(s.row()[rowSize-1]) == c.Number-1 {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Third card"), Value: rules.T("its location is ignored")})
	}
	return a
}

// Price: "1 to 3 Mana", "2 Spirit", "free".
func (p *Power) Price() rules.Text {
	switch {
	case p.Cost == 0:
		return rules.T("free").In("a price")
	case p.Repeat > 1: // only a spell's cost can be paid more than once
		return rules.T("%d to %d Mana", p.Cost, p.Cost*p.Repeat)
	case p.Spell:
		return rules.T("%d Mana", p.Cost)
	}
	return rules.T("%d Spirit", p.Cost)
}

func (s *State) aboutPower(p *Power) rules.Article {
	kind := rules.T("Special action")
	if p.Spell {
		kind = rules.T("Spell")
	}
	a := article(p.Title(), p.rule("KU-SPL-1", "KU-SPC-1"), s.game.cards[p.card].ID, p.Rules(),
		rules.Line{Label: kind, Value: p.Price()},
		rules.Line{Label: rules.T("When"), Value: rules.Commas(p.Windows.Texts()...)},
		rules.Line{Label: rules.T("Card"), Value: s.game.cards[p.card].Title()})
	if r := s.barredAll(p); r != fine {
		a.Lines = append(a.Lines, rules.Line{Label: rules.T("Not now"), Value: s.refusal(r, p, 0).Why, Tone: rules.Bad})
	}
	return a
}

func (s *State) aboutPassage() rules.Article {
	state := rules.T("closed").In("the passageway")
	if s.passageUsable() {
		state = rules.T("open").In("the passageway")
	}
	ends := s.game.passage
	return article(rules.T("Passageway"), "KU-PAS-4", "passage-open",
		rules.T("Joins %s and %s. Doubles in an attack open it for the next move; it is no step of that move and is used at most once.", s.game.places[ends[0]].Told(), s.game.places[ends[1]].Told()),
		rules.Line{Label: rules.T("Now"), Value: state})
}

// aboutDraw lists the cards still to come by number, never in the order of the pile.
func (s *State) aboutDraw() rules.Article {
	a := article(rules.T("Draw pile"), "KU-SET-8", "card-back", rules.Plural(len(s.drawPile()), "%d card left. Still to come this round:", "%d cards left. Still to come this round:", len(s.drawPile())))
	for _, card := range s.toCome() {
		c := &s.game.cards[card]
		a.Lines = append(a.Lines, rules.Line{Label: c.Title(), Value: s.cardPlaces(c)})
	}
	return a
}

func (s *State) aboutDiscard() rules.Article {
	a := article(rules.T("Discard pile"), "KU-DCK-1", "card-back", rules.Plural(len(s.drawn()), "%d card, the last one first.", "%d cards, the last one first.", len(s.drawn())))
	pile := s.drawn()
	for i := len(pile) - 1; i >= 0; i-- {
		c := &s.game.cards[pile[i]]
		a.Lines = append(a.Lines, rules.Line{Label: c.Title(), Value: s.cardPlaces(c)})
	}
	return a
}

func (s *State) aboutSiegeForce() rules.Article {
	a := article(rules.T("Siege Force Table"), "KU-ATK-3", "strength", rules.T("Markers at a location: their Attack Strength, and the Spirit that a lost attack costs."))
	now := s.game.strengthOf(s.markers[s.token])
	for i := range s.game.force {
		r := &s.game.force[i]
		a.Lines = append(a.Lines, rules.Line{Label: span{r.Min, r.Max}.markers(), Value: rules.T("%d, Spirit %d", r.Strength, r.Spirit), Tone: strongIf(r == now)})
	}
	return a
}

func (s *State) aboutAttackRoll() rules.Article {
	a := article(rules.T("Attack Roll Table"), "KU-ATK-8", "strength", rules.T("Attack Roll of a won attack: the markers it removes."))
	for i := range s.game.rolls {
		r := &s.game.rolls[i]
		now := s.phase == phaseRolled && r == s.game.removalOf(s.attack.attackRoll())
		a.Lines = append(a.Lines, rules.Line{Label: span{r.Min, r.Max}.rolled(), Value: rules.T("%d", r.Removed), Tone: strongIf(now)})
	}
	return a
}

func strongIf(now bool) rules.Tone {
	if now {
		return rules.Strong
	}
	return rules.Plain
}

// markers: "1 marker", "8 to 9 markers", "10 or more markers".
func (r span) markers() rules.Text {
	switch {
	case r.max < 0:
		return rules.T("%d or more markers", r.min)
	case r.min == r.max:
		return markers(r.min)
	}
	return rules.T("%d to %d markers", r.min, r.max)
}

// rolled: "6 to 8 rolled", "13 or more rolled".
func (r span) rolled() rules.Text {
	switch {
	case r.max < 0:
		return rules.T("%d or more rolled", r.min)
	case r.min == r.max:
		return rules.T("%d rolled", r.min)
	}
	return rules.T("%d to %d rolled", r.min, r.max)
}
