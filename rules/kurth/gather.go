package kurth

import "portcullis/rules"

var _ rules.Gatherer = (*State)(nil)

// Gather tells a walk of several steps in one sentence.
func (s *State) Gather(events []rules.Event) (n int, text rules.Text) {
	passage := false
	var by []rules.Text
	for ; n < len(events) && events[n].Name == "token_moved" && events[n].From != events[n].To; n++ {
		if passage = passage || events[n].M == 1; n > 0 {
			by = append(by, s.phraseOf(events[n].From))
		}
	}
	if n < 2 {
		return 0, rules.Text{}
	}
	from, to := s.phraseOf(events[0].From), s.phraseOf(events[n-1].To)
	if passage {
		return n, rules.T("The Warden walks from %s by %s to %s, through the passageway.", from, rules.And(by...), to)
	}
	return n, rules.T("The Warden walks from %s by %s to %s.", from, rules.And(by...), to)
}
