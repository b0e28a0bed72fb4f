package bsieged

import (
	"testing"

	"portcullis/rules/bsieged/cards"
)

// BS-TRK-1, BS-TRK-2, BS-TRK-3, BS-GRA-8: what does not fit on a track any more is lost, and the log says so.
func TestWhatATrackCannotHoldIsTold(t *testing.T) {
	for what, name := range surplusNames {
		k := begin(t)
		most := k.most(cards.What(what))
		k.heroes[0].track[what] = most - 1
		k.story = nil
		if n := k.earn(0, cards.What(what), 1, "BS-BLD-16"); n != 1 || len(k.story) != 1 || k.story[0].Name == name {
			t.Errorf("below the end of its track %d is earned: %v", n, k.story)
		}
		k.story = nil
		if n := k.earn(0, cards.What(what), 2, "BS-BLD-16"); n != 0 || len(k.story) != 1 || k.story[0].Name != name || k.story[0].N != 2 || k.story[0].M != int16(most) {
			t.Errorf("at the end of its track %d is earned: %v", n, k.story)
		}
	}
}
