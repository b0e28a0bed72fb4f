package siegestorm

import (
	"slices"

	"portcullis/rules"
)

// WhyNot tells why an element cannot be clicked now (ledger 9). Nobody learns from it where a
// hidden card is: such a card is judged as if it were in the hand of the seat that decides.
func (s *State) WhyNot(el rules.Element) (rules.Refusal, bool) {
	if s.result != undecided {
		if isClickable(el) {
			return *s.overRefusal(), true
		}
		return rules.Refusal{}, false
	}
	w := s.asIfInHand(el)
	if w == nil || w.clickable(el) {
		return rules.Refusal{}, false
	}
	why := w.whyNot(el)
	if why == nil || s.announcedInSecret(el) {
		return rules.Refusal{}, false
	}
	return *why, true
}

// announcedInSecret reports whether an element is the card that is being announced, or one that is
// chosen to pay, in a hand that some seat does not see: what is said of it must not tell it from the
// other cards of that hand.
func (s *State) announcedInSecret(el rules.Element) bool {
	c, ok := s.cardAt(el)
	return ok && (c == s.play.card || s.isPaid(c)) && s.cards[c].place == inHand && !s.Open()
}

// isClickable reports whether elements of the kind are ever on the path of a choice.
func isClickable(el rules.Element) bool {
	switch el.Kind() {
	case "card", "slot", "front", "middle", "support", "seat", "track", "button":
		return true
	}
	return false
}

// clickable reports whether the element is on the path of a legal choice.
func (s *State) clickable(el rules.Element) bool {
	for _, c := range s.Decision().Choices {
		d := s.Describe(c)
		for _, way := range append(d.Also, d.Path) {
			if slices.Contains(way, el) {
				return true
			}
		}
	}
	return false
}

// asIfInHand is the match itself, or for a card that is hidden from somebody and not in the
// hand of the seat that decides a copy in which it lies there in place of another one. It is nil
// where that hand has no card that could be the one.
func (s *State) asIfInHand(el rules.Element) *State {
	c, ok := s.cardAt(el)
	if !ok || !s.hiddenFromSome(c) || s.cards[c].place == inHand && s.cards[c].holder == s.ask.seat {
		return s
	}
	for _, other := range s.sides[s.ask.seat].hand.cards() {
		if other != s.play.card && !s.isPaid(other) {
			w := *s
			w.choices, w.events, w.listed, w.watch = nil, nil, false, nil
			w.swap(c, other)
			return &w
		}
	}
	return nil
}

// hiddenFromSome reports whether a card lies where some seat does not see its face.
func (s *State) hiddenFromSome(c cardNo) bool {
	switch k := &s.cards[c]; k.place {
	case inHand, inSupport, inVision:
		return k.holder != bossSide
	case inResources, outOfGame:
		return true
	}
	return false
}

// swap exchanges the places of two cards, of which the second one is in a hand.
func (s *State) swap(a, b cardNo) {
	x, y := &s.cards[a], &s.cards[b]
	if p := s.pileOf(x.place, x.holder); p != nil {
		if i := p.index(a); i >= 0 {
			p.list[i] = b
		}
	}
	for i, paid := range s.play.paid[:s.play.npaid] {
		if paid == a {
			s.play.paid[i] = b
		}
	}
	hand := &s.sides[y.holder].hand
	hand.list[hand.index(b)] = a
	x.place, y.place = y.place, x.place
	x.holder, y.holder = y.holder, x.holder
	x.committed, y.committed = y.committed, x.committed
}

// whyNot returns the reason, or nil for what is never clicked now.
func (s *State) whyNot(el rules.Element) *rules.Refusal {
	a, b, ok := numbers(el)
	switch el.Kind() {
	case "card":
		if c, ok := s.cardAt(el); ok {
			return s.whyNotCard(c)
		}
	case "slot":
		if ok && a < maxTracks && b < trackSlots {
			return s.whyNotSlot(uint8(a), uint8(b))
		}
	case "front", "middle":
		if ok && a < maxZones && b < maxSides && s.zones[a].used {
			return s.whyNotZone(el, uint8(a), side(b))
		}
	case "support":
		if ok && side(a) == s.ask.seat && b < s.sides[a].support.len() {
			return s.refuseCommit(b)
		}
	case "seat":
		if d, ok := s.sideAt(el); ok {
			return s.refuseStrikeAt(d)
		}
	case "button":
		return s.whyNotButton(el)
	}
	return nil
}

// whyNotCard speaks of a card in the hand of the deciding seat or in the open.
func (s *State) whyNotCard(c cardNo) *rules.Refusal {
	k := &s.cards[c]
	switch {
	case k.place == inHand && k.holder == s.ask.seat:
		return s.whyNotInHand(c)
	case !k.place.onBattlefield():
		return nil
	case s.ask.kind == askTarget:
		return s.refuseTarget(c)
	case s.ask.kind == askOrder && k.place == inNoMansLand:
		return s.refuseMiddle(k.slot)
	case s.ask.kind == askAttack && s.abilityBar(s.ask.seat, c) == noAbility:
		return s.refuseStrike(c)
	case !s.playing():
		return nil
	}
	switch s.abilityBar(s.ask.seat, c) {
	case noAbility, notYours:
		return nil
	}
	return s.refuseAbility(c)
}

// whyNotInHand gives the reason for the use that the moment is for: a creature in the Deploy step,
// else an action.
func (s *State) whyNotInHand(c cardNo) *rules.Refusal {
	switch {
	case s.ask.kind == askPay:
		return s.refusePayCard(c)
	case !s.playing():
		return nil
	case s.inWindow(windowDeploy) && s.design(c).Creature():
		return s.refuseHand(PlayCreature, c)
	}
	return s.refuseHand(PlayAction, c)
}

// whyNotSlot speaks of the Deployment Zones, into which creatures are played.
func (s *State) whyNotSlot(t, slot uint8) *rules.Refusal {
	d := s.ask.seat
	if slot != 0 || s.tracks[t].owner != d || s.ask.kind != askWindow || !s.inWindow(windowDeploy) {
		return nil
	}
	return s.refusal(s.deployBar(d, t), noCard, nil, 0, 0)
}

// whyNotZone speaks of the slots of Battle Zones, which are ordered to be held or struck.
func (s *State) whyNotZone(el rules.Element, z uint8, d side) *rules.Refusal {
	switch {
	case s.ask.kind == askOrder && el.Kind() == "middle":
		return s.refuseMiddle(z)
	case s.ask.kind == askOrder:
		return s.refuseHold(d, z)
	case s.ask.kind == askAttack && s.standsAt(el) == noCard:
		return because("ST-STO-7", "The slot is empty; a storm strikes a card on the Battle Zone, or the opponent.")
	}
	return nil
}

// whyNotButton speaks of the buttons that end a way of their own.
func (s *State) whyNotButton(el rules.Element) *rules.Refusal {
	verb, ok := map[rules.Element]rules.Verb{
		buttonKeep: Keep, buttonContinue: Continue, buttonHandOver: HandOver, buttonPayAuto: PayAuto, buttonCancel: Cancel, buttonPass: Pass,
		buttonPassTurn: PassTurn, buttonStorm: OrderStorm, buttonSupport: OrderSupport, buttonHold: OrderFront, buttonYes: Yes, buttonNo: No,
	}[el]
	if !ok {
		return nil
	}
	return s.refuse(rules.Choice{Verb: verb})
}
