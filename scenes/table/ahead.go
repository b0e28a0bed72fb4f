package table

import (
	"slices"

	"portcullis/rules"
)

// Ahead is what a decision leads on to by choices that do nothing by themselves (see [rules.Leader]).
type Ahead struct {
	Lead  []rules.Choice // what is played first
	Then  []rules.Choice // what is offered at once, though it can be chosen only after Lead
	State rules.State    // as it is after Lead
}

// lookAhead is what a state leads on to; nil: nothing.
func lookAhead(s rules.State) *Ahead {
	leader, ok := s.(rules.Leader)
	if !ok {
		return nil
	}
	lead, then := leader.Lead()
	if len(then) == 0 {
		return nil
	}
	after := s.Clone()
	for _, c := range lead {
		if _, err := after.Apply(c); err != nil {
			return nil
		}
	}
	return &Ahead{lead, then, after}
}

// Ways are the ways to some of the choices that a state offers, and to those that they lead on to.
func Ways(s rules.State, open []rules.Choice) Path { return waysOver(s, open, lookAhead(s)) }

func waysOver(s rules.State, open []rules.Choice, a *Ahead) Path {
	if a == nil {
		return NewPath(open, s.Describe)
	}
	p := NewPath(slices.Concat(open, a.Then), func(c rules.Choice) rules.Description {
		if slices.Contains(a.Then, c) {
			return a.State.Describe(c)
		}
		return s.Describe(c)
	})
	p.ahead = a
	return p
}

// Offered are the ways to all that a state offers as a match offers them, with what is worth a thought told from the rest.
func Offered(s rules.State) Path {
	p := Ways(s, s.Decision().Choices)
	return p.Weighed(worth(s, p.ahead))
}

// Clicks are what is clicked for a choice, one after the other: the elements on its way, and after the first of them its
// strength on the scale, if another is set.
func (p Path) Clicks(c rules.Choice) []rules.Element {
	way := p.Way(c)
	if len(way) == 0 {
		return nil
	}
	at := p.Click(way[0])
	list, is := at.Dial()
	if list == nil {
		return way
	}
	_, wants := at.set(c).Dial()
	if wants == is {
		return way
	}
	return slices.Insert(slices.Clone(way), 1, stepElement(wants))
}

// worth are the choices of a decision that are worth a thought, and of those that it leads on to.
func worth(s rules.State, a *Ahead) []rules.Choice {
	list := sensible(s)
	if a != nil {
		list = slices.Concat(list, sensible(a.State))
	}
	return list
}

// Lead is what is played before a choice; nil: it can be played as it is.
func (p Path) Lead(c rules.Choice) []rules.Choice {
	if p.ahead == nil || !slices.Contains(p.ahead.Then, c) {
		return nil
	}
	return p.ahead.Lead
}

// At is the state in which a choice can be played: that which is given, or how it is after what leads there.
func (p Path) At(s rules.State, c rules.Choice) rules.State {
	if p.Lead(c) == nil {
		return s
	}
	return p.ahead.State
}

// Ranking is what is worth a thought now and after what leads on, the best of each first; nil: nobody knows.
func (p Path) Ranking() []rules.Choice { return p.ranking }
