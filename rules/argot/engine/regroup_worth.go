package engine

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
)

// regroupsVainly reports whether the victor, who can regroup, is not asked since it could hardly be worth it, and has not asked for that
// question (AR-RUL-82).
func (s *State) regroupsVainly(f *Frame) bool {
	if s.Options.AskStay || s.Regroups[f.Seat] || f.Stage == begunRegrouping {
		return false
	}
	s.listChoices()
	return len(s.choices) > 1 && !slices.ContainsFunc(s.choices, s.worthRegrouping)
}

// worthRegrouping reports whether a block on land or in the air would come nearer to the objective, or from one location of it to another,
// or whether one that has fought for the place that was won, and lost half of its steps or more, would have fewer enemies beside it.
func (s *State) worthRegrouping(c rules.Choice) bool {
	if c.Verb != Regroup || s.Kind(blockOf(c)) == content.Sea {
		return false
	}
	b, to := blockOf(c), placeOf(c)
	at := s.Pieces[b].At
	objective := &s.Scenario().Objective
	if objective.Has(at) && objective.Has(to) || s.stepsTo(to, objective) < s.stepsTo(at, objective) {
		return true
	}
	return at == s.Stack.Top().Place && 2*s.Pieces[b].Strength <= s.Full(b) && s.besides(to, b) < s.besides(at, b)
}

// stepsTo is how far it is from a place to the nearest one of a set.
func (s *State) stepsTo(p atlas.Place, of *atlas.Set) int {
	near := s.Map.Nearest(p, of)
	if near == atlas.Nowhere {
		return atlas.Far
	}
	return s.Map.Steps(p, near)
}

// besides is how many enemy ground blocks stand beside a place, from where they could march into it.
func (s *State) besides(p atlas.Place, b content.Block) (n int) {
	for _, way := range s.Map.Ground(p) {
		for e := range s.In(way.Place) {
			if s.Kind(e) == content.Ground && s.Hostile(s.Pieces[e].Party, s.Pieces[b].Party) {
				n++
			}
		}
	}
	return n
}
