package citadel

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/table"
)

// After the first click of a choice the prompt says what the next one is for; while events are shown
// the line below it names the phase that they have led to.
func TestPromptsFollowTheClicks(t *testing.T) {
	b := New()
	asked, phases := 0, map[string]bool{}
	visit(t, 400, func(s *bsieged.State, c rules.Choice) {
		d := s.Decision()
		path := table.NewPath(d.Choices, s.Describe)
		for _, el := range path.Next() {
			if _, ends := path.Aim(el); ends {
				continue
			}
			next := path.Click(el)
			words := b.Guide(table.Moment{State: s, Mode: table.Asking, Chosen: next.Chosen(), Next: next.Next()})
			if asked++; words == "" || strings.Contains(words, "_") {
				t.Errorf("after %v, with %v to click, it asks %q", next.Chosen(), next.Next(), words)
			}
		}
		for _, p := range shown(t, s, c) {
			if e := p.Story[len(p.Story)-1]; e.Kind == rules.PhaseBegan {
				words := b.Phase(table.Moment{State: p.State, Mode: table.Playing, Story: p.Story})
				_, phase, _ := strings.Cut(words, ": ")
				phases[phase] = true
				if want := map[string]string{"heroes_began": "Heroes phase", "enemies_began": "Enemies phase", "season_ended": "End of Season"}[e.Name]; want != phase {
					t.Errorf("after %s it says %q", e.Name, words)
				}
			}
		}
	})
	if asked < 100 || len(phases) < 3 {
		t.Errorf("only %d second clicks, and the phases %v", asked, phases)
	}
}
