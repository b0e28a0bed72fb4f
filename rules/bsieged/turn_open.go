package bsieged

import "portcullis/rules"

func (s *State) listTurn(f *frame) {}

func (s *State) answerTurn(f *frame, c rules.Choice) {}

func (s *State) stepTurn(f *frame) {}

func (s *State) stepAttack(f *frame) {}

func (s *State) answerBlood(f *frame, c rules.Choice) {}

func (s *State) stepCatapult(f *frame) {}

func (s *State) listTrade(f *frame) {}

func (s *State) answerTrade(f *frame, c rules.Choice) {}

func (s *State) stepTrain(f *frame) {}

func (s *State) listTokens(f *frame) {}

func (s *State) answerTrain(f *frame, c rules.Choice) {}
