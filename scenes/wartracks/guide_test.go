package wartracks

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Who has picked a card that can go two ways is told both, and what pays for it by that click, or that it is paid for after that (ST-PLY-1, ST-PLY-3).
func TestACardThatGoesTwoWaysSaysSo(t *testing.T) {
	said := map[string]bool{}
	visit(t, setups()["duel"], 2, func(_ *siegestorm.State, _ []rules.Event, s *siegestorm.State, _ rules.Choice) {
		if s.Decision().Over() {
			return
		}
		path := table.NewPath(s.Decision().Choices, s.Describe)
		for _, el := range path.Next() {
			picked := path.Click(el)
			slot, action := false, false
			for _, next := range picked.Next() {
				slot, action = slot || next.Kind() == "slot", action || next == "button:action"
			}
			if el.Kind() != "card" || !slot || !action {
				continue
			}
			m := table.Moment{Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces, State: s, Viewer: s.Decision().Seats.First(), Mode: table.Asking, Path: picked, Choices: picked.Left(), Chosen: picked.Chosen(), Next: picked.Next()}
			words := New().Guide(m)
			if !strings.Contains(words, "click a slot to deploy it, or 'As an action'") {
				t.Errorf("it says %q", words)
			}
			said[words[strings.Index(words, ":"):]] = true
		}
	})
	pays := slices.ContainsFunc(slices.Collect(maps.Keys(said)), func(words string) bool { return strings.HasSuffix(words, "; Gate Novice will pay") })
	if !said[": click a slot to deploy it, or 'As an action'; then pay"] || !said[": click a slot to deploy it, or 'As an action'; what is marked will pay"] || !pays {
		t.Errorf("it says %v", said)
	}
}

// Where reacting can be left for the rest of the turn, the button for that stands above Pass, in a half of its own: no second
// click of another one meets it (ST-REA-10).
func TestPassingForTheTurnStandsAbovePass(t *testing.T) {
	seen := 0
	visit(t, setups()["duel"], 4, func(_ *siegestorm.State, _ []rules.Event, s *siegestorm.State, _ rules.Choice) {
		if s.Decision().Over() {
			return
		}
		path := table.NewPath(s.Decision().Choices, s.Describe)
		if !path.Can("button:pass_turn") {
			return
		}
		sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Decision().Seats.First(), Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		var turn, once ink.Rect
		for _, p := range sc.Pieces {
			switch p.ID {
			case "button:pass_turn":
				turn = p.Box
			case "button:pass":
				once = p.Box
			}
		}
		if turn.Empty() || once.Empty() || turn.Bottom() > once.Y {
			t.Errorf("Pass for this turn lies at %v, Pass at %v", turn, once)
		}
		seen++
	})
	if seen < 10 {
		t.Errorf("%d questions: too few to tell", seen)
	}
}
