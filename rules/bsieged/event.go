package bsieged

import "portcullis/rules"

// emit tells what happened. Events are of the seat of a hero, or of nobody. Turns are counted
// here: what begins one is told with its number.
func (s *State) emit(h heroNo, e rules.Event) {
	if e.Kind == rules.TurnBegan {
		s.turns++
		e.N = int16(s.turns)
		if h == noHero {
			s.began[e.M] = s.turns
		}
	}
	e.Seat = rules.NoSeat
	if h != noHero {
		e.Seat = rules.Seat(s.heroes[h].seat)
	}
	s.story = append(s.story, e)
	if s.watch != nil {
		s.watch(e)
	}
}

// Watch makes f be told of each event right after it.
func (s *State) Watch(f func(rules.Event)) { s.watch = f }

// note tells something that moves nothing.
func (s *State) note(h heroNo, name, rule string, subject, to rules.Element) {
	s.emit(h, rules.Event{Kind: rules.Note, Name: name, Rule: rule, Subject: subject, To: to})
}
