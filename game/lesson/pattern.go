package lesson

import (
	"slices"
	"strings"

	"portcullis/rules"
)

// matches reports whether a choice in notation is one that a pattern means: word by word, and "*" is any word.
func matches(pattern, notation string) bool {
	want, got := strings.Fields(pattern), strings.Fields(notation)
	if len(want) != len(got) {
		return false
	}
	for i, w := range want {
		if w != "*" && w != got[i] {
			return false
		}
	}
	return true
}

// optional is the pattern of a part of a way, and whether it is left out where it means nothing: "? accept".
func optional(part string) (pattern string, may bool) { return strings.CutPrefix(part, "? ") }

// find is the first legal choice that a pattern means.
func find(g rules.Game, s rules.State, pattern string) (rules.Choice, bool) {
	for _, c := range s.Decision().Choices {
		if matches(pattern, g.Notation(c)) {
			return c, true
		}
	}
	return rules.Choice{}, false
}

// holds reports whether all conditions hold of a state and of the events since a step began.
func holds(list []Cond, s rules.State, events []rules.Event) bool {
	return !slices.ContainsFunc(list, func(c Cond) bool { return !c.holds(s, events) })
}

func (c Cond) holds(s rules.State, events []rules.Event) bool {
	if c.Event != "" {
		return slices.ContainsFunc(events, func(e rules.Event) bool { return e.Name == c.Event })
	}
	if c.Asked != "" {
		return s.Decision().Kind == c.Asked
	}
	r, ok := s.(rules.Reporter)
	if !ok {
		return false
	}
	n, ok := r.Fact(c.Fact)
	return ok && (c.Below == nil || n < *c.Below) && (c.Above == nil || n > *c.Above) && (c.Is == nil || n == *c.Is)
}
