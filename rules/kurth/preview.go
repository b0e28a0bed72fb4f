package kurth

import (
	"slices"

	"portcullis/rules"
)

// previewer writes the lines of one preview.
type previewer struct {
	rules.Preview
	before *State
	after  *State
}

func (p *previewer) line(tone rules.Tone, label, value rules.Text) {
	p.Lines = append(p.Lines, rules.Line{Label: label, Value: value, Tone: tone})
}

// number writes a line if a number changes.
func (p *previewer) number(label rules.Text, before, after int, good int) {
	if before == after {
		return
	}
	tone := rules.Bad
	if (after-before)*good > 0 {
		tone = rules.Good
	}
	p.line(tone, label, rules.T("%d to %d", before, after))
}

// fight: the attack as it stands in s.
func (p *previewer) fight(s *State, o odds) {
	force := s.markers[s.token]
	p.line(rules.Plain, rules.T("Markers"), rules.T("%d", force))
	p.line(rules.Plain, rules.T("Total Attack Strength"), s.strengthSum(force, &s.attack))
	p.HasChance, p.Chance, p.Fraction = true, o.chance(), o.fraction()
	label := rules.T("Chance to win")
	if s.castsAhead() {
		label = rules.T("Chance to win without spells")
	}
	p.line(rules.Strong, label, rules.T("%s (%s)", rules.Percent(o.chance()), o.fraction()))
	for _, h := range s.helpers(o) {
		label = rules.T("With %s", h.spell.Title())
		if h.after {
			label = rules.T("With %s, after the roll", h.spell.Title())
		}
		p.line(rules.Good, label, rules.T("%s (%s)", rules.Percent(h.odds.chance()), h.odds.fraction()))
	}
	p.line(rules.Plain, rules.T("Markers removed, on average"), average(o.removed, o.of))
	p.line(rules.Plain, rules.T("Spirit lost, on average"), average(o.spirit, o.of))
	risk := s.spiritAtRisk(force, &s.attack)
	if risk >= int16(s.spirit) && o.wins < o.of { // KU-END-8
		p.line(rules.Bad, rules.T("Spirit at risk"), rules.T("%d of %d: lost, Kurth falls", risk, s.spirit))
		return
	}
	p.line(rules.Plain, rules.T("Spirit at risk"), rules.T("%d of %d", risk, s.spirit))
}

// castsAhead reports whether there is Mana for a spell of the row that changes the attack, before the roll or after it (KU-SPL-2).
func (s *State) castsAhead() bool {
	return s.spellsLeft > 0 && slices.ContainsFunc(s.row(), func(card uint8) bool {
		p := &s.game.cards[card].Spell
		return p.Windows&(WindowAttack|WindowRolled) != 0 && p.Windows&WindowEnd == 0 && !s.hasCast(card) && int(s.mana) >= p.Cost
	})
}

// strengthSum writes a Total A/S as the sum it is: the table, the bonus of each card of
// the row, and what spells take off.
func (s *State) strengthSum(force int16, a *attack) rules.Text {
	sum := rules.T("%d", s.game.strengthOf(force).Strength)
	if s.rowSum().bonus == s.bonus {
		for _, card := range s.row() {
			sum = rules.T("%s + %d", sum, s.game.cards[card].Bonus)
		}
	} else {
		sum = rules.T("%s + %d", sum, s.bonus)
	}
	if a.strengthCut > 0 {
		sum = rules.T("%s - %d", sum, a.strengthCut)
	}
	return rules.T("%s = %d", sum, s.totalStrength(force, a))
}

// average writes a mean with one decimal.
func average(sum, of int) rules.Text {
	return rules.Decimal(float64(sum)/float64(of), 1)
}

func (s *State) fighting() bool { return s.phase == phaseAttack || s.phase == phaseRolled }

// compare: the odds of an attack before and after.
func (p *previewer) compare(before, after odds) {
	p.HasChance, p.Chance, p.Fraction = true, after.chance(), after.fraction()
	tone := rules.Plain
	switch {
	case after.chance() > before.chance():
		tone = rules.Good
	case after.chance() < before.chance():
		tone = rules.Bad
	}
	p.line(tone, rules.T("Chance to win"), rules.T("%s to %s (%s)", rules.Percent(before.chance()), rules.Percent(after.chance()), after.fraction()))
	p.line(rules.Plain, rules.T("Markers removed, on average"), rules.T("%s to %s", average(before.removed, before.of), average(after.removed, after.of)))
	p.line(rules.Plain, rules.T("Spirit lost, on average"), rules.T("%s to %s", average(before.spirit, before.of), average(after.spirit, after.of)))
}

