package siegestorm

import "portcullis/rules"

// stepShared runs the players' turn in Co-op.
func (s *State) stepShared(f *frame)                   {}
func (s *State) listAbsorbers()                        {}
func (s *State) answerAbsorb(f *frame, c rules.Choice) {}
