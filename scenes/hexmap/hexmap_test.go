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

// TestEveryChoiceCanBeMade plays every scenario on the table: whatever is asked can be clicked, texts fit,
// nothing overlaps.
func TestEveryChoiceCanBeMade(t *testing.T) {
	g := game(t)
	for scenario, sample := range map[string]int{"first_battle": 1, "lamplit_way": 1, "stand_alone": 6, "full_siege": 6, "campaign": 8} {
		t.Run(scenario, func(t *testing.T) {
			setup := rules.Setup{Options: map[string]string{"scenario": scenario, "days": "1"}}
			boardtest.Check(t, New(), g, typeset.New(), boardtest.Options{Matches: 1, Setup: setup, Sample: sample})
		})
	}
}
