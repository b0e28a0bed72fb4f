package argot

import (
	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
)

var _ rules.Recommender = (*State)(nil)

// Recommend tells what a choice of a movement turn or of a fight is for.
func (s *State) Recommend(c rules.Choice) rules.Text {
	share := 0.0
	if s.Asked == engine.AskAction {
		share = advice.Share(s.State)
	}
	return words.Reason(s.State, c, share)
}
