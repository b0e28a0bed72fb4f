package bsieged

// Fact is a number about the match, for lessons and feats: "round" is that of the Time token.
func (s *State) Fact(name string) (int, bool) {
	if name == "round" {
		return int(s.round), true
	}
	return 0, false
}
