package stub

import "portcullis/rules"

// CopyFrom makes s a copy of from and keeps the memory of s for its events.
func (s *State) CopyFrom(from rules.State) {
	events := s.events[:0]
	*s = *from.(*State)
	s.events, s.fresh, s.watch = events, false, nil
}

// Sensible leaves out what comes to the same as another choice: the woods make no
// difference, and neither do two gates without wards.
func (s *State) Sensible(buf []rules.Choice) []rules.Choice {
	var seen [End + 1][values + 1][gates]bool
	for _, c := range s.Decision().Choices {
		kind := &seen[c.Verb][0][0]
		if c.Verb != End {
			kind = &seen[c.Verb][cardOf(c).value()][s.alike(c)]
		}
		if *kind {
			continue
		}
		*kind = true
		buf = append(buf, c)
	}
	return buf
}

// alike returns the first gate at which c does the same as at its own.
func (s *State) alike(c rules.Choice) int16 {
	side := s.theirs()
	if c.Verb == Ward {
		side = s.mine()
	}
	if side.ward[0].seen == absent && side.ward[1].seen == absent {
		return 0
	}
	return c.Args[1]
}

// Tags names the value of the card and what it is used for: "5 as raid".
func (s *State) Tags(c rules.Choice, buf []string) []string {
	switch c.Verb {
	case Raid:
		return append(buf, cardOf(c).id()[4:]+" as raid")
	case Ward:
		return append(buf, cardOf(c).id()[4:]+" as ward")
	}
	return buf
}

// Starts returns the seat that the option first names (TG-SET-2).
func (s *State) Starts() rules.Seat { return s.first }
