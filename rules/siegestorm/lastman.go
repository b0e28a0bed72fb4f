package siegestorm

// eliminate takes a player out of Last Man Standing (ST-LMS-7, ST-LMS-8, ST-RUL-36); the last
// one left wins (ST-LMS-9).
func (s *State) eliminate(d side, rule string) {}

// closeTrack takes a war track off the board.
func (s *State) closeTrack(t uint8) {
	s.tracks[t] = track{owner: noSide, slots: [trackSlots]cardNo{noCard, noCard, noCard}}
}
