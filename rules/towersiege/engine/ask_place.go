package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

// askPlace: which creature receives an arriving Relic (TS-REL-14).
type askPlace struct{}

func (askPlace) name() string { return "place" }

func (askPlace) list(s *State) {
	card := s.arriving(s.Asker)
	for i := range s.Things {
		if t := &s.Things[i]; card != content.NoCard && s.holds(t, s.Asker, card) {
			s.offer(Place, int(t.ID))
		}
	}
}

// arriving is the first carried Relic in a seat's Caravan that a creature can take.
func (s *State) arriving(seat rules.Seat) content.Card {
	for _, card := range s.Players[seat].Caravan.All() {
		if s.Content.At(card).Location == content.OnCreature && s.holder(seat, card) {
			return card
		}
	}
	return content.NoCard
}

// holder reports whether some creature of a seat can take a Relic.
func (s *State) holder(seat rules.Seat, card content.Card) bool {
	for i := range s.Things {
		if s.holds(&s.Things[i], seat, card) {
			return true
		}
	}
	return false
}

// holds reports whether a creature of a seat can take a carried Relic, whatever its Usable Items.
func (s *State) holds(t *Thing, seat rules.Seat, card content.Card) bool {
	return t.Owner == seat && s.Creature(t) && s.load(t.ID) < s.room(t) && !s.bears(t.ID, card)
}

type place struct{}

func (place) spelling(*World) notation.Spelling { return spelt(Place, "give to", thingPart) }

func (place) play(s *State, c rules.Choice) { s.arrive(s.Asker, s.arriving(s.Asker), thingOf(c, 0)) }

func (place) refuse(s *State, c rules.Choice) *rules.Refusal {
	if t := s.At(thingOf(c, 0)); t != nil && s.Creature(t) && t.Owner == s.Asker && s.Asked == AskPlace {
		return carriesLimit
	}
	return nil
}
