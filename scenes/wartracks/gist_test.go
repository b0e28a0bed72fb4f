package wartracks

import (
	"strings"
	"testing"

	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Every action of the content comes to a word or two, so that a creature with little room says more of it than its name.
func TestEveryActionHasAGist(t *testing.T) {
	set := load(t).Set()
	told := 0
	for i := range set.Cards {
		d := &set.Cards[i]
		if len(d.Action) == 0 {
			continue
		}
		told++
		if forms := gist(d.Action); len(forms) == 0 || strings.Count(forms[len(forms)-1], ",") > 1 {
			t.Errorf("%s: %q comes to %q", d.Name, d.ActionText, forms)
		}
	}
	if told == 0 {
		t.Error("no card has an action")
	}
}

// A creature says what it does in words at 1280x720, in smaller type where they need it: Wailing Widow said "discard" there, and before that
// "Action" and three dots. Where no legible type is small enough, each half is told in a word or two.
func TestASmallCreatureSaysWhatItDoes(t *testing.T) {
	s := &setter{t: t, set: load(t).Set()}
	for size, want := range map[[2]int]string{{1280, 720}: "Your opponent discards 1 card at random.", {1024, 640}: "discard"} {
		v := s.duel()
		v.Tracks[0].Slots[1] = s.at("sx_wailing_widow", 0, 0)
		sc := table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, ink.Metrics{W: size[0], H: size[1], Device: 1, Text: 1}, faces)
		if said := strings.Join(strings.Fields(saidBy(sc)), " "); !strings.Contains(said, want) {
			t.Errorf("%v: it says %s", size, said)
		}
		for _, p := range sc.Plan.Board {
			for _, op := range p.Look {
				if p.ID.Kind() == "card" && op.Folds != "" {
					t.Errorf("%v: %s has dots for %q", size, p.Label, op.Folds)
				}
			}
		}
	}
}
