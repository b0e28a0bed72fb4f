package wartracks

import (
	"strings"
	"testing"
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
