package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

var (
	noPurchases    = because("TS-TRN-13", "Purchases end when Combat begins.")
	ownMain        = because("TS-TRN-12", "Cards are bought in one's own Main.")
	notInHand      = because("TS-TRN-18", "Purchases are made from the hand only.")
	nobodyUses     = because("TS-ITM-2", "No creature or structure can use this Item.")
	cannotUse      = because("TS-ITM-3", "It cannot use this Item.")
	carriesLimit   = because("TS-ITM-7", "It carries its limit.")
	sameItem       = because("TS-ITM-9", "Not two of the same Item.")
	oneRiposteItem = because("TS-ITM-23", "One Riposte Item a structure.")
	oneRelic       = because("TS-REL-7", "Only one such Relic in play, fallen ones count.")
	oneInService   = because("TS-TYP-10", "Only one of these may be in your service.")
	oneWindfall    = because("TS-RES-14", "Only one of these may be in play, and one a turn.")
	scrollsAreCast = because("TS-TRN-12", "Scrolls are cast, not bought.")
)

// nobodyUsesA are the refusals of Items of a class that nothing of the seat's can use: they say what could.
var nobodyUsesA = map[content.Letters]*rules.Refusal{
	content.Weapon:        because("TS-ITM-2", "Nobody of yours can use this Item: it takes a creature that uses weapons."),
	content.Armour:        because("TS-ITM-2", "Nobody of yours can use this Item: it takes a creature that uses armour."),
	content.Miscellaneous: because("TS-ITM-2", "Nobody of yours can use this Item: it takes a creature that uses miscellaneous Items."),
	content.Walls:         because("TS-ITM-2", "Nothing of yours can use this Item: it takes a standing structure."),
}

// offerPurchases offers every card of the hand that can be bought.
func (s *State) offerPurchases(seat rules.Seat) {
	last := content.NoCard
	for _, card := range s.Players[seat].Hand.All() {
		if card == last {
			continue
		}
		last = card
		switch {
		case s.refusePurchase(seat, card) != nil:
		case s.Content.At(card).Type == content.Item:
			for i := range s.Things {
				if t := &s.Things[i]; t.Owner == seat && s.refuseBearer(t, card) == nil {
					s.offer(Equip, int(card), int(t.ID))
				}
			}
		default:
			s.offer(Buy, int(card))
		}
	}
}

// refusePurchase is why a seat cannot buy a card now, whoever gets it.
func (s *State) refusePurchase(seat rules.Seat, card content.Card) *rules.Refusal {
	p := &s.Players[seat]
	info := s.Content.At(card)
	if !p.Hand.has(card) {
		return notInHand
	}
	switch info.Type {
	case content.Scroll:
		return scrollsAreCast
	case content.Relic:
		if s.owns(seat, card) || p.Caravan.has(card) {
			return oneRelic
		}
	case content.WindfallCard:
		if what := info.Effects[0].What; p.WindfallBought[what] || p.WindfallCards[what] != content.NoCard {
			return oneWindfall
		}
	default:
		if info.Is(content.OneInService) && s.owns(seat, card) {
			return oneInService
		}
	}
	if gold, power := s.price(seat, card); !s.Affords(seat, gold, power) {
		return cannotPay
	}
	return nil
}

// owns reports whether a seat has a card in play, fallen or not.
func (s *State) owns(seat rules.Seat, card content.Card) bool {
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner == seat && t.Card == card {
			return true
		}
	}
	return false
}

// refuseBearer is why a thing cannot have an Item or carried Relic on it (TS-ITM-2 to TS-ITM-9).
func (s *State) refuseBearer(t *Thing, card content.Card) *rules.Refusal {
	info := s.Content.At(card)
	switch {
	case t == nil || t.Points == 0 || info.Location == content.OnCreature && !s.Creature(t) || info.Type == content.Item && !s.Info(t).Uses.CanUse(info.Class):
		return cannotUse
	case s.bears(t.ID, card):
		return sameItem
	case s.load(t.ID) >= s.room(t):
		return carriesLimit
	case info.Slot == content.RiposteSlot && s.InSlot(t.ID, info.Slot) != nil:
		return oneRiposteItem
	}
	return nil
}

