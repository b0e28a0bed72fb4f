package engine

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// Available is how many points of a kind a seat can spend.
func (s *State) Available(seat rules.Seat, what content.What) int {
	p := &s.Players[seat]
	return int(p.Gained[what] + p.Ordinary[what] + p.Windfall[what])
}

// Produced is what a seat's Mines or Powerstones yield in a Round (TS-RES-1, TS-REL-10).
func (s *State) Produced(seat rules.Seat, what content.What) int {
	p := &s.Players[seat]
	if s.Mage(seat) == nil {
		return 0
	}
	return s.base(seat, what) + int(p.Market[what]+p.Extra[what])
}

// base is what of that comes from the Mines or Powerstones that the living Mage of a seat brought along.
func (s *State) base(seat rules.Seat, what content.What) int {
	info := s.Info(s.Mage(seat))
	if what == content.Power {
		return info.Stones * s.multiplied(seat)
	}
	return info.Mines
}

// multiplied is by how much a seat's Base Powerstones yield more.
func (s *State) multiplied(seat rules.Seat) int {
	n := 1
	for i := range s.Things {
		t := &s.Things[i]
		if e := s.Info(t).Has(content.Production); e != nil && t.Owner == seat && t.Points > 0 && e.What == content.BasePowerstones {
			n *= e.Multiply
		}
	}
	return n
}

// Short is how many points of each kind a seat would have to convert into the other one to pay; false: it
// cannot pay (TS-ALC-4).
func (s *State) Short(seat rules.Seat, gold, power int) (convert Points, ok bool) {
	ratio := int(s.Players[seat].Ratio)
	cost := [2]int{gold, power}
	for what := range cost {
		other := 1 - what
		missing := cost[what] - s.Available(seat, content.What(what))
		if missing <= 0 {
			continue
		}
		if s.Available(seat, content.What(other)) < cost[other]+missing*ratio {
			return convert, false
		}
		convert[what] = int16(missing)
	}
	return convert, true
}

// Affords reports whether a seat can pay, Alchemy included.
func (s *State) Affords(seat rules.Seat, gold, power int) bool {
	_, ok := s.Short(seat, gold, power)
	return ok
}

var cannotPay = because("TS-RES-7", "Not enough gold or power, even with Alchemy.")

// pay takes what something costs, with the smallest conversion that makes it payable.
func (s *State) pay(seat rules.Seat, gold, power int, rule string) {
	convert, _ := s.Short(seat, gold, power)
	for what, n := range convert {
		if n > 0 {
			s.convert(seat, content.What(what), int(n))
		}
	}
	s.spend(seat, content.Gold, gold, rule)
	s.spend(seat, content.Power, power, rule)
}

// convert makes n points of a kind out of the other one (TS-ALC-1).
func (s *State) convert(seat rules.Seat, to content.What, n int) {
	s.spend(seat, 1-to, n*int(s.Players[seat].Ratio), "TS-ALC-2")
	s.gain(seat, to, n, "converted", "TS-ALC-1")
}

// gain gives a seat points until its next On Guard (TS-ALC-3).
func (s *State) gain(seat rules.Seat, what content.What, n int, name, rule string) {
	s.Players[seat].Gained[what] += int16(n)
	s.tellPoints(seat, what, n, name, rule)
}

// spend takes points in the order of TS-RES-15: gained, ordinary, windfalls.
func (s *State) spend(seat rules.Seat, what content.What, n int, rule string) {
	if n == 0 {
		return
	}
	p := &s.Players[seat]
	rest := int16(n)
	for _, from := range [...]*Points{&p.Gained, &p.Ordinary, &p.Windfall} {
		part := min(rest, from[what])
		from[what] -= part
		rest -= part
	}
	s.tellPoints(seat, what, -n, "spent", rule)
	if card := p.WindfallCards[what]; card != content.NoCard && p.Windfall[what] == 0 {
		p.WindfallCards[what] = content.NoCard
		p.Discard.put(card)
		s.tell(rules.Event{Kind: rules.CardMoved, Name: "windfall_spent", Rule: "TS-RES-13", Seat: seat, Subject: s.CardElement(card), To: DiscardElement(seat)})
	}
}

func (s *State) tellPoints(seat rules.Seat, what content.What, n int, name, rule string) {
	s.tell(rules.Event{Kind: rules.TrackChanged, Name: name, Rule: rule, Seat: seat, Subject: PointsElement(what, seat), N: int16(n), M: int16(s.Available(seat, what))})
}

