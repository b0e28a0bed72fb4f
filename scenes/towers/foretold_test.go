package towers

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Whoever is asked for an answer is told what comes of none also where a lesson has passing not open.
func TestDeclaredIsForetoldThoughPassingIsNotOpen(t *testing.T) {
	state, err := load(t).New(rules.Setup{Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	s, told := state.(*towersiege.State), 0
	for r := rules.NewRand(5); told < 3 && !s.Decision().Over(); {
		d := s.Decision()
		pass := rules.Choice{Verb: engine.Pass}
		if odds, _ := s.Odds(pass); s.Asked == engine.AskRespond && len(odds) > 0 {
			narrow := slices.DeleteFunc(slices.Clone(d.Choices), func(c rules.Choice) bool { return c == pass })
			if len(narrow) == len(d.Choices) {
				t.Fatal("passing is not what it is taken for")
			}
			sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: table.NewPath(narrow, s.Describe)}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
			if words := textsOf(sc, "awaited"); !slices.Contains(words, "If nobody answers any more") {
				t.Errorf("%q is told of what is declared", words)
			}
			told++
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if told == 0 {
		t.Error("no declared play was answered")
	}
}
