package engine

import (
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// knownThings is for how many things the elements are made beforehand.
const knownThings = 512

// elements are the elements of all that has an id, made once.
type elements struct {
	cards  []rules.Element
	things [knownThings]rules.Element
}

func newElements(c *content.Content) *elements {
	e := new(elements)
	for i := range c.Cards {
		e.cards = append(e.cards, rules.Element("card:"+c.Cards[i].ID))
	}
	for i := range e.things {
		e.things[i] = rules.Element("thing:" + strconv.Itoa(i))
	}
	return e
}

// CardElement is a kind of card: "card:skeleton".
func (w *World) CardElement(card content.Card) rules.Element { return w.elements.cards[card] }

// ThingElement is a thing in play: "thing:12". Nothing has no element.
func (w *World) ThingElement(id ThingID) rules.Element {
	switch {
	case id == 0:
		return ""
	case int(id) < knownThings:
		return w.elements.things[id]
	}
	return rules.Element("thing:" + strconv.Itoa(int(id)))
}

var (
	seatElements     = [MaxSeats]rules.Element{"seat:0", "seat:1", "seat:2", "seat:3"}
	handElements     = [MaxSeats]rules.Element{"hand:0", "hand:1", "hand:2", "hand:3"}
	deckElements     = [MaxSeats]rules.Element{"deck:0", "deck:1", "deck:2", "deck:3"}
	discardElements  = [MaxSeats]rules.Element{"discard:0", "discard:1", "discard:2", "discard:3"}
	caravanElements  = [MaxSeats]rules.Element{"caravan:0", "caravan:1", "caravan:2", "caravan:3"}
	backElements     = [MaxSeats]rules.Element{"back:0", "back:1", "back:2", "back:3"}
	spellsElements   = [MaxSeats]rules.Element{"spells:0", "spells:1", "spells:2", "spells:3"}
	pointElements    = [2][MaxSeats]rules.Element{{"gold:0", "gold:1", "gold:2", "gold:3"}, {"power:0", "power:1", "power:2", "power:3"}}
	producerElements = [2][MaxSeats]rules.Element{{"mines:0", "mines:1", "mines:2", "mines:3"}, {"stones:0", "stones:1", "stones:2", "stones:3"}}
	positionElements = [...]rules.Element{NoPosition: "position:inside", OnGuard: "position:on_guard", ToAttack: "position:attack", ToDefend: "position:defend"}
	phaseElements    = [...]rules.Element{Choosing: "phase:choosing", OnGuardPhase: "phase:on_guard", UpkeepPhase: "phase:upkeep", ReplenishPhase: "phase:replenish", MainPhase: "phase:main", CombatPhase: "phase:combat", EndPhase: "phase:end"}
)

// SeatElement is a seat, named as an opponent.
func SeatElement(seat rules.Seat) rules.Element { return seatElements[seat] }

// HandElement is the hand of a seat, its Market Place.
func HandElement(seat rules.Seat) rules.Element { return handElements[seat] }

// DeckElement is the Market Deck of a seat.
func DeckElement(seat rules.Seat) rules.Element { return deckElements[seat] }

// DiscardElement is the discard pile of a seat.
func DiscardElement(seat rules.Seat) rules.Element { return discardElements[seat] }

// CaravanElement is the Caravan of a seat.
func CaravanElement(seat rules.Seat) rules.Element { return caravanElements[seat] }

// SpellsElement is where the Spells lie that a seat has bought.
func SpellsElement(seat rules.Seat) rules.Element { return spellsElements[seat] }

// PointsElement is the gold or the power of a seat.
func PointsElement(what content.What, seat rules.Seat) rules.Element {
	return pointElements[what][seat]
}

// ProducersElement is the Mines or the Powerstones of a seat.
func ProducersElement(what content.What, seat rules.Seat) rules.Element {
	return producerElements[what][seat]
}

// BackElement is a card of a seat that is not seen.
func BackElement(seat rules.Seat) rules.Element { return backElements[seat] }

// PositionElement is a row of the battlefield.
func PositionElement(p Position) rules.Element { return positionElements[p] }

// PhaseElement is a part of the turn.
func PhaseElement(p Phase) rules.Element { return phaseElements[p] }

// tell says what has just happened: the state is already what the event has made of it.
func (s *State) tell(e rules.Event) {
	e.Reveals = e.Reveals || s.news
	s.news = false
	s.events = append(s.events, e)
	if s.watch != nil {
		s.watch(e)
	}
}

// note says something of a thing.
func (s *State) note(name, rule string, t *Thing) {
	s.tell(rules.Event{Kind: rules.Note, Name: name, Rule: rule, Seat: t.Owner, Subject: s.ThingElement(t.ID)})
}

// unchosen is, in an event of what nobody has chosen, out of how many answers it goes by itself, as of the only one, or of two of which one is
// the Mage (TS-TRN-19); 0: somebody has.
func (s *State) unchosen() int16 { return int16(s.lone) }
