package siegestorm

// draw makes a player draw n cards (ST-KEY-6); he loses if there are not enough (ST-WIN-1,
// ST-WIN-5).
func (s *State) draw(d side, n int) {
	a := &s.sides[d]
	if a.resources.len() < n {
		s.fail(d, "ST-WIN-1")
		return
	}
	for range n {
		s.sendToHand(d, "drawn", "ST-TRN-3", a.resources.top(), d)
	}
}

// harm deals a packet of damage to a side (ST-KEY-5, ST-WIN-3): a ward takes its part, then the
// Heal pile, then the Resources; a boss loses Life (ST-SOL-18).
func (s *State) harm(by, d side, n int, rule string) {}

// fail is the moment at which a player must draw or suffer and cannot (ST-WIN-1 to ST-WIN-3):
// the end of the match, or in Last Man Standing his elimination.
func (s *State) fail(d side, rule string) {
	switch s.set.mode {
	case lastMan:
		s.eliminate(d, rule)
	case solo, coop:
		s.finish(lostToBoss, d, 0)
	default:
		s.finish(wonDuel, d, 1<<(1-d))
	}
}
