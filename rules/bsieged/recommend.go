package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

var _ rules.Recommender = (*State)(nil)

// Recommend tells what the guidance weighs most about a choice (weigh): what it prevents before what it brings.
func (s *State) Recommend(c rules.Choice) rules.Text {
	c = s.numbered(c)
	t := s.reckon()
	switch s.ask.kind {
	case askTurn:
		return s.becauseTurn(&t, c)
	case askGrace:
		return s.becauseGrace(&t, c)
	case askCard:
		return s.becauseCard(&t, c)
	case askTrade:
		return rules.Text{}
	case askHit, askShield, askTactic:
		return s.becauseDefence(c)
	case askRaise, askSend:
		return s.becauseRound(c)
	}
	return s.becauseEffect(&t, c)
}

// becauseTurn is why a choice of the turn menu is made.
func (s *State) becauseTurn(t *threat, c rules.Choice) rules.Text {
	h, a := s.ask.hero, int(c.Args[0])
	if at, ok := s.wallOfDeed(c); ok && s.mustHold(t, h, at) {
		return rules.T("Krohns enter over %s unless somebody stands there, and too few heroes are left to act", s.phrase(s.game.el.walls[at]))
	}
	switch c.Verb {
	case Attack:
		return s.becauseAttack(t, h, fieldNo(a), zoneNo(c.Args[1]), int(c.Args[2]))
	case Shoot:
		return s.becauseBlow(t, s.facing, s.shotZone(), s.shotOdds(h))
	case Turn:
		return s.becauseTurned(fieldNo(a))
	case Repair:
		return s.becauseRepair(t, cards.BuildingID(a))
	case Visit:
		return s.becauseVisit(h, cards.BuildingID(a))
	case Ability:
		if why := s.becauseList(t, h, nil, s.ability(h, a).Effects, noField, noZone); !why.Empty() {
			return rules.T("%s, and it costs no action", why)
		}
	case Use:
		d := &s.game.set.Cards[a]
		return s.becauseList(t, h, d, d.Effects, fieldNo(c.Args[1]), lowestOf(d, c))
	case End:
		return rules.T("nothing that is left to do brings more than it costs")
	}
	return rules.Text{}
}

// lowestOf is the Zone that a card is used at, the lowest of several.
func lowestOf(d *cards.Card, c rules.Choice) zoneNo {
	if z := zoneNo(c.Args[2]); fieldNo(c.Args[1]) == noField || z != noZone {
		return z
	}
	return lowest(d.Aim.Zones)
}

// wallOfDeed is the wall on which a choice of the turn menu leaves the hero.
func (s *State) wallOfDeed(c rules.Choice) (fieldNo, bool) {
	switch c.Verb {
	case Attack, Stand:
		return fieldNo(c.Args[0]), true
	case Use:
		return fieldNo(c.Args[1]), s.game.set.Cards[c.Args[0]].Attack
	}
	return noField, false
}

// mustHold reports whether a hero who ends the turn on a wall keeps Krohns out whom nobody else can.
func (s *State) mustHold(t *threat, h heroNo, f fieldNo) bool {
	return s.heroes[h].turn.left <= 1 && t.open[f] && t.need > t.later
}

// becauseAttack is what an attack from the wall can do, with a weapon or -1.
func (s *State) becauseAttack(t *threat, h heroNo, f fieldNo, z zoneNo, weapon int) rules.Text {
	c := noCard
	if weapon >= 0 {
		c, _ = s.held(h, weapon)
	}
	w := s.weapon(c)
	return s.becauseBlow(t, f, z, s.attackOdds(f, z, s.attackDice(h, z, w.Dice), s.targetNumber(h, z, w.Add), s.attackStrength(h, c), false))
}

// becauseBlow is what dice can do to the enemies of a Zone, and why these.
func (s *State) becauseBlow(t *threat, f fieldNo, z zoneNo, o Odds) rules.Text {
	if o.Any == 0 {
		return rules.Text{}
	}
	return s.becauseFallen(t, f, z, o.Falls[0], rules.Percent(o.Any), rules.Decimal(mean(o.Units)+mean(o.Points), 1))
}

// becauseFallen is why the enemy of a Zone that falls first should, where some fall with a chance, and so many on
// average.
func (s *State) becauseFallen(t *threat, f fieldNo, z zoneNo, first Fall, some, average rules.Text) rules.Text {
	if first.Avatar {
		return rules.T("the Avatar is within reach: with %s it loses Vinculum, %s on average", some, average)
	}
	g := figure(first.Figure)
	act := s.game.set.Zones[z].Act[g.unit()]
	switch {
	case s.messenger.in(f, z):
		return rules.T("the Messenger dies where enemies are left beside him; with %s at least one falls, %s on average", some, average)
	case t.open[f] && z == zone1 && t.need > t.later+1 && g.unit() == cards.Krohn:
		return rules.T("Krohns there would enter over an empty wall; with %s at least one falls, %s on average", some, average)
	case s.hinders(f, z, z) > 0:
		return rules.T("they stand in the Messenger's way; with %s at least one falls, %s on average", some, average)
	case act == cards.Attacks || act == cards.AttacksOrEnters:
		return rules.T("with %s at least one falls that would attack in this round, %s on average", some, average)
	}
	return rules.T("with %s at least one falls on its way to the walls, %s on average", some, average)
}

