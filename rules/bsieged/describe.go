package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// Describe tells what a choice does and over which elements it is clicked.
func (s *State) Describe(c rules.Choice) rules.Description {
	if !s.Decision().Allows(c) {
		return rules.Description{Sentence: rules.T("No such choice"), Path: []rules.Element{buttonNo}, Rule: "BS-BAD-1"}
	}
	d := s.describe(c)
	d.Path, d.Whole = s.path(c, nil), c.Verb == Discard
	if c.Verb == Attack {
		d.Also = s.waysOfAttack(c)
	}
	return d
}

func says(rule, format string, args ...any) rules.Description {
	return rules.Description{Sentence: rules.T(format, args...), Rule: rule}
}

// describe is the sentence of a legal choice, with its rule.
func (s *State) describe(c rules.Choice) rules.Description {
	switch s.ask.kind {
	case askTurn, askCard:
		return s.describeDeed(c)
	case askTrade:
		return s.describeTrade(c)
	case askHit, askShield, askTactic:
		return s.describeDefence(c)
	case askToken, askLearn:
		return s.describeTraining(c)
	case askGrace:
		return s.describeGrace(c)
	case askRaise, askSend, askNext:
		return s.describeRound(c)
	}
	return s.describeEffect(c)
}

// describeRound: what the players decide outside the turns.
func (s *State) describeRound(c rules.Choice) rules.Description {
	a := c.Args[0]
	switch c.Verb {
	case Raise:
		return says("BS-RES-2", "Resurrect %s, who becomes the first hero; each field makes a Summoning roll", s.game.set.Heroes[a].Told())
	case Nobody:
		return says("BS-RES-2", "Resurrect nobody")
	case Send:
		return says("BS-MSG-1", "Send the Messenger out to %s", s.zonePhrase(fieldNo(a), zone1))
	}
	return describeNext(s.top().kind, s.fieldPhrase(fieldNo(a)))
}

// describeNext: the field that is next in a step of the Enemies phase.
func describeNext(step frameKind, field rules.Text) rules.Description {
	switch step {
	case spawnFrame:
		return says("BS-SPN-1", "Let enemies spawn on %s next", field)
	case assaultFrame:
		return says("BS-EAT-1", "Let the attacks begin on %s", field)
	}
	return says("BS-MAR-1", "Let the march begin on %s", field)
}

// describeDeed: the turn menu, and what is done with a card that was obtained.
func (s *State) describeDeed(c rules.Choice) rules.Description {
	set, a := s.game.set, c.Args[0]
	switch c.Verb {
	case Attack:
		return s.describeAttack(c)
	case Stand:
		return says("BS-RUL-14", "Take position on %s", s.phrase(s.game.el.walls[a]))
	case Use:
		return s.describeUse(c)
	case Discard:
		if f := s.top(); s.ask.kind == askCard && !s.storable(f.hero, f.card) {
			return says("BS-SLT-5", "Discard %s to make room for %s", set.Cards[a].Told(), s.design(f.card).Told())
		}
		return says("BS-CRD-8", "Discard %s", set.Cards[a].Told())
	case Repair:
		return s.describeRepair(cards.BuildingID(a))
	case Trade:
		return says("BS-EXC-1", "Exchange cards with %s", set.Heroes[a].Told())
	case Turn:
		return says("BS-CAT-6", "Orient the Catapult to %s; the Catapult die may stick", s.fieldPhrase(fieldNo(a)))
	case Shoot:
		return says("BS-CAT-5", "Shoot the Catapult at %s", s.zonePhrase(s.facing, s.shotZone()))
	case Visit:
		return says("BS-BLD-1", "Use %s", rules.Within(set.Buildings[a].Told()))
	case Ability:
		return says("BS-CON-30", "Use %s", s.ability(s.ask.hero, int(a)).Told())
	case Keeping:
		return says("BS-SLT-3", "Store %s", s.design(s.top().card).Told())
	case Concede:
		return says("BS-EDG-8", "Concede: the match ends as a defeat")
	case Finish:
		return says("BS-RUL-90", "Finish the round: the match is won")
	case Leave:
		return says("BS-CRD-5", "Discard %s, just drawn", s.design(s.top().card).Told())
	}
	return says("BS-HER-4", "End the turn of %s", s.short(s.ask.hero))
}

