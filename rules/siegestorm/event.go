package siegestorm

import "portcullis/rules"

// emit adds an event. Its seat is that of by.
func (s *State) emit(by side, e rules.Event) {
	e.Seat = by.seat()
	s.events = append(s.events, e)
}

// note emits an event that moves nothing.
func (s *State) note(by side, name, rule string, subject rules.Element) {
	s.emit(by, rules.Event{Kind: rules.Note, Name: name, Rule: rule, Subject: subject})
}

// moved emits that a card went from one place to another. Cards that nobody, or only their
// holder, could see before reveal themselves by it.
func (s *State) moved(by side, name, rule string, c cardNo, from, to rules.Element) {
	s.emit(by, rules.Event{Kind: rules.CardMoved, Name: name, Rule: rule, Subject: s.game.cardElement[c], From: from, To: to, Reveals: hidden(from)})
}

// hidden reports whether the cards at an element are hidden from somebody.
func hidden(el rules.Element) bool {
	switch el.Kind() {
	case "resources", "hand", "supports", "vision":
		return true
	}
	return false
}
