package siegestorm

// relevant reports whether a legal reaction to the last link is relevant (ST-REA-8).
func (s *State) relevant(d side, c cardNo, ability bool) bool { return true }
