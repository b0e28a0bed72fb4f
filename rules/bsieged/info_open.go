package bsieged

func (s *State) coward(h heroNo) bool { return false }
