package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// becauseList is the reason of the effect of a list that is worth most.
func (s *State) becauseList(t *threat, h heroNo, d *cards.Card, list cards.ListID, f fieldNo, z zoneNo) rules.Text {
	var best *cards.Effect
	most := 0.0
	effects := s.game.set.List(list)
	for i := range effects {
		if worth := s.effectWorth(t, h, d, &effects[i], f, z); worth > most {
			best, most = &effects[i], worth
		}
	}
	if best == nil {
		return rules.Text{}
	}
	return s.becauseOf(t, h, d, best, f, z)
}

// becauseOf is what an effect does for the hero who uses it, aimed at a Zone if any.
func (s *State) becauseOf(t *threat, h heroNo, d *cards.Card, e *cards.Effect, f fieldNo, z zoneNo) rules.Text {
	switch e.Verb {
	case cards.Volley, cards.Hits, cards.Destroy, cards.Hold, cards.Push:
		return s.becauseAimed(t, h, d, e, f, z)
	case cards.Gain:
		return s.becauseGain(h, e)
	case cards.Modify:
		return s.becauseModified(t, h, e)
	case cards.Mend:
		if s.ruins() == 0 {
			return rules.T("one more hit would destroy a damaged building")
		}
		return s.becauseRuins()
	case cards.Reinforce:
		return rules.T("a Reinforced token takes a hit in place of the building")
	case cards.Ward:
		return rules.T("enemies can reach the Messenger, and nothing kills him in this round")
	case cards.Vinculum:
		return rules.T("the Avatar loses %d Vinculum of %d without a roll", min(e.N.N, int(s.avatar.vinculum)), s.avatar.vinculum)
	case cards.Train:
		return s.becauseSanctuary(h)
	case cards.Choose:
		best, most := cards.ListID(0), useless
		for _, option := range e.Options {
			if worth := s.listWorth(t, h, d, option, f, z); worth > most {
				best, most = option, worth
			}
		}
		return s.becauseList(t, h, d, best, f, z)
	case cards.Test:
		return rules.T("it succeeds with %s", rules.Percent(hitting(e.AtLeast)))
	case cards.Draw:
		return rules.T("it brings %s", s.drawWords(e))
	case cards.Recover:
		return rules.T("a card comes back from a discard pile")
	case cards.Smuggle:
		return rules.T("every result of the Smuggling Table brings something")
	case cards.Orient:
		return rules.T("it turns the Catapult without an action")
	}
	return rules.Text{}
}

// becauseGain is why something is earned: what is lacking, or what there is of it.
func (s *State) becauseGain(h heroNo, e *cards.Effect) rules.Text {
	if e.Who == cards.One || e.Who == cards.Other {
		h = s.neediest(h, e)
	}
	has := int(s.heroes[h].track[e.What])
	switch lack := s.upkeep(h) - has; {
	case e.Who == cards.All:
		return rules.T("every hero earns %s", trackWords[e.What])
	case e.What == cards.Food && lack > 0:
		return s.becauseHungry(h, lack)
	case e.What == cards.Food:
		return rules.T("Food pays for the next ability of %s", s.short(h))
	case e.What == cards.Morale:
		return rules.T("hits cost Morale, and %s has %d", s.short(h), has)
	case e.What == cards.Grace:
		return rules.T("Divine Grace mends a roll when it counts, and %s has %d", s.short(h), has)
	}
	return rules.T("Gold pays for cards, and %s has %d", s.short(h), has)
}

// neediest is the hero to whom a gain is worth most.
func (s *State) neediest(h heroNo, e *cards.Effect) heroNo {
	best, most := h, useless
	for o := range heroNo(s.nhero) {
		if !s.heroes[o].alive || e.Who == cards.Other && o == h {
			continue
		}
		if worth := s.trackWorth(o, e.What, e.N.N+average(e.N.Die)); worth > most {
			best, most = o, worth
		}
	}
	return best
}

