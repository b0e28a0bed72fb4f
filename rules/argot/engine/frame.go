package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// FrameKind is what a frame is about.
type FrameKind uint8

// The kinds of frame, from what lasts longest.
const (
	FrameNone        FrameKind = iota
	FrameMatch                 // campaign, council, set-up, then one turn after another
	FrameCampaign              // the days before the siege
	FrameMission               // one mission, scene after scene
	FrameCouncil               // the war council
	FrameSetup                 // one seat places its blocks; Seat
	FrameTurn                  // one turn
	FrameMovement              // the movement turn of a seat; Seat
	FrameGroup                 // one activated location; Seat, Place
	FrameThirdMoves            // the movement of the third parties
	FrameCombat                // bombardments and battles of a party; Party
	FrameBombardment           // a shot from outside: Block fires at Place
	FrameBattle                // the battle in Place
	FrameAction                // Block acts in the battle: its roll and what follows
	FrameHits                  // N hits are allotted in Place by the owner
	FrameRout                  // Block must retreat from Place, or may
	FrameWithdrawal            // the blocks of a role leave Place after the last round
	FrameRegroup               // the victor regroups about Place
	FrameRally                 // the rally phase
	FrameRestore               // a seat restores steps; Seat
	frameKinds
)

// Frame is one thing under way. Which fields count depends on its kind.
type Frame struct {
	Kind  FrameKind
	Stage uint8
	Seat  rules.Seat
	Party Party
	Role  Role
	Block content.Block
	Place atlas.Place
	Side  atlas.Side
	N, M  int8
}

// process is how a frame of one kind goes on: it does its next step, pushes a frame for what comes
// first, asks a question, or pops itself.
type process interface {
	resume(s *State, f *Frame)
}

var processes = [frameKinds]process{
	FrameMatch:      matchFrame{},
	FrameCampaign:   campaignFrame{},
	FrameMission:    missionFrame{},
	FrameCouncil:    councilFrame{},
	FrameSetup:      setupFrame{},
	FrameTurn:       turnFrame{},
	FrameRally:      rallyFrame{},
	FrameRestore:    restoreFrame{},
	FrameMovement:   movementFrame{},
	FrameGroup:      groupFrame{},
	FrameThirdMoves: thirdMovesFrame{},

	FrameCombat: combatFrame{}, FrameBombardment: rollFrame{}, FrameBattle: battleFrame{}, FrameAction: rollFrame{},
	FrameHits: hitsFrame{}, FrameRout: routFrame{}, FrameWithdrawal: withdrawalFrame{}, FrameRegroup: regroupFrame{},
}

// begin puts a frame on the stack.
func (s *State) begin(f Frame) { s.Stack.Push(f) }

// end takes the uppermost frame off the stack.
func (s *State) end() { s.Stack.Pop(Frame{}) }

// run lets the frames go on until a seat has a choice that decides something, or the match is over. Where there is but
// one answer, or all come to the same, the first is given.
func (s *State) run() {
	for s.Result == Undecided {
		if s.Asked == AskNothing {
			top := s.Stack.Top()
			processes[top.Kind].resume(s, top)
			continue
		}
		s.listChoices()
		if !s.forced() {
			return
		}
		s.play(s.choices[0])
	}
	s.Asked = AskNothing
	s.choices = s.choices[:0]
}

// ask leaves a question to a seat.
func (s *State) ask(q Question, seat rules.Seat) { s.Asked, s.Asker = q, seat }
