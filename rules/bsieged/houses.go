package bsieged

import "portcullis/rules/bsieged/cards"

// listVisits offers the buildings that the hero may use.
func (s *State) listVisits(h heroNo) {
	for b := range cards.BuildingID(cards.BuildingCount) {
		if s.mayVisit(h, b).free() {
			s.offer(Visit, int(b))
		}
	}
}

// visit uses a building: the hero is placed on it and its effects are carried out (BS-BLD-1).
func (s *State) visit(h heroNo, b cards.BuildingID) {
	s.spend(h)
	t := &s.heroes[h].turn
	t.last, t.lastUsed = b, true
	s.stand(h, houseAt(b))
	f := newFrame(textFrame)
	f.hero, f.from, f.index, f.list, f.times = h, fromHouse, uint8(b), s.game.set.Buildings[b].Effects, 1
	s.push(f)
}
