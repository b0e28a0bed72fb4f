package table

import (
	"slices"

	"portcullis/rules"
	"portcullis/scenes/stage"
)

// The buttons while something is picked that none of [Plan.Main] goes on with.
const (
	idOnward  = "table:onward"  // the large one: the only choice that is left
	idRelease = "table:release" // a small one: what was picked is put back, and nothing else
)

// Release is the button that puts back what is picked, for [Plan].Words. It stands with the buttons of choices, as their last: nothing that
// undoes comes under a hand that rests on the large one.
const Release rules.Element = idRelease

// Onward is the large button that makes the only choice that is left for what is picked, for [Plan].Words.
const Onward rules.Element = idOnward

// Onward is the only choice that what was clicked leads on to over elements that are not quiet; false: there are several, or it is
// not worth a thought.
func (p Path) Onward(quiet []rules.Element) (found rules.Choice, ok bool) {
	if len(p.chosen) == 0 {
		return rules.Choice{}, false
	}
	for _, el := range p.Next() {
		if slices.Contains(quiet, el) {
			continue
		}
		for _, c := range p.Beyond(el) {
			if ok && c != found {
				return rules.Choice{}, false
			}
			found, ok = c, true
		}
	}
	return found, ok && p.Worth(found)
}

// onward is the choice that the large button makes where it is the only one left for what is picked.
func (p *Plan) onward(path Path) (rules.Choice, bool) {
	c, ok := path.Onward(p.Quiet)
	return c, ok && !slices.Contains(p.ByHand, c)
}

// picked is the large button while something is picked: it never ends what is asked, but what the mentor lights does what he says.
// Empty: nothing is picked, or several choices are left for it.
func (sc *scene) picked(v view) rules.Element {
	for _, el := range sc.plan.Main {
		if _, ends := v.mentor.calls(v.path, el); ends {
			return el
		}
	}
	if len(v.path.chosen) == 0 {
		return ""
	}
	ends := slices.ContainsFunc(sc.plan.Main, func(el rules.Element) bool { _, ends := v.path.putBack(el); return ends })
	if _, ok := sc.plan.onward(v.path); ok && ends {
		return idOnward
	}
	return ""
}

// calls is the choice that a button makes which the mentor lights, with all that was picked put back; false: he lights it not, or
// nothing is picked.
func (m *mentor) calls(path Path, el rules.Element) (rules.Choice, bool) {
	if m == nil || !slices.Contains(m.lit, el) {
		return rules.Choice{}, false
	}
	return path.putBack(el)
}

// onwardChip is the large button that makes the only choice that is left; false: the element is another one.
func (sc *scene) onwardChip(v view, el rules.Element) (chip, bool) {
	c, ok := sc.plan.onward(v.path)
	if !ok || el != idOnward {
		return chip{}, false
	}
	label := sc.plan.Words[Onward]
	if label == "" {
		label = v.path.Sentence(c).String()
	}
	return chip{id: el, label: label, icon: sc.plan.Primary, golden: sc.plan.Primary != "", state: stage.Legal | stage.Sensible}, true
}

// releaseChip is the button that puts back what is picked.
func (sc *scene) releaseChip(v view) chip {
	label := sc.plan.Words[Release]
	if label == "" {
		label = rules.Say("Put back")
	}
	return chip{id: idRelease, label: label, state: stage.Enabled}
}

// onward makes the only choice that is left for what is picked.
func (t *Table) onward() {
	if c, ok := t.scene.plan.onward(t.path); ok {
		t.config.sound("click")
		t.decide(c)
	}
}

// release puts back all that was picked.
func (t *Table) release() {
	t.config.sound("click")
	t.path = t.ways()
	t.page, t.dirty = 0, true
}
