package bsieged

import "portcullis/rules"

func (g *Game) Info() rules.Info { return rules.Info{ID: "bsieged"} }

func (g *Game) values(*settled) map[string]string { return nil }

func (g *Game) settle(rules.Setup) (settled, error) { return settled{}, nil }

func (s *State) heroCount() int { return 0 }

func (s *State) coward(h heroNo) bool { return false }
