package bsieged

import "portcullis/rules"

// The verbs of choices, with what their arguments are. A card is named by its design (index of
// Set.Cards): copies are alike. -1 is none.
const (
	Raise       rules.Verb = iota + 1 // hero
	Nobody                            // no resurrection
	Send                              // field
	Next                              // field
	Attack                            // field, zone, weapon
	Stand                             // field: take position on a quiet wall
	Use                               // card, field, zone, times (0: once)
	Discard                           // card
	Repair                            // building
	Trade                             // hero
	Give                              // card
	Take                              // card
	PutBack                           // card promised, 0: by the hero who acts, 1: by the partner
	Done                              // no more cards to exchange
	Cancel                            // the exchange
	Turn                              // field: orient the Catapult
	Shoot                             //
	Visit                             // building
	Ability                           // source: 0 and 1 starting ability, then the Levels
	End                               // of the turn
	Grace                             // die, +1 or -1
	Keep                              // the roll
	Keeping                           // store the card obtained
	Leave                             // discard the card obtained
	PickHero                          // hero
	PickOption                        // number of the option
	PickFigure                        // figure, how many
	PickHouse                         // building
	PickField                         // field
	PickZone                          // field, zone
	PickClass                         // class
	PickCard                          // card
	PickDeck                          // kind (0 pool, 1 season, 2 event), class
	PickToken                         // 0 or 1
	Learn                             //
	Strengthen                        // turn the token over
	Yes                               //
	No                                //
	Trigger                           // number of the tactic
	Hit                               // hero, 1: all that is left on that hero
	HitRider                          // the Messenger takes the hit
	Spend                             // building, hero whom it spares or -1: a Reinforced token
	Suffer                            // building, hero or -1: the hit is taken
	Concede                           // a match that cannot be won any more
	PickFigures                       // how many of each sort but Mölens: Gargohs, elite Gargohs, Krohns, elite Krohns
	Share                             // the hits of a run, among several heroes: the sheet and the hits of each
	Finish                            // what is left of a Heroes phase after which the match is won for certain
	verbs
)

func of(v rules.Verb, args ...int) rules.Choice {
	c := rules.Choice{Verb: v}
	for i, a := range args {
		c.Args[i] = int16(a)
	}
	return c
}

// offer adds a choice to those of the waiting decision.
func (s *State) offer(v rules.Verb, args ...int) { s.choices = append(s.choices, of(v, args...)) }
