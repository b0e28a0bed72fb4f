package table

import (
	"slices"

	"portcullis/rules"
	"portcullis/scenes/stage"
)

// mark says what can be done with the pieces of the board.
func (sc *scene) mark(v view) {
	set := func(el rules.Element, st stage.State) {
		m := sc.marks[el]
		m.State |= st
		sc.marks[el] = m
	}
	for _, el := range v.moment.Next {
		if slices.Contains(sc.plan.Quiet, el) {
			set(el, stage.Enabled)
			continue
		}
		set(el, stage.Legal)
		if v.moment.Sensible(el) && sc.plan.lights(el) {
			set(el, stage.Sensible)
		}
	}
	for el, c := range sc.direct() {
		if slices.Contains(sc.plan.Quiet, el) {
			set(el, stage.Enabled)
			continue
		}
		set(el, stage.Legal)
		if v.moment.Path.Worth(c) && (sc.plan.lights(el) || sc.plan.lights(v.moment.Path.Points(c))) {
			set(el, stage.Sensible)
		}
	}
	if v.moment.Mode == Asking {
		for _, el := range slices.Concat(sc.plan.Series, sc.plan.Asides) {
			set(el, stage.Enabled)
		}
		if sc.plan.Settles != "" {
			set(sc.plan.Settles, stage.Enabled)
		}
		for el := range sc.plan.Swaps {
			set(el, stage.Enabled)
		}
	}
	sc.preferring()
	for _, el := range v.moment.Chosen {
		set(el, stage.Chosen|stage.Enabled)
	}
	for _, el := range slices.Concat(v.moment.Lit, sc.plan.Touches) {
		if sc.beneath(el) {
			el = sc.standsFor(el)
		}
		set(el, stage.Lit)
	}
	if v.hinted != "" {
		set(v.hinted, stage.Hinted)
	}
	if v.moment.Mode != Asking {
		return
	}
	for i := range sc.pieces {
		p := &sc.pieces[i]
		if p.Role == "" || sc.marks[p.ID].Can() {
			continue
		}
		why, ok := sc.plan.Why[p.ID]
		if !ok {
			why, ok = v.moment.State.WhyNot(p.ID)
		}
		if ok {
			m := sc.marks[p.ID]
			m.Reason = why.Why.String()
			sc.marks[p.ID] = m
		}
	}
}

// lights reports whether the board lights an element that is worth a thought.
func (p *Plan) lights(el rules.Element) bool { return p.Bright == nil || slices.Contains(p.Bright, el) }
