package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// turnsOfDay is how long a day is: one run of the deck (AR-INI-4).
func (s *State) turnsOfDay() uint8 { return uint8(len(s.Content.Cards)) }

// matchFrame is the whole match: campaign, council, set-up, then turns (ledger 3).
type matchFrame struct{}

func (matchFrame) resume(s *State, f *Frame) {
	f.Stage++
	switch f.Stage {
	case 1:
		if s.campaigns() {
			s.begin(Frame{Kind: FrameCampaign})
		}
	case 2:
		s.begin(Frame{Kind: FrameCouncil})
		s.tell(rules.Event{Kind: rules.TurnBegan, Name: "eve_began", Rule: "AR-SET-1", Seat: rules.NoSeat})
	case 3:
		s.Phase = SettingUp
		s.begin(Frame{Kind: FrameSetup, Seat: Argot, Party: content.Argot})
	case 4:
		s.begin(Frame{Kind: FrameSetup, Seat: Mineos, Party: content.Mineos})
	case 5:
		s.placeThirdParties()
		s.newDay()
	default:
		s.begin(Frame{Kind: FrameTurn})
	}
}

// The stages of a turn.
const (
	turnInitiative uint8 = iota
	turnFirstMoves
	turnSecondMoves
	turnThirdMoves
	turnFirstFights
	turnSecondFights
	turnHesperoFights
	turnBargainerFights
	turnZulonFights
	turnRally
	turnCheck
)

// turnFrame is one turn (AR-VIC-7, AR-MOV-1, AR-CMB-2).
type turnFrame struct{}

func (turnFrame) resume(s *State, f *Frame) {
	stage := f.Stage
	if s.settled(f, stage) {
		return
	}
	f.Stage++
	switch stage {
	case turnInitiative:
		s.beginTurn()
	case turnFirstMoves, turnSecondMoves:
		s.enter(MovementPhase)
		seat := s.Starts()
		if stage == turnSecondMoves {
			seat = 1 - seat
		}
		s.begin(Frame{Kind: FrameMovement, Seat: seat, Party: PartyOf(seat)})
	case turnThirdMoves:
		s.begin(Frame{Kind: FrameThirdMoves})
	case turnFirstFights, turnSecondFights:
		s.enter(CombatPhase)
		seat := s.Starts()
		if stage == turnSecondFights {
			seat = 1 - seat
		}
		s.begin(Frame{Kind: FrameCombat, Seat: seat, Party: PartyOf(seat)})
	case turnHesperoFights, turnBargainerFights, turnZulonFights:
		s.begin(Frame{Kind: FrameCombat, Seat: rules.NoSeat, Party: content.Hespero + Party(stage-turnHesperoFights)})
	case turnRally:
		s.enter(RallyPhase)
		s.begin(Frame{Kind: FrameRally})
	default:
		s.end()
		s.check()
	}
}

// StageOf is the stage at which a turn stands while a frame lies upon it.
func (s *State) StageOf(f *Frame) uint8 {
	second := uint8(0)
	if f.Seat != s.Starts() {
		second = 1
	}
	switch {
	case f.Kind == FrameMovement:
		return turnFirstMoves + second + 1
	case f.Kind == FrameThirdMoves:
		return turnThirdMoves + 1
	case f.Kind == FrameRally:
		return turnRally + 1
	case Third(f.Party):
		return turnHesperoFights + uint8(f.Party-content.Hespero) + 1
	}
	return turnFirstFights + second + 1
}

// enter tells of a new phase.
func (s *State) enter(p Phase) {
	if s.Phase == p {
		return
	}
	s.Phase = p
	s.tell(rules.Event{Kind: rules.PhaseBegan, Name: "phase_began", Rule: "AR-VIC-7", Seat: rules.NoSeat, Subject: phaseElements[p]})
}

// shuffle puts all cards into the draw pile (AR-SET-15, AR-INI-4).
func (s *State) shuffle() {
	cards := s.Pile[:len(s.Content.Cards)]
	for i := range cards {
		cards[i] = uint8(i)
	}
	rules.Shuffle(&s.Rng, cards)
}

// newDay begins a day. The deck of the first one lies ready since the match began; later it is shuffled again
// (AR-INI-4).
func (s *State) newDay() {
	s.Day, s.Turn, s.Drawn = s.Day+1, 0, 0
	if s.Day > 1 {
		s.shuffle()
	}
	s.tell(rules.Event{Kind: rules.PileShuffled, Name: "day_began", Rule: "AR-INI-4", Seat: rules.NoSeat, Subject: DeckElement, N: int16(s.Day)})
}

// beginTurn forgets what was done last turn and draws the card (AR-INI-1 to AR-INI-3).
func (s *State) beginTurn() {
	s.forget()
	s.Turn++
	s.Drawn++
	s.Phase = Initiative
	s.tell(rules.Event{Kind: rules.TurnBegan, Name: "turn_began", Rule: "AR-VIC-7", Seat: rules.NoSeat, N: int16(s.Turn), M: int16(s.Day)})
	s.tell(rules.Event{
		Kind: rules.CardMoved, Name: "card_drawn", Rule: "AR-INI-1", Seat: s.Starts(),
		Subject: s.elements.cards[s.Pile[s.Drawn-1]], From: DeckElement, To: CardElement, N: int16(s.Card().Number), Reveals: true,
	})
}

// forget clears what blocks have done in a turn, for the next one.
func (s *State) forget() {
	for i := range s.Pieces {
		s.Pieces[i].Flags = 0
		s.Pieces[i].Entry = atlas.NoSide
	}
	for i := range s.meetings {
		s.meetings[i] = Meeting{By: NoParty}
	}
}

// Eve reports whether the eve of the siege has come: council and set-up (ledger 3).
func (s *State) Eve() bool { return s.Stack.At(0).Stage >= 2 }

// Turns is how many turns the match has begun.
func (s *State) Turns() int {
	if s.Day == 0 {
		return 0
	}
	return int(s.Day-1)*int(s.turnsOfDay()) + int(s.Turn)
}
