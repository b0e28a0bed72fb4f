package citadel

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

// The legend explains all that the board draws, but heroes, buildings and cards, which say what they are, dice, and what
// stands on the ground.
func TestSymbolsAreExplained(t *testing.T) {
	scenery := []string{"kit/die-*", "kit/close", "kit/minus", "kit/plus", "kit/tick", "bsieged/portrait-*", "bsieged/back-*", "bsieged/crowd/*",
		"bsieged/gargoh-elite", "bsieged/scenery/*", "bsieged/wall"}
	all := map[string]string{"questions": "all"}
	boardtest.Explained(t, New(), load(t), faces, scenery, rules.Setup{Seats: 3}, rules.Setup{Seats: 1}, rules.Setup{Seats: 2, Options: all})
}
