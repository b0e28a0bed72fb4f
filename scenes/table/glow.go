package table

import (
	"slices"

	"portcullis/rules"
)

// ways are how the open choices are clicked, and which of them are worth a thought: in a lesson all that it has open.
func (t *Table) ways() Path {
	a := t.openAhead()
	p := waysOver(t.base, t.openChoices(), a)
	if t.config.Lesson != nil || t.serial() {
		return p
	}
	return p.Weighed(worth(t.base, a))
}

// openAhead is what the decision leads on to; in a lesson only what that opens the way to.
func (t *Table) openAhead() *Ahead {
	a := lookAhead(t.base)
	if a == nil || t.config.Lesson == nil {
		return a
	}
	a.Then = slices.DeleteFunc(a.Then, func(c rules.Choice) bool { return !t.config.Lesson.Run.Along(append(slices.Clone(a.Lead), c)) })
	if len(a.Then) == 0 {
		return nil
	}
	return a
}

// sensible are the choices of a decision that a state knows to be worth a thought: those that a computer player would
// weigh, or else all; the idle ones never. Empty: it knows nothing of that, or answers without a thought, which only a hint
// should tell.
func sensible(s rules.State) (list []rules.Choice) {
	choices := s.Decision().Choices
	if settler, ok := s.(rules.Settler); ok {
		r := rules.NewRand(1)
		if _, _, settled := settler.Settle(&r); settled {
			return nil
		}
	}
	list = choices
	pruner, prunes := s.(rules.Pruner)
	if prunes {
		if list = pruner.Sensible(nil); len(list) == 1 && len(choices) >= 8 {
			return nil
		}
		list = tuned(s, list)
	}
	if likener, ok := s.(rules.Likener); ok {
		list = withTwins(list, choices, likener)
	}
	idler, idles := s.(rules.Idler)
	switch {
	case idles:
		return slices.DeleteFunc(slices.Clone(list), idler.Idle)
	case prunes:
		return list
	}
	return nil
}

// tuned are choices with the strength that a person would set for each, every one once.
func tuned(s rules.State, list []rules.Choice) (all []rules.Choice) {
	tuner, tunes := s.(rules.Tuner)
	if !tunes {
		return list
	}
	for _, c := range list {
		if c = tuner.Tune(c); !slices.Contains(all, c) {
			all = append(all, c)
		}
	}
	return all
}

// withTwins is a list of choices, then those that come to the same as one of it: people see no reason why of two equal cards
// only one should be lit.
func withTwins(list, choices []rules.Choice, l rules.Likener) []rules.Choice {
	kept := len(list)
	for _, c := range choices {
		if !slices.Contains(list, c) && slices.ContainsFunc(list[:kept], func(k rules.Choice) bool { return l.Alike(k, c) }) {
			list = append(list, c)
		}
	}
	return list
}
