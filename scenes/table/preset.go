package table

import (
	"slices"

	"portcullis/rules"
)

// settles takes a click on the piece that shows how the question that follows is answered, and reports whether it was one: the person
// is asked then, and with another click is not.
func (t *Table) settles(id rules.Element) bool {
	if id == "" || id != t.scene.plan.Settles {
		return false
	}
	t.config.sound("click")
	t.unset, t.dirty = !t.unset, true
	return true
}

// unsettle forgets that the person wants to be asked once there is nothing more to be asked about.
func (t *Table) unsettle() {
	if t.mode() == Asking && !t.posted && t.scene.plan.Settles == "" {
		t.unset = false
	}
}

// preset is the answer that is given with a choice to the question that it leads to (see [rules.Presetter]); false: none is, or the
// person wants to be asked.
func (t *Table) preset(c rules.Choice) (rules.Choice, bool) {
	if _, ok := t.base.(rules.Presetter); !ok || t.unset || t.config.Lesson != nil || t.serial() {
		return rules.Choice{}, false
	}
	after := t.base.Clone()
	if _, err := after.Apply(c); err != nil || !after.Decision().Seats.Has(t.viewer) {
		return rules.Choice{}, false
	}
	answer, ok := after.(rules.Presetter).Preset()
	return answer, ok && slices.Contains(after.Decision().Choices, answer)
}
