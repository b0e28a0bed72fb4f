package siegestorm

import "portcullis/rules"

// reason is why the boss takes this card and no other.
type reason uint8

const (
	onlyOne reason = iota // there is no other
	dearest               // the others cost less
	copied                // others are copies of it that are alike (ST-RUL-29)
	chosen                // the players chose it among cards of the same cost
)

// dearestOf leaves in list the most expensive cards, which the boss prefers, and of copies that
// are alike the one nearest to the top slot (ST-RUL-29). What is left is a tie that the players
// decide, if it is more than one.
func (s *State) dearestOf(list []cardNo) ([]cardNo, reason) {
	all := len(list)
	most := int8(-1)
	for _, c := range list {
		most = max(most, s.design(c).Cost)
	}
	kept := list[:0]
	for _, c := range list {
		if s.design(c).Cost == most {
			kept = append(kept, c)
		}
	}
	dear := len(kept)
	kept = s.withoutCopies(kept)
	switch {
	case len(kept) > 1:
		return kept, chosen
	case dear > len(kept):
		return kept, copied
	case all > dear:
		return kept, dearest
	}
	return kept, onlyOne
}

// withoutCopies drops from list the cards that are alike to a better placed one.
func (s *State) withoutCopies(list []cardNo) []cardNo {
	var all [maxCards]cardNo
	n := copy(all[:], list)
	kept := list[:0]
	for i, c := range all[:n] {
		if !s.doubled(all[:n], i) {
			kept = append(kept, c)
		}
	}
	return kept
}

// doubled reports whether another card of a list is alike to card i and comes before it: it is
// nearer to the top slot or, at the same distance, earlier in the list. Two that are as near on
// the war tracks of two players are not decided by that.
func (s *State) doubled(list []cardNo, i int) bool {
	c := list[i]
	for j, x := range list {
		if j == i || !s.alike(c, x) {
			continue
		}
		switch near := s.nearness(x) - s.nearness(c); {
		case near > 0:
			return true
		case near == 0 && j < i && s.cards[x].holder == s.cards[c].holder:
			return true
		}
	}
	return false
}

// alike reports whether two cards are copies with equal tokens and modifiers.
func (s *State) alike(a, b cardNo) bool {
	x, y := &s.cards[a], &s.cards[b]
	return x.design == y.design && x.gang == y.gang && x.spirit == y.spirit && x.att == y.att && x.def == y.def
}

// nearness is how far a card has come on its war track, 1 to 4 past the top slot; 0 elsewhere.
func (s *State) nearness(c cardNo) int {
	switch k := &s.cards[c]; k.place {
	case onTrack:
		return int(k.slot) + 1
	case exiting, storming:
		return trackSlots + 1
	}
	return 0
}

// tieSeat is who decides a tie of the boss: in Co-op the player to whom all the tied cards
// belong, otherwise seat 1 (ledger 3.4).
func (s *State) tieSeat(tied []cardNo) side {
	d := s.cards[tied[0]].holder
	for _, c := range tied {
		if s.cards[c].holder != d {
			return 0
		}
	}
	if d == bossSide {
		return 0
	}
	return d
}

// bossTargets are the targets among which the players decide for a boss card's action, one if
// there is nothing to decide, none if it has no legal target (ST-RUL-29, ST-RUL-43).
func (s *State) bossTargets(c cardNo, buf []cardNo) ([]cardNo, reason) {
	e := targeted(s.design(c).Action)
	if e == nil {
		return nil, onlyOne
	}
	return s.dearestOf(s.targets(bossSide, c, s.bossTrack(), e, buf))
}

// victims are the cards among which a storm of the boss strikes at one player's Battle Zone: the
// most expensive ones that it can kill; none: it hits the player (ST-BOS-5, ST-BOS-6).
func (s *State) victims(d side, strength int, buf []cardNo) ([]cardNo, reason) {
	z := &s.zones[s.zoneOf(uint8(d))]
	if c := z.front[z.end(d)]; c != noCard && s.defence(c) < strength {
		buf = append(buf, c)
	}
	if c := z.middle; c != noCard && z.holder == d && s.defence(c) < strength {
		buf = append(buf, c)
	}
	return s.dearestOf(buf)
}

// tellAim tells what a boss card aims at: N is the reason, M the cost that decided.
func (s *State) tellAim(c, target cardNo, why reason, rule string) {
	s.emit(bossSide, rules.Event{Kind: rules.Note, Name: "boss_aims", Rule: rule, Subject: s.game.cardElement[c], To: s.game.cardElement[target],
		N: int16(why), M: int16(s.design(target).Cost)})
}
