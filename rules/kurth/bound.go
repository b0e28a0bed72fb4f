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
	return common(s.ways(s.markers, first-1, where))
}

// ways are the ways in which the cards of the row place from a slot on, one after the other, as the city stands then.
func (s *State) ways(city [placeCount]int16, slot int, so [placingCards]int) (found [][placingCards]int) {
	if slot == placingCards {
		return [][placingCards]int{so}
	}
	named := s.game.cards[s.row()[slot]].Places
	fewest := city[named[0]]
	for _, place := range named {
		fewest = min(fewest, city[place])
	}
	for _, place := range named {
		if city[place] > fewest {
			continue
		}
		then := city
		if !s.protected.has(uint8(place)) {
			then[place] += s.reinforcements
		}
		so[slot] = place
		found = append(found, s.ways(then, slot+1, so)...)
	}
	return found
}
