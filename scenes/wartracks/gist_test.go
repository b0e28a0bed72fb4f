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

// A creature on whose red half not even a ribbon finds room says over its figure what its action does: at this size Wailing Widow said
// "Action" and three dots.
func TestASmallCreatureSaysWhatItsActionDoes(t *testing.T) {
	s := &setter{t: t, set: load(t).Set()}
	v := s.duel()
	v.Tracks[0].Slots[1] = s.at("sx_wailing_widow", 0, 0)
	sc := table.Lay(New(), table.Pose{State: posed{view: v}, Mode: table.Waiting}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	if said := saidBy(sc); !strings.Contains(said, "\ndiscard\n") && !strings.Contains(said, "\ndiscard 1\n") || strings.Contains(said, "\nAction\n") {
		t.Errorf("it says %s", said)
	}
}
