package siegestorm

// mayHandOver reports whether control may go to the Co-op partner at a window (ST-RUL-73).
func (s *State) mayHandOver(f *frame) bool { return false }

// handOver gives control to the partner.
func (s *State) handOver(f *frame) {}
