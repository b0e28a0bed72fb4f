package bsieged

import (
	"slices"

	"portcullis/rules/bsieged/cards"
)

// valid reports whether a frame, as somebody wrote it, can be played on: whether it lies where it
// can lie, and whether what it says of heroes, cards, tokens and effects is there (BS-BAD-22).
func (s *State) valid(f *frame) bool {
	if !s.validPlace(f) {
		return false
	}
	if s.result != undecided {
		return s.validEnded(f)
	}
	if s.stack.Len() == 1 && s.top().stage != partOf(f) {
		return false
	}
	switch f.kind {
	case roundFrame:
		return f.stage < toResurrection || f.stage <= toEvents && int(s.round) < s.game.set.Match.Rounds
	case spawnFrame:
		return f.stage == pickField && f.field == noField && f.index <= uint8(oneEach)
	case turnFrame:
		return f.hero == s.active && f.stage <= turnEnds && f.n >= 0
	case attackFrame:
		return s.validAttack(f)
	case catapultFrame:
		return f.stage <= catapultWorks
	case exchangeFrame:
		return s.validExchange(f)
	case trainFrame:
		return s.validTraining(f)
	case textFrame:
		return s.validText(f)
	case volleyFrame:
		return s.validVolley(f)
	case drawFrame:
		return f.stage <= drawCards && f.more > 0 && f.more < 1<<cards.ClassCount && f.index < uint8(cards.ClassCount)
	case obtainFrame:
		return f.card != noCard
	case assaultFrame, marchFrame:
		return f.stage <= 1 && f.n >= 0 && f.n <= cards.FieldCount && f.m >= 0 && f.m <= groups
	case hitsFrame:
		return f.field != noField && f.zone != noZone && f.n >= 0 && cards.UnitKind(f.index) != cards.Molen
	case molenFrame:
		return f.field != noField && f.n > 0 && s.validMolen(f)
	case houseFrame:
		return f.stage == 0 && f.n >= 0 && f.n <= 1
	case graceFrame:
		return s.dice.n > 0 && s.dice.hero == f.hero && s.heroes[f.hero].track[cards.Grace] > 0
	}
	return f.kind != seasonFrame // nothing is asked in it
}

// validEnded is valid for a match that is over: nothing goes on, so a frame need only hold what is
// still told of it. Nothing ends while a roll, a training or an exchange waits for an answer.
func (s *State) validEnded(f *frame) bool {
	switch f.kind {
	case trainFrame, exchangeFrame, graceFrame:
		return false
	case hitsFrame:
		return f.field != noField && f.n >= 0 && cards.UnitKind(f.index) != cards.Molen
	case molenFrame:
		return f.field != noField && f.n >= 0
	}
	return true
}

// lies tells on which frames one of a kind can lie.
var lies = [frameKinds][]frameKind{
	spawnFrame: {roundFrame}, seasonFrame: {roundFrame}, turnFrame: {roundFrame}, tacticsFrame: {roundFrame}, assaultFrame: {roundFrame}, marchFrame: {roundFrame},
	attackFrame: {turnFrame, obtainFrame, drawFrame, textFrame}, catapultFrame: {turnFrame}, exchangeFrame: {turnFrame},
	trainFrame: {textFrame}, drawFrame: {textFrame, drawFrame}, obtainFrame: {textFrame, drawFrame},
	textFrame:   {roundFrame, turnFrame, tacticsFrame, obtainFrame, drawFrame, textFrame},
	volleyFrame: {textFrame}, houseFrame: {textFrame}, hitsFrame: {assaultFrame}, molenFrame: {assaultFrame},
	graceFrame: {attackFrame, catapultFrame, textFrame, volleyFrame},
}

// partOf is the part of the round that waits while a frame lies on it (BS-RND-3, BS-RES-9).
func partOf(f *frame) uint8 {
	switch {
	case f.kind == spawnFrame && batch(f.index) == oneEach:
		return toEvents
	case f.kind == textFrame: // of an Event
		return toMessenger
	}
	return map[frameKind]uint8{turnFrame: toHeroes, spawnFrame: toHeroes, tacticsFrame: toAssault, assaultFrame: toMarch, marchFrame: toSeason, seasonFrame: toEnd}[f.kind]
}

func (s *State) validPlace(f *frame) bool {
	if s.stack.Depth == 0 {
		return f.kind == roundFrame
	}
	below := s.top()
	if (below.kind == assaultFrame || below.kind == marchFrame) && below.field == noField {
		return false
	}
	return slices.Contains(lies[f.kind], below.kind)
}

// validMolen: a building is decided on that has a token to spend.
func (s *State) validMolen(f *frame) bool {
	if int(f.stage) >= quarterHouses {
		return false
	}
	h := s.houses[s.houseIn(f.field, int(f.stage))]
	return h.harm != destroyed && h.reinforced > 0
}

func (s *State) validAttack(f *frame) bool {
	if f.field == noField || f.zone == noZone || f.stage > bloodHits || f.n < 0 || f.n > firstLevel+cards.LevelCount {
		return false
	}
	free := f.stage >= bloodAsks
	return !free || f.n > 0 && s.bloodthirst(f.hero, int(f.n)-1) != nil
}

func (s *State) validExchange(f *frame) bool {
	with := heroNo(f.n)
	if with < 0 || with >= heroNo(s.nhero) || with == f.hero || !s.heroes[with].alive || !s.mayAct(f.hero).free() {
		return false // an action pays for it once it is done (BS-EXC-1)
	}
	p := s.newSwap(f.hero, with)
	return f.bits>>p.own == 0 && f.more>>(p.all-p.own) == 0 && p.possible(f.bits, f.more)
}

func (s *State) validTraining(f *frame) bool {
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
