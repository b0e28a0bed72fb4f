package table

import (
	"cmp"
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/scenes/stage"
)

// direct is the pieces that play a choice which is possible now.
func (sc *scene) direct() map[rules.Element]rules.Choice {
	possible := map[rules.Element]rules.Choice{}
	if sc.moment.Mode == Asking {
		for el, c := range sc.plan.Direct {
			if slices.Contains(sc.moment.Choices, c) && !slices.Contains(sc.moment.Next, el) {
				possible[el] = c
			}
		}
	}
	return possible
}

// offers is what the controls hold: the large button, the choices that the board does
// not show, and what the table offers itself.
func (sc *scene) offers(v view) offer {
	o := v.offer
	switch {
	case len(o.watch) == 0:
	case sc.watch(o.watch, v.by):
		o.watch = nil
	case sc.frame.folded:
		o.chips, o.watch = append(o.watch, o.chips...), nil
	}
	if v.moment.Mode != Asking {
		return o
	}
	o.keeps = len(sc.plan.Main) > 0 && !o.hint
	if sc.frame.folded { // there what cannot be done has no place
		o.chips = slices.DeleteFunc(slices.Clone(o.chips), func(c chip) bool { return c.id == idAgain && c.reason != "" })
	}
	if sc.plan.covers(v.moment.Preferences) {
		o.chips = slices.DeleteFunc(slices.Clone(o.chips), func(c chip) bool { return c.id == idAsks })
	}
	if el := sc.large(v); el != "" {
		c, ok := sc.onwardChip(v, el)
		if !ok {
			if c = sc.choiceChip(v, el); sc.plan.Primary != "" {
				c.icon, c.golden = sc.plan.Primary, !v.closes
			}
		}
		if v.still || v.lapse > 0 {
			c.state = 0
		}
		c.runs = v.lapse
		o.main, sc.main = &c, el
	}
	if sc.scale(v) {
		o.chips = slices.DeleteFunc(slices.Clone(o.chips), func(c chip) bool { return c.id == idWeaker || c.id == idStronger })
	}
	surface := stage.SurfaceOf(sc.pieces)
	least := sc.kit.MinTarget()
	for _, el := range v.moment.Next {
		if o.main != nil && (el == o.main.id || o.main.id == idOnward && !slices.Contains(sc.plan.Quiet, el)) { // the large button makes that choice
			continue
		}
		if r, ok := surface.Open(el); ok && r.W >= least && r.H >= least || sc.onWorld(el) {
			continue
		}
		sc.drop(el)
		sc.chips = append(sc.chips, sc.choiceChip(v, el))
	}
	slices.SortStableFunc(sc.chips, func(a, b chip) int { return cmp.Compare(sc.plan.last(a.id), sc.plan.last(b.id)) })
	if len(v.moment.Chosen) > 0 && (o.main == nil || o.main.id == idOnward) {
		sc.chips = append(sc.chips, sc.releaseChip(v))
	}
	o.chips, o.posts = slices.Concat(sc.chips, o.chips), sc.plan.Posts
	o.plain = sc.plan.Help
	if o.help == "" {
		o.help = sc.plan.Help
	}
	return o
}

// large is the element that is the large button; empty: none is. Where a mentor waits for a click, it is nothing else than what he means.
func (sc *scene) large(v view) rules.Element {
	for _, el := range sc.plan.Main {
		if sc.waits(v) && !slices.Contains(v.moment.Meant, el) {
			continue
		}
		if _, direct := sc.direct()[el]; direct || slices.Contains(v.moment.Next, el) {
			return el
		}
	}
	return sc.picked(v)
}

// waits reports whether a mentor waits for a click with which something begins: no button is lit that he does not mean.
func (sc *scene) waits(v view) bool {
	return v.mentor != nil && len(v.moment.Meant) > 0 && len(v.moment.Chosen) == 0
}

// choiceChip is the button of an element that can be clicked next.
func (sc *scene) choiceChip(v view, el rules.Element) chip {
	c := chip{id: el, label: sc.plan.Words[el], state: stage.Legal}
	switch {
	case slices.Contains(sc.plan.Quiet, el):
		c.state = stage.Enabled
	case v.path.Sensible(el) && sc.plan.lights(el), v.path.Worth(sc.plan.Direct[el]):
		c.state |= stage.Sensible
	}
	if sc.waits(v) && !slices.Contains(v.moment.Meant, el) {
		c.state = stage.Enabled
	}
	if el == v.hinted {
		c.state |= stage.Hinted
	}
	if c.label == "" {
		c.label = labelOf(v, el)
	}
	return c
}

// labelOf is an element that can be clicked next in words.
func labelOf(v view, el rules.Element) string {
	if c, ok := v.path.Aim(el); ok {
		return v.path.Sentence(c).String()
	}
	if a, ok := v.moment.State.About(el); ok && !a.Title.Empty() {
		return a.Title.String()
	}
	return humanise(el)
}

// humanise makes words of the name of an element: "button:end_turn" is "End turn".
func humanise(el rules.Element) string {
	words := strings.NewReplacer("_", " ", "-", " ", "/", " ").Replace(el.Name())
	if words == "" {
		return string(el)
	}
	return strings.ToUpper(words[:1]) + words[1:]
}
