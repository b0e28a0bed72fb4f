package kurth

// bound is where the markers of each placing card are sure to come that are still to be placed this turn: the number of the location; -1:
// they are placed, or it rests on a choice of the Warden (KU-UPK-9 to KU-UPK-11).
func (s *State) bound() [placingCards]int {
	if ways := s.waysToCome(); len(ways) > 0 {
		return common(ways)
	}
	return [placingCards]int{-1, -1}
}

// waysToCome are the ways in which the markers may come that are still to be placed this turn; none: they are placed.
func (s *State) waysToCome() (ways [][placingCards]int) {
	if s.reinforcements == 0 || s.undealt > 0 || s.gone > 0 || s.phase != phaseDeal && s.phase != phaseTie {
		return nil
	}
	first := max(int(s.placing), 1)
	if s.placing > 0 && len(s.landings(first-1)) == 0 { // its markers have just come
		first++
	}
	if first > placingCards {
		return nil
	}
	s.game.eachWay(s.markers, s.protected, s.reinforcements, s.row()[:placingCards], first-1, [placingCards]int{-1, -1}, func(way [placingCards]int) { ways = append(ways, way) })
	return ways
}

// overrunAhead are the locations that markers still to be placed this turn overrun: those they are sure to, and those they may (KU-END-1).
func (s *State) overrunAhead() (sure, may placeSet) {
	for i, way := range s.waysToCome() {
		after, all := s.markers, placeSet(0)
		for _, place := range way {
			if place >= 0 && !s.protected.has(uint8(place)) {
				after[place] += s.reinforcements
			}
		}
		for place := range uint8(placeCount) {
			if s.markers[place] < s.game.overrunAt && after[place] >= s.game.overrunAt {
				all = all.with(place)
			}
		}
		if i == 0 {
			sure = all
		}
		sure, may = sure&all, may|all
	}
	return sure, may &^ sure
}

// eachWay tells of every way in which cards may place so many markers a card from a slot on, one after the other, as the city stands
// then: where each of them goes (KU-UPK-6 to KU-UPK-12).
func (g *Game) eachWay(markers [placeCount]int16, closed placeSet, n int16, cards []uint8, slot int, so [placingCards]int, tell func([placingCards]int)) {
	if slot == len(cards) {
		tell(so)
		return
	}
	places := g.cards[cards[slot]].Places
	fewest := markers[places[0]]
	for _, place := range places {
		fewest = min(fewest, markers[place])
	}
	for _, place := range places {
		if markers[place] > fewest {
			continue
		}
		after := markers
		if !closed.has(uint8(place)) {
			after[place] += n
		}
		so[slot] = place
		g.eachWay(after, closed, n, cards, slot+1, so, tell)
	}
}
