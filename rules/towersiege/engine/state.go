package engine

import (
	"portcullis/rules"
	"portcullis/rules/machine"
	"portcullis/rules/notation"
	"portcullis/rules/towersiege/content"
)

// MaxSeats is how many can play (TS-MOD-1).
const MaxSeats = 4

// World is what all matches share and none changes.
type World struct {
	Content   *content.Content
	Spellings *notation.Table // how choices are written
	elements  *elements
}

// Options are how a match was settled (ledger 8).
type Options struct {
	Mages       MageChoice
	Decks       [MaxSeats]content.Deck // of the seats; legal ones
	Custom      [MaxSeats]bool         // a deck that its seat has built: the others do not know it (TS-RUL-93)
	GivenTowers bool                   // TS-TWR-1: no seat is asked how its Tower looks
	EvenStart   bool                   // TS-OPT-1
	Redirect    bool                   // TS-OPT-3
	Extended    bool                   // TS-OPT-5
	RoundLimit  int                    // 0: none (TS-MOD-8)
	NoTells     bool                   // whom windows ask does not depend on hidden cards (TS-WIN-10)
}

// MageChoice is how seats come to their Mages (TS-MOD-6).
type MageChoice uint8

// The ways.
const (
	FreeMages    MageChoice = iota
	DealtMages              // at random, no two alike
	DraftedMages            // in seat order, no two alike
	FirstMages              // in the order of the content, without being asked
)

// Points is an amount of gold and one of power, by [content.Gold] and [content.Power].
type Points [2]int16

// Pile is a pile of cards. Hands are kept in the order of the cards, so that equal hands are equal.
type Pile struct {
	N     uint8
	Cards [content.MaxDeck]content.Card
}

// Player is what a seat has beyond the things that it has in play.
type Player struct {
	Mage, Tower ThingID
	Out         bool   // its Mage is dead
	Turns       uint16 // that it has begun

	Gained, Ordinary, Windfall Points          // available (TS-RES-15)
	WindfallCards              [2]content.Card // in play
	WindfallBought             [2]bool         // this turn (TS-RES-14)
	Market, Extra              Points          // Mines and Powerstones from the deck, and those of TS-OPT-1
	Pilfered                   Points          // missing at its next On Guard
	Ratio                      uint8           // points for one of the other kind (TS-ALC-1, TS-ALC-5)
	Attacked                   bool            // its army attacked this turn
	Barred, BarredNext         bool            // its army may not attack this turn, or the next (TS-SCR-23)
	Setting                    Setting         // when it is asked (TS-WIN-9)
	Armed                      content.Cards   // cards that it wants to be asked about
	Passing                    bool            // it passes what can be passed for the rest of the turn (TS-WIN-13)
	AutoRiposte                bool            // TS-MOD-9
	Needless                   Needless        // whether it is asked where it need not decide anything (TS-TRN-19)
	Unminded                   Reminders       // of what it is not reminded where it ends Main or Combat (TS-TRN-13)
	Deck, Hand, Discard        Pile
	Caravan, Spells            Pile
}

// Setting is how a seat wants to be asked in windows (TS-WIN-9).
type Setting uint8

// The settings.
const (
	AnswerRelevant Setting = iota
	AnswerAll
	AnswerArmed
	AnswerNever
)

// Needless is what becomes of questions that a seat need not be asked (TS-TRN-19).
type Needless uint8

// The ways.
const (
	PassedOver  Needless = iota // where nothing is left to decide
	AskedAll                    // none is passed over
	RoutineToo                  // upkeep that can be paid, a strike back that risks no Mage, a card that makes no room, as well
	DiscardsToo                 // routine, and a card is discarded only from a full hand, as well
	DefencesToo                 // routine, and who alone defends but for the Mage does so, as well
	Fewest                      // discards and defences
	CombatToo                   // defences, and Combat in which nobody is left who attacks and nothing to cast or use
	Everything                  // all of that
)

// Reminders are what a seat can be reminded of before it ends Main or Combat: a set.
type Reminders uint8

// What they are of.
const (
	OfGold    Reminders = 1 << iota // gold that would buy something worth having, and buys nothing later
	OfAttacks                       // attacks that look worth their risk
)

// routine reports whether what goes by itself as good as always is not asked for.
func (n Needless) routine() bool { return n >= RoutineToo }

// discards reports whether no card that need not be discarded is asked for.
func (n Needless) discards() bool { return n == DiscardsToo || n == Fewest || n == Everything }

// defences reports whether who alone defends but for the Mage does so by itself.
func (n Needless) defences() bool { return n >= DefencesToo }

// combat reports whether Combat in which nobody is left who attacks ends by itself though Items could change hands.
func (n Needless) combat() bool { return n >= CombatToo }

