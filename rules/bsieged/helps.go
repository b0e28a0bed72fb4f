package bsieged

import "portcullis/rules/bsieged/cards"

// What a card that is held would help now, with no action left, as the board stands (BS-OPT-18). Tactics cards in place are not
// counted on: who is safe here is safe with them.

// helpsNobody reports whether the use of a card brings nothing that it does not bring in the hero's next turn too, or wastes it.
func (s *State) helpsNobody(h heroNo, d *cards.Card) bool {
	switch {
	case d.Tactics:
		return s.lingers(d) == 0 && (!s.concerns(h, d) || s.hidesOnly(d) && s.calm())
	case s.isWasted(d):
		return true
	}
	return (d.Morale <= 0 || s.survivesAsItStands(h)) && s.noneHelps(h, d.Effects)
}

// isWasted reports whether a part of the card is for attacks and shots of this turn, of which there are none left.
func (s *State) isWasted(d *cards.Card) bool {
	effects := s.game.set.List(d.Effects)
	for i := range effects {
		if e := &effects[i]; e.Verb == cards.Modify && (e.Until == cards.UntilTurn || e.Until == cards.UntilAttack) && forAttacks(e.Stat) {
			return true
		}
	}
	return false
}

// hidesOnly reports whether all that a Tactics card does is to keep enemies from striking.
func (s *State) hidesOnly(d *cards.Card) bool {
	effects := s.game.set.List(d.Effects)
	for i := range effects {
		if e := &effects[i]; e.Verb != cards.Hold || e.MarchToo {
			return false
		}
	}
	return true
}

func (s *State) noneHelps(h heroNo, list cards.ListID) bool {
	effects := s.game.set.List(list)
	for i := range effects {
		if !s.helpsLater(h, &effects[i]) {
			return false
		}
	}
	return true
}

// helpsLater reports whether an effect is as good in the hero's next turn.
func (s *State) helpsLater(h heroNo, e *cards.Effect) bool {
	switch e.Verb {
	case cards.Gain:
		return s.lackedByNobody(h, e)
	case cards.Modify:
		return e.Stat == cards.IgnoredHits && s.calm()
	case cards.Reinforce:
		return s.nothingBreaks(intact)
	case cards.Mend:
		return !s.couldByCard(h, e) || s.nothingBreaks(damaged) && (e.State == cards.Damaged || s.ruins() == 0)
	case cards.Ward:
		f := s.asItStands()
		return f.Messenger == Never
	case cards.Recover:
		return !s.recoveryHelps(h, e)
	case cards.Choose:
		for _, option := range e.Options {
			if !s.noneHelps(h, option) {
				return false
			}
		}
		return true
	}
	return s.waits(h, e)
}

// lackedByNobody reports whether nobody who may earn by an effect lacks it before the hero's next turn.
func (s *State) lackedByNobody(h heroNo, e *cards.Effect) bool {
	for o := range heroNo(s.nhero) {
		if !s.heroes[o].alive || o != h && e.Who == cards.User || o == h && e.Who == cards.Other {
			continue
		}
		switch {
		case e.What == cards.Morale && !s.survivesAsItStands(o):
			return false
		case e.What == cards.Gold && s.paysForCards(o), e.What == cards.Grace && o != h:
			return false
		case e.What == cards.Food && s.seasonEnds() && int(s.heroes[o].track[cards.Food]) < s.upkeep(o):
			return false
		}
	}
	return true
}

// recoveryHelps reports whether a card that could be taken from the discard piles would help now.
func (s *State) recoveryHelps(h heroNo, e *cards.Effect) bool {
	for k := range cards.ClassCount {
		for _, c := range s.discards[k].list() {
			d := s.design(cardNo(c))
			if e.Classes.Has(k) && d.Kind != cards.Permanent && !d.Action && !d.Attack && (d.Tactics || !s.helpsNobody(h, d)) {
				return true
			}
		}
	}
	return false
}

// asItStands is the Enemies phase to come without the Tactics cards.
func (s *State) asItStands() Forecast {
	var base [cards.MaxHeroes]int8
	for h := range heroNo(s.nhero) {
		if s.exposed(h) {
			base[h] = s.heroes[h].track[cards.Morale]
		}
	}
	return s.foreseeLosses(&base, s.messenger.deaths)
}

// survivesAsItStands reports whether a hero does not die in the Enemies phase to come.
func (s *State) survivesAsItStands(h heroNo) bool {
	f := s.asItStands()
	return f.Heroes[h].Dies == Never
}

// calm reports whether the enemies take no Morale from anybody; while others are still to act, whether they take little and kill
// nobody.
func (s *State) calm() bool {
	f, most := s.asItStands(), 0
	if s.toCome() > 0 {
		most = bearable
	}
	for h := range heroNo(s.nhero) {
		if f.Heroes[h].Most > most || f.Heroes[h].Dies != Never {
			return false
		}
	}
	return f.Messenger == Never
}

// bearable is the Morale that a hero may lose as the board stands while others are still to act, who can kill those who take it.
const bearable = 2

// nothingBreaks reports whether no building that is now at least so damaged is hit.
func (s *State) nothingBreaks(from harm) bool {
	f := s.asItStands()
	for b := range s.houses {
		if now := s.houses[b].harm; now >= from && f.Houses[b].Worst > int(now) {
			return false
		}
	}
	return true
}
