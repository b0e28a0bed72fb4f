package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

func (s *State) stepAssault(f *frame) {}

func (s *State) stepHits(f *frame) {}

func (s *State) listHits(f *frame) {}

func (s *State) answerHit(f *frame, c rules.Choice) {}

func (s *State) stepMolen(f *frame) {}

func (s *State) stepHouse(f *frame) {}

func (s *State) listShields(f *frame) {}

func (s *State) answerShield(f *frame, c rules.Choice) {}

func (s *State) stepMarch(f *frame) {}

func (s *State) ambush() {}

func (s *State) hitHouse(b cards.BuildingID, floor int, spare bool, rule string) {}
