package city

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

// The legend explains all that the board draws, but locations and cards, which say what they are, dice, streets and roofs.
func TestSymbolsAreExplained(t *testing.T) {
	scenery := []string{"kit/die-*", "kurth/road*", "kurth/roof-*", "kurth/tree", "kurth/tower", "kurth/camp", "kurth/breach", "kurth/plaza"}
	boardtest.Explained(t, New(), load(t), faces, scenery, rules.Setup{}, rules.Setup{Options: map[string]string{"difficulty": "advanced"}})
}
