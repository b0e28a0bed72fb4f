package advice

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Onset is what it is worth to march against enemies, above 0, and how likely such an attack wins if the block comes
// alone; 0 for a march that meets none, and for the blow of no place that the side has to take.
func Onset(s *engine.State, c rules.Choice) (worth, chance float64) {
	b := blockOf(c)
	party, p := s.Pieces[b].Party, s.Pieces[b].At
	if c.Verb == engine.March {
		p = atlas.Place(c.Args[1])
	}
	if !s.EnemyAt(p, party) {
		return 0, 0
	}
	v := newSurvey(s, party)
	return 1 + v.placeGain(p), 0
}

// Threatens is how likely the attack wins that a plan of the rest of the movement turn would begin by a choice: one on
// the objective or on a fortification. 0: none.
func Threatens(s *engine.State, c rules.Choice) float64 {
	p := MakePlan(s, boldest)
	if p.Target == atlas.Nowhere || !s.Scenario().Objective.Has(p.Target) && !s.Fortified(p.Target) {
		return 0
	}
	if next, ok := p.Next(s); !ok || next != c {
		return 0
	}
	return p.Odds.Win
}

// Sally is what the best blow is worth that a block of a place could march to, 0: none can.
func Sally(s *engine.State, at atlas.Place) (worth float64) {
	party := engine.PartyOf(s.Asker)
	v := newSurvey(s, party)
	var reach engine.Reach
	for b := range s.In(at) {
		if s.Pieces[b].Party != party || s.Pieces[b].Has(engine.Moved|engine.Pinned) || s.Train(b) || s.Kind(b) == content.Sea {
			continue
		}
		s.Reach(b, &reach)
		for p := range reach.Ends.All() {
			if s.EnemyAt(p, party) {
				worth = max(worth, 1+v.placeGain(p))
			}
		}
	}
	return worth
}

// boldest is the variant of a plan that shies from least.
const boldest = 4

// Blow is the hits that a shot or a blow in a battle can be expected to make.
func Blow(s *engine.State, c rules.Choice) float64 {
	b := blockOf(c)
	if c.Verb == engine.Bombard {
		aim := engine.AtBlocks
		if int(c.Args[2]) == engine.GateTarget {
			aim = engine.AtGate
		}
		return float64(s.Dice(b, false)) * float64(s.Rating(b, aim).Total+1) / 6
	}
	return newBout(s).strike(c)
}
