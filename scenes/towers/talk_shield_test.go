package towers

import (
	"strings"
	"testing"

	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// Who chooses a defender is told that Shield helps creatures only: for a Tower nothing is asked before the dice fall (TS-SPL-3).
func TestWhoDefendsIsToldWhomShieldHelps(t *testing.T) {
	if help := helps[engine.AskDefender].String(); !strings.Contains(help, "Shield can protect creatures only") {
		t.Errorf("the help says %q", help)
	}
	set := load(t).Content()
	card, ok := set.Find("shield")
	if !ok {
		t.Fatal("there is no Shield")
	}
	for _, e := range set.At(card).Effects {
		if e.Target != content.Creature {
			t.Errorf("Shield has a target %v", e.Target)
		}
	}
}
