package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// warnOfHunger: at the end of a Season who cannot pay dies (BS-SEA-2).
func (s *State) warnOfHunger(p *previewer) {
	if !s.seasonEnds() {
		return
	}
	for h := range heroNo(s.nhero) {
		if s.starves(h) {
			p.warn(s.short(h), "has %d Food of %d for the end of the Season and dies", s.heroes[h].track[cards.Food], s.upkeep(h))
		}
	}
}

// starves reports whether a hero cannot pay the Food for the end of a Season (BS-SEA-2).
func (s *State) starves(h heroNo) bool { return s.missingFood(h) > 0 }

// missingFood is how much Food a hero who lives has too little to pay for the end of a Season (BS-SEA-2).
func (s *State) missingFood(h heroNo) int {
	if !s.heroes[h].alive {
		return 0
	}
	return max(0, s.upkeep(h)-int(s.heroes[h].track[cards.Food]))
}

// famine is whether hunger loses the match at the end of the Season, since whom the Enemies phase
// leaves alive cannot pay (BS-END-8, BS-SEA-2). Of several heroes who can all be spared it says nothing.
func (s *State) famine(f *Forecast) Chance {
	if !s.seasonEnds() || f.Lost == Surely {
		return Never
	}
	chance, hungry := Surely, false
	for h := range heroNo(s.nhero) {
		switch dies := f.Heroes[h].Dies; {
		case !s.heroes[h].alive || dies == Surely:
		case s.starves(h):
			hungry = true
		case dies == Maybe && chance == Surely:
			chance = Maybe
		default:
			return Never
		}
	}
	if !hungry {
		return Never
	}
	return chance
}

// warnOfFamine: nobody is left.
func (s *State) warnOfFamine(p *previewer, chance Chance) {
	if chance == Surely {
		p.warn(rules.T("The match"), "is lost at the end of the Season: no hero is left alive")
	} else {
		p.warn(rules.T("The match"), "can be lost at the end of the Season: no hero is left alive")
	}
}

// starving is what is asked about a choice with which a hero's turn ends who cannot pay the Food for the end of this round's Season,
// where another choice earns the hero Food and other heroes are still to act: after them it is asked with all else (BS-TBL-21).
func (s *State) starving(c rules.Choice) []rules.Text {
	h := s.active
	if s.ask.kind != askTurn || c.Verb == Concede || c.Verb == Discard || !s.seasonEnds() || !s.starves(h) || s.toCome() == 0 {
		return nil
	}
	if after := s.followed(c); c.Verb != End && after.heroes[h].turn.left > 0 || after.result != undecided || s.feeds(h, after) {
		return nil
	}
	for _, other := range s.Decision().Choices {
		if other != c && other.Verb != Concede && other.Verb != Finish && other.Verb != Discard && s.feeds(h, s.followed(other)) {
			return []rules.Text{rules.T("The turn of %s ends with this, with %d Food of %d for the end of the Season: who has too little then dies.",
				s.short(h), s.heroes[h].track[cards.Food], s.upkeep(h))}
		}
	}
	return nil
}

// followed is what a choice comes to, with all that nobody knows dealt anew.
func (s *State) followed(c rules.Choice) *State {
	r, w := rules.NewRand(1), s.Clone().(*State)
	w.Veil(rules.NoSeat, &r)
	w.answer(w.numbered(c))
	w.drift(true)
	return w
}

// feeds reports whether a hero has more Food in a state that has come of this one.
func (s *State) feeds(h heroNo, after *State) bool {
	return after.heroes[h].track[cards.Food] > s.heroes[h].track[cards.Food]
}
