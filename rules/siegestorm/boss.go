package siegestorm

import "portcullis/rules"

func (s *State) stepBossTurn(f *frame)              {}
func (s *State) stepBossPlay(f *frame)              {}
func (s *State) stepBossStorm(f *frame)             {}
func (s *State) listTies(f *frame)                  {}
func (s *State) answerTie(f *frame, c rules.Choice) {}
