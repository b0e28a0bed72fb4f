package towersiege

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// changesNothing reports whether magic or an ability that changes levels or abilities comes to nothing: as an answer, if
// all can come out of what is under way that could without it, and as likely; else it would do later, too.
func (s *State) changesNothing(c rules.Choice) bool {
	if s.Asked != engine.AskRespond || s.Under == 0 {
		return false
	}
	switch s.effectOf(c).Verb {
	case content.Mod, content.Enable, content.Counter:
	default:
		return false
	}
	choices := s.Decision().Choices
	without, known := s.Odds(choices[len(choices)-1])
	with, ok := s.Odds(c)
	return known && ok && slices.EqualFunc(without, with, alike)
}

// effectOf is what a choice that casts or uses something does first.
func (s *State) effectOf(c rules.Choice) *content.Effect {
	if c.Verb == engine.CastMagic {
		return &s.Content.At(content.Card(c.Args[0])).Effects[0]
	}
	return &s.Info(s.At(engine.ThingID(c.Args[0]))).Effects[c.Args[1]]
}

// alike reports whether the same can come of two choices.
func alike(a, b advice.Odds) bool {
	same := func(x, y float64) bool { return math.Abs(x-y) < 1e-6 }
	return same(a.Riposte, b.Riposte) && same(a.Holds, b.Holds) && same(a.Counters, b.Counters) && same(a.Steals, b.Steals) && same(a.Razed, b.Razed) &&
		slices.EqualFunc(a.Losses, b.Losses, func(l, m advice.Loss) bool {
			return l.Thing == m.Thing && same(l.Hurt, m.Hurt) && same(l.Gone, m.Gone) && same(l.Points, m.Points) && same(l.Defend, m.Defend)
		})
}

// opensNothing reports whether gold is made of power and nothing can be bought with it that could not be bought before,
// however often that is done. Power can be kept for an answer, gold cannot.
func (s *State) opensNothing(c rules.Choice) bool {
	if content.What(c.Args[0]) != content.Gold {
		return false
	}
	before := slices.Clone(s.Decision().Choices)
	after := s.State.Clone()
	for slices.Contains(after.Decision().Choices, c) {
		if _, err := after.Apply(c); err != nil {
			return false
		}
		for _, next := range after.Decision().Choices {
			if !slices.Contains(before, next) {
				return false
			}
		}
	}
	return true
}
