package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// hitHouse lets one building take a hit that is none of an enemy (verb damage). A hero or a
// Reinforced token takes it as usual (BS-RUL-33); floor is what Morale it leaves a hero. With
// spare a damaged building is not destroyed by it.
func (s *State) hitHouse(b cards.BuildingID, floor int, spare bool, rule string) {
	s.note(noHero, "building_hit", rule, s.game.el.houses[b], s.game.el.houses[b])
	f := newFrame(houseFrame)
	f.index, f.n, f.did = uint8(b), int8(floor), spare
	s.push(f)
}

// stepHouse carries out one hit on a building: index, n is the Morale that a hero keeps, did
// spares a damaged building. It asks who takes the hit if there is more than one answer.
func (s *State) stepHouse(f *frame) {
	if f.stage > 0 {
		s.pop()
		return
	}
	if b := cards.BuildingID(f.index); s.spendsUnasked(b) {
		f.stage = 1
		s.spendToken(b)
		return
	}
	s.wait(askShield, noHero)
}

// spendsUnasked reports whether a Reinforced token takes a hit on a building without a question: nobody stands there who could take it, and
// a token that is kept spares the building a later hit at best (BS-OPT-18).
func (s *State) spendsUnasked(b cards.BuildingID) bool {
	_, n := s.guards(b)
	return s.set.asked <= asksWhatIsOpen && n == 0 && s.houses[b].reinforced > 0
}

// listHouse offers a Reinforced token and each hero on the building (BS-PRO-2, BS-PRO-4,
// BS-PRO-5, BS-RUL-62); without a hero the building may take the hit (BS-RUL-80).
func (s *State) listHouse(f *frame) {
	b := cards.BuildingID(f.index)
	guards, n := s.guards(b)
	if s.houses[b].reinforced > 0 {
		s.offer(Spend, int(b), int(noHero))
	}
	for _, h := range guards[:max(n, 1)] {
		s.offer(Suffer, int(b), int(h))
	}
}

func (s *State) answerHouse(f *frame, c rules.Choice) {
	f.stage = 1
	b, h := cards.BuildingID(f.index), heroNo(c.Args[1])
	switch {
	case c.Verb == Spend:
		s.spendToken(b)
	case h != noHero:
		s.hurt(h, int(f.n), "BS-PRO-2")
		s.tellProtected(b)
	case !f.did || s.houses[b].harm == intact:
		s.harm(b, "BS-REB-1")
	}
}

// listShields and answerShield serve both frames that ask about a building.
func (s *State) listShields(f *frame) {
	if f.kind == molenFrame {
		s.listMolen(f)
		return
	}
	s.listHouse(f)
}

func (s *State) answerShield(f *frame, c rules.Choice) {
	if f.kind == molenFrame {
		s.answerMolen(f, c)
		return
	}
	s.answerHouse(f, c)
}

// guards are the living heroes on a building (BS-PRO-1): none, one, or two by Cowardice. Those
// that are not there are noHero.
func (s *State) guards(b cards.BuildingID) (list [2]heroNo, n int) {
	list = [2]heroNo{noHero, noHero}
	for h := range heroNo(s.nhero) {
		if n < len(list) && s.exposed(h) && s.heroes[h].at == houseAt(b) {
			list[n] = h
			n++
		}
	}
	return list, n
}

// harm lets a building take a hit: intact to damaged to destroyed, and no further (BS-REB-1,
// BS-REB-2). The tokens of a destroyed one go back to the supply (BS-RUL-80).
func (s *State) harm(b cards.BuildingID, rule string) {
	o := &s.houses[b]
	e := rules.Event{Kind: rules.MarkerChanged, Rule: rule, Subject: s.game.el.houses[b], To: s.game.el.houses[b], N: 1}
	switch o.harm {
	case intact:
		o.harm, e.Name = damaged, "building_damaged"
	case damaged:
		o.harm, e.Name = destroyed, "building_destroyed"
		o.reinforced = 0
		s.tally.lost++
	default:
		return
	}
	s.emit(noHero, e)
}

// spendToken discards a Reinforced token, which cancels one hit (BS-PRO-4).
func (s *State) spendToken(b cards.BuildingID) {
	o := &s.houses[b]
	o.reinforced--
	s.emit(noHero, rules.Event{Kind: rules.Blocked, Name: "reinforced_spent", Rule: "BS-PRO-4", Subject: s.game.el.houses[b], To: s.game.el.houses[b], N: int16(o.reinforced)})
}

// tellProtected tells that a hero kept a building from harm (BS-PRO-2).
func (s *State) tellProtected(b cards.BuildingID) {
	s.emit(noHero, rules.Event{Kind: rules.Blocked, Name: "building_protected", Rule: "BS-PRO-2", Subject: s.game.el.houses[b], To: s.game.el.houses[b]})
}
