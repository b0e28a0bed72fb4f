package siegestorm

import "portcullis/rules"

var _ rules.Copier = (*State)(nil)

// Clone returns an independent copy.
func (s *State) Clone() rules.State {
	c := new(State)
	c.CopyFrom(s)
	return c
}

// CopyFrom makes s a copy of from and keeps the memory of s for its events and choices.
func (s *State) CopyFrom(from rules.State) {
	events, choices := s.events[:0], s.choices[:0]
	*s = *from.(*State)
	if s.listed {
		choices = append(choices, s.choices...)
	}
	s.events, s.choices, s.fresh, s.chosen, s.watch = events, choices, false, false, nil
}

// Force queues results for the next dice. The game throws none; the queue is kept all the same.
func (s *State) Force(faces ...uint8) error { return s.rng.Force(faces...) }
