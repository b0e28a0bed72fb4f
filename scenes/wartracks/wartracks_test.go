package wartracks

import (
	"io/fs"
	"maps"
	"slices"
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/table/boardtest"
	"portcullis/scenes/typeset"
)

var faces = typeset.New()

func load(t testing.TB) *siegestorm.Game {
	t.Helper()
	content, err := fs.Sub(assets.Content(), "siegestorm")
	if err != nil {
		t.Fatal(err)
	}
	g, err := siegestorm.Load(content)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// setups are the modes, each with the seats it is played with.
func setups() map[string]rules.Setup {
	of := func(mode string, seats int) rules.Setup {
		return rules.Setup{Seats: seats, Options: map[string]string{"mode": mode}}
	}
	return map[string]rules.Setup{
		"duel": of("duel", 2), "solo": of("solo", 1), "coop": of("coop", 2), "three": of("lms", 3), "four": of("lms", 4),
	}
}

// modes are the names of the setups, sorted: tests that walk through them do so in one order.
func modes() []string { return slices.Sorted(maps.Keys(setups())) }

// The board on its table, with all that the table lays around it: matches of every mode, at all
// sizes, after every click and every event of half their positions.
func TestBoardOnItsTable(t *testing.T) {
	g := load(t)
	for _, name := range modes() {
		setup := setups()[name]
		t.Run(name, func(t *testing.T) {
			matches := 2
			if setup.Seats > 2 { // they are long
				matches = 1
			}
			boardtest.Check(t, New(), g, faces, boardtest.Options{Matches: matches, Setup: setup, Sample: 2})
		})
	}
}
