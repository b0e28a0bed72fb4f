package siegestorm

import "portcullis/rules"

// lostEvent is what is told of each card that damage takes.
const lostEvent = "lost"

// Who did damage, in N of what is told of a card that it took.
const (
	byAnother int16 = iota
	byOwnCard
	byBoss
)

// lose sends a card that damage takes to the Casualties, and tells which card has done it and whose doing it was.
func (s *State) lose(by, d side, source, c cardNo, rule string) {
	e := s.transfer(lostEvent, rule, c, inCasualties, d)
	if source != noCard {
		e.M = int16(source) + 1
	}
	switch by {
	case d:
		e.N = byOwnCard
	case bossSide:
		e.N = byBoss
	}
	s.emit(d, e)
}

// culprit is what took a card; empty: nothing that has a name.
func (s *State) culprit(e rules.Event) rules.Text {
	switch {
	case e.M == 0 && e.N == byBoss:
		return s.nameOf(bossSide)
	case e.M <= 0 || int(e.M) > len(s.cards):
		return rules.Text{}
	case e.N == byOwnCard:
		return rules.T("their own %s", s.name(cardNo(e.M-1)))
	}
	return s.name(cardNo(e.M - 1))
}

// tellLost tells of one card that damage takes.
func tellLost(s *State, e rules.Event) rules.Text { return s.losses(e, s.phrase(e.Subject)) }

// losses tells of cards that one packet of damage takes, in words.
func (s *State) losses(e rules.Event, what rules.Text) rules.Text {
	if by := s.culprit(e); !by.Empty() {
		return rules.T("%s loses %s to %s.", s.nameOfSeat(e.Seat), what, by)
	}
	return rules.T("%s loses %s.", s.nameOfSeat(e.Seat), what)
}

// mostLost is how many lost cards are told of by name alone: more are counted too.
const mostLost = 2

var _ rules.Gatherer = (*State)(nil)

// Gather tells in one sentence of all cards that one packet of damage takes.
func (s *State) Gather(events []rules.Event) (n int, text rules.Text) {
	var lost []rules.Text
	first := events[0]
	for n < len(events) && events[n].Name == lostEvent && events[n].Seat == first.Seat && events[n].N == first.N && events[n].M == first.M {
		lost = append(lost, s.phrase(events[n].Subject))
		n++
	}
	switch {
	case n < 2:
		return 0, rules.Text{}
	case n <= mostLost:
		return n, s.losses(first, rules.And(lost...))
	}
	told := s.losses(first, rules.Count(n, "%d card", "%d cards"))
	return n, rules.Sentences(told, rules.T("They are %s.", rules.And(lost...)))
}
