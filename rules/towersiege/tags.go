package towersiege

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

var _ rules.Recorder = (*State)(nil)

// Tags names the card of a choice and what becomes of it: "hero bought", "sword equipped", "fury cast", "hill_giant
// used", "skeleton discarded", "gnome chosen".
func (s *State) Tags(c rules.Choice, buf []string) []string {
	use := ""
	card := content.Card(c.Args[0])
	switch c.Verb {
	case engine.ChooseMage, engine.ChooseTower:
		use = " chosen"
	case engine.Buy:
		use = " bought"
	case engine.Equip:
		use = " equipped"
	case engine.CastMagic:
		use = " cast"
	case engine.Discard:
		use = " discarded"
	case engine.Use:
		card, use = s.At(engine.ThingID(c.Args[0])).Card, " used"
	default:
		return buf
	}
	return append(buf, s.Content.At(card).ID+use)
}

// Starts returns the seat that has the first turn (TS-TRN-4); nobody as long as Mages are chosen.
func (s *State) Starts() rules.Seat {
	if s.Round == 0 {
		return rules.NoSeat
	}
	return s.Start
}

// Rounds is the Round that is played.
func (s *State) Rounds() int { return int(s.Round) }

// Plays names the Mage of a seat, as long as it lives and once all are chosen.
func (s *State) Plays(seat rules.Seat, buf []string) []string {
	if s.Round == 0 || s.Players[seat].Out {
		return buf
	}
	return append(buf, s.Content.At(s.CardOf(s.Players[seat].Mage)).ID)
}

// Records tells of cards that are drawn ("sword drawn"), and bought or cast from the hand.
func (s *State) Records(e rules.Event) (tag string, used bool) {
	if e.Seat == rules.NoSeat || e.Subject.Kind() != "card" {
		return "", false
	}
	switch hand := engine.HandElement(e.Seat); {
	case e.To == hand:
		return e.Subject.Name() + " drawn", false
	case e.From == hand && e.To != engine.DiscardElement(e.Seat):
		return e.Subject.Name() + " drawn", true
	}
	return "", false
}
