package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// The stages of a turnFrame.
const (
	turnBegins  uint8 = iota
	turnBlesses       // abilities that work at the beginning without asking (BS-RUL-61)
	turnMenu
	turnCloses // what the end of a turn costs (BS-ABI-11)
	turnEnds
)

// stepTurn takes a hero through the own turn (BS-HER-1).
func (s *State) stepTurn(f *frame) {
	if !s.heroes[f.hero].alive {
		f.stage = turnEnds // BS-HER-11
	}
	switch f.stage {
	case turnBegins:
		s.beginTurn(f.hero)
		f.stage = turnBlesses
	case turnBlesses:
		if !s.bless(f) {
			f.stage = turnMenu
		}
	case turnMenu:
		s.wait(askTurn, f.hero)
	case turnCloses:
		s.payCowardice(f.hero)
		f.stage = turnEnds
	case turnEnds:
		s.endTurn(f.hero)
		s.pop()
	}
}

// beginTurn gives the active hero all actions of the turn (BS-HER-1, BS-HER-5).
func (s *State) beginTurn(h heroNo) {
	o := &s.heroes[h]
	o.used = 0
	normal, artillery := s.allowance(h)
	o.turn = heroTurn{left: int8(normal), artillery: int8(artillery), taken: s.shared(o.at) && s.occupied(o.at, h), wielded: s.stillWielded(h)}
	s.emit(h, rules.Event{Kind: rules.TurnBegan, Name: "turn_began", Rule: "BS-HER-1", Subject: s.elHero(h), M: int16(o.turn.left)})
}

// shared reports whether a place is one that takes a single miniature (BS-BLD-3, BS-CAT-2).
func (s *State) shared(p place) bool { return p >= firstHouse }

// allowance is how many actions a hero has in a turn: normal ones, and those for the Catapult
// only (BS-HER-5, BS-ABI-20, BS-ABI-35, BS-CON-51).
func (s *State) allowance(h heroNo) (normal, artillery int) {
	normal = max(1, s.game.set.Match.Actions+s.change(cards.Actions, h, noZone).add)
	return bounded(normal), bounded(max(0, s.change(cards.ArtilleryActions, h, noZone).add))
}

// topUp gives the active hero at once the actions that something gained in the own turn adds to
// the allowance, which was normal and artillery before (BS-ABL-14, BS-CON-56).
func (s *State) topUp(h heroNo, normal, artillery int) {
	n, a := s.allowance(h)
	t := &s.heroes[h].turn
	t.left += int8(n - normal)
	t.artillery += int8(a - artillery)
}

// endTurn ends what lasts no longer than a turn; the weapon stays in hand (BS-TBL-22).
func (s *State) endTurn(h heroNo) {
	s.expire(cards.UntilAttack)
	s.expire(cards.UntilTurn)
	s.heroes[h].turn = heroTurn{wielded: s.stillWielded(h)}
}

// listTurn offers all that the active hero may do: actions, abilities, stored cards, and the
// end of the turn once no action is left or none is legal (BS-RUL-13); to concede a match that
// cannot be won any more (BS-EDG-8), and to finish one that is won for certain (BS-RUL-90).
func (s *State) listTurn(f *frame) {
	h := f.hero
	s.listAttacks(h)
	s.listRepairs(h)
	s.listTrades(h)
	s.listVisits(h)
	mustAct := s.heroes[h].turn.left > 0 && len(s.choices) > 0
	s.listCatapult(h)
	mustAct = mustAct || s.heroes[h].turn.left > 0 && len(s.choices) > 0
	s.listAbilities(h)
	uses := len(s.choices)
	s.offerUses(h, noCard)
	for _, c := range s.choices[uses:] {
		mustAct = mustAct || c.Verb == Use && s.game.set.Cards[c.Args[0]].Action
	}
	if len(s.choices) > 0 {
		s.offerDiscards(h)
	}
	if !mustAct {
		s.offer(End)
	}
	s.offerConcede()
	s.offerFinish()
}

func (s *State) answerTurn(f *frame, c rules.Choice) {
	h, a := f.hero, int(c.Args[0])
	switch c.Verb {
	case Attack:
		s.attack(h, fieldNo(a), zoneNo(c.Args[1]), int(c.Args[2]))
	case Stand:
		s.takePosition(h, fieldNo(a))
	case Repair:
		s.repair(h, cards.BuildingID(a))
	case Trade:
		s.trade(h, heroNo(a))
	case Turn:
		s.turnCatapult(h, fieldNo(a))
	case Shoot:
		s.shoot(h)
	case Visit:
		s.visit(h, cards.BuildingID(a))
	case Ability:
		s.useAbility(h, a)
	case Use:
		s.use(h, c, noCard)
	case Discard:
		k, _ := s.held(h, a)
		s.discard(h, k, "BS-CRD-8")
	case End:
		f.stage = turnCloses
	case Concede:
		s.result = lostConceded
	case Finish:
		s.finish(f)
	}
}
