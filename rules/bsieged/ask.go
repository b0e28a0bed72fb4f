package bsieged

import "portcullis/rules"

// askKind is what the match waits for (ledger 3.2).
type askKind uint8

const (
	askNothing askKind = iota
	askRaise           // whom to resurrect
	askSend            // the Messenger's field
	askNext            // the next or first field of a step
	askTurn            // the turn menu
	askGrace           // Divine Grace on a roll
	askCard            // what to do with a card obtained
	askTrade           // cards of an exchange
	askHero            // a hero that an effect is for
	askOption          // one of several lists of effects
	askFigure          // figures that an effect is for
	askHouse           // a building
	askField           // a field
	askZone            // a Zone
	askClass           // a class to draw from
	askRecover         // a card of a discard pile
	askDeck            // a deck to look at
	askToken           // one of two ability tokens
	askLearn           // learn it or take the Strength
	askYes             // an optional effect
	askTactic          // the next Tactics card
	askHit             // who takes a hit
	askShield          // Reinforced token or not, and which hero
	askKinds
)

var askNames = [askKinds]string{"", "resurrect", "messenger", "field", "turn", "grace", "card", "exchange", "hero", "option", "figure",
	"building", "effect_field", "zone", "class", "recover", "deck", "token", "learn", "optional", "tactic", "hit", "shield"}

func (k askKind) String() string { return askNames[k] }

// question is what is asked of whom: the seat of a hero, or all seats (noHero) where the whole
// table decides (BS-RUL-78).
type question struct {
	kind askKind
	hero heroNo
}

// wait makes the match wait for an answer. The choices are listed from the uppermost frame.
func (s *State) wait(kind askKind, hero heroNo) { s.ask = question{kind, hero} }

// asked is who may answer.
func (s *State) asked() rules.Seats {
	if s.ask.hero == noHero {
		return 1<<s.set.seats - 1
	}
	return rules.SeatsOf(rules.Seat(s.heroes[s.ask.hero].seat))
}
