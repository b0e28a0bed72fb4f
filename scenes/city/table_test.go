package city

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/table/boardtest"
)

// The city on its table, with all that the table lays around it: whole matches of every
// difficulty, at all sizes.
func TestCityOnItsTable(t *testing.T) {
	g := load(t)
	for _, difficulty := range []string{"easy", "normal", "advanced"} {
		boardtest.Check(t, New(), g, faces, boardtest.Options{
			Matches: 6,
			Setup:   rules.Setup{Options: map[string]string{"difficulty": difficulty}},
		})
	}
}
