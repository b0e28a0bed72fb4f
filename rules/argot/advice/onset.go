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

// Walks reports whether a choice takes a place of worth that stands open, for certain and to keep: a ground block of the
// besieger can march where nobody is, into the objective or through a fallen gate, and is not weaker there, with those
// who come along, than who could come against it.
func Walks(s *engine.State, c rules.Choice) bool {
	open := opens(s)
	if engine.PartyOf(s.Asker) != content.Mineos || open.Empty() || s.Kept() {
		return false
	}
	var ends atlas.Set
	at := atlas.Place(c.Args[0])
	switch c.Verb {
	case engine.March:
		if b := blockOf(c); walks(s, b) {
			at = s.Pieces[b].At
			ends.Add(atlas.Place(c.Args[1]))
		}
	case engine.Activate:
		var reach engine.Reach
		for b := range s.In(at) {
			if walks(s, b) && !s.Pieces[b].Has(engine.Moved|engine.Pinned) {
				s.Reach(b, &reach)
				ends = ends.Union(&reach.Ends)
			}
		}
	}
	if ends = ends.Common(&open); ends.Empty() {
		return false
	}
	v := newSurvey(s, content.Mineos)
	for p := range ends.All() {
		if v.threat(p) < v.own[at] {
			return true
		}
	}
	return false
}

// walks reports whether a block is one by which the besieger takes a place.
func walks(s *engine.State, b content.Block) bool {
	return s.Pieces[b].Party == content.Mineos && s.Kind(b) == content.Ground && !s.Train(b)
}

// opens are the places of worth to the besieger in which nobody stands.
func opens(s *engine.State) (open atlas.Set) {
	for p := range s.Scenario().Objective.All() {
		open.Add(p)
	}
	for g, site := range s.Map.Gates() {
		if s.Scenario().Gates[g] && s.Gates[g].Strength == 0 {
			open.Add(site.Inside)
		}
	}
	for p := range open.All() {
		if s.First(p) != content.NoBlock {
			open.Remove(p)
		}
	}
	return open
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