// lessProduced takes ordinary points that are no longer produced (TS-RES-12).
func (s *State) lessProduced(seat rules.Seat) {
	p := &s.Players[seat]
	for what := content.Gold; what <= content.Power; what++ {
		if over := p.Ordinary[what] - int16(s.Produced(seat, what)); over > 0 {
			p.Ordinary[what] -= over
			s.tellPoints(seat, what, -int(over), "production_fell", "TS-RES-12")
		}
	}
}

// tellYield tells what a seat's Powerstones yield from now on, if a thing of it that has come, fallen or been repaired multiplies that
// (TS-REL-10).
func (s *State) tellYield(t *Thing) {
	if e := s.Info(t).Has(content.Production); e != nil && e.What == content.BasePowerstones {
		change := s.base(t.Owner, content.Power) // as it is now
		if t.Points == 0 {
			change *= 1 - e.Multiply
		} else {
			change -= change / e.Multiply
		}
		now := s.Produced(t.Owner, content.Power)
		s.tell(rules.Event{Kind: rules.TrackChanged, Name: "yield_changed", Rule: "TS-REL-10", Seat: t.Owner, Subject: ProducersElement(content.Power, t.Owner), N: int16(change), M: int16(now)})
	}
}

// price is what a card costs a seat (TS-RES-10, TS-TYP-10).
func (s *State) price(seat rules.Seat, card content.Card) (gold, power int) {
	info := s.Content.At(card)
	gold, power = info.Gold, info.Power
	if info.Type == content.Item {
		gold = s.discounted(seat, content.Items, gold)
	}
	return gold, power
}

// Price is what a card of the hand costs a seat now, with what its servants take off it (TS-RES-10, TS-RUL-65): gold, and power
// that is part of the price; of a Spell or a Scroll the power for which it is cast, at the least.
func (s *State) Price(seat rules.Seat, card content.Card) (gold, power int) {
	info := s.Content.At(card)
	gold, power = s.price(seat, card)
	if info.Magic() && len(info.Effects) > 0 && len(info.Effects[0].Levels) > 0 {
		power = max(power, s.castCost(seat, card, 0))
	}
	return gold, power
}

// castCost is what a level of a card costs a seat.
func (s *State) castCost(seat rules.Seat, card content.Card, level int) int {
	info := s.Content.At(card)
	power := info.Effects[0].Levels[level].Power
	if info.Type != content.Scroll {
		power = s.discounted(seat, content.Spells, power)
	}
	return power
}

// discounted is a price with what the seat's servants take off it (TS-RUL-65).
func (s *State) discounted(seat rules.Seat, what content.What, price int) int {
	for i := range s.Things {
		t := &s.Things[i]
		if e := s.Info(t).Has(content.Discount); e != nil && t.Owner == seat && e.What == what {
			price = max(price-e.Gold-e.Power, min(price, max(e.MinGold, e.MinPower)))
		}
	}
	return price
}

// Cheapening are the cards of a seat that take something off the price of a card of its hand (TS-RUL-65).
func (s *State) Cheapening(seat rules.Seat, card content.Card) (list []content.Card) {
	info := s.Content.At(card)
	for i := range s.Things {
		t := &s.Things[i]
		e := s.Info(t).Has(content.Discount)
		if e == nil || t.Owner != seat {
			continue
		}
		if e.What == content.Items && info.Type == content.Item || e.What == content.Spells && info.Magic() && info.Type != content.Scroll {
			list = append(list, t.Card)
		}
	}
	return list
}

// Cost is what a legal choice costs a seat that is asked, before Alchemy.
func (s *State) Cost(c rules.Choice) (gold, power int) {
	switch c.Verb {
	case Buy, Equip:
		return s.price(s.Asker, cardOf(c))
	case PayUpkeep:
		info := s.Info(s.At(thingOf(c, 0)))
		return info.UpkeepGold, info.UpkeepPower
	case CastMagic:
		return 0, s.castCost(s.Asker, cardOf(c), int(c.Args[1]))
	case BlockByMagic:
		return 0, s.castCost(s.Asker, content.Card(c.Args[1]), int(c.Args[2]))
	case Use:
		return 0, s.Info(s.At(thingOf(c, 0))).Effects[c.Args[1]].Levels[0].Power
	case Block:
		if by := s.At(thingOf(c, 1)); by != nil {
			return 0, s.Info(by).Effects[c.Args[2]].Levels[0].Power
		}
	case Assault:
		if c.Args[2] > 0 {
			return 0, s.Info(s.At(thingOf(c, 0))).Has(content.Boost).Levels[c.Args[2]-1].Power
		}
	case Regenerate:
		return 0, s.Info(s.At(s.Stack.Top().D)).Has(content.Regenerate).Levels[0].Power
	}
	return 0, 0
}