// becauseTurned is what the Catapult finds on another field.
func (s *State) becauseTurned(f fieldNo) rules.Text {
	z := s.shotZone()
	switch {
	case s.avatar.in(f, z):
		return rules.T("the Avatar stands there, within reach of the Catapult alone")
	case s.messenger.in(f, z):
		return rules.T("the Messenger dies where enemies are left beside him, and the Catapult reaches them")
	}
	there, here := s.fronts[f].zones[z].units(), s.fronts[s.facing].zones[z].units()
	switch {
	case s.messenger.field == f:
		return rules.Count(there, "the Messenger's way leads over that field, where the Catapult reaches %d enemy", "the Messenger's way leads over that field, where the Catapult reaches %d enemies")
	case there <= here:
		return rules.T("those whom the Catapult reaches there are more dangerous than the %d where it points now", here)
	}
	return rules.Plural(there, "the Catapult reaches %d enemy there and %d where it points now", "the Catapult reaches %d enemies there and %d where it points now", there, here)
}

// becauseRepair is why a building is repaired.
func (s *State) becauseRepair(t *threat, b cards.BuildingID) rules.Text {
	o, n := &s.houses[b], s.game.set.Repair.Morale
	switch {
	case o.harm == destroyed:
		return rules.T("%s; it brings %d Morale, too", s.becauseRuins(), n)
	case t.rocks[s.game.set.Buildings[b].Quarter] > 0:
		return rules.T("a Mölen attacks its Quarter, and one more hit destroys it; it brings %d Morale, too", n)
	}
	return rules.T("one more hit would destroy it; it brings %d Morale, too", n)
}

// becauseRuins is how many buildings are lost, and how many may not be.
func (s *State) becauseRuins() rules.Text {
	n, most := s.ruins(), s.game.set.Match.Ruins
	return rules.Plural(n, "%d building lies in ruins, and %d lose the match", "%d buildings lie in ruins, and %d lose the match", n, most)
}

// becauseVisit is what a building brings.
func (s *State) becauseVisit(h heroNo, b cards.BuildingID) rules.Text {
	lack := s.upkeep(h) - int(s.heroes[h].track[cards.Food])
	switch b {
	case cards.TheTavern:
		return s.becauseDrawn(h, cards.Tavern)
	case cards.TheArmory:
		return s.becauseDrawn(h, cards.Armory)
	case cards.TheMarket:
		return s.becauseDrawn(h, cards.Market)
	case cards.SorceryTower:
		return s.becauseDrawn(h, cards.Sorcery)
	case cards.Barn:
		if lack > 0 {
			return s.becauseHungry(h, lack)
		}
		return rules.T("Food pays for the next ability of %s", s.short(h))
	case cards.Palace:
		return rules.T("Gold pays for cards, and %s has %d", s.short(h), s.gold(h))
	case cards.Sanctuary:
		return s.becauseSanctuary(h)
	}
	return rules.T("every result of the Smuggling Table brings something")
}

// becauseHungry: Food that is missing at the end of the Season costs Morale.
func (s *State) becauseHungry(h heroNo, lack int) rules.Text {
	return rules.T("%s lacks %d Food for the end of the Season", s.short(h), lack)
}

// becauseDrawn is why a card of a class is drawn.
func (s *State) becauseDrawn(h heroNo, k cards.Class) rules.Text {
	switch {
	case k == cards.Armory && !s.hasWeapon(h):
		return rules.T("%s has no weapon yet", s.short(h))
	case s.room(h, k) > 0:
		return rules.T("%s has room for one more %s card", s.short(h), className(k))
	}
	return rules.T("a %s card that is better than those at hand can take the place of one", className(k))
}

// room is how many more cards of a class a hero can store, by the number of slots that fit.
func (s *State) room(h heroNo, k cards.Class) int {
	n := 0
	for i := range s.sheet(h).Slots {
		if s.sheet(h).Slots[i].Classes.Has(k) {
			n++
		}
	}
	for _, c := range s.heroes[h].cards[:s.heroes[h].ncard] {
		if c.class() == k {
			n--
		}
	}
	return n
}

// becauseSanctuary is what a visit of the Sanctuary is for.
func (s *State) becauseSanctuary(h heroNo) rules.Text {
	if s.trainWorth(h) >= s.trackWorth(h, cards.Food, 1)+s.trackWorth(h, cards.Grace, 1) {
		level := s.nextLevel(h)
		return rules.T("an ability of Level %d lasts to the end of the match, and of %d Food %s keeps %d", level+1, s.heroes[h].track[cards.Food], s.short(h), int(s.heroes[h].track[cards.Food])-s.sheet(h).Food[level])
	}
	if lack := s.upkeep(h) - int(s.heroes[h].track[cards.Food]); lack > 0 {
		return s.becauseHungry(h, lack)
	}
	if s.brims(h, cards.Grace) {
		return rules.T("Food pays for the next ability of %s", s.short(h))
	}
	return rules.T("it brings Divine Grace, which mends a roll when it counts, and Food for the next ability")
}
