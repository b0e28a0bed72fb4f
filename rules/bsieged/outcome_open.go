package bsieged

import "portcullis/rules"

func (s *State) Outcome() (rules.Outcome, bool) { return rules.Outcome{}, s.result != undecided }
