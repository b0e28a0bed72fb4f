package engine

import (
	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/notation"
)

// askHit asks the side that suffers a hit which of its blocks takes it (AR-HIT-2).
type askHit struct{}

func (askHit) name() string { return "hit" }

func (askHit) list(s *State) {
	for b := s.First(s.Stack.Top().Place); b != content.NoBlock; b = s.Next(b) {
		if s.Exposed(b) {
			s.offer(Take, int(b))
		}
	}
}

// take is the answer that allots a hit.
type take struct{}

func (take) spelling(w *World) notation.Spelling { return spelt(Take, "take", w.words.block) }

func (take) play(s *State, c rules.Choice) { s.strike(blockOf(c)) }

func (take) refuse(s *State, c rules.Choice) *rules.Refusal {
	switch b := blockOf(c); {
	case s.Asked != AskHit:
		return because("AR-HIT-2", "There is no hit to allot.")
	case s.Hostile(s.Pieces[b].Party, PartyOf(s.Asker)):
		return noChosenBlock
	case !s.Exposed(b):
		return because("AR-HIT-3", "It cannot be hit.")
	}
	return nil
}
