package hexmap

import (
	"bytes"
	"fmt"
	"os"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table/boardtest"
	"portcullis/scenes/typeset"
)

// faces measures texts in all tests: to read the fonts takes longer than to lay a board out.
var faces = typeset.New()

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
			boardtest.Check(t, New(), g, faces, boardtest.Options{Matches: 1, Setup: setup, Sample: sample})
		})
	}
}

// TestSealsHaveTheColourOfTheBlocks holds the seal of each seat, on curtains and in lists, beside the frames of
// its blocks.
func TestSealsHaveTheColourOfTheBlocks(t *testing.T) {
	for seat, frame := range map[rules.Seat]string{engine.Argot: "argot", engine.Mineos: "mineos"} {
		emblem := ink.Emblems(ink.Standard)[Kit().Seals[seat]]
		drawn, err := os.ReadFile("../../assets/pictures/argot/frames/" + frame + "-front.svg")
		if err != nil {
			t.Fatal(err)
		}
		lit := map[string]ink.Color{"lapis": ink.LapisLight, "oxblood": ink.OxbloodLight}[emblem.Name]
		if hex := fmt.Sprintf("#%02X%02X%02X", lit.R, lit.G, lit.B); lit == (ink.Color{}) || !bytes.Contains(drawn, []byte(hex)) {
			t.Errorf("the seal of %s is %s; its blocks have nothing of that", frame, emblem.Name)
		}
	}
}