// Phase is the part of a turn, for people.
type Phase uint8

// The phases; Choosing comes before the first turn.
const (
	Choosing Phase = iota
	OnGuardPhase
	UpkeepPhase
	ReplenishPhase
	MainPhase
	CombatPhase
	EndPhase
)

// Result is how the match has ended.
type Result uint8

// The results.
const (
	Undecided   Result = iota
	LastMage           // one Mage is left (TS-END-1)
	OutOfRounds        // TS-MOD-8
)

// State is one match. What is exported is the match; the rest is memory that is used again.
type State struct {
	*World
	Options Options
	Rng     rules.Rand

	Count   uint8 // seats
	Players [MaxSeats]Player
	Start   rules.Seat // that had the first turn
	Turn    rules.Seat // whose turn it is
	Round   uint16     // from 1
	Phase   Phase
	Things  []Thing        // in play, in the order in which they came
	Last    ThingID        // that was given
	Cards   []content.Card // of all things that there were, by their numbers; what is told of them needs it
	Timed   []Timed        // what is in force for a time, in the order in which it began
	Actions [2]Action
	Under   uint8 // how many Actions are under way

	Stack  machine.Stack[Frame, [32]Frame]
	Asked  Question
	Asker  rules.Seat
	Result Result

	choices []rules.Choice
	events  []rules.Event
	dealt   bool // nothing was applied yet: events are those of the deal
	watch   func(rules.Event)
	unasked bool // the turn ends, and nobody chose to end it
	lone    int  // of how many answers nobody chose who defends, or what is discarded; 0: it was chosen
	news    bool // the next event tells something of hidden cards
	brief   bool // what Main and Combat offer is not listed, and each defender is asked for
}

// Clone is an independent copy that nobody watches.
func (s *State) Clone() *State {
	c := new(State)
	c.CopyFrom(s)
	return c
}

// CopyFrom makes s an independent copy of another match, in its own memory.
func (s *State) CopyFrom(from *State) {
	things, timed, cards, choices, events := s.Things, s.Timed, s.Cards, s.choices, s.events
	*s = *from
	s.Things = append(things[:0], from.Things...)
	s.Timed = append(timed[:0], from.Timed...)
	s.Cards = append(cards[:0], from.Cards...)
	s.choices = append(choices[:0], from.choices...)
	s.events, s.dealt, s.unasked, s.watch, s.brief = events[:0], false, false, nil, false
}

// Brief makes s leave out the list of what can be chosen in Main and in Combat, and ask for each defender, until it becomes a copy
// of another match: for those who look where a choice leads, and not further.
func (s *State) Brief() { s.brief = true }

// Watch makes f be told of each event right after it.
func (s *State) Watch(f func(rules.Event)) { s.watch = f }

// Force queues faces for the next dice.
func (s *State) Force(faces ...uint8) error { return s.Rng.Force(faces...) }

// Deal is what happened before the first choice.
func (s *State) Deal() []rules.Event {
	if !s.dealt {
		return nil
	}
	return s.events
}

// after is the seat that is n places behind another in play order, dead or alive.
func (s *State) after(seat rules.Seat, n int) rules.Seat {
	return rules.Seat((int(seat) + n) % int(s.Count))
}

// Living are the seats whose Mages live.
func (s *State) Living() (living rules.Seats) {
	for seat := range rules.Seat(s.Count) {
		if !s.Players[seat].Out {
			living |= rules.SeatsOf(seat)
		}
	}
	return living
}

// has reports whether a card is in the pile.
func (p *Pile) has(card content.Card) bool { return p.find(card) >= 0 }

func (p *Pile) find(card content.Card) int {
	for i, c := range p.Cards[:p.N] {
		if c == card {
			return i
		}
	}
	return -1
}

// put lays a card on top.
func (p *Pile) put(card content.Card) {
	p.Cards[p.N] = card
	p.N++
}

// sortIn puts a card where it belongs in a pile that is kept in the order of the cards.
func (p *Pile) sortIn(card content.Card) {
	p.put(card)
	for i := int(p.N) - 1; i > 0 && p.Cards[i-1] > card; i-- {
		p.Cards[i-1], p.Cards[i] = p.Cards[i], p.Cards[i-1]
	}
}

// take removes the first copy of a card, which is there.
func (p *Pile) take(card content.Card) {
	i := p.find(card)
	copy(p.Cards[i:p.N], p.Cards[i+1:p.N])
	p.N--
	p.Cards[p.N] = 0
}

// pop takes the uppermost card.
func (p *Pile) pop() content.Card {
	p.N--
	card := p.Cards[p.N]
	p.Cards[p.N] = 0
	return card
}

// All are the cards of the pile from below; it belongs to the pile.
func (p *Pile) All() []content.Card { return p.Cards[:p.N] }
