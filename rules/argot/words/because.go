package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// BecauseOfChances is why a choice of the days before the siege is better than the next best, by the chances of the
// mission that follow from either.
func BecauseOfChances(s *engine.State, c, next rules.Choice, chance, nextChance float64) rules.Text {
	other := Describe(s, next).Sentence
	switch {
	case c.Verb == engine.Levy:
		return rules.T("The resources are worth more than what %q promises, with a chance of %s.", other, rules.Percent(nextChance))
	case c.Verb == engine.Withdraw:
		return rules.T("What %q could still bring is not worth its price, with a chance of %s.", other, rules.Percent(nextChance))
	case next.Verb == engine.Levy, next.Verb == engine.Withdraw:
		return rules.T("The mission succeeds with a chance of %s, and that is worth more than %q.", rules.Percent(chance), other)
	}
	return rules.T("The mission succeeds with a chance of %s; the next best is %q with %s, by what it brings and costs.", rules.Percent(chance), other, rules.Percent(nextChance))
}

// Because is why a choice is better at a glance than the next best, for the other questions that are settled by it.
func Because(s *engine.State, c, next rules.Choice) rules.Text {
	other := Describe(s, next).Sentence
	switch c.Verb {
	case engine.EndRestoring:
		return rules.T("What is left is worth more later than what %q would do now.", other)
	case engine.KeepPower:
		return rules.T("The power can do more later in the day than by %q now.", other)
	case engine.Adjourn:
		return rules.T("A reserve for the siege is worth more than %q.", other)
	}
	switch s.Asked {
	case engine.AskPlacement:
		return rules.T("The strong are placed first, each where most is lacking.")
	case engine.AskCouncil:
		return rules.T("It brings more for its price than %q.", other)
	case engine.AskRestoring, engine.AskMending:
		return rules.T("The step does more for its price there than by %q.", other)
	case engine.AskPins:
		return rules.T("It would move least, so it is missed less than by %q.", other)
	}
	return rules.T("It does more now than %q.", other)
}
