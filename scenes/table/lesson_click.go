package table

import (
	"slices"

	"portcullis/rules"
)

// wayBy is the elements to click for a click on one in a lesson: it alone where it can be clicked, and what comes before it
// where the lesson waits for nothing else, or has it lit; nil: it leads nowhere.
func (t *Table) wayBy(p Path, el rules.Element) []rules.Element {
	if p.Can(el) {
		return []rules.Element{el}
	}
	lit := t.mentor != nil && slices.Contains(t.mentor.lit, el)
	if !lit && !t.guided() || p.HasChosen(el) {
		return nil
	}
	return p.Over(el, lit)
}

// meantBy is the elements to click for a click on one that is not meant itself in a lesson: on what lies below it where it was
// clicked, as a block on its place; or on what lies on it, if that is one thing alone; nil: there is nothing.
func (t *Table) meantBy(id rules.Element) []rules.Element {
	if !t.teaches() || t.mode() != Asking {
		return nil
	}
	for _, el := range append([]rules.Element{id}, t.stage.Below(id)...) {
		if _, direct := t.directly(el); el != id && (direct || t.composes(el)) {
			return []rules.Element{el}
		}
		if way := t.wayBy(t.path, el); way != nil {
			return way
		}
	}
	var found []rules.Element
	for _, el := range t.stage.Upon(id) {
		way := t.wayBy(t.path, el)
		if way == nil {
			continue
		}
		if found != nil && !slices.Equal(found, way) {
			return nil
		}
		found = way
	}
	return found
}

// follow clicks elements one after the other, and reports whether there are any.
func (t *Table) follow(way []rules.Element) bool {
	if len(way) == 0 {
		return false
	}
	for _, el := range way[:len(way)-1] {
		t.path = t.path.Click(el)
	}
	t.pickChoice(way[len(way)-1])
	return true
}

// waits reports whether a lesson waits for a click on an element, or for somebody to point at it.
func (t *Table) waits(p Path, el rules.Element) bool {
	c := t.config.Lesson
	if s, ok := c.Run.Step(); ok && slices.Contains(s.Hover, string(el)) {
		return true
	}
	return t.mode() == Asking && !p.HasChosen(el) && t.wayBy(p, el) != nil
}

// speaks are the elements that are lit: those that a click or the pointer is waited for at, and those that are only spoken of.
func (t *Table) speaks(p Path) (meant, told []rules.Element) {
	if t.mentor == nil {
		return nil, nil
	}
	for _, el := range t.mentor.lit {
		switch {
		case t.waits(p, el):
			meant = append(meant, el)
		case !p.HasChosen(el):
			told = append(told, el)
		}
	}
	return meant, told
}

// nods goes on where the mentor waits for nothing but that, by a click on what he speaks of, and reports whether it did.
func (t *Table) nods(id rules.Element) bool {
	if t.mentor == nil || !t.mentor.next || t.play.running() || t.covered() || id == "" || t.path.Can(id) && t.mode() == Asking {
		return false
	}
	if !t.lights(id) {
		return false
	}
	t.config.sound("click")
	t.config.Lesson.Tutor.NextStep()
	return true
}

// lights reports whether the mentor has lit what was clicked.
func (t *Table) lights(id rules.Element) bool {
	return t.mentor != nil && (slices.Contains(t.mentor.lit, id) || slices.ContainsFunc(t.mentor.lit, t.stage.Touches))
}

// agrees makes the only choice that a step of a lesson leaves, by a click on what the mentor has lit beside it, and reports whether
// it did: whoever clicks what has the light on it has understood. What could be played itself, and is not meant, makes no other choice.
func (t *Table) agrees(id rules.Element) bool {
	open := t.openChoices()
	if !t.guided() || len(open) != 1 || !t.lights(id) || NewPath(t.base.Decision().Choices, t.base.Describe).Can(id) {
		return false
	}
	t.config.sound("click")
	t.path = t.ways()
	t.decide(open[0])
	return true
}

// allowed is what a click would do on an element that the mentor has read and opens no choice for: the rules allow it, and what it
// would come to is what there is to read.
func (t *Table) allowed(id rules.Element, m Moment) (rules.Choice, bool) {
	if m.Mode != Asking || !t.guided() || m.Can(id) {
		return rules.Choice{}, false
	}
	if s, _ := t.config.Lesson.Run.Step(); !slices.Contains(s.Hover, string(id)) {
		return rules.Choice{}, false
	}
	return NewPath(t.base.Decision().Choices, t.base.Describe).Aim(id)
}
