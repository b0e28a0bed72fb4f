package advice

import (
	"cmp"
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// option is a choice and how it looks at a glance, higher is better.
type option struct {
	choice  rules.Choice
	promise float64
}

// widest is how many choices of a question are worth a thought, at most.
const widest = 12

// Sensible appends the choices of the question that are worth a thought, the best at a glance first. Whoever
// always takes the first one plays soundly. It depends on nothing that the seat that is asked cannot see.
func Sensible(s *engine.State, buf []rules.Choice) []rules.Choice {
	d := s.Decision()
	switch {
	case d.Over():
		return buf
	case len(d.Choices) == 1:
		return append(buf, d.Choices[0])
	case s.Asked == engine.AskGroup || s.Asked == engine.AskMarch:
		return sensibleMoves(s, buf)
	}
	list := ranked(s, d.Choices)
	if settled(s.Asked) {
		list = list[:1]
	}
	for _, o := range list[:min(len(list), widest)] {
		buf = append(buf, o.choice)
	}
	return buf
}

// ranked are choices, the best at a glance first.
func ranked(s *engine.State, choices []rules.Choice) []option {
	list := make([]option, 0, len(choices))
	for i, promise := range promises(s, choices) {
		list = append(list, option{choices[i], promise})
	}
	slices.SortStableFunc(list, func(a, b option) int { return cmp.Compare(b.promise, a.promise) })
	return list
}

// Settle answers a question that is left to the glance, and tells the next best answer; false: another question
// waits, or there is but one answer. How a day before the siege is spent is drawn by r among what promises about as
// much.
func Settle(s *engine.State, r *rules.Rand) (c, next rules.Choice, ok bool) {
	d := s.Decision()
	if len(d.Choices) < 2 || !settled(s.Asked) {
		return c, next, false
	}
	list := ranked(s, d.Choices)
	c, next = list[0].choice, list[1].choice
	if s.Asked == engine.AskDay {
		if drawn := drawDay(s, r); drawn != c {
			c, next = drawn, c
		}
	}
	return c, next, true
}

// settled reports whether the answer to a question is left to the glance: a search of one turn knows nothing
// better.
func settled(q engine.Question) bool {
	switch q {
	case engine.AskDay, engine.AskScene, engine.AskLeader, engine.AskBoost, engine.AskCouncil, engine.AskPlacement, engine.AskTokens,
		engine.AskReroll, engine.AskMending, engine.AskRestoring, engine.AskPins:
		return true
	}
	return false
}

// promises are how the choices of a question look at a glance.
func promises(s *engine.State, choices []rules.Choice) []float64 {
	var promise func(rules.Choice) float64
	switch s.Asked {
	case engine.AskDay, engine.AskScene, engine.AskLeader, engine.AskBoost:
		promise = func(c rules.Choice) float64 { return daysPromise(s, c) }
	case engine.AskCouncil:
		promise = func(c rules.Choice) float64 { return councilPromise(s, c) }
	case engine.AskPlacement:
		promise = newSetting(s).promise
	case engine.AskTokens, engine.AskReroll, engine.AskCancel, engine.AskMending:
		promise = func(c rules.Choice) float64 { return powerPromise(s, c) }
	case engine.AskPins:
		promise = func(c rules.Choice) float64 { return pinPromise(s, blockOf(c)) }
	case engine.AskBombardment:
		promise = newSurvey(s, engine.PartyOf(s.Asker)).shotPromise
	case engine.AskBattle:
		promise = newSurvey(s, engine.PartyOf(s.Asker)).battlePromise
	case engine.AskAction:
		promise = newBout(s).promise
	case engine.AskHit:
		promise = newBout(s).hitPromise
	case engine.AskDodge:
		promise = newBout(s).dodgePromise
	case engine.AskRout, engine.AskWithdrawal:
		promise = newSurvey(s, engine.PartyOf(s.Asker)).retreatPromise
	case engine.AskRegroup:
		promise = newSurvey(s, engine.PartyOf(s.Asker)).regroupPromise
	default:
		promise = newSurvey(s, engine.PartyOf(s.Asker)).restorePromise
	}
	list := make([]float64, len(choices))
	for i, c := range choices {
		rules.Breathe()
		list[i] = promise(c)
	}
	return list
}
