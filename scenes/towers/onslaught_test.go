package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// In one's own turn the dock tells who can attack if it ended now, with the chance of each blow, and the button that ends it names what
// is left unspent (TS-CMB-5, TS-BLK-1, TS-TIM-7).
func TestEndingTheTurnIsForetold(t *testing.T) {
	state, err := load(t).New(rules.Setup{Seed: 3, Seats: 2, Options: map[string]string{"mages": "first_game"}})
	if err != nil {
		t.Fatal(err)
	}
	size := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	s, told, left := state.(*towersiege.State), 0, 0
	for r := rules.NewRand(3); told < 4 && !s.Decision().Over(); {
		d := s.Decision()
		if s.Asked == engine.AskMain {
			sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}, size, faces)
			words := textsOf(sc, "declared")
			if list := bands(s.Engine(), s.Onslaught()); len(list) > 0 {
				told++
				percent := spanned(span{list[0].Guards[0].Hurt, list[0].Guards[len(list[0].Guards)-1].Hurt})
				if !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, "If you end the turn now") }) || !slices.Contains(words, percent) {
					t.Errorf("%d attacks come, the first with %s, and the dock says %q", len(list), percent, words)
				}
			}
			if s.Available(s.Asker, 0)+s.Available(s.Asker, 1) > 0 {
				left++
				plan := sc.Plan
				path := table.NewPath(d.Choices, s.Describe)
				i := slices.IndexFunc(plan.Main, func(el rules.Element) bool { return el == "do:primary" || path.Can(el) })
				if ends := i >= 0 && plan.Main[i] == "do:end_turn"; strings.Contains(plan.Words["do:end_turn"], "unspent") != ends {
					t.Errorf("the button says %q, and it is %v that it is the large one", plan.Words["do:end_turn"], ends)
				}
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if told < 4 || left == 0 {
		t.Errorf("%d attacks were told of, and %d times something was left", told, left)
	}
}
