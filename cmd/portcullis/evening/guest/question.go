package guest

import (
	"slices"
	"strings"

	"portcullis/game"
)

// asks looks whether there is anything to decide.
func (t *table) asks(s screen, legal []game.Sight) {
	if len(legal) != 1 || legal[0].Role != "button" {
		return
	}
	low := strings.ToLower(legal[0].Label)
	if strings.Contains(low, "roll") || strings.Contains(low, "throw") || s.excused() {
		return
	}
	t.g.find(Nothing, short(s.Prompt, 80), "only %q can be picked", short(legal[0].Label, 60))
}

// excused reports whether it can be read on the screen that somebody is asked who has nothing to choose, so that nobody learns
// what they hold.
func (s screen) excused() bool {
	return slices.ContainsFunc(s.Sights, func(x game.Sight) bool {
		said := x.Label
		for _, w := range x.Writings {
			said += " " + w.Text
		}
		return strings.Contains(said, "asked all the same (No tells)")
	})
}

// advised notes what the advice is to a question, to tell those that are always answered by going on.
func (t *table) advised(s screen, x game.Sight, hinted bool) {
	if s.excused() {
		return
	}
	ask := strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' {
			return -1
		}
		return r
	}, s.Prompt)
	a := t.asked[ask]
	if a == nil {
		a = &asking{}
		t.asked[ask] = a
	}
	a.times++
	if hinted && x.Role == "button" && goesOn(x.Label) {
		a.on++
		a.button = x.Label
	}
}

// goesOn reports whether a button says that one goes on and does nothing. A power that is called so, as Hold the Line is, does
// something: its name is followed by what that is.
func goesOn(label string) bool {
	low, does, _ := strings.Cut(strings.ToLower(label), ": ")
	if strings.HasPrefix(does, "once a ") {
		return false
	}
	return slices.ContainsFunc([]string{"pass", "go on", "end", "no ", "none", "decline", "hold", "not ", "done", "nothing", "keep", "leave"}, func(w string) bool {
		return strings.HasPrefix(low, w) || strings.Contains(low, " "+w)
	})
}

// always finds the questions that were answered by going on each time.
func (t *table) always() {
	const often = 4
	for ask, a := range t.asked {
		if a.times >= often && a.on == a.times && len(ask) > 0 {
			t.g.where.At = "whole match"
			t.g.find(Nothing, short(ask, 80), "asked %d times, and %q was the advice each time", a.times, short(a.button, 40))
		}
	}
}
