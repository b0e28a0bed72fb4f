package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// becauseGrace is why Divine Grace is spent on a roll, or kept.
func (s *State) becauseGrace(t *threat, c rules.Choice) rules.Text {
	if c.Verb == Keep {
		for _, other := range s.choices {
			if other.Verb == Grace && s.graceGain(t, int(other.Args[0]), int8(other.Args[1])) > 0 {
				return rules.T("what it would change is worth less than the Divine Grace")
			}
		}
		return rules.T("no Divine Grace at hand would change what comes of it")
	}
	r, by := &s.dice, int8(c.Args[1])
	switch v := r.face[c.Args[0]]; r.goal {
	case forHits:
		switch short := r.need - v; {
		case by < 0:
			return rules.T("one hit more than there are enemies would kill the Messenger")
		case short == 1:
			return rules.Count(r.hits()+1, "it makes %d hit", "it makes %d hits")
		default:
			return rules.T("%d Divine Grace make it a hit", short)
		}
	case forTest:
		return rules.T("it succeeds with %d or more", r.need)
	case forSum:
		f := s.below()
		if list := s.game.set.List(f.list); f.kind == textFrame && int(f.at) < len(list) {
			return rules.T("it brings %d %s more", by, trackWords[list[f.at].What])
		}
	case forShot:
		add := s.change(cards.CatapultShot, r.hero, noZone).add
		if by < 0 {
			return rules.T("one hit more than there are enemies would kill the Messenger")
		}
		n := min(max(int(v+by)+add, 0), s.foes(s.facing, s.shotZone()))
		return rules.Count(n, "then %d enemy is hit", "then %d enemies are hit")
	}
	return rules.Text{}
}

// becauseCard is why a card that was drawn is stored, used or discarded.
func (s *State) becauseCard(t *threat, c rules.Choice) rules.Text {
	f := s.top()
	switch d := s.design(f.card); c.Verb {
	case Keeping:
		switch {
		case d.Weapon() && !s.hasWeapon(f.hero):
			return rules.T("%s has no weapon yet", s.short(f.hero))
		case d.Armour():
			return rules.T("it works for as long as it is stored")
		}
		return rules.T("there is a free slot for it, and it can wait for a better moment")
	case Use:
		used := &s.game.set.Cards[c.Args[0]]
		return s.becauseList(t, f.hero, used, used.Effects, fieldNo(c.Args[1]), lowestOf(used, c))
	case Discard:
		return rules.T("%s is of more use to %s", d.Told(), s.short(f.hero))
	case Leave:
		switch {
		case s.storable(f.hero, f.card):
			return rules.T("it does more harm than good")
		case !s.fitsSome(f.hero, f.card):
			return rules.T("no slot of %s takes such a card", s.short(f.hero))
		}
		return rules.T("there is no free slot, and what is stored is of more use")
	}
	return rules.Text{}
}

// becauseDefence is how hits are split, and what is spent against them.
func (s *State) becauseDefence(c rules.Choice) rules.Text {
	switch a := int(c.Args[0]); c.Verb {
	case Hit:
		h, n := heroNo(a), 1
		if c.Args[1] == 1 {
			n = min(int(s.top().n), s.survives(h))
		}
		left := s.survives(h) - n
		switch {
		case left < 0:
			return rules.T("nobody there can take it and live")
		case left == 0:
			return rules.T("%s survives it, but nothing more", s.short(h))
		}
		return rules.Plural(left, "after it %s can take %d more hit", "after it %s can take %d more hits", s.short(h), left)
	case Spend:
		if h := heroNo(c.Args[1]); h != noHero {
			return rules.T("%s is spared the hit, too", s.short(h))
		}
		return s.becauseSpared(cards.BuildingID(a))
	case Suffer:
		if h := heroNo(c.Args[1]); h != noHero && s.survives(h) > 0 {
			return rules.Plural(s.survives(h)-1, "after it %s can take %d more hit", "after it %s can take %d more hits", s.short(h), s.survives(h)-1)
		}
	case Trigger:
		if x := &s.tactics[a]; s.markTrigger(x) > 0 {
			return rules.T("what destroys works before what only holds")
		}
	}
	return rules.Text{}
}

// becauseSpared is what a Reinforced token saves a building from.
func (s *State) becauseSpared(b cards.BuildingID) rules.Text {
	if s.houses[b].harm == damaged {
		return rules.T("else it would be destroyed, and %d buildings in ruins lose the match", s.game.set.Match.Ruins)
	}
	return rules.T("else it would be damaged, and a repair costs an action")
}

// becauseRound is why a hero is resurrected, or the Messenger sent out through a field.
func (s *State) becauseRound(c rules.Choice) rules.Text {
	switch c.Verb {
	case Raise:
		return rules.T("one more hero is worth more than the enemies that come for it")
	case Nobody:
		return rules.T("the enemies that would come for it do more harm than one more hero does good")
	}
	f := fieldNo(c.Args[0])
	n := 0
	for z := range zoneNo(cards.ZoneCount) {
		n += s.fronts[f].zones[z].units()
	}
	if n == 0 {
		return rules.T("nobody is in his way there")
	}
	return rules.Count(n, "%d enemy is in his way there", "%d enemies are in his way there")
}

