package bsieged

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// refuse tells why a choice that is not legal is not (ledger section 9).
func (s *State) refuse(c rules.Choice) error {
	if r := s.reason(c); r != nil {
		return r
	}
	return because("BS-BAD-1", "%s is not possible now: the match waits for another answer.", s.game.Notation(c))
}

func (s *State) overRefusal() *rules.Refusal { return because("BS-BAD-1", "The match is over.") }

// reason is the rule against a choice; nil where nothing but the question that waits is against
// it.
func (s *State) reason(c rules.Choice) *rules.Refusal {
	if s.result != undecided {
		return s.overRefusal()
	}
	if i := heroArg(c.Verb); i >= 0 && c.Args[i] >= 0 {
		if c.Args[i] >= int16(len(s.game.set.Heroes)) || !s.plays(c.Args[i]) {
			return because("BS-BAD-1", "There is no such hero in this match.")
		}
		c = s.numbered(c)
	}
	switch s.ask.kind {
	case askTurn:
		return s.reasonInTurn(c)
	case askCard:
		return s.reasonOfCard(c)
	case askRaise:
		return s.reasonOfRaise(c)
	case askSend:
		return s.reasonOfField(c, Send, s.mayBeSent)
	case askNext:
		return s.reasonOfField(c, Next, s.mayBeNext)
	case askGrace:
		return s.reasonOfGrace(c)
	case askTrade:
		return s.reasonOfTrade(c)
	case askHit:
		return s.reasonOfHit(c)
	}
	return s.reasonOfEffect(c)
}

// plays reports whether a hero is in the match.
func (s *State) plays(kind int16) bool {
	for h := range s.heroes[:s.nhero] {
		if int16(s.heroes[h].kind) == kind {
			return true
		}
	}
	return false
}

func (s *State) isCard(design int16) bool { return design >= 0 && int(design) < len(s.game.set.Cards) }

// reasonInTurn: the turn menu.
func (s *State) reasonInTurn(c rules.Choice) *rules.Refusal {
	switch c.Verb {
	case Use:
		return s.reasonOfUse(s.active, noCard, c)
	case Discard:
		return s.reasonOfDiscard(s.active, c)
	}
	return s.refuseTurn(c)
}

// reasonOfUse: a card that is not there, cannot be used, or not like this (BS-BAD-6, 8, 9, 13).
func (s *State) reasonOfUse(h heroNo, drawn cardNo, c rules.Choice) *rules.Refusal {
	if !s.isCard(c.Args[0]) {
		return nil
	}
	d := &s.game.set.Cards[c.Args[0]]
	k, ok := s.held(h, int(c.Args[0]))
	if drawn != noCard && s.design(drawn) == d {
		k, ok = drawn, true
	}
	if !ok {
		return because("BS-CRD-9", "%s does not store %s.", s.short(h), d.Told())
	}
	if r := s.mayPlay(h, k); r != nil {
		return r
	}
	if c.Args[3] != 0 && (c.Args[3] < 0 || int(c.Args[3]) > s.doublings(h, d)) {
		return because("BS-RUL-37", "No ability of %s lets %s work that often.", s.short(h), d.Told())
	}
	if z := c.Args[2]; d.Aim.Zones != 0 && !d.Aim.Each && z >= 0 && z < cards.ZoneCount && !d.Aim.Zones.Has(int(z)) {
		return because("BS-CRD-15", "%s does not reach Zone %d.", d.Told(), z+1)
	}
	if d.Massive {
		return because("BS-MAS-13", "%s needs an enemy that Strength %d can harm in one of its Zones.", d.Told(), d.Strength)
	}
	return because("BS-CON-28", "%s could change nothing there.", d.Told())
}

func (s *State) reasonOfDiscard(h heroNo, c rules.Choice) *rules.Refusal {
	if !s.isCard(c.Args[0]) {
		return nil
	}
	if _, ok := s.held(h, int(c.Args[0])); !ok {
		return because("BS-CRD-8", "%s does not store %s.", s.short(h), s.game.set.Cards[c.Args[0]].Told())
	}
	return nil
}

// reasonOfCard: what can be done with a card that was obtained (BS-BAD-14, BS-RUL-29, BS-RUL-30).
func (s *State) reasonOfCard(c rules.Choice) *rules.Refusal {
	f := s.top()
	switch c.Verb {
	case Keeping:
		return s.mayStore(f.hero, f.card)
	case Use:
		if f.hero != s.active {
			return because("BS-RUL-30", "Outside the own turn a card is stored or discarded, not used.")
		}
		return s.reasonOfUse(f.hero, f.card, c)
	case Discard:
		if r := s.reasonOfDiscard(f.hero, c); r != nil || f.hero == s.active {
			return r
		}
		return because("BS-RUL-30", "Outside the own turn stored cards are discarded only to make room.")
	}
	return nil
}

// reasonOfRaise: BS-BAD-18.
func (s *State) reasonOfRaise(c rules.Choice) *rules.Refusal {
	if c.Verb != Raise || c.Args[0] < 0 {
		return nil
	}
	return s.mayBeRaised(heroNo(c.Args[0]))
}

