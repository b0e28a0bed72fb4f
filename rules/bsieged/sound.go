package bsieged

import "portcullis/rules/bsieged/cards"

// soundTurn reports whether a frame of a hero's turn, as somebody wrote it, can be played on:
// whether what it says of heroes, cards and tokens is there (BS-BAD-22).
func (s *State) soundTurn(f *frame) bool {
	switch f.kind {
	case attackFrame:
		return s.soundAttack(f)
	case exchangeFrame:
		return s.soundExchange(f)
	case trainFrame:
		return s.soundTraining(f)
	case catapultFrame:
		return f.stage <= catapultWorks
	case turnFrame:
		return f.stage <= turnEnds && f.n >= 0
	}
	return true
}

func (s *State) soundAttack(f *frame) bool {
	if f.field == noField || f.zone == noZone || f.stage > bloodHits || f.n < 0 || f.n > firstLevel+cards.LevelCount {
		return false
	}
	free := f.stage == bloodStarts || f.stage == bloodHits
	return !free || f.n > 0 && s.bloodthirst(f.hero, int(f.n)-1) != nil
}

func (s *State) soundExchange(f *frame) bool {
	with := heroNo(f.n)
	if with < 0 || with >= heroNo(s.nhero) || with == f.hero || !s.heroes[with].alive {
		return false
	}
	p := s.newSwap(f.hero, with)
	return f.bits>>p.own == 0 && f.more>>(p.all-p.own) == 0 && p.possible(f.bits, f.more)
}

func (s *State) soundTraining(f *frame) bool {
	token := func(n int8) bool { return n >= 0 && int(n) < len(s.game.set.Abilities) }
	switch {
	case f.stage == trainPays:
		return s.mayTrain(f.hero).free()
	case int(f.index) != s.nextLevel(f.hero) || f.index == cards.LevelCount:
		return false
	case f.stage == trainPicks:
		return token(f.n) && token(f.m)
	}
	return f.stage == trainKeeps && token(f.n)
}
