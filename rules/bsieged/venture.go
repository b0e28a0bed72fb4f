package bsieged

import (
	"slices"

	"portcullis/rules"
)

var _ rules.Venturer = (*State)(nil)

// Venture is what a choice takes on and gives up. In vain is a blow that can hit nobody from where the hero stands
// already, and what costs an action, a card or a point of a track and changes nothing else.
func (s *State) Venture(c rules.Choice) (v rules.Venture) {
	c = s.numbered(c)
	h := s.ask.hero
	switch c.Verb {
	case Nobody, End, Keep, Leave, No, Done, Cancel, Concede, Finish, Suffer:
		v.Aside = true
		return v
	case Attack:
		v.Strike, v.Chance = s.blowOf(s.attackOn(h, c))
		v.Vain = v.Chance == 0 && s.heroes[h].at == wallOf(fieldNo(c.Args[0]))
		return v
	case Shoot:
		v.Strike, v.Chance = s.blowOf(s.shotOdds(h))
		v.Vain = v.Chance == 0 && s.heroes[h].at == onCatapult
		return v
	}
	if s.ask.kind == askTurn {
		v.Vain = s.comesToNothing(s.named(c))
	}
	return v
}

// attackOn are the odds of an attack of the turn menu.
func (s *State) attackOn(h heroNo, c rules.Choice) Odds {
	f, z, weapon := fieldNo(c.Args[0]), zoneNo(c.Args[1]), noCard
	if c.Args[2] >= 0 {
		weapon, _ = s.held(h, int(c.Args[2]))
	}
	w := s.weapon(weapon)
	return s.attackOdds(f, z, s.attackDice(h, z, w.Dice), s.targetNumber(h, z, w.Add), s.attackStrength(h, weapon), false)
}

// blowOf is 1 and what dice can be expected to destroy, and how likely they destroy anything.
func (s *State) blowOf(o Odds) (worth, chance float64) {
	return 1 + mean(o.Units) + mean(o.Points), o.Any
}

// comesToNothing reports whether the hero of the turn menu, when it is asked again, only has less after a choice. What
// dice or the top of a deck decide is something else, whatever it comes to.
func (s *State) comesToNothing(c rules.Choice) bool {
	const steps = 20 // more questions than a choice of the menu leads to
	h, by := s.ask.hero, s.heroes[s.ask.hero]
	after := s.Clone().(*State)
	for range steps {
		events, err := after.Apply(c)
		if err != nil || after.result != undecided || slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind == rules.DiceRolled }) {
			return false
		}
		if after.ask.kind == askTurn {
			break
		}
		c = after.Sensible(nil)[0]
	}
	if after.ask.kind != askTurn || after.ask.hero != h {
		return false
	}
	is := after.heroes[h]
	lost := is.turn.left < by.turn.left || is.turn.artillery < by.turn.artillery || is.ncard < by.ncard
	for t := range is.track {
		if is.track[t] > by.track[t] {
			return false
		}
		lost = lost || is.track[t] < by.track[t]
	}
	for _, card := range is.cards[:is.ncard] {
		if !slices.Contains(by.cards[:by.ncard], card) {
			return false
		}
	}
	return lost && is.at == by.at && is.tokens == by.tokens && after.sameTown(s, h)
}

// sameTown reports whether all but a hero and what was discarded is as it was.
func (s *State) sameTown(other *State, but heroNo) bool {
	for h := range s.heroes[:s.nhero] {
		if heroNo(h) != but && s.heroes[h] != other.heroes[h] {
			return false
		}
	}
	return s.houses == other.houses && s.facing == other.facing && s.fronts == other.fronts && s.tactics == other.tactics && s.messenger == other.messenger &&
		s.avatar == other.avatar && s.pools == other.pools && s.seasons == other.seasons && s.enemyDeck == other.enemyDeck && s.eventDeck == other.eventDeck &&
		s.events == other.events && s.piles == other.piles && s.mods == other.mods && s.nmod == other.nmod && s.extra == other.extra && s.ward == other.ward
}
