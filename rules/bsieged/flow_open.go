package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

func (s *State) listRaise() {}

func (s *State) answerRaise(f *frame, c rules.Choice) {}

func (s *State) listSend() {}

func (s *State) answerSend(f *frame, c rules.Choice) {}

func (s *State) listNext(f *frame) {}

func (s *State) answerNext(f *frame, c rules.Choice) {}

func (s *State) stepRound(f *frame) {}

func (s *State) stepSpawn(f *frame) {}

func (s *State) stepSeason(f *frame) {}

func (s *State) passFirst(rule string) {}

func (s *State) close() {}

func (s *State) bring(f fieldNo, u cards.UnitKind, standard, elite int, rule string) {}
