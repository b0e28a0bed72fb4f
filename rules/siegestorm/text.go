package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// effectsOf is the text that a frame carries out.
func (s *State) effectsOf(f *frame) []cards.Effect {
	switch f.text {
	case actionText:
		return s.design(f.card).Action
	case passiveText:
		return s.design(f.card).Passive.Effects
	}
	return s.game.set.Bosses[s.boss.card].Menace[f.track].Effects
}

// stepText carries out the next effect of a text, or ends it.
func (s *State) stepText(f *frame) { s.pop() }

func (s *State) listPicks(f *frame)                      {}
func (s *State) answerPick(f *frame, c rules.Choice)     {}
func (s *State) listArrange(f *frame)                    {}
func (s *State) answerArrange(f *frame, c rules.Choice)  {}
func (s *State) answerOptional(f *frame, c rules.Choice) {}
