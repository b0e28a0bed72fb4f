package newmatch

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/rules/argot"
	"portcullis/save"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit/kittest"
)

// argotModel is a new match of a person against a computer player, as it is at first.
func argotModel(t *testing.T) model {
	games := kittest.Games()
	games[0] = kittest.EntryOf(kittest.Load(t, "argot", argot.Load))
	return model{Games: games, Game: "argot", Options: games[0].Game.Info().Defaults(), Seats: []save.Seat{{Name: "Ada", Player: save.Human}, {Player: "soldier"}}}
}

// written is all that a screen says, and the ids of what can be clicked.
func written(m model) (words string, ids map[string]bool) {
	ids = map[string]bool{}
	for _, it := range plan(formtest.ToolkitOf(ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}), m) {
		ids[it.ID] = true
		for _, op := range it.Look.Idle {
			words += op.Text + "\n"
		}
	}
	return words, ids
}

// One line says what the match is, with the time that its scenario takes.
func TestTheLineOfTheMatchTellsHowLongItsScenarioTakes(t *testing.T) { // AR-MOD-1, AR-MOD-2
	m := argotModel(t)
	if got, want := matchLine(m), "You as Argot against Mineos, about 25 min"; got != want {
		t.Errorf("the line says %q, not %q", got, want)
	}
	m.Options["scenario"] = "full_siege"
	if got := matchLine(m); !strings.HasSuffix(got, "about 150 min") {
		t.Errorf("of the whole siege the line says %q", got)
	}
}

// Of a game whose first match is shorter the line says the minutes alone: what they are of stands beside the hourglass.
func TestTheLineOfTheMatchIsOneSentence(t *testing.T) {
	m := argotModel(t)
	m.Options = map[string]string{"scenario": "none"}
	m.Games[0].Length = "First match 60 min"
	if got, want := matchLine(m), fmt.Sprintf("You as Argot against Mineos, about %d min", m.game().Game.Info().Minutes); got != want {
		t.Errorf("the line says %q, not %q", got, want)
	}
}

// What few people change folds; what is changed of it is named; what is wrong in it is shown.
func TestTheRestFolds(t *testing.T) {
	m := argotModel(t)
	words, ids := written(m)
	if ids["new:seed"] || ids["option:days=2"] || !ids["new:more"] || !ids["option:scenario=full_siege"] || !ids["seat:1:computer"] {
		t.Errorf("at first there are %v", ids)
	}
	if !strings.Contains(words, "All as usual") {
		t.Errorf("folded, it says %q", words)
	}
	m.Options["days"], m.Seed, m.TakeBacks = "2", "7", true
	if words, _ = written(m); !strings.Contains(words, "take-backs") || !strings.Contains(words, "the seed") {
		t.Errorf("changed, it says %q", words)
	}
	m.More = true
	if _, ids = written(m); !ids["new:seed"] || !ids["option:days=2"] {
		t.Errorf("unfolded there are %v", ids)
	}
	m.More, m.Seed = false, "seven"
	if _, ids = written(m); !ids["new:seed"] {
		t.Error("a seed that is none is folded away")
	}
}
