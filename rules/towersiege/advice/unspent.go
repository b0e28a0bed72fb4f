package advice

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// worthHaving is how much of the chance to win something must be worth for points to be left unspent for nothing.
const worthHaving = 0.002

// passed is the best purchase, magic or ability that the seat whose turn it is passes over when it ends Main or Combat by a choice, with the
// points to pay for it: gold buys nothing after Main, and what is left goes with the next On Guard (TS-RES-5). gain is by how much it
// looks better than nothing, as well as the game knows; 0 where there is none.
func (f *Forecaster) passed(s *engine.State, c rules.Choice) (best rules.Choice, gain float64) {
	f.by = &keen
	now := worth(s, s.Asker, f.by)
	for _, o := range s.Decision().Choices {
		if !lapses(o.Verb, c.Verb) {
			continue
		}
		if v := f.promise(s, o, now); v > gain {
			best, gain = o, v
		}
	}
	return best, gain
}

// lapses reports whether what a verb does cannot be done any more in this turn once it goes on by another.
func lapses(v, on rules.Verb) bool {
	switch on {
	case engine.EnterCombat:
		return v == engine.Buy || v == engine.Equip
	case engine.EndTurn, engine.EndCombat:
		return v == engine.Buy || v == engine.Equip || v == engine.CastMagic || v == engine.Use
	}
	return false
}

// Unspent is how many points of the kind that pays for it a seat leaves, though it passes over something worth having.
func (f *Forecaster) Unspent(s *engine.State, c rules.Choice) int {
	best, gain := f.passed(s, c)
	switch {
	case gain < worthHaving:
		return 0
	case best.Verb == engine.Buy || best.Verb == engine.Equip:
		return s.Available(s.Asker, content.Gold)
	}
	return s.Available(s.Asker, content.Power)
}