// becauseEffect is why an effect is aimed as it is, or a token kept.
func (s *State) becauseEffect(t *threat, c rules.Choice) rules.Text {
	f, a := s.top(), int(c.Args[0])
	switch c.Verb {
	case PickHero:
		return s.becauseHero(t, f, heroNo(a))
	case PickOption:
		d := (*cards.Card)(nil)
		if f.card != noCard {
			d = s.design(f.card)
		}
		return s.becauseList(t, f.hero, d, s.game.set.List(f.list)[f.at].Options[a], f.field, f.zone)
	case PickFigure:
		if figure(a).elite() {
			return rules.T("the elite do the most harm")
		}
		return rules.T("it counts for so many, and those that do the most harm come first")
	case PickFigures:
		return rules.T("those that do the most harm come first")
	case PickHouse:
		return s.becauseHouse(t, f, cards.BuildingID(a))
	case PickField:
		return s.becauseField(f, fieldNo(a))
	case PickZone:
		return s.becauseZone(t, f, fieldNo(a), zoneNo(c.Args[1]))
	case PickClass:
		return s.becauseDrawn(f.hero, cards.Class(a))
	case PickCard:
		return rules.T("of the cards there it is of the most use to %s", s.short(f.hero))
	case PickToken:
		if s.learnsAtOnce() {
			return rules.T("in measured matches it won more than the other and than 1 Strength")
		}
		return rules.T("in measured matches it won more than the other")
	case Learn:
		return rules.T("in measured matches it won more than 1 Strength")
	case Strengthen:
		if need := s.grade(eliteKrohn).Resistance; s.strength(f.hero) < need {
			return rules.T("elite enemies shrug off hits with less than Strength %d, and %s has %d", need, s.short(f.hero), s.strength(f.hero))
		}
		return rules.T("in measured matches 1 Strength won more than the ability")
	case Yes:
		return rules.T("it costs nothing and can only help")
	}
	return rules.Text{}
}

// becauseHero is why an effect is for a hero.
func (s *State) becauseHero(t *threat, f *frame, h heroNo) rules.Text {
	e := &s.game.set.List(f.list)[f.at]
	switch has := int(s.heroes[h].track[e.What]); {
	case e.Verb == cards.Gain && e.What == cards.Food && has < s.upkeep(h):
		return s.becauseHungry(h, s.upkeep(h)-has)
	case e.Verb == cards.Gain && s.extreme(h, e.What, -1):
		return rules.T("nobody has less %s than %s, who has %d", trackWords[e.What], s.short(h), has)
	case e.Verb == cards.Lose && s.extreme(h, e.What, 1):
		return rules.T("nobody has more %s than %s, who has %d", trackWords[e.What], s.short(h), has)
	case e.Verb == cards.Gain, e.Verb == cards.Lose:
		return rules.T("%s has %d %s", s.short(h), has, trackWords[e.What])
	case e.Verb == cards.Modify:
		return rules.T("%s meets %s hits in this round as the board stands", s.short(h), rules.Decimal(s.expectedLoss(t, h, s.heroes[h].at), 1))
	}
	return rules.T("%s has %d %s", s.short(h), s.heroes[h].track[cards.Morale], trackWords[cards.Morale])
}

// extreme reports whether no living hero has less of something than one (by -1), or more (by 1).
func (s *State) extreme(h heroNo, what cards.What, by int8) bool {
	for o := range heroNo(s.nhero) {
		if s.heroes[o].alive && by*s.heroes[o].track[what] > by*s.heroes[h].track[what] {
			return false
		}
	}
	return true
}

// becauseHouse is why an effect is for a building.
func (s *State) becauseHouse(t *threat, f *frame, b cards.BuildingID) rules.Text {
	e, o := &s.game.set.List(f.list)[f.at], &s.houses[b]
	rocks := t.rocks[s.game.set.Buildings[b].Quarter] > 0
	_, guards := s.guards(b)
	switch {
	case e.Verb == cards.Damage && o.reinforced > 0:
		return rules.T("a Reinforced token takes the hit")
	case e.Verb == cards.Damage && guards > 0:
		return rules.T("heroes there take the hit in its place")
	case e.Verb == cards.Damage:
		return rules.T("it is missed the least")
	case rocks:
		return rules.T("a Mölen attacks its Quarter in this round")
	}
	return rules.T("it is missed the most")
}

// becauseField is why units come or stay away on a field, or the Catapult is turned to it.
func (s *State) becauseField(f *frame, at fieldNo) rules.Text {
	e, n := &s.game.set.List(f.list)[f.at], 0
	for z := range zoneNo(cards.ZoneCount) {
		n += s.fronts[at].zones[z].units()
	}
	switch {
	case e.Verb == cards.Orient:
		return s.becauseTurned(at)
	case e.Verb == cards.Summon && e.N.N < 0 && s.messenger.field == at:
		return rules.T("the Messenger is there")
	}
	return rules.Count(n, "%d enemy is there already", "%d enemies are there already")
}

// becauseZone is why an effect is aimed at a Zone.
func (s *State) becauseZone(t *threat, f *frame, at fieldNo, z zoneNo) rules.Text {
	d := (*cards.Card)(nil)
	if f.card != noCard {
		d = s.design(f.card)
	}
	if f.stage == textAgain {
		return s.becauseList(t, f.hero, d, f.list, at, z)
	}
	return s.becauseOf(t, f.hero, d, &s.game.set.List(f.list)[f.at], at, z)
}
