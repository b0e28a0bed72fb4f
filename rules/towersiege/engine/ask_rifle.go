package engine

import (
	"portcullis/rules"
	"portcullis/rules/notation"
)

// askRifle: which card of an opponent's hand is discarded, which the caster sees meanwhile (TS-HID-1).
type askRifle struct{}

func (askRifle) name() string { return "rifle" }

func (askRifle) list(s *State) { s.offerHand(Rifle, s.Stack.Top().Other) }

type rifle struct{}

func (rifle) spelling(w *World) notation.Spelling { return spelt(Rifle, "rifle", w.cardNames()) }

func (rifle) play(s *State, c rules.Choice) {
	s.discardFrom(s.Stack.Top().Other, cardOf(c), "rifled", "TS-RUL-67")
}

func (rifle) refuse(*State, rules.Choice) *rules.Refusal { return nil }
