package kurth

import (
	"math/bits"
	"slices"

	"portcullis/rules"
)

// State is one match. All of it but the buffers at the end is flat, so that a clone
// is one copy.
type State struct {
	game *Game
	rng  rules.Rand

	markers        [placeCount]int16
	arrived        [placeCount]int16 // this turn, by the placing of the row
	reinforcements int16             // this turn's total
	bonus          int16             // this turn's total bonus A/S
	attack         attack
	cast           uint16           // set of cards whose spell was cast this turn
	deck           [cardCount]uint8 // the round: discarded, then the row, then the draw pile from its top
	protected      placeSet
	pending        placeSet
	warded         placeSet // protected while the markers of this turn were placed
	token          uint8
	spirit, mana   int8
	turn           uint8 // 1 to lastTurn
	difficulty     uint8
	asked          asking // KU-OPT-8
	walk           walk
	spellsLeft     uint8
	placing        uint8 // card of the row being placed, 1 or 2; else 0
	phase          phase
	last           attackResult
	result         result
	passageMarker  bool
	passageOpen    bool // by a special, this move only
	specialUsed    bool
	special        uint8 // 1 + the card whose special action was used this turn; 0 if none or not known
	gone           uint8 // cards of the row that are discarded already, while Phase 4 goes on
	undealt        uint8 // cards of the row that are not dealt yet, while Phase 1 goes on
	reshuffled     bool  // the deck is that of the next round, whose first turn has not begun

	listed  bool // choices are those of the waiting decision
	fresh   bool // nothing was applied yet: events are those of the deal
	choices []rules.Choice
	events  []rules.Event
	watch   func(rules.Event)
	scratch *State // for [State.trial]
}

// Room for what nearly every turn needs, so that no buffer grows bit by bit.
const (
	choiceRoom = 24
	eventRoom  = 24
)

var (
	_ rules.State      = (*State)(nil)
	_ rules.Evaluator  = (*State)(nil)
	_ rules.Foreteller = (*State)(nil)
	_ rules.Chancer    = (*State)(nil)
	_ rules.Copier     = (*State)(nil)
	_ rules.Dealer     = (*State)(nil)
	_ rules.Reporter   = (*State)(nil)
)

// attack is the current attack, or the last one of this turn once it is resolved.
type attack struct {
	bonus       int16 // to the Attack Roll, from spells
	strengthCut int16
	spiritGuard int16
	extraLoss   int16
	met         int16 // markers met when it was resolved, 0 before
	extraDie    bool
	carryOver   bool
	setDice     bool
	dice        [attackDice]uint8 // 0 until thrown
	aside       uint8             // the lowest of three dice
}

// walk is what this turn's move allows on foot.
type walk struct {
	reverse  bool // counter-clockwise
	min, max uint8
}

// phase is what the match waits for.
type phase uint8

const (
	phaseOver phase = iota
	phaseDeal
	phaseTie
	phaseMove
	phaseAttack
	phaseRolled
	phaseEnd
)

// String is the id of the question; see [question].
func (p phase) String() string { return fixed[p].name }

// attackResult is how the last attack of the turn went.
type attackResult uint8

const (
	noAttack attackResult = iota
	attackWon
	attackLost
)

func (r attackResult) String() string { return [...]string{"none", "won", "lost"}[r] }

// result is how the match ended.
type result uint8

const (
	undecided result = iota
	won
	lostSpirit
	lostOverrun
)

func (r result) String() string {
	return [...]string{"none", "won", "lost_spirit", "lost_overrun"}[r]
}

// placeSet is a set of locations.
type placeSet uint8

func (p placeSet) with(place uint8) placeSet    { return p | 1<<place }
func (p placeSet) without(place uint8) placeSet { return p &^ (1 << place) }
func (p placeSet) has(place uint8) bool         { return p&(1<<place) != 0 }
func (p placeSet) count() int                   { return bits.OnesCount8(uint8(p)) }

// next is one location clockwise.
func next(place uint8) uint8     { return (place + 1) % placeCount }
func previous(place uint8) uint8 { return (place + placeCount - 1) % placeCount }

// round is 1 to 3 (KU-INV-6).
func (s *State) round() int { return 1 + int(s.turn-1)/turnsInRound }

// dealt is how many cards of the round were dealt before this turn.
func (s *State) dealt() int {
	if s.reshuffled {
		return 0
	}
	return rowSize * (int(s.turn-1) % turnsInRound)
}

// row is this turn's three cards, in order; changing it changes the row.
func (s *State) row() []uint8      { at := s.dealt(); return s.deck[at : at+rowSize] }
func (s *State) drawn() []uint8    { return s.deck[:s.dealt()+int(s.gone)] }
func (s *State) drawPile() []uint8 { return s.deck[s.dealt()+rowSize-int(s.undealt):] }

// open reports whether a card of the row lies on the table: not while it is still to be dealt, nor
// once it is discarded.
func (s *State) open(slot int) bool { return slot >= int(s.gone) && slot < rowSize-int(s.undealt) }

