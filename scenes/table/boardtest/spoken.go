package boardtest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"portcullis/game/language"
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Spoken plays matches like [Check] while a made-up language is spoken that is longer than English, and
// reports what Check would report and every word that was not said in it. The names of people,
// and whatever else is the same in all languages, are known.
func Spoken(t *testing.T, b table.Board, g rules.Game, measure ink.Measurer, o Options, known ...string) {
	t.Helper()
	t.Cleanup(rules.Speak(language.Pseudo{}))
	seen := map[string]bool{}
	report := func(m ink.Metrics, faults []string) {
		for _, f := range faults {
			if !seen[f] && len(seen) < 40 {
				seen[f] = true
				t.Errorf("%dx%d, text %.0f %%: %s", m.W, m.H, m.Text*100, f)
			}
		}
	}
	for match := range max(1, o.Matches) {
		r := rand.New(rand.NewPCG(uint64(match), 2))
		setup := o.Setup
		setup.Seed = uint64(match) + 1
		s, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		for !s.Decision().Over() {
			m, d := metrics(r), s.Decision()
			if o.Sample > 1 && r.IntN(o.Sample) > 0 {
				if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
					t.Fatal(err)
				}
				continue
			}
			viewer := d.Seats.First()
			pose := table.Pose{State: s.Clone(), Viewer: viewer, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Preferences: settled(s, viewer)}
			report(m, Position(b, pose.State, m, measure))
			report(m, unsaid(b, pose, m, measure, known))
			next := pose.Path.Next()
			pose.Hover = next[r.IntN(len(next))]
			if _, ends := pose.Path.Aim(pose.Hover); !ends {
				pose.Path = pose.Path.Click(pose.Hover)
			}
			report(m, unsaid(b, pose, m, measure, known))
			shown, err := answer(g, s, d.Choices[r.IntN(len(d.Choices))], viewer)
			if err != nil {
				t.Fatal(err)
			}
			pose = shown[r.IntN(len(shown))]
			report(m, append(Layout(b, pose, m, measure), unsaid(b, pose, m, measure, known)...))
		}
		m := metrics(r)
		pose := table.Pose{State: s, Viewer: 0, Mode: table.Ended}
		report(m, append(Layout(b, pose, m, measure), unsaid(b, pose, m, measure, known)...))
	}
}

// unsaid tells which words of a layout never asked the catalogue, and which sentences end twice.
func unsaid(b table.Board, p table.Pose, m ink.Metrics, measure ink.Measurer, known []string) (faults []string) {
	sc := table.Lay(b, p, m, measure)
	for _, piece := range sc.Pieces {
		texts := []string{piece.Label, sc.Marks[piece.ID].Reason}
		for _, op := range piece.Look {
			texts = append(texts, op.Text)
		}
		for _, text := range texts {
			if strings.Contains(text, ". .") || strings.Contains(text, "..") && !strings.Contains(text, "...") {
				faults = append(faults, fmt.Sprintf("%s: two full stops in %q", family(piece.ID), text))
			}
			if words := language.Untranslated(text, known...); len(words) > 0 {
				faults = append(faults, fmt.Sprintf("%s: %q is not translated in %q", family(piece.ID), words, text))
			}
		}
	}
	return faults
}
