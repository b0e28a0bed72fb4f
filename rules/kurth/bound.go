package kurth

// bound is where the markers of each placing card are sure to come that are still to be placed this turn: the number of the location; -1:
// they are placed, or it rests on a choice of the Warden (KU-UPK-9 to KU-UPK-11).
func (s *State) bound() [placingCards]int {
	where := [placingCards]int{-1, -1}
	if s.reinforcements == 0 || s.undealt > 0 || s.gone > 0 || s.phase != phaseDeal && s.phase != phaseTie {
		return where
	}
	first := max(int(s.placing), 1)
	if s.placing > 0 && len(s.landings(first-1)) == 0 { // its markers have just come
		first++
	}
	if first > placingCards {
		return where
	}
	var ways [][placingCards]int
	s.game.eachWay(&s.markers, s.protected, s.reinforcements, s.row()[:placingCards], first-1, where, func(way [placingCards]int) { ways = append(ways, way) })
	return common(ways)
}

// eachWay tells of every way in which cards may place so many markers a card from a slot on, one after the other, as the city stands
// then: where each of them goes (KU-UPK-6 to KU-UPK-12).
func (g *Game) eachWay(markers *[placeCount]int16, closed placeSet, n int16, cards []uint8, slot int, so [placingCards]int, tell func([placingCards]int)) {
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
		after := *markers
		if !closed.has(uint8(place)) {
			after[place] += n
		}
		so[slot] = place
		g.eachWay(&after, closed, n, cards, slot+1, so, tell)
	}
}
