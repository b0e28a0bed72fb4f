package citadel

// threats are the plaques on the walls: what the coming Enemies phase brings there.
func (l *layout) threats() {}
