package engine

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/machine"
	"portcullis/rules/towersiege/content"
)

// FrameKind is what a frame is about.
type FrameKind uint8

// The kinds of frame.
const (
	FrameNone     FrameKind = iota
	FrameMatch              // choosing Mages, then one turn after another
	FrameTurn               // a turn of Seat
	FrameWindow             // others may answer: Window, Act
	FrameAction             // a declared attack or magic: Act
	FrameExchange           // A attacks D: rolls, and the tokens of their cell
	FrameRiposte            // A strikes back at D
	FrameLoss               // D loses a point
	FrameSweep              // a sweep over all that it reaches: Act
	FrameOccupy             // who goes into structure D
	FrameRifle              // Seat looks at the hand of Other
	frameKinds
)

// Flags are what else a frame knows.
type Flags uint8

// The flags.
const (
	Continued    Flags = 1 << iota // FrameExchange: the attack went on inside (TS-CRT-4)
	Additional                     // FrameExchange: after a fumbled defence (TS-FUM-4)
	WasDefending                   // FrameExchange: D was in DEFEND when the dice were rolled (TS-ATK-5)
	Redirected                     // FrameExchange: it counts as a hit (TS-OPT-4); FrameLoss: by that, which heals nobody (TS-RUL-50)
	Certain                        // FrameRiposte: it hits without a roll
	Unprotected                    // FrameLoss: without a Protection roll
	Passed                         // FrameLoss: by a link, which passes a loss once (TS-RUL-28)
)

// Frame is one thing under way. Which fields count depends on its kind.
type Frame struct {
	Kind   FrameKind
	Stage  uint8
	Seat   rules.Seat
	Other  rules.Seat
	Window Window
	Act    uint8 // index of Actions
	Flags  Flags
	Poll   machine.Poll
	Token  uint8 // tokens of the cell that are done
	Attack content.Class
	Defend content.Class
	Facing content.Facing // what an exchange met when its dice were thrown
	// A attacks D. In a Riposte B is who would strike back for D, and E the structure that A strikes from, or
	// A itself; Item is the other means that D could choose. Of an exchange E is what is inside D.
	A, B, D, E, Item ThingID
}

// process is how a frame of one kind goes on: it does its next step, pushes a frame for what comes first, asks
// a question, or pops itself.
type process interface {
	resume(s *State, f *Frame)
}

var processes = [frameKinds]process{
	FrameMatch: matchFrame{}, FrameTurn: turnFrame{}, FrameWindow: windowFrame{}, FrameAction: actionFrame{}, FrameExchange: exchangeFrame{},
	FrameRiposte: riposteFrame{}, FrameLoss: lossFrame{}, FrameSweep: sweepFrame{}, FrameOccupy: occupyFrame{}, FrameRifle: rifleFrame{},
}

// begin puts a frame on the stack.
func (s *State) begin(f Frame) { s.Stack.Push(f) }

// end takes the uppermost frame off the stack.
func (s *State) end() { s.Stack.Pop(Frame{}) }

// run lets the frames go on until a seat has a choice of more than one answer that does something, or the match is
// over. Where there is but one it is given (TS-TRN-19).
func (s *State) run() {
	for s.Result == Undecided {
		if s.Asked == AskNothing {
			top := s.Stack.Top()
			processes[top.Kind].resume(s, top)
			continue
		}
		if s.brief && (s.Asked == AskMain || s.Asked == AskCombat) {
			s.choices = s.choices[:0]
			return
		}
		s.listChoices()
		if len(s.choices) > 1 && !s.idle() || s.Excuse() != "" {
			return
		}
		s.news = s.news || s.tells()
		c := s.given()
		s.unasked = s.unasked || c.Verb == EndTurn
		if c.Verb == Defend || c.Verb == Discard {
			s.lone = len(s.choices)
		}
		s.play(c)
		s.lone = 0
	}
	s.Asked = AskNothing
	s.choices = s.choices[:0]
}

// ask leaves a question to a seat.
func (s *State) ask(q Question, seat rules.Seat) { s.Asked, s.Asker = q, seat }

// under is in which stages a frame waits for one of another kind that lies on it.
var under = map[[2]FrameKind][]uint8{
	{FrameMatch, FrameTurn}:  {playing},
	{FrameTurn, FrameWindow}: {inMain, over}, {FrameTurn, FrameAction}: {inMain, fighting}, {FrameTurn, FrameOccupy}: {inMain, fighting}, {FrameTurn, FrameRifle}: {inMain, fighting},
	{FrameWindow, FrameAction}: {0}, {FrameWindow, FrameOccupy}: {0}, {FrameWindow, FrameRifle}: {0},
	{FrameAction, FrameWindow}: {answered}, {FrameAction, FrameExchange}: {striking, ending}, {FrameAction, FrameSweep}: {ending},
	{FrameExchange, FrameExchange}: {applying, redirecting}, {FrameExchange, FrameRiposte}: {applying}, {FrameExchange, FrameLoss}: {applying},
	{FrameRiposte, FrameLoss}: {settling}, {FrameSweep, FrameLoss}: {1},
}

// asking is on which frame, and in which of its stages, a question is asked.
var asking = [questionKinds]struct {
	kind  FrameKind
	stage uint8
}{
	AskMage: {FrameMatch, choosingMages}, AskTower: {FrameMatch, choosingTowers}, AskPlace: {FrameTurn, unloading}, AskUpkeep: {FrameTurn, upkeep},
	AskReplenish: {FrameTurn, replenishing}, AskMain: {FrameTurn, inMain}, AskDeclare: {FrameTurn, declaring}, AskCombat: {FrameTurn, fighting},
	AskTargets: {FrameAction, aiming}, AskDefender: {FrameAction, announcing}, AskUnblocked: {FrameAction, announcing}, AskRespond: {FrameWindow, 0},
	AskSave: {FrameLoss, losing}, AskRiposte: {FrameRiposte, offering}, AskRedirect: {FrameExchange, redirecting}, AskOccupy: {FrameOccupy, 1}, AskRifle: {FrameRifle, 1},
}

// Waits reports whether a frame can wait for one of another kind that lies on it.
func (f *Frame) Waits(above FrameKind) bool {
	return slices.Contains(under[[2]FrameKind{f.Kind, above}], f.Stage)
}

// Asks reports whether a question can be asked on a frame.
func (f *Frame) Asks(q Question) bool { return asking[q].kind == f.Kind && asking[q].stage == f.Stage }