func (s *State) mayBeRaised(h heroNo) *rules.Refusal {
	if !s.heroes[h].alive {
		return nil
	}
	return because("BS-RES-1", "%s is alive: only a dead hero is resurrected.", s.short(h))
}

// reasonOfField judges an answer that names a field.
func (s *State) reasonOfField(c rules.Choice, v rules.Verb, may func(fieldNo) *rules.Refusal) *rules.Refusal {
	if c.Verb != v || c.Args[0] < 0 || c.Args[0] >= cards.FieldCount {
		return nil
	}
	return may(fieldNo(c.Args[0]))
}

// mayBeSent: BS-BAD-19.
func (s *State) mayBeSent(f fieldNo) *rules.Refusal {
	if s.free(f, zone1) {
		return nil
	}
	return because("BS-MSG-30", "Enemy units are in %s: no Messenger sets out there.", s.zonePhrase(f, zone1))
}

func (s *State) mayBeNext(f fieldNo) *rules.Refusal {
	if s.top().bits&(1<<f) == 0 {
		return nil
	}
	return because("BS-SPN-1", "Enemies have spawned on %s already.", s.fieldPhrase(f))
}

// reasonOfGrace: BS-BAD-12.
func (s *State) reasonOfGrace(c rules.Choice) *rules.Refusal {
	i, by := c.Args[0], c.Args[1]
	if c.Verb != Grace || i < 0 || i >= int16(s.dice.n) || by == 0 || by < -mostLack || by > mostLack {
		return nil
	}
	return s.mayChange(int(i), int8(by))
}

// mayChange tells why a die cannot be changed by so much.
func (s *State) mayChange(i int, by int8) *rules.Refusal {
	switch tokens := s.heroes[s.dice.hero].track[cards.Grace]; {
	case slices.Contains(s.stepsOf(i, s.set.asked == asksAll || s.couldBeMore(), nil), by):
		return nil
	case max(by, -by) > tokens:
		return because("BS-GRA-1", "%s has %d Divine Grace.", s.short(s.dice.hero), tokens)
	case s.dice.takes(i, by) && s.set.asked > asksOnce && max(by, -by) > 1:
		return because("BS-OPT-18", "A die is changed by one at a time.")
	case s.dice.takes(i, by):
		return because("BS-OPT-18", "Nothing gets better by it.")
	case s.dice.face[i] == stuck:
		return because("BS-CAT-10", "Stuck can never be changed.")
	case s.dice.goal == forTable:
		return because("BS-RUL-20", "The Smuggling Table has results from 1 to 6.")
	}
	return because("BS-RUL-20", "No result falls below 0.")
}

// reasonOfTrade: BS-BAD-14.
func (s *State) reasonOfTrade(c rules.Choice) *rules.Refusal {
	f := s.top()
	switch c.Verb {
	case Give:
		return s.mayMove(c, f.hero, heroNo(f.n))
	case Take:
		return s.mayMove(c, heroNo(f.n), f.hero)
	case PutBack:
		return because("BS-EXC-1", "That card is not promised to anybody.")
	case Done:
		return s.mayBeDone(f)
	}
	return nil
}

func (s *State) mayMove(c rules.Choice, from, to heroNo) *rules.Refusal {
	if !s.isCard(c.Args[0]) {
		return nil
	}
	if r := s.reasonOfDiscard(from, c); r != nil {
		return because("BS-EXC-1", "%s", r.Why)
	}
	return because("BS-SLT-3", "%s cannot go to %s: afterwards both must have a slot for each of their cards.", s.game.set.Cards[c.Args[0]].Told(), s.short(to))
}

func (s *State) mayBeDone(f *frame) *rules.Refusal {
	if f.bits|f.more == 0 {
		return because("BS-RUL-27", "At least one card changes hands.")
	}
	return because("BS-EXC-4", "So far the cards do not fit the slots of both heroes.")
}

// reasonOfHit: BS-BAD-20.
func (s *State) reasonOfHit(c rules.Choice) *rules.Refusal {
	switch {
	case c.Verb == HitRider:
		return because("BS-MSG-21", "The Messenger is not on that side of the wall.")
	case c.Verb != Hit || c.Args[0] < 0:
		return nil
	}
	return s.mayBeHit(heroNo(c.Args[0]))
}

func (s *State) mayBeHit(h heroNo) *rules.Refusal {
	f := s.top()
	switch {
	case s.canTake(f, h):
		return because("BS-TBL-10", "%s takes the hits one by one.", s.short(h))
	case !s.exposed(h):
		return because("BS-STG-2", "%s is dead and takes no more hits.", s.short(h))
	case cards.UnitKind(f.index) == cards.Krohn:
		return because("BS-KRO-3", "Krohns strike only heroes on %s; %s is elsewhere.", s.phrase(s.game.el.walls[f.field]), s.short(h))
	}
	return because("BS-GAR-2", "Gargohs strike only heroes in the %s Quarter; %s is elsewhere.", s.fieldName(f.field), s.short(h))
}
