package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// A turn that ends by itself: no action is left, and what could still be done loses nothing by waiting (BS-OPT-18).

// turnIsOver reports whether the turn menu offers nothing that counts before the hero's next turn.
func (s *State) turnIsOver() bool {
	if f := s.top(); s.ask.kind != askTurn || f.kind != turnFrame || f.stage != turnMenu || s.set.asked > asksWhatCounts {
		return false
	}
	h := s.ask.hero
	if t := &s.heroes[h].turn; t.left > 0 || t.artillery > 0 {
		return false
	}
	for _, c := range s.choices {
		switch c.Verb {
		case End, Discard, Concede, Finish:
		case Use:
			if !s.canWait(h, &s.game.set.Cards[c.Args[0]]) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// tellRest tells that a turn ends by itself where that is what a choice does which nobody was asked for (BS-OPT-18). M is 1 where
// actions are left that nothing can be done with.
func (s *State) tellRest(c rules.Choice) {
	if c.Verb != End || s.ask.kind != askTurn {
		return
	}
	h := s.ask.hero
	e := rules.Event{Kind: rules.TurnEnded, Name: "turn_rested", Rule: "BS-OPT-18", Subject: s.elHero(h)}
	if s.heroes[h].turn.left > 0 {
		e.M = 1
	}
	s.emit(h, e)
}

// canWait reports whether the use of a card, with no action left, brings nothing now that it does not bring in the hero's next turn.
func (s *State) canWait(h heroNo, d *cards.Card) bool {
	if s.set.asked <= asksWhatHelps {
		return s.helpsNobody(h, d)
	}
	if d.Morale != 0 || d.Tactics && s.lingers(d) > 0 {
		return false
	}
	if d.Tactics {
		return !s.concerns(h, d)
	}
	return s.allWait(h, d.Effects)
}

// concerns reports whether a Tactics card would find enemies in one of its Zones.
func (s *State) concerns(h heroNo, d *cards.Card) (found bool) {
	probe := newFrame(textFrame)
	probe.hero, probe.from, probe.list = h, fromTactic, d.Effects
	for _, c := range s.heroes[h].cards[:s.heroes[h].ncard] {
		if s.design(c) == d {
			probe.card = c
		}
	}
	eachAim(&d.Aim, func(f fieldNo, z zoneNo) {
		probe.field, probe.zone = f, z
		found = found || s.reaches(h, d, f) && s.couldSome(&probe, d.Effects, anyEffects)
	})
	return found
}

func (s *State) allWait(h heroNo, list cards.ListID) bool {
	effects := s.game.set.List(list)
	for i := range effects {
		if !s.waits(h, &effects[i]) {
			return false
		}
	}
	return true
}

// waits reports whether an effect brings nothing now that it does not bring later: what is for attacks of this turn, Gold that pays for
// nothing yet, Food that is eaten in a later round, protection from what strikes nobody.
func (s *State) waits(h heroNo, e *cards.Effect) bool {
	switch e.Verb {
	case cards.Modify:
		return e.Stat == cards.IgnoredHits && s.unharmed() || (e.Until == cards.UntilTurn || e.Until == cards.UntilAttack) && forAttacks(e.Stat)
	case cards.Gain:
		o := &s.heroes[h]
		switch {
		case e.Who != cards.User:
			return false
		case e.What == cards.Gold:
			return !s.paysForCards(h)
		case e.What == cards.Food:
			return !s.seasonEnds() || int(o.track[cards.Food]) >= s.upkeep(h)
		}
		return false
	case cards.Reinforce:
		return s.unharmed()
	case cards.Ward:
		return s.riderSafe()
	case cards.Choose:
		for _, option := range e.Options {
			if !s.allWait(h, option) {
				return false
			}
		}
		return true
	}
	return e.Verb == cards.Mend && !s.couldByCard(h, e)
}

// couldByCard reports whether an effect of a card could change something.
func (s *State) couldByCard(h heroNo, e *cards.Effect) bool {
	probe := newFrame(textFrame)
	probe.hero, probe.from = h, fromCard
	return s.could(&probe, e)
}

// forAttacks reports whether a stat counts in attacks and shots alone.
func forAttacks(stat cards.Stat) bool {
	return stat == cards.Strength || stat == cards.AttackDice || stat == cards.AttackTarget || stat == cards.CatapultShot
}

// paysForCards reports whether the hero holds a card whose cost cannot be paid.
func (s *State) paysForCards(h heroNo) bool {
	o := &s.heroes[h]
	for _, c := range o.cards[:o.ncard] {
		if s.cost(h, c) > int(o.track[cards.Gold]) {
			return true
		}
	}
	return false
}

// unharmed reports whether no hits at all fall in the Enemies phase to come: known once the last hero has no action left.
func (s *State) unharmed() bool {
	if s.toCome() > 0 {
		return false
	}
	p, f := s.newPlan(), Forecast{}
	s.forecastFields(&f, &p)
	for q := range f.Quarters {
		if t := &f.Quarters[q]; t.KrohnHits > 0 || t.GargohHits > 0 || t.Molens > 0 {
			return false
		}
	}
	return true
}

// riderSafe reports whether nothing can kill the Messenger in the Enemies phase to come: no enemies share his Zone, or no hits fall.
func (s *State) riderSafe() bool {
	if s.messenger.where == inZone {
		return s.fronts[s.messenger.field].zones[s.messenger.zone].units() == 0
	}
	return s.unharmed()
}
