package bsieged

import "portcullis/rules"

// advanceTime moves the Time token one round on (BS-EVT-1).
func (s *State) advanceTime() {
	s.round++
	s.emit(noHero, rules.Event{Kind: rules.TrackChanged, Name: "time_advanced", Rule: "BS-EVT-1", Subject: s.game.el.rounds[s.round], To: s.game.el.rounds[s.round], N: 1, M: int16(s.round)})
}

// drawEvent puts the top card of the Event deck in force; from an empty deck nothing is drawn
// (BS-EVT-3, BS-RUL-59). What it does at once is done before the Messenger's turn (BS-CON-57).
func (s *State) drawEvent() {
	if s.eventDeck.n == 0 {
		return
	}
	ev := s.eventDeck.take()
	s.events[s.nevent] = ev
	s.nevent++
	s.emit(noHero, rules.Event{Kind: rules.CardMoved, Name: "event_drawn", Rule: "BS-EVT-3", Subject: s.game.el.events[ev], From: s.game.el.eventDeck, To: s.game.el.activeEvent, N: int16(s.game.set.Events[ev].Value), Reveals: true})
	t := newFrame(textFrame)
	t.from, t.index, t.hero, t.list, t.times = fromEvent, ev, s.first, s.game.set.Events[ev].Effects, 1
	s.push(t)
}

// endEvents puts away the Events that end with this round: those of one round, and at the end
// of a Season those that last as long (BS-EVT-5 to BS-EVT-7, BS-RUL-59).
func (s *State) endEvents() {
	for i := uint8(0); i < s.nevent; {
		ev := s.events[i]
		if s.game.set.Events[ev].Season && !s.seasonEnds() {
			i++
			continue
		}
		s.nevent--
		copy(s.events[i:s.nevent], s.events[i+1:])
		s.events[s.nevent] = 0
		s.eventDiscard.put(ev)
		s.emit(noHero, rules.Event{Kind: rules.CardMoved, Name: "event_ended", Rule: "BS-RUL-59", Subject: s.game.el.events[ev], From: s.game.el.activeEvent, To: s.game.el.eventDiscard})
	}
}
