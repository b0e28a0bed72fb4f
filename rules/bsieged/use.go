package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// offerUses offers every use of the stored cards of the active hero, and of a card just drawn
// unless it is noCard (BS-HER-8, BS-RUL-29).
func (s *State) offerUses(h heroNo, drawn cardNo) {
	if drawn != noCard {
		s.offerUse(h, drawn)
	}
	o := &s.heroes[h]
	for i, c := range o.cards[:o.ncard] {
		if !s.repeated(h, i) && (drawn == noCard || s.game.design[c] != s.game.design[drawn]) {
			s.offerUse(h, c)
		}
	}
}

// offerUse offers the uses of one card: each target, plain or doubled.
func (s *State) offerUse(h heroNo, c cardNo) {
	if s.barOf(h, c) != cardFree {
		return
	}
	design := int(s.game.design[c])
	for times := range s.doublings(h, s.design(c)) + 1 {
		s.eachTarget(h, c, func(f fieldNo, z zoneNo) {
			if s.design(c).Aim.Each {
				z = noZone
			}
			s.offer(Use, design, int(f), int(z), times)
		})
	}
}

// doublings is how many further times a hero may let a card work (verb double, BS-RUL-37).
func (s *State) doublings(h heroNo, d *cards.Card) int {
	n := 0
	s.eachAbility(h, func(_ int, a *cards.Ability) {
		for i := range s.game.set.List(a.Effects) {
			if e := &s.game.set.List(a.Effects)[i]; e.Verb == cards.Double && e.Classes.Has(d.Class) {
				n++
			}
		}
	})
	return n
}

// eachTarget goes through the targets of a card that could change something: a field and Zone
// for one that is aimed, the lowest of its Zones where it affects several; no field for one that
// is not aimed or whose aimed effects could do nothing while others could.
func (s *State) eachTarget(h heroNo, c cardNo, yield func(fieldNo, zoneNo)) {
	d := s.design(c)
	probe := newFrame(textFrame)
	probe.hero, probe.card, probe.from, probe.list = h, c, fromCard, d.Effects
	aimed := false
	eachAim(&d.Aim, func(f fieldNo, z zoneNo) {
		probe.field, probe.zone = f, z
		if (d.Tactics || s.couldSome(&probe, d.Effects, aimedEffects)) && s.reaches(h, d, f) {
			aimed = true
			yield(f, z)
		}
	})
	probe.field, probe.zone = noField, noZone
	if !aimed && s.couldSome(&probe, d.Effects, looseEffects) {
		yield(noField, noZone)
	}
}

// reaches reports whether a card can be aimed at a field: one with the attack icon puts its user
// on the wall first; another for the adjacent field needs the user to stand there already.
func (s *State) reaches(h heroNo, d *cards.Card, f fieldNo) bool {
	return !d.Aim.Adjacent || d.Attack || s.heroes[h].at == wallOf(f)
}

// eachAim goes through the fields and Zones of an aim; where all its Zones are affected together
// the lowest one stands for them (BS-CON-49).
func eachAim(a *cards.Aim, yield func(fieldNo, zoneNo)) {
	for f := range fieldNo(cards.FieldCount) {
		for z := range zoneNo(cards.ZoneCount) {
			if !a.Zones.Has(int(z)) {
				continue
			}
			yield(f, z)
			if a.Each {
				break
			}
		}
	}
}

// lowest is the lowest Zone of a set (BS-CON-49); noZone of none.
func lowest(zones cards.Zones) zoneNo {
	for z := range zoneNo(cards.ZoneCount) {
		if zones.Has(int(z)) {
			return z
		}
	}
	return noZone
}

// cost is the Gold that a hero pays for using a card (BS-CON-51).
func (s *State) cost(h heroNo, c cardNo) int { return s.costOf(h, s.design(c)) }

// Cost is the Gold that a hero, by number in the match, pays for using a card of a design; of nobody it is what is printed on it.
func (s *State) Cost(h, design int) int {
	if h < 0 || h >= int(s.nhero) {
		return s.game.set.Cards[design].Cost
	}
	return s.costOf(heroNo(h), &s.game.set.Cards[design])
}

// Paid is what a hero, by number in the match, gives for the use of a card of a design, in words, beside an action: "2 Gold",
// "1 Food", "2 Morale"; of nobody it is what is printed on it. Nothing: the card asks for none.
func (s *State) Paid(h, design int) (paid []rules.Text) {
	toll := s.game.set.Toll(&s.game.set.Cards[design])
	if n := s.Cost(h, design) + toll[cards.Gold]; n > 0 {
		paid = append(paid, rules.T("%d Gold", n))
	}
	if n := toll[cards.Food]; n > 0 {
		paid = append(paid, rules.T("%d Food", n))
	}
	if n := toll[cards.Morale]; n > 0 {
		paid = append(paid, rules.T("%d Morale", n))
	}
	return paid
}

// costOf is what cost is, for a card of a design.
func (s *State) costOf(h heroNo, d *cards.Card) int {
	if d.Class != cards.Armory || d.Cost == 0 {
		return d.Cost
	}
	change := s.change(cards.ArmoryCost, h, noZone)
	if change.set {
		return change.low
	}
	return min(max(d.Cost+change.add, 0), int(s.most(cards.Gold)))
}

// use carries out the use of a card: the one just drawn if it is of the design named, else a
// stored one. Cost and action are paid once, however often it works (BS-RUL-37). A card that
// affects several Zones names the field only.
func (s *State) use(h heroNo, ch rules.Choice, drawn cardNo) {
	c := drawn
	if drawn == noCard || int(s.game.design[drawn]) != int(ch.Args[0]) {
		c, _ = s.held(h, int(ch.Args[0]))
		s.unstore(h, c)
	}
	d := s.design(c)
	f, z, times := fieldNo(ch.Args[1]), zoneNo(ch.Args[2]), uint8(ch.Args[3])+1
	if f != noField && z == noZone {
		z = lowest(d.Aim.Zones)
	}
	s.tally.used[d.Class]++
	cost := s.cost(h, c)
	s.emit(h, rules.Event{Kind: rules.CardMoved, Name: "card_used", Rule: "BS-CRD-9", Subject: s.elCard(c), From: s.elHero(h), To: s.elTarget(f, z), N: int16(cost), M: int16(times)})
	s.lose(h, cards.Gold, cost, 0, "BS-TRK-7")
	if d.Action {
		s.spend(h)
	}
	if d.Attack {
		s.stand(h, wallOf(f))
	}
	if d.Tactics {
		s.placeTactic(h, c, f, z, times)
		return
	}
	s.playCard(h, c, f, z, times)
}

// elTarget is the element of a Zone; empty for none.
func (s *State) elTarget(f fieldNo, z zoneNo) rules.Element {
	if f == noField {
		return ""
	}
	return s.elZone(f, z)
}

// playCard starts the text of a card that is nowhere; it is laid on its discard pile at the end.
func (s *State) playCard(h heroNo, c cardNo, f fieldNo, z zoneNo, times uint8) {
	t := newFrame(textFrame)
	t.hero, t.card, t.from, t.list, t.field, t.zone, t.times = h, c, fromCard, s.design(c).Effects, f, z, times
	s.push(t)
}

// printed lets the user of a card earn or lose the Morale printed on it (BS-CRD-12).
func (s *State) printed(h heroNo, d *cards.Card) {
	if d.Morale >= 0 {
		s.earn(h, cards.Morale, d.Morale, "BS-CRD-12")
		return
	}
	s.lose(h, cards.Morale, -d.Morale, 0, "BS-CRD-12")
}
