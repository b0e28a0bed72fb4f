package siegestorm

import (
	"strings"
	"testing"
)

// What a match is about tells in every mode how cards are lost and that a creature at the end of its war track can storm (ST-WIN-1,
// ST-TRN-7).
func TestTheBriefTellsWhatTakesCards(t *testing.T) {
	for m, seats := range map[mode]int{duel: 2, solo: 1, coop: 2, lastMan: 3} {
		b := begun(m, 1, seats).Brief(0)
		if turn := b.Turn.String(); !strings.Contains(turn, "leaves") || !strings.Contains(turn, "storm") {
			t.Errorf("mode %d, a turn: %s", m, turn)
		}
		if loss := b.Loss.String(); !strings.Contains(loss, "each turn draws") || !strings.Contains(loss, "damage") {
			t.Errorf("mode %d, how it is lost: %s", m, loss)
		}
	}
}
