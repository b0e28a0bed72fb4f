package stubboard

import (
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/table"
)

// Rules is a text of the rules to read.
const Rules = `# Two Gates

Raid the gates of the other side with cards that it cannot see.

## Raids

A raid discards a card and throws two dice; both must reach 7 and the ward. {#TG-RAD-1}

## The end

The higher score wins. {#TG-END-1}
`

// Kit is all that the shell knows of Two Gates.
func Kit() kit.Kit {
	return kit.Kit{
		ID:        "stub",
		Board:     func() table.Board { return Board{} },
		Colours:   kit.Colours{Body: ink.LapisDark, Deep: ink.NightDark, Rim: ink.Gold},
		About:     rules.T("Two sides put cards at their gates and raid those of the other."),
		Credit:    "Two Gates, a game for tests",
		Headlines: map[string]rules.Text{"scored": rules.T("The gates have been counted"), "drawn": rules.T("The gates are even")},
		Facts:     factsOf,
	}
}

// factsOf are the scores.
func factsOf(s rules.State) []kit.Fact {
	north, south := sides(s)
	return []kit.Fact{
		{Picture: ink.Seal(0), Name: "Score of North", Value: strconv.Itoa(north.Score)},
		{Picture: ink.Seal(1), Name: "Score of South", Value: strconv.Itoa(south.Score)},
	}
}
