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

// Whatever can be clicked within a choice is asked for by name, and strengths and abilities have their words and prices on
// their buttons.
func TestEveryStepOfAChoiceHasWords(t *testing.T) {
	g := load(t)
	steps := map[string]int{}
	labels := map[string]bool{}
	met := map[[2]rules.Element]int{} // a button after what was clicked: the board is laid out for the first three
	for seed := range uint64(30) {
		state, err := g.New(rules.Setup{Seats: 2, Seed: seed, Options: map[string]string{"needless1": "skip", "needless2": "skip", "mages": "dealt", "elemental_adversaries": "on", "thaylens_rogue": "on", "fiendish_foes": "on"}})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed+1)
		for range 1200 {
			d := s.Decision()
			if d.Over() {
				break
			}
			path := table.Ways(s, d.Choices)
			for next := path.Next(); ; next = path.Next() {
				el := next[r.IntN(len(next))]
				if _, ends := path.Aim(el); ends {
					break
				}
				path = path.Click(el)
				buttons := slices.DeleteFunc(slices.Clone(path.Next()), func(b rules.Element) bool {
					met[[2]rules.Element{el, b}]++
					return b.Kind() != "use" && b.Kind() != "level" || met[[2]rules.Element{el, b}] > 3
				})
				var sc table.Screen
				if len(buttons) > 0 {
					sc = table.Lay(New(), table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
				}
				for _, b := range buttons {
					if steps[b.Kind()]++; !strings.ContainsAny(sc.Plan.Words[b], "abcdefghijklmnopqrstuvwxyz") {
						t.Errorf("after %v the button of %s says %q", path.Chosen(), b, sc.Plan.Words[b])
					}
					labels[sc.Plan.Words[b]] = true
				}
				if list, _ := path.Dial(); len(list) > 0 {
					for _, el := range list {
						label := New().Strength(s, path.Chosen(), el)
						if steps["dial"]++; !strings.ContainsAny(label, "abcdefghijklmnopqrstuvwxyz") {
							t.Errorf("after %v the strength %s is called %q", path.Chosen(), el, label)
						}
						labels[label] = true
					}
				}
				m := table.Moment{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: path, Chosen: path.Chosen(), Next: path.Next(), Choices: path.Left(), Measure: faces}
				if New().Guide(m) == "" {
					t.Errorf("nothing is asked after %v", path.Chosen())
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if steps["use"] == 0 || steps["level"] == 0 || steps["dial"] == 0 {
		t.Errorf("steps met: %v", steps)
	}
	for _, want := range []string{"Arrows", "Spell Skill 20: 1 power", "Without Club Strike"} {
		if !labels[want] {
			t.Errorf("no button says %q, only %v", want, labels)
		}
	}
}

// Who is asked what to discard stands at Replenish on the line of the turn (TS-TRN-8).
func TestReplenishIsLitWhileItIsAsked(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, []string{"skeleton"}, []string{"skeleton"})
	for n := 0; s.Asked != engine.AskReplenish; n++ {
		choices := s.Decision().Choices
		if _, err := s.Apply(choices[len(choices)-1]); err != nil || n > 50 {
			t.Fatalf("nobody replenishes: %v", err)
		}
	}
	sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: table.Offered(s)}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	if steps, at := sc.Plan.Steps, sc.Plan.Step; at < 1 || at > len(steps) || steps[at-1] != "Replenish" {
		t.Errorf("step %d of %v is lit", at, steps)
	}
}