// purchase takes the price and the card out of the hand.
func (s *State) purchase(seat rules.Seat, card content.Card) {
	gold, power := s.price(seat, card)
	s.pay(seat, gold, power, "TS-RES-10")
	s.Players[seat].Hand.take(card)
}

// buy brings a card into play or into the Caravan that needs no bearer.
type buy struct{}

func (buy) spelling(w *World) notation.Spelling { return spelt(Buy, "buy", w.cardNames()) }

func (buy) play(s *State, c rules.Choice) {
	card, seat := cardOf(c), s.Asker
	p := &s.Players[seat]
	s.purchase(seat, card)
	e := rules.Event{Kind: rules.CardMoved, Name: "bought", Rule: "TS-RES-10", Seat: seat, Subject: s.CardElement(card), From: HandElement(seat)}
	switch info := s.Content.At(card); info.Type {
	case content.Mine, content.Powerstone, content.Relic:
		p.Caravan.put(card)
		e.Name, e.Rule, e.To = "sent_for", "TS-RES-5", CaravanElement(seat)
	case content.Spell:
		p.Spells.sortIn(card)
		e.Rule, e.To = "TS-SCR-10", SpellsElement(seat)
	case content.WindfallCard:
		s.windfall(seat, card)
		return
	default:
		e.Name, e.Rule, e.To = "hired", "TS-MIN-2", s.ThingElement(s.enter(card, seat).ID)
	}
	s.tell(e)
}

// windfall brings in a windfall, which rolls for its points (TS-RES-13).
func (s *State) windfall(seat rules.Seat, card content.Card) {
	p := &s.Players[seat]
	e := &s.Content.At(card).Effects[0]
	p.WindfallCards[e.What], p.WindfallBought[e.What] = card, true
	s.tell(rules.Event{Kind: rules.CardMoved, Name: "bought", Rule: "TS-RES-13", Seat: seat, Subject: s.CardElement(card), From: HandElement(seat), To: PointsElement(e.What, seat)})
	n := s.lasts(seat, card, e.Duration)
	p.Windfall[e.What] += int16(n)
	s.tellPoints(seat, e.What, n, "windfall", "TS-RES-13")
}

func (buy) refuse(s *State, c rules.Choice) *rules.Refusal {
	switch {
	case s.Asked == AskCombat:
		return noPurchases
	case s.Asked == AskRespond || s.Asked == AskSave:
		return ownMain
	case s.Asked != AskMain:
		return nil
	}
	return s.refusePurchase(s.Asker, cardOf(c))
}

// equip buys an Item for a creature or structure.
type equip struct{}

func (equip) spelling(w *World) notation.Spelling {
	return spelt(Equip, "equip", w.cardNames(), thingPart)
}

func (equip) play(s *State, c rules.Choice) {
	card, seat := cardOf(c), s.Asker
	s.purchase(seat, card)
	t := s.enter(card, seat)
	s.tell(rules.Event{Kind: rules.CardMoved, Name: "equipped", Rule: "TS-ITM-1", Seat: seat, Subject: s.CardElement(card), From: HandElement(seat), To: s.ThingElement(t.ID)})
	s.hang(t, thingOf(c, 1))
}

func (equip) refuse(s *State, c rules.Choice) *rules.Refusal {
	if why := (buy{}).refuse(s, c); why != nil || s.Asked != AskMain {
		return why
	}
	why := s.refuseBearer(s.At(thingOf(c, 1)), cardOf(c))
	if why != cannotUse {
		return why
	}
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner == s.Asker && s.refuseBearer(t, cardOf(c)) == nil {
			return why
		}
	}
	if why, ok := nobodyUsesA[s.Content.At(cardOf(c)).Class]; ok {
		return why
	}
	return nobodyUses
}
