package workshop_test

import (
	"testing"

	"portcullis/scenes/wartracks/workshop"
)

// How often a card is drawn early follows from the draws of a Duel (ST-SET-2, ST-TRN-3).
func TestChanceToSeeACard(t *testing.T) {
	for n, want := range map[int]float64{0: 0, 1: 14.0 / 34, 2: 1 - 20.0*19/(34*33), 34: 1, 68: 1} {
		if got := workshop.SeenBy(n); got < want-1e-9 || got > want+1e-9 {
			t.Errorf("%d copies: %v, want %v", n, got, want)
		}
	}
}
