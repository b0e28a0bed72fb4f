package table

import (
	"slices"

	"portcullis/rules"
)

// settles takes a click on the piece that shows how the question that follows is answered, and reports whether it was one: the person
// is asked then, at once where one choice alone leads there, and with another click is not.
func (t *Table) settles(id rules.Element) bool {
	if id == "" || id != t.scene.plan.Settles {
		return false
	}
	t.config.sound("click")
	t.unset, t.swapped, t.dirty = !t.unset, nil, true
	if left := t.path.Left(); t.unset && len(left) == 1 && t.mode() == Asking && !t.posted {
		t.decide(left[0])
	}
	return true
}

// swaps takes a click on a piece that changes the answer to the question that follows, and reports whether it was one.
func (t *Table) swaps(id rules.Element) bool {
	if !t.swappable(id) {
		return false
	}
	t.config.sound("click")
	t.unset, t.swapped, t.dirty = false, append(t.swapped, id), true
	return true
}

// swappable reports whether a click on a piece changes that answer.
func (t *Table) swappable(id rules.Element) bool {
	_, swaps := t.scene.plan.Swaps[id]
	return swaps && t.config.Lesson == nil && !t.path.Can(id)
}

// unsettle forgets that the person wants to be asked, and what of the answer was changed, once there is nothing more to be asked about.
func (t *Table) unsettle() {
	if t.mode() == Asking && !t.posted && t.scene.plan.Settles == "" {
		t.unset, t.swapped = false, nil
	}
}

// ordered is the last choice that a seat made here: in which turn, and the position after it.
type ordered struct{ turn, at int }

// presets is the answers that are given with a choice to the question that it leads to (see [rules.Presetter]), one after the other; none: the
// person wants to be asked, or what comes first is left to chance: then one is given when that is known (answersOn).
func (t *Table) presets(c rules.Choice) []rules.Choice {
	if _, ok := t.base.(rules.Presetter); !ok || t.unset || t.config.Lesson != nil || t.serial() {
		return nil
	}
	after := t.base.Clone()
	if events, err := after.Apply(c); err != nil || slices.ContainsFunc(events, uncovers) || !after.Decision().Seats.Has(t.viewer) {
		return nil
	}
	if s, ok := after.(rules.Swapper); ok && len(t.swapped) > 0 {
		if answers := s.Presets(t.swapped); len(answers) > 0 {
			return answers
		}
	}
	if answer, ok := presetOf(after); ok {
		return []rules.Choice{answer}
	}
	return nil
}

// uncovers reports whether an event showed something nobody could know before.
func uncovers(e rules.Event) bool { return e.Reveals }

func presetOf(s rules.State) (rules.Choice, bool) {
	p, ok := s.(rules.Presetter)
	if !ok {
		return rules.Choice{}, false
	}
	answer, ok := p.Preset()
	return answer, ok && slices.Contains(s.Decision().Choices, answer)
}

// answersOn gives the answer that is given with a choice where others were asked between the two, once they have answered, or where dice or
// cards have shown what is asked, and reports whether it did. Who takes that back, or comes back to the match, is asked.
func (t *Table) answersOn() bool {
	last := t.ordered[t.viewer]
	if t.mode() != Asking || t.curtain != nil {
		return false
	}
	delete(t.ordered, t.viewer)
	h := t.config.Match.History()
	if last.at == 0 || last.at > t.at || last.at == t.at && !slices.ContainsFunc(h[t.at-1].Events, uncovers) || last.turn != t.base.Progress().Turn || t.posted || t.unset || len(t.swapped) > 0 ||
		t.config.Lesson != nil || t.serial() {
		return false
	}
	for _, e := range h[last.at:t.at] {
		if e.Seats.Has(t.viewer) {
			return false
		}
	}
	answer, ok := presetOf(t.base)
	if ok {
		t.commit(answer)
	}
	return ok
}
