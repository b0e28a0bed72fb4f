package table

import (
	"slices"

	"portcullis/game/keymap"
	"portcullis/rules"
	"portcullis/scenes/stage"
)

// Strengthener is a Board whose choices are made with strengths that are set beforehand (see [rules.Description]).
type Strengthener interface {
	// Strength is what a strength of what was clicked is called, with its price.
	Strength(s rules.State, chosen []rules.Element, strength rules.Element) string
	// Step is the same in as few signs as can be, for the scale on which it is set.
	Step(s rules.State, chosen []rules.Element, strength rules.Element) Step
}

// Step is a strength on its scale: what it does, "+15", and what it costs, "3"; without a price it costs nothing.
type Step struct{ Does, Costs string }

// set is the path with the strength of a choice set for all that begins with the same element.
func (p Path) set(c rules.Choice) Path {
	i := slices.Index(p.choices, c)
	if i < 0 || p.dial[i] == "" {
		return p
	}
	preset := map[rules.Element]rules.Element{p.ways[i][0]: p.dial[i]}
	for el, dial := range p.preset {
		if el != p.ways[i][0] {
			preset[el] = dial
		}
	}
	p.preset = preset
	return p
}

// setOf is the strength that is set for what begins with an element: at first the least; empty: it has none.
func (p Path) setOf(el rules.Element) rules.Element {
	if dial, ok := p.preset[el]; ok {
		return dial
	}
	for i := range p.choices {
		if p.dial[i] != "" && p.ways[i][0] == el {
			return p.dial[i]
		}
	}
	return ""
}

// Strength is the strength that a choice is made with; empty: it has none that is set beforehand.
func (p Path) Strength(c rules.Choice) rules.Element {
	if i := slices.Index(p.choices, c); i >= 0 {
		return p.dial[i]
	}
	return ""
}

// Dial is the strengths that what was clicked can be done with, from the least on, and which of them is set; nil: there are
// not several.
func (p Path) Dial() (list []rules.Element, at int) {
	if len(p.chosen) == 0 {
		return nil, 0
	}
	for i := range p.choices {
		if p.begun(i) && p.dial[i] != "" && !slices.Contains(list, p.dial[i]) {
			list = append(list, p.dial[i])
		}
	}
	if len(list) < 2 {
		return nil, 0
	}
	return list, max(0, slices.Index(list, p.setOf(p.chosen[0])))
}

// Turn is the path with the strength turned by some, as far as it goes.
func (p Path) Turn(by int) Path {
	list, at := p.Dial()
	if list == nil {
		return p
	}
	at = max(0, min(at+by, len(list)-1))
	for i, c := range p.choices {
		if p.begun(i) && p.dial[i] == list[at] {
			return p.set(c)
		}
	}
	return p
}

// setDial sets the strength that a click on the scale means, and reports whether it was one.
func (t *Table) setDial(id rules.Element) bool {
	n, is := numberOf(id, kindStep)
	list, at := t.path.Dial()
	if !is || n >= len(list) {
		return false
	}
	t.config.sound("click")
	t.turnDial(n - at)
	return true
}

// turnDial turns the strength of what was clicked.
func (t *Table) turnDial(by int) {
	t.path = t.path.Turn(by)
	t.dirty = true
}

// turnBy turns it by the wheel, but over the log, and reports whether there is any.
func (t *Table) turnBy(a stage.Act) bool {
	list, _ := t.path.Dial()
	if _, log := lineOf(a.ID); log || list == nil || a.ID == "table:log" || t.mode() != Asking || t.covered() {
		return false
	}
	t.turnDial(int(a.Amount))
	return true
}

// dialKey turns it by the keys that bring large boards nearer, and reports whether it did.
func (t *Table) dialKey(c keymap.Command) bool {
	list, _ := t.path.Dial()
	if list == nil || t.curtain != nil || t.mode() != Asking || t.covered() || c != keymap.Nearer && c != keymap.Farther {
		return false
	}
	if c == keymap.Nearer {
		t.turnDial(1)
	} else {
		t.turnDial(-1)
	}
	return true
}

// dialChips are the buttons that turn it where there is no room for a scale.
func (t *Table) dialChips() (chips []chip) {
	list, at := t.path.Dial()
	if at > 0 {
		chips = append(chips, chip{id: idWeaker, label: rules.Say("Weaker: %s", t.strength(list[at-1])), icon: "kit/minus", state: stage.Enabled})
	}
	if at+1 < len(list) {
		chips = append(chips, chip{id: idStronger, label: rules.Say("Stronger: %s", t.strength(list[at+1])), icon: "kit/plus", state: stage.Enabled})
	}
	return chips
}

// strength is what a strength is called.
func (t *Table) strength(el rules.Element) string {
	return strengthOf(t.config.Board, t.base, t.path, el)
}

func strengthOf(b Board, s rules.State, p Path, el rules.Element) string {
	if b, ok := b.(Strengthener); ok {
		return b.Strength(s, p.Chosen(), el)
	}
	return humanise(el)
}
