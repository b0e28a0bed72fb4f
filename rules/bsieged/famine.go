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
func (s *State) starves(h heroNo) bool {
	return s.heroes[h].alive && int(s.heroes[h].track[cards.Food]) < s.upkeep(h)
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