// changes writes every difference between the positions before and after.
func (p *previewer) changes() {
	b, a := p.before, p.after
	if a.last != b.last {
		p.attackEnd(a.last)
	}
	p.number(rules.T("Mana"), int(b.mana), int(a.mana), 1)
	p.number(rules.T("Spirit"), int(b.spirit), int(a.spirit), 1)
	p.number(rules.T("Total reinforcements"), int(b.reinforcements), int(a.reinforcements), -1)
	for place := range placeCount {
		p.number(b.game.places[place].Title(), int(b.markers[place]), int(a.markers[place]), -1)
	}
	if b.phase == phaseDeal || b.phase == phaseTie {
		p.placing()
	}
	if wards := a.pending &^ b.pending; wards != 0 {
		if b.turn == lastTurn { // KU-RUL-34
			p.line(rules.Bad, rules.T("No further turn"), rules.T("this protects nothing"))
		} else {
			p.line(rules.Good, rules.T("Protected next turn"), rules.T("%s: no markers will be placed there", a.names(wards)))
		}
	}
	if a.phase == phaseMove && b.phase == phaseMove && a.reach() != b.reach() {
		p.line(rules.Plain, rules.T("In reach"), a.names(a.reach()))
	}
	if a.passageMarker && !b.passageMarker {
		p.line(rules.Good, rules.T("Passageway"), rules.T("opens for the next move"))
	}
	if spells := int(a.spellsLeft) - int(b.spellsLeft); spells > 0 {
		p.line(rules.Good, rules.T("Spells left"), rules.T("%d", a.spellsLeft))
	}
	if a.result == lostSpirit {
		p.line(rules.Bad, rules.T("Spirit"), rules.T("none left: the game is lost"))
	}
}

func (p *previewer) attackEnd(last attackResult) {
	attack := rules.T("Attack")
	if last == attackWon {
		p.line(rules.Good, attack, rules.T("won").In("an attack"))
		return
	}
	p.line(rules.Bad, attack, rules.T("lost").In("an attack"))
}

// placing: what Phase 1 blocks, asks, or would do with the row as it is now.
func (p *previewer) placing() {
	b, a := p.before, p.after
	switch {
	case a.phase == phaseDeal:
		p.wouldPlace()
	case a.phase == phaseTie:
		p.line(rules.Plain, rules.T("Then choose"), a.cardPlaces(a.placingCard()))
	}
	for _, e := range a.events {
		if e.Name == "placing_blocked" {
			p.line(rules.Good, rules.T("Protected"), rules.T("no markers arrive at %s", a.phraseOf(e.To)))
		}
	}
	if a.phase == phaseMove && a.total() == b.total() && b.reinforcements == 0 {
		p.line(rules.Good, rules.T("Markers"), rules.T("none arrive"))
	}
}

// wouldPlace is where the cards of the row would place their markers, one after the other, as the rules place them on a copy.
func (p *previewer) wouldPlace() {
	a := p.after.copy()
	if a.reinforcements == 0 {
		p.line(rules.Good, rules.T("Markers"), rules.T("none arrive"))
		return
	}
	for slot, c := range a.row()[:placingCards] {
		card, name := &a.game.cards[c], rules.T("Card %d", slot+1)
		place, level := a.placeFor(card)
		switch {
		case level:
			p.line(rules.Plain, name, rules.T("%s to %s, as you choose", markers(int(a.reinforcements)), a.cardPlaces(card)))
		case a.protected.has(place):
			p.line(rules.Good, name, rules.T("no markers: %s is protected", a.game.places[place].Title()))
		default:
			p.line(rules.Plain, name, rules.T("%s to %s", markers(int(a.reinforcements)), a.game.places[place].Title()))
			a.placing = uint8(slot + 1)
			a.arrive(place)
		}
	}
}

// cardPlaces names the locations of a card: "Armory or Barracks".
func (s *State) cardPlaces(card *Card) rules.Text {
	var list []rules.Text
	for _, ring := range card.Places {
		list = append(list, s.game.places[ring].Title())
	}
	return rules.Or(list...)
}

// names joins the names of locations: "Citadel, Armory".
func (s *State) names(set placeSet) rules.Text {
	var list []rules.Text
	for place := range uint8(placeCount) {
		if set.has(place) {
			list = append(list, s.game.places[place].Title())
		}
	}
	return rules.Commas(list...)
}
