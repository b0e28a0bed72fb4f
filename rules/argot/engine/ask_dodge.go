package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// askDodge asks whether a Skittish block retreats from a hit, and where to (AR-ABI-8).
type askDodge struct{}

func (askDodge) name() string { return "dodge" }

func (askDodge) list(s *State) {
	s.listRetreats(s.Stack.Top().Block)
	s.offer(Stand)
}

// stand is the answer that takes the hit.
type stand struct{}

func (stand) spelling(*World) notation.Spelling { return spelt(Stand, "stand") }

func (stand) play(s *State, _ rules.Choice) { s.Stack.Top().Stage = hitsTaken }

func (stand) refuse(*State, rules.Choice) *rules.Refusal { return nil }
