package advice

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// TestWeakAttackersStayToTheLastRound: who holds a place is decided by the blocks that are left (AR-CMB-6), so an attacker
// goes back with its last step only in the last round, and only if its side has fewer.
func TestWeakAttackersStayToTheLastRound(t *testing.T) {
	for _, test := range []struct {
		round               uint8
		defenders, attacker int // how many defend, and how many attack beside the weak one
		goes                bool
	}{
		{1, 3, 0, false}, {2, 3, 0, false}, {3, 3, 0, true}, {3, 2, 1, false}, {3, 1, 1, false},
	} {
		s := field(t, "first_battle", true)
		m := newMelee(&s.Content.Rules, 0)
		m.add(fighterOf(s, put(t, s, "mi01", "0704", 0), engine.Attacker), 1)
		for i := range test.attacker {
			m.add(fighterOf(s, put(t, s, []string{"mi02", "mi10"}[i], "0704", 0), engine.Attacker), 1)
		}
		for i := range test.defenders {
			m.add(fighterOf(s, put(t, s, []string{"ar01", "ar02", "ar04"}[i], "0704", 0), engine.Defender), 4)
		}
		m.ready()
		m.begins.round = test.round
		if got := m.withdraws(&m.begins, 0); got != test.goes {
			t.Errorf("round %d, %d against %d: goes back %v", test.round, 1+test.attacker, test.defenders, got)
		}
	}
}

// TestTheWoundedGoBehind: before the enemy a besieger's block that regains steps is worth less for each step it lacks, elsewhere as much as a
// whole one; the plan sends it back.
func TestTheWoundedGoBehind(t *testing.T) {
	lacks := func(at string) float64 {
		post := func(steps uint8) float64 {
			s := field(t, "first_battle", true)
			b := put(t, s, "mi01", at, steps)
			put(t, s, "ar01", "0704", 0)
			return newSurvey(s, content.Mineos).siege(b, place(t, s, at), 0)
		}
		return post(4) - post(2)
	}
	if before, behind := lacks("0703"), lacks("0602"); before <= behind || behind != 0 {
		t.Errorf("two steps less cost %v before the enemy and %v behind", before, behind)
	}
	s := field(t, "first_battle", true)
	for _, id := range []string{"mi10", "mi13", "mi17"} {
		put(t, s, id, "0703", 0)
	}
	wounded := put(t, s, "mi02", "0703", 1)
	for _, id := range []string{"ar01", "ar02", "ar04", "ar06"} {
		put(t, s, id, "0704", 0)
	}
	moving(s, engine.Mineos, 8)
	if back := ordered(s, wounded); back == atlas.Nowhere || s.Map.Steps(back, place(t, s, "0704")) < 2 {
		t.Errorf("the wounded are sent to %v, in %v", back, MakePlan(s, 0).orders)
	}
}

// TestSoldiersSeeWhatMatters: a middling defender tells the ward that is stormed from others as a keen one does and does not
// leave it, and changes places after a battle as soundly; a beginner does neither of the first.
func TestSoldiersSeeWhatMatters(t *testing.T) {
	s := moving(field(t, "first_battle", true), engine.Argot, 5)
	if keen, middling, beginner := styleOf(s, rules.Keen, 0), styleOf(s, rules.Middling, 0), styleOf(s, rules.Beginner, 0); middling.Discern != keen.Discern || beginner.Discern >= keen.Discern {
		t.Errorf("discern: keen %v, middling %v, beginner %v", keen.Discern, middling.Discern, beginner.Discern)
	}
	s.Asked = engine.AskRegroup
	if sensible, glance := Sensible(s, nil), Glance(s, rules.Middling, nil); !slices.Equal(sensible, glance) {
		t.Errorf("a soldier regroups by a judgement of his own: %v, not %v", glance, sensible)
	}
}

// TestOnlyTheKeenSeeFar: in their plans all others reckon with those enemies alone that stand beside their own blocks, and a middling
// besieger with those one location farther too; in larger sieges a middling player sees all.
func TestOnlyTheKeenSeeFar(t *testing.T) {
	for _, test := range []struct {
		asker    rules.Seat
		own, foe string
		at       string // of the enemy; the own block stands in 0704, or 0701
		middling bool
		beginner bool
	}{
		{engine.Argot, "ar01", "mi10", "0703", true, true},
		{engine.Argot, "ar01", "mi10", "0702", false, false},
		{engine.Mineos, "mi10", "ar01", "0702", true, true},
		{engine.Mineos, "mi10", "ar01", "0703", true, false},
		{engine.Mineos, "mi10", "ar01", "0704", false, false},
	} {
		s := field(t, "first_battle", true)
		put(t, s, test.own, map[rules.Seat]string{engine.Argot: "0704", engine.Mineos: "0701"}[test.asker], 0)
		put(t, s, test.foe, test.at, 0)
		moving(s, test.asker, 5)
		for by, want := range map[rules.Judgement]bool{rules.Keen: true, rules.Middling: test.middling, rules.Beginner: test.beginner} {
			if got := newPlanner(s, styleOf(s, by, 0)).foes.Has(place(t, s, test.at)); got != want {
				t.Errorf("seat %d, judgement %d: an enemy in %s is seen: %v", test.asker, by, test.at, got)
			}
		}
	}
	for id, small := range map[string]bool{"first_battle": true, "lamplit_way": false, "full_siege": false} {
		s := moving(begin(t, id, 1), engine.Argot, 5)
		if (styleOf(s, rules.Middling, 0).Sight > 0) != small {
			t.Errorf("%s: a middling defender sees %d locations far", id, styleOf(s, rules.Middling, 0).Sight)
		}
	}
}
