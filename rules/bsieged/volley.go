package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// volley starts the rolls of a card against each of its Zones, Zone 1 first (verb volley,
// BS-MAS-2, BS-MAS-12). The frame is that of the text; bits are the Zones still to do, did says
// that the dice against the lowest of them are thrown.
func (s *State) volley(f *frame) {
	v := *f
	v.kind, v.did = volleyFrame, false
	v.bits = uint16(s.affected(f, &s.game.set.List(f.list)[f.at]))
	s.push(v)
}

func (s *State) stepVolley(f *frame) {
	e, d := &s.game.set.List(f.list)[f.at], s.design(f.card)
	z := lowest(cards.Zones(f.bits))
	switch {
	case z == noZone:
		s.pop()
	case !f.did:
		f.did = true
		s.throw(f.hero, cards.RedDie, s.volleyDice(f, e), s.volleyRoll(f, e, z))
	default:
		f.did = false
		f.bits &^= 1 << z
		s.fall(f, d, z)
	}
}

// volleyDice is how many dice a card rolls against a Zone: nothing of the hero's but what is
// meant for Massive Attacks counts (BS-MAS-5, BS-ABI-23), never fewer than none (BS-CON-42).
func (s *State) volleyDice(f *frame, e *cards.Effect) int {
	if !s.design(f.card).Massive {
		return e.Dice
	}
	return max(e.Dice+s.change(cards.MassiveDice, f.hero, noZone).add, 0)
}

// volleyRoll is what the dice against a Zone must show: the card's own number, or the Zone's
// where it prints none (BS-MAS-3). Rolls of Tactics cards cannot be changed (BS-TAC-7).
func (s *State) volleyRoll(f *frame, e *cards.Effect, z zoneNo) roll {
	need := e.Target
	if need == 0 {
		need = s.game.set.Zones[z].Target
	}
	danger := s.design(f.card).Massive && !s.ward && s.messenger.in(f.field, z)
	return roll{goal: forHits, need: int8(need), fixed: f.from == fromTactic, danger: danger}
}

// fall assigns the hits of a roll against a Zone (BS-MAS-10). Hits of a Massive Attack that are
// left when all enemies in the Zone are destroyed kill the Messenger there (BS-MAS-8,
// BS-RUL-84).
func (s *State) fall(f *frame, d *cards.Card, z zoneNo) {
	hits := s.dice.hits()
	done := s.strike(blow{f.field, z, hits, d.Strength, f.hero, "BS-CON-V-volley"})
	s.emit(f.hero, rules.Event{Kind: rules.AttackResolved, Name: "volley", Rule: "BS-MAS-2", Subject: s.elCard(f.card), To: s.elZone(f.field, z), N: int16(hits), M: int16(done.units + done.vinculum)})
	if !d.Massive {
		return
	}
	if done.any() {
		s.below().index |= 1 << z // of the text, for Bloodthirst
	}
	if done.left > 0 && !s.enemies(f.field, z) && s.messenger.in(f.field, z) {
		s.kill("BS-MAS-8")
	}
}

// endMassive ends the attack action that a Massive Attack is: what lasted until the next attack
// is over, and Bloodthirst may follow where it hit home in Zone 1 (BS-RUL-64).
func (s *State) endMassive(f *frame) {
	s.expire(cards.UntilAttack)
	if f.index&(1<<zone1) != 0 {
		s.offerBlood(f.hero, f.field)
	}
}
