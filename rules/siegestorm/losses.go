package siegestorm

import "portcullis/rules"

// lostEvent is what is told of each card that damage takes.
const lostEvent = "lost"

// paidEvent is what is told of each card of a hand that pays (ST-PLY-3).
const paidEvent = "paid"

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
func tellLost(s *State, e rules.Event) rules.Text { return s.losses([]rules.Event{e}) }

// losses tells of cards that one packet of damage takes: how many from which pile, by what, and which they are. A card of a pile is not
// told of by name alone, as another one of that name may stand on the Battlefield.
func (s *State) losses(events []rules.Event) rules.Text {
	e := events[0]
	names := make([]rules.Text, len(events))
	for i := range events {
		names[i] = s.phrase(events[i].Subject)
	}
	which, by := rules.Counted(names...), s.culprit(e)
	told := rules.T("%s loses %s", s.nameOfSeat(e.Seat), fromPiles(events))
	if !by.Empty() {
		told = rules.T("%s loses %s to %s", s.nameOfSeat(e.Seat), fromPiles(events), by)
	}
	if len(events) > mostLost {
		return rules.Sentences(rules.T("%s.", told), rules.T("They are %s.", which))
	}
	return rules.T("%s: %s.", told, which)
}

// mostLost is how many lost cards are told of in one sentence: which more are is a second one, that can be left out.
const mostLost = 2

// fromPiles says how many cards are lost from the Heal pile and from the Resources.
func fromPiles(events []rules.Event) rules.Text {
	heal := 0
	for _, e := range events {
		if e.From.Kind() == "heal" {
			heal++
		}
	}
	return fromPilesOf(heal, len(events)-heal)
}

// fromPilesOf: "1 Heal card and 3 Resources".
func fromPilesOf(heal, resources int) rules.Text {
	var list []rules.Text
	if heal > 0 {
		list = append(list, rules.Count(heal, "%d Heal card", "%d Heal cards"))
	}
	if resources > 0 {
		list = append(list, rules.Count(resources, "%d Resource", "%d Resources"))
	}
	return rules.And(list...)
}

var _ rules.Announcer = (*State)(nil)

// Announces reports whether an event only says which step of a turn begins, which says nothing once something has been done in it (ST-TRN-1).
func (s *State) Announces(e rules.Event) ([]rules.Element, bool) {
	return nil, e.Kind == rules.PhaseBegan
}

var _ rules.Gatherer = (*State)(nil)

// Gather tells in one sentence of all cards that one packet of damage takes, and of all that pay for one play.
func (s *State) Gather(events []rules.Event) (n int, text rules.Text) {
	first := events[0]
	if first.Name == paidEvent {
		return s.gatherPaid(events)
	}
	for n < len(events) && events[n].Name == lostEvent && events[n].Seat == first.Seat && events[n].N == first.N && events[n].M == first.M {
		n++
	}
	if n < 2 {
		return 0, rules.Text{}
	}
	return n, s.losses(events[:n])
}

// gatherPaid tells of cards of a hand that pay one after another.
func (s *State) gatherPaid(events []rules.Event) (n int, text rules.Text) {
	var names []rules.Text
	for n < len(events) && events[n].Name == paidEvent && events[n].Seat == events[0].Seat {
		names = append(names, s.phrase(events[n].Subject))
		n++
	}
	if n < 2 {
		return 0, rules.Text{}
	}
	if n > mostLost {
		return n, rules.T("%s pays with %d cards: %s.", s.nameOfSeat(events[0].Seat), n, rules.Counted(names...))
	}
	return n, rules.T("%s pays with %s.", s.nameOfSeat(events[0].Seat), rules.Counted(names...))
}
