package stub

import (
	"slices"
	"strings"

	"portcullis/rules"
)

const (
	drawPile    rules.Element = "pile:draw"
	discardPile rules.Element = "pile:discard"
	endButton   rules.Element = "button:end"
)

// What belongs to each seat.
var (
	handElements  = [seats]rules.Element{"hand:north", "hand:south"}
	scoreElements = [seats]rules.Element{"score:north", "score:south"}
	gateElements  = [seats][gates]rules.Element{{"gate:north-left", "gate:north-right"}, {"gate:south-left", "gate:south-right"}}
)

func handElement(seat rules.Seat) rules.Element { return handElements[seat] }

func scoreElement(seat rules.Seat) rules.Element { return scoreElements[seat] }

func gateElement(seat rules.Seat, gate int) rules.Element { return gateElements[seat][gate] }

// Progress counts turns.
func (s *State) Progress() rules.Progress {
	return rules.Progress{Turn: int(s.turn), Text: rules.T("Round %d of %d, turn of %s", (s.turn+1)/seats, s.rounds(), seatName(s.seat))}
}

// WhyNot explains cards on the discard pile, gates that take no other ward, and
// everything once the match is over. It speaks only of what both seats see.
func (s *State) WhyNot(e rules.Element) (rules.Refusal, bool) {
	if s.over == 1 {
		return *matchIsOver(), true
	}
	if c, ok := parseCard(e.Name()); ok && e.Kind() == "card" && s.bin.has(c) {
		return rules.Refusal{Rule: "TG-TRN-2", Why: rules.T("%s lies on the discard pile", c.title())}, true
	}
	for gate, w := range s.mine().ward {
		if e == gateElement(s.seat, gate) && w.seen != absent {
			return *s.warded(gate), true
		}
	}
	return rules.Refusal{}, false
}

// About explains cards, gates, piles and scores, and says of them what both seats see.
func (s *State) About(e rules.Element) (rules.Article, bool) {
	switch e.Kind() {
	case "card":
		return aboutCard(e)
	case "gate":
		return s.aboutGate(e)
	case "score":
		for i, id := range seatIDs {
			if e.Name() == id {
				return rules.Article{Title: rules.T("Score of %s", seatName(rules.Seat(i))), Body: []rules.Text{rules.T("%d so far.", s.side[i].score)}, Rule: "TG-RAD-2"}, true
			}
		}
	case "hand":
		for i, id := range seatIDs {
			if e.Name() == id {
				return rules.Article{Title: rules.T("Hand of %s", seatName(rules.Seat(i))), Body: []rules.Text{rules.Count(int(s.side[i].hand.n), "%d card", "%d cards")}, Rule: "TG-TRN-1"}, true
			}
		}
	}
	switch e {
	case drawPile:
		return rules.Article{Title: rules.T("Draw pile"), Body: []rules.Text{rules.Count(int(s.draw.n), "%d card", "%d cards")}, Rule: "TG-TRN-1"}, true
	case discardPile:
		return rules.Article{Title: rules.T("Discard pile"), Body: []rules.Text{rules.Count(int(s.bin.n), "%d card", "%d cards")}, Rule: "TG-TRN-1"}, true
	}
	return rules.Article{}, false
}

func aboutCard(e rules.Element) (rules.Article, bool) {
	c, ok := parseCard(e.Name())
	if !ok {
		return rules.Article{}, false
	}
	return rules.Article{
		Title: c.title(),
		Body:  []rules.Text{rules.T("Adds %d to a raid, or makes a gate %d harder to raid.", c.value(), c.value())},
		Rule:  "TG-RAD-1",
	}, true
}

func (s *State) aboutGate(e rules.Element) (rules.Article, bool) {
	for seat := range s.side {
		for gate, w := range s.side[seat].ward {
			if e != gateElement(rules.Seat(seat), gate) {
				continue
			}
			text := rules.T("No ward.")
			switch w.seen {
			case closed:
				text = rules.T("A ward, face down.")
			case open:
				text = rules.T("%s as a ward, face up.", w.held.title())
			}
			return rules.Article{Title: rules.T("The %s gate of %s", gateName(gate), seatName(rules.Seat(seat))), Body: []rules.Text{text}, Rule: "TG-WRD-1"}, true
		}
	}
	return rules.Article{}, false
}

// Tell puts an event into a sentence.
func (s *State) Tell(e rules.Event) rules.Text {
	who := rules.T("The game")
	if e.Seat >= 0 && e.Seat < seats {
		who = seatName(e.Seat)
	}
	switch e.Name {
	case "turn_began":
		return rules.T("Turn %d: %s", e.N, who)
	case "card_drawn":
		return rules.T("%s draws %s", who, tellCard(e.Subject))
	case "pile_shuffled":
		return rules.T("The discard pile is shuffled and becomes the draw pile")
	case "ward_put":
		return rules.T("%s puts %s at %s as a ward", who, tellCard(e.Subject), tellGate(e.To))
	case "raid_played":
		return rules.T("%s raids with %s", who, tellCard(e.Subject))
	case "ward_turned":
		return rules.T("The ward at %s is %s", tellGate(e.To), tellCard(e.Subject))
	case "raid_rolled":
		return rules.T("%s rolls %d and %d", who, e.Dice[0], e.Dice[1])
	case "raid_resolved":
		if e.N >= e.M {
			return rules.T("The raid on %s succeeds: %d, and %d was needed", tellGate(e.To), e.N, e.M)
		}
		return rules.T("The raid on %s fails: %d, and %d was needed", tellGate(e.To), e.N, e.M)
	case "ward_broken":
		return rules.T("The ward at %s is broken", tellGate(e.From))
	case "scored":
		return rules.T("%s scores %d and has %d", who, e.N, e.M)
	case "match_ended":
		return rules.T("The match is over")
	}
	return rules.Text{}
}

func tellCard(e rules.Element) rules.Text {
	if c, ok := parseCard(e.Name()); ok {
		return c.title()
	}
	return rules.T("a card")
}

func tellGate(e rules.Element) rules.Text {
	seat, id, _ := strings.Cut(e.Name(), "-")
	i, gate := seatIndex(seat), slices.Index(gateIDs[:], id)
	if gate < 0 || i == rules.NoSeat {
		return rules.T("a gate")
	}
	return rules.T("the %s gate of %s", gateName(gate), seatName(i))
}

func seatName(seat rules.Seat) rules.Text { return rules.Name("seat", seatNames[seat]) }

func gateName(gate int) rules.Text {
	if gate == 0 {
		return rules.T("left").In("a gate")
	}
	return rules.T("right").In("a gate")
}
