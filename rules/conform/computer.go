package conform

import (
	"slices"
	"strings"

	"portcullis/rules"
)

// checkSensible tests the choices that a rules.Pruner leaves to computer players.
func (w *walk) checkSensible() error {
	p, ok := w.state.(rules.Pruner)
	if !ok {
		return nil
	}
	mark := rules.Choice{Verb: 255}
	list := p.Sensible([]rules.Choice{mark})
	switch {
	case len(list) == 0 || list[0] != mark:
		return w.fault("sensible", "the sensible choices are not appended to what was there")
	case len(list) == 1:
		return w.fault("sensible", "no choice of the decision is called sensible")
	}
	list = list[1:]
	for i, c := range list {
		if !w.decision.Allows(c) {
			return w.fault("sensible", "%s is called sensible and is not legal", w.game.Notation(c))
		}
		if slices.Contains(list[:i], c) {
			return w.fault("sensible", "%s is called sensible twice", w.game.Notation(c))
		}
	}
	if again := p.Sensible(nil); !slices.Equal(list, again) {
		return w.fault("sensible", "asked twice, the sensible choices are %v and %v", list, again)
	}
	return nil
}

// checkTags tests the tags of the choices.
func (w *walk) checkTags() error {
	t, ok := w.state.(rules.Tagger)
	if !ok {
		return nil
	}
	for _, c := range w.decision.Choices {
		tags := t.Tags(c, []string{"mark"})
		if len(tags) == 0 || tags[0] != "mark" {
			return w.fault("tags", "the tags of %s are not appended to what was there", w.game.Notation(c))
		}
		for _, tag := range tags[1:] {
			if tag == "" || strings.TrimSpace(tag) != tag || strings.ContainsAny(tag, "\t\n") {
				return w.fault("tags", "%s has the tag %q", w.game.Notation(c), tag)
			}
		}
	}
	return nil
}

// checkCopy makes a state that is elsewhere a copy, plays on it, and veils it.
func (w *walk) checkCopy() error {
	copier, ok := w.state.Clone().(rules.Copier)
	if !ok {
		return nil
	}
	before, err := w.snapshot(w.state)
	if err != nil {
		return err
	}
	scratch := copier.(rules.State)
	for range 2 {
		if err := w.wander(scratch, 4); err != nil {
			return err
		}
		copier.CopyFrom(w.state)
		if err := w.sameBytes("a copy", before, scratch); err != nil {
			return err
		}
	}
	if err := w.wander(scratch, 4); err != nil {
		return err
	}
	if err := w.sameBytes("playing on a copy leads to a match that", before, w.state); err != nil {
		return err
	}
	return w.checkVeilInPlace(scratch)
}

// checkVeilInPlace compares rules.Veiler with Veiled, on a scratch state.
func (w *walk) checkVeilInPlace(scratch rules.State) error {
	veiler, ok := scratch.(rules.Veiler)
	if !ok {
		return nil
	}
	for seat := range rules.Seat(w.setup.Seats) {
		seed := w.chance.Uint64()
		here, there := rules.NewRand(seed), rules.NewRand(seed)
		want, err := w.snapshot(w.state.Veiled(seat, &there))
		if err != nil {
			return err
		}
		veiler.CopyFrom(w.state)
		veiler.Veil(seat, &here)
		if err := w.sameBytes("a copy veiled in place", want, scratch); err != nil {
			return err
		}
		if here.Uint64() != there.Uint64() {
			return w.fault("copy", "veiling in place uses up another number of random bits")
		}
		if d := scratch.Decision(); d.Seats.Has(seat) && !slices.Equal(d.Choices, w.decision.Choices) {
			return w.fault("copy", "veiled in place, the match gives seat %d other choices: %v", seat, d.Choices)
		}
	}
	return nil
}

// sameBytes compares what a state writes.
func (w *walk) sameBytes(name string, want []byte, s rules.State) error {
	got, err := w.snapshot(s)
	if err != nil {
		return err
	}
	if line := difference(want, got); line != "" {
		return w.fault("copy", "%s writes another snapshot: %s", name, line)
	}
	return nil
}
