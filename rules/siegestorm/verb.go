package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// The verbs of choices. Args of those that name a card: its number and its design, so that
// a notation can be read by people.
const (
	Keep         rules.Verb = iota + 1 // the starting hand
	PutBack                            // card, -1 or a second card put back after it, their designs
	PlayAction                         // card
	PlayCreature                       // card
	Activate                           // card
	Continue                           // the next step; in W3 the end of the turn
	HandOver                           // Co-op: control goes to the partner
	OnTrack                            // track
	AtTarget                           // card
	PayCard                            // card
	PaySupporter                       // number in the Support Zone, from 0
	PayAuto                            // what is proposed: Supporters first, then hand cards as the seat prefers
	Cancel
	Pass
	PassTurn     // for the rest of the turn
	OrderStorm   //
	OrderSupport //
	OrderFront   // zone
	OrderMiddle  // zone
	Strike       // card
	StrikeAt     // side
	Pick         // card
	PickBack     // side, number in its Support Zone
	PickSlot     // zone, 0 Frontline or 1 No Man's Land
	PutTop       // card, of Vision
	PutBottom    // card, of Vision
	Replace      // card whose passive, or noCard for the action, decides where a card goes; see conflict.go
	Yes
	No
	Absorb // seat
	verbEnd
)

func ofCard(v rules.Verb, c cardNo, design cards.ID) rules.Choice {
	return rules.Choice{Verb: v, Args: [4]int16{int16(c), int16(design)}}
}

func of(v rules.Verb, args ...int16) rules.Choice {
	c := rules.Choice{Verb: v}
	copy(c.Args[:], args)
	return c
}

// offer adds a choice to those of the waiting decision.
func (s *State) offer(c rules.Choice) { s.choices = append(s.choices, c) }

func (s *State) offerCard(v rules.Verb, c cardNo) { s.offer(ofCard(v, c, s.cards[c].design)) }
