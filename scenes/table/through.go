package table

import (
	"slices"

	"portcullis/rules"
	"portcullis/scenes/stage"
)

// through reports whether a click on a piece that can do nothing itself is a click on what lies below it, as on a figure that
// stands on a place. A button, and what lets nothing through, speaks for itself.
func through(p *stage.Piece) bool { return !p.Solid && p.Role != "button" }

// below is what a click on a piece that can do nothing itself picks: the first thing below it that can be picked; empty: nothing.
// The focus is on the piece alone.
func (t *Table) below(id rules.Element) rules.Element {
	if t.stage.Focused() != "" || t.mode() != Asking || t.covered() || t.answers(id) {
		return ""
	}
	return t.fallsOn(id, t.answers)
}

// fallsOn is the first thing below a piece that takes what falls through it; empty: nothing does, or the piece lets nothing through.
func (t *Table) fallsOn(id rules.Element, takes func(rules.Element) bool) rules.Element {
	p, there := t.stage.Piece(id)
	if !there || !through(&p) {
		return ""
	}
	for _, el := range t.stage.Below(id) {
		if takes(el) {
			return el
		}
	}
	return ""
}

// answers reports whether a click on an element does something for the choice that is asked for.
func (t *Table) answers(id rules.Element) bool {
	_, direct := t.directly(id)
	return direct || t.path.Can(id) || t.composes(id) || slices.Contains(t.scene.plan.Asides, id) || id != "" && id == t.scene.plan.Settles || t.swappable(id)
}

// Falls is what a click at a point picks of what can be picked, with the pieces as they lie on the screen: the uppermost thing
// there, or the first one below it that can; empty: nothing.
func Falls(pieces []stage.Piece, x, y float64, can func(rules.Element) bool) rules.Element {
	i := stage.Hit(pieces, x, y)
	if i < 0 {
		return ""
	}
	if el := pieces[i].Means(); can(el) || !through(&pieces[i]) {
		return el
	}
	for _, el := range stage.Under(pieces, i, x, y) {
		if can(el) {
			return el
		}
	}
	return pieces[i].Means()
}
