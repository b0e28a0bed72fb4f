package advice

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// Whoever moves second brings help to own blocks that are attacked, if a block beside them can come and its help tells: it defends with
// them (AR-CTL-3, AR-RUL-40). A beginner does so too, but only where the enemy has more steps.
func TestHelpComesToWhoIsAttacked(t *testing.T) {
	for _, test := range []struct {
		name  string
		tired uint8 // steps of each of those who are attacked
		by    rules.Judgement
		comes bool
	}{
		{"a keen player, two tired Watches", 2, rules.Keen, true},
		{"a beginner, two tired Watches", 2, rules.Beginner, true},
		{"a beginner, whose two are as strong as the enemy", 4, rules.Beginner, false},
	} {
		s := field(t, "first_battle", true)
		put(t, s, "ar01", "0704", test.tired)
		put(t, s, "ar04", "0704", test.tired)
		wing := put(t, s, "ar02", "0705", 0)
		storm(t, s, "0703", "0704", "mi02", "mi13")
		moving(s, engine.Argot, 5)
		comes := false
		for _, o := range MakePlanBy(s, test.by, 0).orders {
			comes = comes || o.block == wing && o.to == place(t, s, "0704")
		}
		if comes != test.comes {
			t.Errorf("%s: help comes: %t, want %t", test.name, comes, test.comes)
		}
	}
}

// A beginner brings nobody into a melee who can shoot (AR-RNG-7), and others where it pays.
func TestBeginnersKeepEnginesOutOfMelee(t *testing.T) {
	s := field(t, "first_battle", true)
	put(t, s, "ar08", "0704", 1)
	put(t, s, "ar01", "0805", 0)
	engines, reavers := put(t, s, "mi16", "0703", 0), put(t, s, "mi13", "0703", 0)
	put(t, s, "mi10", "0703", 0)
	moving(s, engine.Mineos, 5)
	stormed := false
	for _, o := range MakePlanBy(s, rules.Beginner, 0).orders {
		if o.to != place(t, s, "0704") {
			continue
		}
		stormed = stormed || o.block == reavers
		if o.block == engines {
			t.Error("the Stonethrowers go into a melee")
		}
	}
	if !stormed {
		t.Error("nobody storms a ward that one step holds")
	}
}
