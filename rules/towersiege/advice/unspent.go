package advice

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// worthHaving is how much of the chance to win something must be worth for points to be left unspent for nothing.
const worthHaving = 0.002

// worthStaying is how much of the chance to win all that is left to cast must be worth for a person to be asked for it once nobody is left to
// attack: a click on the screen stays in Combat in any case.
const worthStaying = 0.004

// WorthAsking is how much of the chance to win something must be worth for a person to be asked before it is left, one purchase or all
// attacks together: less is not worth a click.
const WorthAsking = 0.01

// Promise is by how much what the seat that is asked can choose looks better than nothing, of the chance to win.
func (f *Forecaster) Promise(s *engine.State, c rules.Choice) float64 {
	f.by = &keen
	return f.promise(s, c, worth(s, s.Asker, f.by))
}

// passed is the best purchase, magic or ability that the seat whose turn it is passes over when it ends Main or Combat by a choice, with the
// points to pay for it: gold buys nothing after Main, and what is left goes with the next On Guard (TS-RES-5). gain is by how much it
// looks better than nothing, as well as the game knows; 0 where there is none. Some are left out.
func (f *Forecaster) passed(s *engine.State, c rules.Choice, but func(rules.Choice) bool) (best rules.Choice, gain float64) {
	f.by = &keen
	now := worth(s, s.Asker, f.by)
	for _, o := range s.Decision().Choices {
		if !lapses(o.Verb, c.Verb) || but(o) {
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
		return buys(v)
	case engine.EndTurn, engine.EndCombat:
		return buys(v) || v == engine.CastMagic || v == engine.Use
	}
	return false
}

// WorthStaying reports whether something that can be cast or used in a Combat without attacks is worth a question: as much as is done with the
// power that is left, once or again and again, without what is left out.
func (f *Forecaster) WorthStaying(s *engine.State, but func(rules.Choice) bool) bool {
	best, gain := f.passed(s, rules.Choice{Verb: engine.EndCombat}, but)
	if gain <= 0 {
		return false
	}
	if _, power := s.Cost(best); best.Verb == engine.CastMagic && power > 0 && s.Content.At(content.Card(best.Args[0])).Type != content.Scroll {
		gain *= float64(s.Available(s.Asker, content.Power) / power)
	}
	return gain >= worthStaying
}

// Unspent is how many points of the kind that pays for it a seat leaves, though it passes over something worth having.
func (f *Forecaster) Unspent(s *engine.State, c rules.Choice) int {
	best, gain := f.passed(s, c, func(rules.Choice) bool { return false })
	switch {
	case gain < worthHaving:
		return 0
	case buys(best.Verb):
		return s.Available(s.Asker, content.Gold)
	}
	return s.Available(s.Asker, content.Power)
}

// Unbought is the best purchase that the seat whose Main it is passes over by a choice, where that is worth a question and gold alone pays
// for it, of those that are not left out; false: there is none.
func (f *Forecaster) Unbought(s *engine.State, c rules.Choice, but func(rules.Choice) bool) (best rules.Choice, ok bool) {
	if s.Asked != engine.AskMain || c.Verb != engine.EnterCombat && c.Verb != engine.EndTurn {
		return best, false
	}
	f.by = &keen
	now, gain := worth(s, s.Asker, f.by), WorthAsking
	for _, o := range s.Decision().Choices {
		if !buys(o.Verb) || but(o) || o.Verb == engine.Equip && Idle(s, content.Card(o.Args[0]), s.At(engine.ThingID(o.Args[1]))) {
			continue
		}
		if gold, power := s.Cost(o); power > 0 || gold > s.Available(s.Asker, content.Gold) {
			continue
		}
		if v := f.promise(s, o, now); v >= gain {
			best, gain, ok = o, v, true
		}
	}
	return best, ok
}

// buys reports whether a verb buys a card of the hand.
func buys(v rules.Verb) bool { return v == engine.Buy || v == engine.Equip }

// Gains reports whether what the seat whose Main it is can do looks no worse than to leave it.
func (f *Forecaster) Gains(s *engine.State, c rules.Choice) bool {
	return f.Promise(s, c) >= 0
}
