package bsieged

import "portcullis/rules"

// emit tells what happened. Events are of the seat of a hero, or of nobody.
func (s *State) emit(h heroNo, e rules.Event) {
	e.Seat = rules.NoSeat
	if h != noHero {
		e.Seat = rules.Seat(s.heroes[h].seat)
	}
	s.story = append(s.story, e)
}

// note tells something that moves nothing.
func (s *State) note(h heroNo, name, rule string, subject, to rules.Element) {
	s.emit(h, rules.Event{Kind: rules.Note, Name: name, Rule: rule, Subject: subject, To: to})
}
