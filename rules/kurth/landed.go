package kurth

// landed is where the markers of each placing card came to this turn, or where they were turned back: the number of the
// location; -1: they have not come yet, or what stands in the city does not tell two cards apart (KU-UPK-7 to KU-UPK-11).
func (s *State) landed() [placingCards]int {
	where := [placingCards]int{-1, -1}
	if s.reinforcements == 0 || s.undealt > 0 || s.gone > 0 || s.phase == phaseDeal && s.placing == 0 {
		return where
	}
	placed := placingCards
	if s.placing > 0 {
		placed = int(s.placing) - 1
	}
	for ; placed <= placingCards; placed++ { // one more while its markers are just coming
		if found := s.landings(placed); len(found) > 0 {
			return common(found)
		}
	}
	return where
}

// landings are the ways in which so many cards can have brought the markers that arrived.
func (s *State) landings(placed int) (found [][placingCards]int) {
	ways := [][placingCards]int{{-1, -1}}
	for slot, card := range s.row()[:placed] {
		var longer [][placingCards]int
		for _, way := range ways {
			for _, place := range s.game.cards[card].Places {
				way[slot] = place
				longer = append(longer, way)
			}
		}
		ways = longer
	}
	for _, way := range ways {
		var brought [placeCount]int16
		for _, place := range way[:placed] {
			if !s.warded.has(uint8(place)) {
				brought[place] += s.reinforcements
			}
		}
		if brought == s.arrived {
			found = append(found, way)
		}
	}
	return found
}

// common is what several ways have in common, -1 where they differ.
func common(ways [][placingCards]int) [placingCards]int {
	same := ways[0]
	for _, way := range ways[1:] {
		for slot := range same {
			if way[slot] != same[slot] {
				same[slot] = -1
			}
		}
	}
	return same
}