func (s *State) describeAttack(c rules.Choice) rules.Description {
	at := s.zonePhrase(fieldNo(c.Args[0]), zoneNo(c.Args[1]))
	switch {
	case c.Args[2] >= 0:
		return says("BS-ATK-16", "Attack %s with %s", at, s.game.set.Cards[c.Args[2]].Told())
	case s.armed(s.ask.hero, zoneNo(c.Args[1])):
		return says("BS-ATK-1", "Attack %s without a weapon", at)
	}
	return says("BS-ATK-1", "Attack %s", at)
}

// describeUse: with the price of the card, and how often it works where that can be chosen.
func (s *State) describeUse(c rules.Choice) rules.Description {
	d := &s.game.set.Cards[c.Args[0]]
	words := rules.T("Use %s", d.Told())
	if d.Tactics {
		words = rules.T("Place %s", d.Told())
	}
	switch f, z := c.Args[1], c.Args[2]; {
	case f >= 0 && z < 0:
		words = rules.T("%s against %s", words, s.fieldPhrase(fieldNo(f)))
	case f >= 0:
		words = rules.T("%s at %s", words, s.zonePhrase(fieldNo(f), zoneNo(z)))
	}
	rule := "BS-CRD-9"
	if c.Args[3] > 0 {
		words, rule = rules.T("%s, %d times", words, c.Args[3]+1), "BS-RUL-37"
	}
	return says(rule, "%s (%s)", words, s.price(s.ask.hero, c.Args[0]))
}

// price: "2 Gold and 1 action", "2 Morale", "free".
func (s *State) price(h heroNo, design int16) rules.Text {
	parts := s.Paid(int(h), int(design))
	if s.game.set.Cards[design].Action {
		parts = append(parts, rules.T("1 action"))
	}
	if len(parts) == 0 {
		return rules.T("free").In("of a card")
	}
	return rules.And(parts...)
}

func (s *State) describeRepair(b cards.BuildingID) rules.Description {
	t := s.repairTerms(s.ask.hero, b)
	return says(t.rule, "Repair %s for %d Gold, earning %d Morale", rules.Within(s.game.set.Buildings[b].Told()), t.Gold, t.Morale)
}

// describeTrade: cards move once all is settled (BS-EXC-2).
func (s *State) describeTrade(c rules.Choice) rules.Description {
	f := s.top()
	with := s.short(heroNo(f.n))
	switch c.Verb {
	case Give:
		return says("BS-EXC-1", "Give %s to %s", s.game.set.Cards[c.Args[0]].Told(), with)
	case Take:
		return says("BS-EXC-1", "Take %s from %s", s.game.set.Cards[c.Args[0]].Told(), with)
	case PutBack:
		owner := s.short(f.hero)
		if c.Args[1] == 1 {
			owner = with
		}
		return says("BS-EXC-1", "Leave %s with %s", s.game.set.Cards[c.Args[0]].Told(), owner)
	case Cancel:
		return says("BS-RUL-27", "Leave the exchange: nothing moves, no action is spent")
	}
	return says("BS-EXC-2", "Exchange these cards with %s for one action", with)
}

