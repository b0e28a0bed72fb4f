package bsieged

import "testing"

// BS-INV-2: a card may lie nowhere only while it is drawn or used; the weapon of an attack stays
// with its hero, so a position in which a copy of it is missing is refused.
func TestACardIsMissingOnlyWhileItIsDrawnOrUsed(t *testing.T) {
	for _, c := range []struct {
		name string
		make func(cardNo) frame
		fits bool
	}{
		{"drawn", func(c cardNo) frame { f := newFrame(obtainFrame); f.card = c; return f }, true},
		{"used", func(c cardNo) frame { f := newFrame(textFrame); f.card, f.from, f.times = c, fromCard, 1; return f }, true},
		{"a part of what is used", func(c cardNo) frame { f := newFrame(textFrame); f.card, f.from, f.times = c, fromCard, aPart; return f }, false},
		{"a Tactics card", func(c cardNo) frame { f := newFrame(textFrame); f.card, f.from, f.times = c, fromTactic, 1; return f }, false},
		{"a weapon", func(c cardNo) frame { f := newFrame(attackFrame); f.card = c; return f }, false},
	} {
		s := begin(t).State
		card := cardNo(s.pools[0].take())
		s.push(c.make(card))
		if err := s.checkResources(); (err == nil) != c.fits {
			t.Errorf("%s: a missing copy of %s: %v", c.name, s.cardID(card), err)
		}
	}
}
