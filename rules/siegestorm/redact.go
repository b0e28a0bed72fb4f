package siegestorm

import (
	"strings"

	"portcullis/rules"
)

var _ rules.Redactor = (*State)(nil)

// Redact is an event as a seat saw it. A card that went from one place that the seat cannot
// look into to another one shows its back only; it has seen nothing new where it saw the card
// before and moved it itself. All ways not to react look alike to others (ST-REA-9).
func (s *State) Redact(e rules.Event, seat rules.Seat) rules.Event {
	switch {
	case e.Kind == rules.CardMoved && e.Subject.Kind() == "card":
		before, after := s.seesAt(seat, e.From), s.seesAt(seat, e.To)
		if !before && !after {
			e.Subject, e.Reveals = s.backAt(e.From), false
		}
		if before && e.Seat == seat && e.Name != discardedByLot && e.Name != stolenEvent {
			e.Reveals = false
		}
	case (e.Name == passedEvent || e.Name == notAskedEvent) && e.Seat != seat:
		e.Rule = passRule
	case (e.Kind == rules.TurnPassed || e.Kind == rules.TurnEnded) && e.Seat != seat && !s.Open(): // what lay in the hand
		e.Kind, e.N, e.M = rules.Note, 0, 0
	}
	return e
}

// The moves of cards that nobody chose.
const (
	discardedByLot = "discarded_by_lot"
	stolenEvent    = "stolen"
)

// What is told of a pass.
const (
	passedEvent   = "passed"
	notAskedEvent = "no_reaction"
	passRule      = "ST-CHN-7"
	passTurnRule  = "ST-REA-10"
)

// seesAt reports whether a seat sees the faces of the cards at an element.
func (s *State) seesAt(seat rules.Seat, el rules.Element) bool {
	p, d := placeAt(el)
	return s.seesInto(seat, p, d)
}

// backAt is the back of a card that lies at an element.
func (s *State) backAt(el rules.Element) rules.Element {
	_, d := placeAt(el)
	return s.game.back[d]
}

// placeAt is the pile or zone of a side that an element names; onTrack stands for every place
// that all can look at.
func placeAt(el rules.Element) (place, side) {
	kind, name, _ := strings.Cut(string(el), ":")
	if name == "" {
		return onTrack, 0
	}
	d := side(min(name[0]-'0', byte(bossSide)))
	switch kind {
	case "resources":
		return inResources, d
	case "hand":
		return inHand, d
	case "supports", "support":
		return inSupport, d
	case "vision":
		return inVision, d
	case "out":
		return outOfGame, d
	}
	return onTrack, d
}