// describeDefence: what the players decide in the Enemies phase.
func (s *State) describeDefence(c rules.Choice) rules.Description {
	a := c.Args[0]
	switch c.Verb {
	case Trigger:
		t := &s.tactics[a]
		return says("BS-TAC-5", "Trigger %s at %s", s.design(t.card).Told(), s.zonePhrase(t.field, t.zone))
	case Hit:
		return s.describeHit(heroNo(s.numbered(c).Args[0]), c.Args[1] == 1)
	case Share:
		return s.describeShares(c)
	case HitRider:
		return says("BS-MSG-21", "The Messenger takes the hit and dies")
	case Spend:
		return s.describeSpend(cards.BuildingID(a), c.Args[1])
	}
	if c.Args[1] >= 0 {
		return says("BS-PRO-2", "%s takes the hit in place of %s", s.game.set.Heroes[c.Args[1]].Told(), rules.Within(s.game.set.Buildings[a].Told()))
	}
	if s.ask.kind == askShield && s.houses[a].reinforced > 0 {
		return says("BS-PRO-5", "Keep the Reinforced token: %s", s.sufferWords(cards.BuildingID(a)))
	}
	return says("BS-REB-1", "%s", rules.Capital(s.sufferWords(cards.BuildingID(a))))
}

// describeHit: one hit, or as many as the hero survives (BS-TBL-10).
func (s *State) describeHit(h heroNo, all bool) rules.Description {
	if all {
		n := min(int(s.top().n), s.survives(h))
		return says("BS-STG-1", "%s takes %s", s.short(h), rules.Count(n, "%d hit", "%d hits"))
	}
	if s.survives(h) == 0 {
		return says("BS-STG-1", "%s takes the hit and dies", s.short(h))
	}
	return says("BS-STG-1", "%s takes a hit", s.short(h))
}

func (s *State) describeSpend(b cards.BuildingID, spared int16) rules.Description {
	name := rules.Within(s.game.set.Buildings[b].Told())
	if spared >= 0 {
		return says("BS-PRO-4", "Spend a Reinforced token of %s: it and %s are spared", name, s.game.set.Heroes[spared].Told())
	}
	return says("BS-PRO-4", "Spend a Reinforced token of %s: it is spared", name)
}

// sufferWords say what a hit does to a building that nobody and no token protects, or to the
// heroes on it.
func (s *State) sufferWords(b cards.BuildingID) rules.Text {
	name := rules.Within(s.game.set.Buildings[b].Told())
	guards, n := s.guards(b)
	switch {
	case n > 0:
		return rules.Plural(n, "%s takes the hit", "%s take the hit", s.heroNames(guards[:n]))
	case s.houses[b].harm == intact:
		return rules.T("%s is damaged", name)
	}
	return rules.T("%s is destroyed", name)
}

// describeTraining: the tokens of the Sanctuary.
func (s *State) describeTraining(c rules.Choice) rules.Description {
	f := s.top()
	switch c.Verb {
	case PickToken:
		if s.learnsAtOnce() {
			return says("BS-ABL-12", "Learn %s", s.tokenAt(f, c.Args[0]).Told())
		}
		return says("BS-ABL-11", "Keep %s", s.tokenAt(f, c.Args[0]).Told())
	case Learn:
		return says("BS-ABL-12", "Learn %s", s.tokenAt(f, 0).Told())
	}
	return says("BS-ABL-12", "Turn the token over for 1 Strength")
}

// tokenAt is the first or second token that was drawn at the Sanctuary.
func (s *State) tokenAt(f *frame, i int16) *cards.Ability {
	return &s.game.set.Abilities[[...]int8{f.n, f.m}[i]]
}

// describeGrace: a die of the roll, counted from 1.
func (s *State) describeGrace(c rules.Choice) rules.Description {
	if c.Verb == Keep {
		if s.dice.goal == forTable || s.byResult() {
			return says("BS-GRA-1", "Keep %s: %s", s.facesWords(), s.brings(s.dice.face[0]))
		}
		return says("BS-GRA-1", "Keep the roll")
	}
	i, by := c.Args[0], int8(c.Args[1])
	was := s.dice.face[i]
	which := rules.T("the die")
	if s.dice.n > 1 {
		which = rules.T("die %d", i+1)
	}
	price := rules.T("%d Divine Grace", max(by, -by))
	if s.dice.goal == forTable || s.byResult() {
		return says("BS-GRA-2", "%d: %s, for %s", was+by, s.brings(was+by), price)
	}
	return says("BS-GRA-1", "Change %s from %d to %d for %s", which, was, was+by, price)
}