func (s *State) inRow(card uint8) bool {
	row := s.row()
	return row[0] == card || row[1] == card || row[2] == card
}

func (s *State) hasCast(card uint8) bool { return s.cast&(1<<card) != 0 }
func (s *State) passageUsable() bool     { return s.passageMarker || s.passageOpen }

// limit is how many overrun locations lose the game (KU-END-3 to KU-END-5).
func (s *State) limit() int { return s.game.difficulties[s.difficulty].Limit }

// overrun counts the locations that hold overrunAt markers or more (KU-END-1).
func (s *State) overrun() int {
	n := 0
	for _, m := range s.markers {
		if m >= s.game.overrunAt {
			n++
		}
	}
	return n
}

// Progress tells how far the match has come.
func (s *State) Progress() rules.Progress {
	return rules.Progress{Turn: int(s.turn), Text: rules.T("Round %d, turn %d of %d", s.round(), int(s.turn), lastTurn)}
}

// Decision is what the match waits for.
func (s *State) Decision() rules.Decision {
	if s.phase == phaseOver {
		return rules.Decision{}
	}
	s.listChoices()
	return rules.Decision{Kind: s.phase.String(), Seats: rules.SeatsOf(0), Choices: s.choices}
}

// Apply plays a choice.
func (s *State) Apply(c rules.Choice) ([]rules.Event, error) {
	if !s.Decision().Allows(c) {
		return nil, s.refuse(c)
	}
	if s.events == nil {
		s.events = make([]rules.Event, 0, eventRoom)
	}
	s.events, s.fresh = s.events[:0], false
	s.play(c)
	s.settle()
	return s.events, nil
}

// Deal is how the first turn began, before the Warden was first asked.
func (s *State) Deal() []rules.Event {
	if !s.fresh {
		return nil
	}
	return s.events
}

// Outcome tells how the match ended.
func (s *State) Outcome() (rules.Outcome, bool) {
	switch s.result {
	case won:
		return rules.Outcome{Winners: rules.SeatsOf(0), Result: s.result.String(), Rule: "KU-END-9",
			Reason: rules.T("Relief arrives after turn %d: Kurth has held.", int(s.turn))}, true
	case lostSpirit:
		return rules.Outcome{Result: s.result.String(), Rule: "KU-END-8",
			Reason: rules.T("The Warden has no Spirit left in turn %d: Kurth is lost.", int(s.turn))}, true
	case lostOverrun:
		return rules.Outcome{Result: s.result.String(), Rule: s.limitRule(),
			Reason: rules.Plural(s.overrun(), "%d location is overrun at the end of turn %d, and %s: Kurth is lost.",
				"%d locations are overrun at the end of turn %d, and %s: Kurth is lost.", s.overrun(), int(s.turn), loses(s.limit()))}, true
	}
	return rules.Outcome{}, false
}

// limitRule is the rule that states the limit of the difficulty.
func (s *State) limitRule() string {
	switch s.limit() {
	case 5:
		return "KU-END-3"
	case 4:
		return "KU-END-4"
	case 3:
		return "KU-END-5"
	}
	return "KU-END-1"
}

// Clone returns an independent copy. The buffers are not copied: they are made anew when
// needed.
func (s *State) Clone() rules.State { return s.copy() }

func (s *State) copy() *State {
	c := *s
	c.choices, c.events, c.scratch, c.listed, c.fresh, c.watch = nil, nil, nil, false, false, nil
	return &c
}

// copyFrom makes s a copy of from and keeps the buffers of s, for callers that try many
// choices on one scratch state.
func (s *State) copyFrom(from *State) {
	choices, events, scratch := s.choices, s.events, s.scratch
	*s = *from
	s.choices, s.events, s.scratch, s.listed, s.fresh, s.watch = choices[:0], events[:0], scratch, false, false, nil
}

// trial is a copy on which something can be tried, for those who keep nothing of it: it is the same one every time.
func (s *State) trial() *State {
	if s.scratch == nil {
		s.scratch = &State{}
	}
	s.scratch.copyFrom(s)
	return s.scratch
}

// Watch makes f be told of each event right after it.
func (s *State) Watch(f func(rules.Event)) { s.watch = f }

// CopyFrom makes s a copy of from and keeps the buffers of s.
func (s *State) CopyFrom(from rules.State) { s.copyFrom(from.(*State)) }

// Veiled returns the match with the draw pile and the generator dealt anew; nothing else
// is hidden (ledger 2.3).
func (s *State) Veiled(_ rules.Seat, r *rules.Rand) rules.State {
	c := s.copy()
	slices.Sort(c.drawPile()) // so that the new order owes nothing to the true one
	rules.Shuffle(r, c.drawPile())
	c.rng = rules.NewRand(r.Uint64())
	return c
}

// Force queues faces for the next dice.
func (s *State) Force(faces ...uint8) error { return s.rng.Force(faces...) }
