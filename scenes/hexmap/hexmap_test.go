package hexmap

import (
	"os"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/scenes/table/boardtest"
	"portcullis/scenes/typeset"
)

func game(t testing.TB) *argot.Game {
	t.Helper()
	g, err := argot.Load(os.DirFS("../../assets/content/argot"))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestEveryChoiceCanBeMade plays small scenarios on the table: whatever is asked can be clicked,
// texts fit, nothing overlaps.
func TestEveryChoiceCanBeMade(t *testing.T) {
	g := game(t)
	for _, scenario := range []string{"first_battle", "lamplit_way"} {
		t.Run(scenario, func(t *testing.T) {
			boardtest.Check(t, New(), g, typeset.New(), boardtest.Options{Matches: 1, Setup: rules.Setup{Options: map[string]string{"scenario": scenario, "days": "1"}}})
		})
	}
}
