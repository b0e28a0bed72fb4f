package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/machine"
	"portcullis/rules/notation"
)

// World is what all matches of one scenario share and none changes. Map is the part of the atlas on
// which the scenario is played.
type World struct {
	Content   *content.Content
	Map       *atlas.Atlas
	Spellings *notation.Table // how choices are written
	crowded   *rules.Refusal  // of a place that is full (AR-STK-1)
	words     parts
	elements  *elements
}

// Options are how a match was settled (ledger 8).
type Options struct {
	Scenario   uint8 // index of Content.Scenarios
	Days       uint8 // 1 to 4
	Council    bool  // there is a war council
	Open       bool  // no fog of war
	Memory     bool  // seats are shown what they have seen of a block
	AskAll     bool  // what decides nothing is asked too, as in matches that were begun before AR-RUL-74
	AskIgnored bool  // who takes a hit that is ignored is asked too, as in matches that were begun before AR-RUL-75
	AskBeside  bool  // it is asked beside a Skittish block and under fire, as in matches that were begun before AR-RUL-76
	PlayOut    bool  // what can change nothing any more is played out, as in matches that were begun before AR-RUL-77
	AskOrder   bool  // who of a beaten side leaves first is asked too where it changes nothing, as in matches that were begun before AR-RUL-78
	AskSlight  bool  // a hero is asked in a battle where the power does next to nothing too, as in matches that were begun before AR-RUL-79
	AskLast    bool  // the victor regroups too where nothing can follow from it any more, as in matches that were begun before AR-RUL-80
	AskVain    bool  // steps are restored too before a last turn that is not played, as in matches that were begun before AR-RUL-81
	AskStay    bool  // the victor is asked to regroup too where it could hardly be worth it, as in matches that were begun before AR-RUL-82
	Difficulty Difficulty
}

// Difficulty is who is helped.
type Difficulty uint8

// The difficulties: Argot starts with 6 resources less, as the scenario says, or 6 more.
const (
	MineosHelped Difficulty = iota
	Even
	ArgotHelped
)

// MaxSides is more hexsides than maps of atlas.MaxPlaces can have: three for each hex, its boundary and
// its tunnel.
const MaxSides = 4 * atlas.MaxPlaces

// Gate is a fortification (AR-FRT-1). Strength 0: it is destroyed.
type Gate struct {
	Strength uint8
	Upgraded bool
}

// Phase is the part of the match or turn, for people (AR-VIC-7).
type Phase uint8

// The phases; those before Initiative come before the first turn.
const (
	BeforeSiege Phase = iota
	WarCouncil
	SettingUp
	Initiative
	MovementPhase
	CombatPhase
	RallyPhase
)

// State is one match. What is exported is the match, with meetings, crossed and ground; the rest is
// memory that is used again and is not copied.
type State struct {
	*World
	Options Options
	Rng     rules.Rand

	Phase Phase
	Day   uint8 // of the siege, from 1; 0 before its first turn
	Turn  uint8 // of the day, from 1
	// Pile is the deck: first the Drawn cards that were drawn this day, the last of them that of
	// this turn, then those still to come.
	Pile  [content.CardCount]uint8
	Drawn uint8

	Pieces  [content.BlockCount]Piece
	Handles [Seats]uint16 // the last handle that was given to a block of each seat
	Gates   [atlas.MaxGates]Gate
	Pool    int16 // Argot's city pool
	Purse   int16 // what Mineos has stolen and not spent
	Stance  [content.PartyCount]content.Stance
	Keep    uint8 // the keep counter (AR-VIC-3)

	Campaign Campaign
	Council  Council
	Movement Movement
	Battle   Battle
	Roll     Roll
	Rally    Rally

	Regroups [Seats]bool // seats that want to be asked to regroup after each battle that they win (AR-RUL-82)

	Stack  machine.Stack[Frame, [16]Frame]
	Asked  Question
	Asker  rules.Seat
	Result Result

	meetings [atlas.MaxPlaces]Meeting
	// crossed is how many ground blocks of the moving party have crossed each hexside in this
	// movement turn (AR-STK-2).
	crossed [MaxSides]uint8
	ground  ground

	reaches *reaches // made when they are needed first
	choices []rules.Choice
	events  []rules.Event
	dealt   bool // nothing was applied yet: events are those of the deal
	watch   func(rules.Event)
}

// Clone is an independent copy that nobody watches.
func (s *State) Clone() *State {
	c := *s
	c.choices, c.events, c.reaches, c.dealt, c.watch = append([]rules.Choice(nil), s.choices...), nil, nil, false, nil
	return &c
}

// CopyFrom makes s an independent copy of another match, in its own memory.
func (s *State) CopyFrom(from *State) {
	choices, events, found := s.choices, s.events, s.reaches
	*s = *from
	s.choices = append(choices[:0], from.choices...)
	s.events, s.reaches, s.dealt, s.watch = events[:0], found, false, nil
}

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

// Scenario is the scenario that is played.
func (s *State) Scenario() *content.Scenario { return &s.Content.Scenarios[s.Options.Scenario] }

// Card is the initiative card of this turn. There must be one.
func (s *State) Card() *content.Card { return &s.Content.Cards[s.Pile[s.Drawn-1]] }

// CardsLeft is how many initiative cards of each colour are still to come today, which is open to all: the
// discards are.
func (s *State) CardsLeft() (red, black int) {
	for _, card := range s.Pile[s.Drawn:] {
		if s.Content.Cards[card].Red {
			red++
		} else {
			black++
		}
	}
	return red, black
}

// Starts is the seat that moves first this turn (AR-INI-2); NoSeat before the first one.
func (s *State) Starts() rules.Seat {
	switch {
	case s.Drawn == 0:
		return rules.NoSeat
	case s.Card().Red:
		return Mineos
	}
	return Argot
}
