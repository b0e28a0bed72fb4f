package siegestorm

import "portcullis/rules/siegestorm/cards"

// attack is the current ATT of a creature, at least 0 (ST-CRD-4, ST-RUL-12): print, Gang
// tokens, changes until the end of turn, and static passives reckoned from the board.
func (s *State) attack(c cardNo) int {
	k := &s.cards[c]
	att, _ := s.influences(c)
	return max(0, int(s.design(c).ATT)+int(k.gang)+int(k.att)+att)
}

// defence is the current DEF of a creature, at least 0.
func (s *State) defence(c cardNo) int {
	_, def := s.influences(c)
	return max(0, int(s.design(c).DEF)+int(s.cards[c].def)+def)
}

// influences is what the static passives on the Battlefield add to a creature; equal ones add
// up (ST-PLY-11).
func (s *State) influences(c cardNo) (att, def int) {
	if !s.cards[c].place.onBattlefield() {
		return 0, 0
	}
	var buf [maxBoard]cardNo
	for _, x := range s.battlefield(buf[:0]) {
		if st := s.trait(x).static; st&changesOthers != 0 || x == c && st&changesItself != 0 {
			a, d := s.influence(x, c)
			att += a
			def += d
		}
	}
	return att, def
}

// influence is what the static passive of one card adds to a creature.
func (s *State) influence(x, c cardNo) (att, def int) {
	k := &s.cards[x]
	effects := s.design(x).Passive.Effects
	for i := range effects {
		e := &effects[i]
		if e.Do != cards.Mod || !s.reaches(x, k.track, e.Scope, c) {
			continue
		}
		if e.IfCount == cards.NoCount || s.applies(s.commandOf(k.holder, x, k.track), e) {
			att += int(e.ATT)
			def += int(e.DEF)
		}
	}
	return att, def
}

// creatureCost is what a side pays to play a card as a creature (ST-RUL-49).
func (s *State) creatureCost(by side, c cardNo) int {
	return max(0, int(s.design(c).Cost)+s.sumFor(by, changesCosts, cards.CostChange))
}

// ward is how much less each damage packet does to a side.
func (s *State) ward(d side) int { return s.sumFor(d, wards, cards.Ward) }

// sumFor adds up what the static passives that help a side do in one way. Those of either
// track help (ST-RUL-38), in Co-op the partner's too, but not those of his Battle Zone
// (ST-RUL-47, ST-RUL-59).
func (s *State) sumFor(d side, kind statics, do cards.Verb) int {
	n := 0
	var buf [maxBoard]cardNo
	for _, x := range s.battlefield(buf[:0]) {
		if s.trait(x).static&kind == 0 || !s.helps(x, d) {
			continue
		}
		for i := range s.design(x).Passive.Effects {
			if e := &s.design(x).Passive.Effects[i]; e.Do == do {
				n += int(e.N)
			}
		}
	}
	return n
}

// helps reports whether the passive of a card works for a side (ST-COP-5, ST-RUL-59).
func (s *State) helps(x cardNo, d side) bool {
	k := &s.cards[x]
	return k.holder == d || k.place.onWarTrack() && !s.hostile(k.holder, d)
}

// ignoresDefender reports whether a creature's storm subtracts no DEF.
func (s *State) ignoresDefender(c cardNo) bool {
	return s.trait(c).static&ignoresDefences != 0 && s.cards[c].place.onBattlefield()
}
