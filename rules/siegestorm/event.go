package siegestorm

import "portcullis/rules"

// emit adds an event. Its seat is that of by.
func (s *State) emit(by side, e rules.Event) {
	e.Seat = by.seat()
	e.Reveals = e.Reveals || s.news
	s.news = false
	s.events = append(s.events, e)
	if s.watch != nil {
		s.watch(e)
	}
}

// Watch makes f be told of each event right after it.
func (s *State) Watch(f func(rules.Event)) { s.watch = f }

// passOver notes that somebody was not asked for want of a choice, or because he does not want to
// be: where seats have secrets, the next event tells the others so.
func (s *State) passOver() { s.news = s.news || !s.Open() }

// note emits an event that moves nothing.
func (s *State) note(by side, name, rule string, subject rules.Element) {
	s.emit(by, rules.Event{Kind: rules.Note, Name: name, Rule: rule, Subject: subject})
}

// moved emits that a card went from one place to another.
func (s *State) moved(by side, name, rule string, c cardNo, from, to rules.Element) {
	s.emit(by, s.way(name, rule, c, from, to))
}

// way is the event that a card went from one place to another. Cards that nobody, or only their holder, could see before reveal
// themselves by it.
func (s *State) way(name, rule string, c cardNo, from, to rules.Element) rules.Event {
	return rules.Event{Kind: rules.CardMoved, Name: name, Rule: rule, Subject: s.game.cardElement[c], From: from, To: to, Reveals: s.hidden(from)}
}

// hidden reports whether the cards at an element are hidden from somebody at the table.
func (s *State) hidden(el rules.Element) bool {
	p, d := placeAt(el)
	return p == inResources || !s.Open() && d != bossSide && p.secret()
}
