package bsieged

import "portcullis/rules/bsieged/cards"

// weighGrace spends Divine Grace only where the next token changes what comes of the roll, and
// that is worth more than the token (BS-GRA-1).
func (s *State) weighGrace(l *shortList, t *threat) {
	for i, c := range s.choices {
		if c.Verb == Keep {
			l.add(i, 0)
			continue
		}
		if m := s.graceGain(t, int(c.Args[0]), int8(c.Args[1])); m > 0 {
			l.add(i, m-graceWorth)
		}
	}
}

// graceGain is what so much more or less on a die is worth, less the tokens beyond the first.
func (s *State) graceGain(t *threat, die int, by int8) float64 {
	r := &s.dice
	v := r.face[die]
	switch r.goal {
	case forHits:
		return s.hitGain(t, v, by)
	case forTest:
		if by > 0 && v < r.need && r.need-v <= s.heroes[r.hero].track[cards.Grace] {
			return 2 - 0.6*float64(r.need-v-1)
		}
	case forSum:
		if by > 0 {
			return s.sumGain(int(by)) - graceWorth*float64(by-1)
		}
	case forShot:
		return s.shotGain(t, by) - graceWorth*float64(max(by, -by)-1)
	}
	return 0
}

// hitGain is what turning a die of an attack into a hit is worth, or into a miss where a hit too
// many kills the Messenger.
func (s *State) hitGain(t *threat, v, by int8) float64 {
	r, f := &s.dice, s.below()
	hits := r.hits()
	if by < 0 {
		if r.danger && v >= r.need && hits > s.foes(f.field, s.rolledZone(f)) {
			return messengerLife
		}
		return 0
	}
	short := r.need - v
	if v >= r.need || short > s.heroes[r.hero].track[cards.Grace] {
		return 0
	}
	strength := s.rolledStrength(f)
	z := s.rolledZone(f)
	if r.danger && hits >= s.foes(f.field, z) {
		return 0
	}
	with, _ := s.harvest(t, f.field, z, strength, hits+1, 1)
	without, _ := s.harvest(t, f.field, z, strength, hits, 1)
	gain := with - without
	if hits == 0 && with > 0 {
		gain += s.successMorale(r.hero)
	}
	return gain - graceWorth*float64(short-1)
}

// rolledZone is the Zone that the dice are thrown against by the frame that threw them.
func (s *State) rolledZone(f *frame) zoneNo {
	if f.kind == volleyFrame {
		return lowest(cards.Zones(f.bits))
	}
	return f.zone
}

// rolledStrength is the Strength of the hits of the roll.
func (s *State) rolledStrength(f *frame) int {
	switch {
	case f.kind == volleyFrame:
		return s.design(f.card).Strength
	case f.stage == bloodHits:
		if e := s.bloodthirst(f.hero, int(f.n)-1); e != nil {
			return e.Strength
		}
	}
	return s.attackStrength(f.hero, f.card)
}

// sumGain is what so much more Food or Gold is worth.
func (s *State) sumGain(more int) float64 {
	f := s.below()
	list := s.game.set.List(f.list)
	if f.kind != textFrame || int(f.at) >= len(list) {
		return 0
	}
	what, n := list[f.at].What, s.dice.sum()
	return s.trackWorth(f.hero, what, n+more) - s.trackWorth(f.hero, what, n)
}

// shotGain is what one more or one less of a shot is worth (BS-CAT-7, BS-CAT-13).
func (s *State) shotGain(t *threat, by int8) float64 {
	r := &s.dice
	f, z := s.facing, s.shotZone()
	at := func(v int8) float64 {
		if v < 1 {
			return 0
		}
		n := max(int(v)+s.change(cards.CatapultShot, r.hero, noZone).add, 0)
		worth, some := s.harvest(t, f, z, s.game.set.Catapult.Strength, n, 1)
		if n > s.foes(f, z) && s.messenger.in(f, z) && !s.ward {
			worth -= messengerLife
		}
		return worth + some*s.successMorale(r.hero)
	}
	return at(r.face[0]+by) - at(r.face[0])
}

// weighCard weighs what becomes of a card obtained (BS-SLT-5, BS-SLT-6).
func (s *State) weighCard(l *shortList, t *threat) {
	f := s.top()
	d := s.design(f.card)
	worth := s.keepWorth(f.hero, d)
	for i, c := range s.choices {
		switch c.Verb {
		case Keeping:
			l.add(i, worth)
		case Use:
			m := s.useWorth(t, f.hero, c)
			if int(c.Args[0]) == int(s.game.design[f.card]) {
				m += heldBack
			}
			if m > 0 {
				l.add(i, m)
			}
		case Discard:
			if m := s.swapWorth(f, worth, &s.game.set.Cards[c.Args[0]]); m > 0 {
				l.add(i, m)
			}
		case Leave:
			l.add(i, 0)
		}
	}
}

// swapWorth is what it is worth to throw a stored card away for the one obtained; nothing where
// there is room for both.
func (s *State) swapWorth(f *frame, worth float64, old *cards.Card) float64 {
	d := s.design(f.card)
	if old.Class != d.Class || old.Kind != d.Kind || s.storable(f.hero, f.card) {
		return useless
	}
	return worth - s.keepWorth(f.hero, old) - 0.2
}