// becauseModified is what a change for a while brings.
func (s *State) becauseModified(t *threat, h heroNo, e *cards.Effect) rules.Text {
	left := int(s.heroes[h].turn.left)
	switch e.Stat {
	case cards.IgnoredHits:
		worst := h
		for o := range heroNo(s.nhero) {
			if e.Who != cards.User && s.heroes[o].alive && s.expectedLoss(t, o, s.heroes[o].at) > s.expectedLoss(t, worst, s.heroes[worst].at) {
				worst = o
			}
		}
		return rules.T("%s meets %s hits in this round as the board stands, and it ignores some", s.short(worst), rules.Decimal(s.expectedLoss(t, worst, s.heroes[worst].at), 1))
	case cards.Strength, cards.AttackDice, cards.CatapultShot:
		return rules.Count(left, "%d action is left that can make use of it", "%d actions are left that can make use of it")
	case cards.Actions:
		return rules.T("it brings one more action")
	}
	return rules.Text{}
}

// becauseAimed is what an effect does to the figures of a Zone: of several the one where it is worth most.
func (s *State) becauseAimed(t *threat, h heroNo, d *cards.Card, e *cards.Effect, f fieldNo, z zoneNo) rules.Text {
	aim := e.Aim
	if d != nil && aim == nil {
		aim = &d.Aim
	}
	if d == nil || aim == nil {
		return rules.Text{}
	}
	if f, z = s.worthiest(t, h, d, e, aim, f, z); z == noZone {
		return rules.Text{}
	}
	switch e.Verb {
	case cards.Volley:
		dice, need := e.Dice, e.Target
		if need == 0 {
			need = s.game.set.Zones[z].Target
		}
		if d.Massive {
			dice += s.change(cards.MassiveDice, h, noZone).add
		}
		return s.becauseBlow(t, f, z, s.attackOdds(f, z, dice, need, d.Strength, d.Massive))
	case cards.Hits:
		return s.becauseBlow(t, f, z, s.oddsOf(f, z, d.Strength, certain(e.N.N)))
	}
	n := 0
	for g := range figureCount {
		n += max(s.taken(f, z, e, g), 0)
	}
	return s.becauseTaken(t, f, z, e, min(n, e.Count))
}

// worthiest is the Zone where an effect that is aimed so, at a field and Zone if they are settled, is worth most; noZone
// where it is worth nothing.
func (s *State) worthiest(t *threat, h heroNo, d *cards.Card, e *cards.Effect, aim *cards.Aim, f fieldNo, z zoneNo) (fieldNo, zoneNo) {
	bestField, bestZone, most := noField, noZone, 0.0
	for fl := range fieldNo(cards.FieldCount) {
		for zn := range zoneNo(cards.ZoneCount) {
			if !aim.Zones.Has(int(zn)) || f != noField && (fl != f || zn != z && !aim.Each) {
				continue
			}
			if worth := s.zoneWorth(t, h, d, e, fl, zn); worth > most {
				bestField, bestZone, most = fl, zn, worth
			}
		}
	}
	return bestField, bestZone
}

// becauseTaken is what comes of figures that an effect destroys, drives back or holds without a roll.
func (s *State) becauseTaken(t *threat, f fieldNo, z zoneNo, e *cards.Effect, n int) rules.Text {
	switch {
	case n == 0:
		return rules.Text{}
	case s.relief(t, f, z, e) == standing:
		return rules.T("no Krohn is left that could enter there, and nobody has to hold the wall")
	case e.Verb == cards.Destroy:
		return rules.Count(n, "it destroys %d enemy without a roll", "it destroys %d enemies without a roll")
	case e.Verb == cards.Push:
		return rules.Count(n, "%d enemy is driven back and has to come a second time", "%d enemies are driven back and have to come a second time")
	case e.MarchToo && e.Attack:
		return rules.Count(n, "%d enemy neither attacks nor advances in this round", "%d enemies neither attack nor advance in this round")
	case e.MarchToo:
		return rules.Count(n, "%d enemy does not advance in this round", "%d enemies do not advance in this round")
	}
	return rules.Count(n, "%d enemy does not attack in this round", "%d enemies do not attack in this round")
}
