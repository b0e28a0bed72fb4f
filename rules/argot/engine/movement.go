package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// Movement is the movement turn that is under way (AR-MOV-1 to AR-MOV-3).
type Movement struct {
	Party  Party
	Tokens uint8 // to be used in this movement turn, those of a hero included (AR-INI-3)
	Used   uint8
	// Pinned are the places whose pinned blocks were named (AR-PIN-2).
	Pinned atlas.Set
	// Group are the blocks of the location that is activated, those aboard included (AR-MOV-2).
	Group content.Blocks
}

// movementFrame is the movement turn of a seat (AR-MOV-1).
type movementFrame struct{}

func (movementFrame) resume(s *State, f *Frame) {
	if f.Stage == 0 {
		f.Stage++
		s.beginMovement(f.Party)
		if s.tokensOffered(f.Seat) {
			s.ask(AskTokens, f.Seat)
			return
		}
	}
	s.ask(AskGroup, f.Seat)
}

// beginMovement counts the tokens of a party (AR-INI-3).
func (s *State) beginMovement(party Party) {
	s.Movement = Movement{Party: party, Tokens: uint8(min(s.Card().Number, s.Content.Rules.MaxTokens))}
	s.tell(rules.Event{
		Kind: rules.Note, Name: "movement_began", Rule: "AR-MOV-1", Seat: SeatOf(party), N: int16(s.Movement.Tokens),
	})
}

// tokensOffered reports whether a hero can give the seat that begins its movement turn more tokens (AR-MIS-11,
// AR-INI-3).
func (s *State) tokensOffered(seat rules.Seat) bool {
	_, ok := s.hasPower(content.ExtraTokens)
	return ok && seat == Argot && int(s.Movement.Tokens) < s.Content.Rules.MaxTokens
}

// What the event that ends a movement turn says of it.
const (
	Stuck   = 1 << iota // nobody could be moved any more
	Unmoved             // nobody was
)

// endMovement ends the movement turn: tokens that are left are lost, and hexsides are free again (AR-INI-3,
// AR-STK-2). M of the event is Stuck where tokens are left and nobody could be moved, which the other seat is not told, and Unmoved where
// no token was spent.
func (s *State) endMovement() {
	e := rules.Event{
		Kind: rules.Note, Name: "movement_ended", Rule: "AR-INI-3", Seat: SeatOf(s.Movement.Party), N: int16(s.Movement.Tokens - s.Movement.Used),
	}
	if len(s.choices) == 1 {
		e.Kind, e.Subject = rules.TurnEnded, phaseElements[MovementPhase]
		if e.N > 0 {
			e.M = Stuck
		}
	}
	if s.Movement.Used == 0 {
		e.M |= Unmoved
	}
	s.tell(e)
	s.Movement = Movement{}
	s.crossed = [MaxSides]uint8{}
	s.end()
}

// activate spends a token on the blocks of a location (AR-MOV-2). M of the event is 1 where nobody can be
// moved but cargo, which the other seat does not see.
func (s *State) activate(p atlas.Place) {
	m := &s.Movement
	m.Used++
	e := rules.Event{Kind: rules.Note, Name: "activated", Rule: "AR-MOV-2", Seat: SeatOf(m.Party), To: s.PlaceElement(p), N: int16(m.Tokens - m.Used)}
	if !s.Ready(p) {
		e.M = 1
	}
	s.tell(e)
	s.begin(Frame{Kind: FrameGroup, Seat: SeatOf(m.Party), Party: m.Party, Place: p})
}

// Ready reports whether a block of the moving party that stands in a place, not aboard, can still move.
func (s *State) Ready(p atlas.Place) bool {
	for b := s.First(p); b != content.NoBlock; b = s.Next(b) {
		if s.Pieces[b].Party == s.Movement.Party && s.stays(b) == nil {
			return true
		}
	}
	return false
}

