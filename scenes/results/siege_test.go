package results_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"portcullis/game/box"
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes"
	"portcullis/scenes/citadel"
	"portcullis/scenes/kit"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/results"
	"portcullis/scenes/scenestest"
)

// The results of a match that was played to its end tell its cause, its round and its story.
func TestSiegeResultsTellTheStory(t *testing.T) {
	g := scenestest.VisitWith(t, scenes.Config{Box: box.Of(kittest.Load(t, "bsieged", bsieged.Load))})
	g.Click("game:bsieged")
	g.Begin()
	m := g.App.Match()
	r := rules.NewRand(3)
	for !m.Over() {
		choices := m.State().Decision().Choices
		if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
	}
	outcome, _ := m.State().Outcome()
	model := results.ModelOf(g.Screens.Shell.Doors.Results(m))
	story := m.State().(*bsieged.State).Story()
	if model.Headline != citadel.Kit().Headlines[outcome.Result].String() || model.Headline == "" || !strings.Contains(model.Reason, "round") {
		t.Errorf("%s is told as %q, %q", outcome.Result, model.Headline, model.Reason)
	}
	rows := results.StatRows(model)
	if !slices.Contains(rows, kit.Row{Name: "Ended in round", Value: strconv.Itoa(story.Round) + " of 12"}) || !slices.Contains(rows, kit.Row{Name: "Enemies destroyed", Value: strconv.Itoa(story.Kills())}) {
		t.Errorf("%v; the story is %+v", rows, story)
	}
	view := m.State().(*bsieged.State).View()
	if want := (kit.Fact{Picture: "kit/hourglass", Name: "Round", Value: strconv.Itoa(view.Round) + " of 12"}); !slices.Contains(model.Facts, want) || len(model.Facts) < 6 {
		t.Errorf("the facts are %v; want %v among them", model.Facts, want)
	}
}
