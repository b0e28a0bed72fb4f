package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

// The legend explains all that the board draws, but heroes, missions and blocks, which say what they are, dice and terrain.
func TestSymbolsAreExplained(t *testing.T) {
	scenario := func(name string) rules.Setup {
		return rules.Setup{Options: map[string]string{"scenario": name, "days": "1"}}
	}
	scenery := []string{"kit/die-*", "kit/hint", "kit/load", "kit/tick", "kit/hourglass", "argot/heroes/*", "argot/missions/*", "argot/terrain/*",
		"argot/frames/*-front", "argot/frames/*-back", "argot/units/[a-jl-z]*", "argot/steps/[0124]-of-?", "argot/steps/3-of-3"}
	boardtest.Explained(t, New(), game(t), faces, scenery, scenario("full_siege"), scenario("campaign"))
}