// idle is why activating a location would move nobody, or nil: it must hold a block of the party, aboard or
// not, that has not moved (AR-MOV-3). Blocks that are pinned, or will be once it is activated, that can go nowhere
// from where they stand, and cargo that cannot land are not enough (AR-RUL-69). Found is where the party's blocks
// can go as things stand.
func (s *State) idle(p atlas.Place, found *reaches) *rules.Refusal {
	why := noneThere
	held := s.held(p, s.Movement.Party)
	for b := range content.Block(content.BlockCount) {
		if !s.grouped(b, p) {
			continue
		}
		reason := s.stays(b)
		switch {
		case s.Pieces[b].Status == Aboard:
			reason = s.unlandable(b)
		case reason == nil && held[s.Kind(b)]:
			reason = isPinned
		case reason == nil && !s.stirs(b, found):
			reason = hemmedIn
		}
		if reason == nil {
			return nil
		}
		if gravity(reason) > gravity(why) {
			why = reason // whatever the order of the blocks, which only their seat knows
		}
	}
	return why
}

// gravity orders why the blocks of a location stay: the one that counts most is told of all.
func gravity(why *rules.Refusal) int {
	switch why {
	case noneThere:
		return 0
	case hasMoved:
		return 2
	case hemmedIn:
		return 3
	case isPinned:
		return 4
	}
	return 1
}

// stirs reports whether a block that does not stay can do anything: end a move elsewhere or board a ship.
func (s *State) stirs(b content.Block, found *reaches) bool {
	if s.Options.AskAll {
		return true
	}
	w := walkIn(s, s.MoverOf(b), found.outlook)
	w.bind()
	return w.steps() || s.boards(b) || !found.of(s, b).Ends.Empty()
}

// grouped reports whether activating a place activates a block of the moving party: it stands there or is
// aboard there (AR-MOV-2, AR-SEA-9).
func (s *State) grouped(b content.Block, p atlas.Place) bool {
	piece := &s.Pieces[b]
	return piece.InPlay() && piece.At == p && piece.Party == s.Movement.Party
}

// Why blocks cannot move.
var (
	noneThere = because("AR-MOV-2", "No block of yours stands there.")
	isAboard  = because("AR-SEA-6", "The block is aboard: it moves with its ship.")
	isAway    = because("AR-MOV-2", "The block is not on the map.")
	hasMoved  = because("AR-MOV-3", "The block has moved this turn.")
	isPinned  = because("AR-PIN-1", "The block is pinned by enemies that came in this turn.")
	hemmedIn  = because("AR-RUL-69", "No block there can go anywhere now.")
)

// stays is why a block cannot move now, wherever to, or nil (AR-MOV-3, AR-PIN-1).
func (s *State) stays(b content.Block) *rules.Refusal {
	p := &s.Pieces[b]
	switch {
	case p.Status == Aboard:
		return isAboard
	case p.Status != OnMap:
		return isAway
	case p.Has(Moved):
		return hasMoved
	case p.Has(Pinned):
		return isPinned
	}
	return nil
}

// groupFrame is one activated location: who is pinned, then what each block does (AR-MOV-2, AR-PIN-2).
type groupFrame struct{}

// The stages of a group.
const (
	groupCounted uint8 = iota
	groupPinning
	groupMoving
)

func (groupFrame) resume(s *State, f *Frame) {
	switch f.Stage {
	case groupCounted:
		f.Stage = groupPinning
		s.countPins(f)
	case groupPinning:
		if f.N > 0 || f.M > 0 {
			s.ask(AskPins, f.Seat)
			return
		}
		f.Stage = groupMoving
		s.gather(f.Place)
	default:
		s.ask(AskMarch, f.Seat)
	}
}

// gather notes the blocks that a token has activated.
func (s *State) gather(p atlas.Place) {
	s.Movement.Group = content.Blocks{}
	for b := range content.Block(content.BlockCount) {
		if s.grouped(b, p) && !s.Pieces[b].Has(Moved|Pinned) {
			s.Movement.Group.Add(b)
		}
	}
}

// tellOf says that something has become true of a block where it is.
func (s *State) tellOf(b content.Block, name, rule string) {
	p := &s.Pieces[b]
	s.tell(rules.Event{
		Kind: rules.MarkerChanged, Name: name, Rule: rule, Seat: SeatOf(p.Party),
		Subject: s.BlockElement(b), To: s.PlaceElement(p.At), N: 1, M: int16(p.Handle),
	})
}
