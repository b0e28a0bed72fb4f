package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// cardBar is why a card cannot be used.
type cardBar uint8

// The bars, in the order in which they are named.
const (
	cardFree     cardBar = iota
	cardTurn             // not the own turn (BS-CRD-9)
	cardKind             // armour and weapons are not used by themselves (BS-CON-25, BS-ATK-16)
	cardAction           // no action left (BS-CRD-10)
	cardGold             // the cost cannot be paid (BS-TRK-7)
	cardCounters         // no Cursed Ground token left (BS-RUL-40)
	cardNothing          // it could change nothing (BS-CON-28)
	cardFull             // no room for one more Tactics card
	cardDeep             // too much is under way (BS-RUL-88)
)

// barOf is what keeps a hero from using a card now.
func (s *State) barOf(h heroNo, c cardNo) cardBar {
	d := s.design(c)
	switch {
	case h != s.active || !s.able(h):
		return cardTurn
	case d.Kind == cards.Permanent || d.Kind == cards.Instant:
		return cardKind
	case !s.roomy():
		return cardDeep
	case d.Action && s.heroes[h].turn.left < 1:
		return cardAction
	case s.cost(h, c) > int(s.heroes[h].track[cards.Gold]):
		return cardGold
	case d.Tactics && s.lingers(d) > 0 && s.counters() >= s.game.set.Match.Cursed:
		return cardCounters
	case d.Tactics && s.ntactic == maxTactics:
		return cardFull
	case !s.hasTarget(h, c):
		return cardNothing
	}
	return cardFree
}

func (s *State) hasTarget(h heroNo, c cardNo) bool {
	found := false
	s.eachTarget(h, c, func(fieldNo, zoneNo) { found = true })
	return found
}

// mayPlay tells why a hero cannot use a card; nil: nothing is in the way.
func (s *State) mayPlay(h heroNo, c cardNo) *rules.Refusal {
	d := s.design(c)
	switch s.barOf(h, c) {
	case cardTurn:
		return &rules.Refusal{Rule: "BS-CRD-9", Why: rules.T("Only the hero whose turn it is uses cards.")}
	case cardKind:
		if d.Weapon() {
			return &rules.Refusal{Rule: "BS-ATK-16", Why: rules.T("%s is for an attack, and none can be made with it now.", d.Told())}
		}
		return &rules.Refusal{Rule: "BS-CRD-3", Why: rules.T("%s works while it is stored, or in an attack.", d.Told())}
	case cardAction:
		return &rules.Refusal{Rule: "BS-CRD-10", Why: rules.T("%s takes an action, and none is left.", d.Told())}
	case cardGold:
		return &rules.Refusal{Rule: "BS-TRK-7", Why: rules.T("%s needs %d Gold, %s has %d.", d.Told(), s.cost(h, c), s.short(h), s.heroes[h].track[cards.Gold])}
	case cardCounters:
		return &rules.Refusal{Rule: "BS-RUL-40", Why: rules.T("All Cursed Ground tokens are in play.")}
	case cardFull:
		return &rules.Refusal{Rule: "BS-TAC-1", Why: rules.T("There is no room for another Tactics card.")}
	case cardDeep:
		return &rules.Refusal{Rule: "BS-RUL-88", Why: rules.T("Too many cards are being drawn one within the other: only store or discard.")}
	case cardNothing:
		return s.nothing(d)
	}
	return nil
}

// nothing is the refusal of a card that could change nothing.
func (s *State) nothing(d *cards.Card) *rules.Refusal {
	if d.Massive {
		return &rules.Refusal{Rule: "BS-MAS-13", Why: rules.T("%s needs an enemy that Strength %d can harm in one of its Zones.", d.Told(), d.Strength)}
	}
	if s.damages(d.Effects) && !s.anyIntact() {
		return &rules.Refusal{Rule: "BS-CON-43", Why: rules.T("%s needs an intact building.", d.Told())}
	}
	return &rules.Refusal{Rule: "BS-CON-28", Why: rules.T("%s could change nothing now.", d.Told())}
}

// mayStore tells why a hero cannot store a card that was obtained; nil: there is a slot.
func (s *State) mayStore(h heroNo, c cardNo) *rules.Refusal {
	if s.storable(h, c) {
		return nil
	}
	return &rules.Refusal{Rule: "BS-SLT-3", Why: rules.T("%s has no free slot for %s.", s.short(h), s.design(c).Told())}
}
