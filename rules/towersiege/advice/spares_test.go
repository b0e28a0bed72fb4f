package advice

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// judged is a question as each judgement answers it.
func judged(s *engine.State) map[string][]rules.Choice {
	var f Forecaster
	return map[string][]rules.Choice{"middling": f.Glance(s, rules.Middling, nil), "beginner": f.Glance(s, rules.Beginner, nil), "keen": f.Sensible(s, nil)}
}

// TestNobodyStaysHomeBeforeAHelplessArmy: where all of the other army have spent their defence and its Mage stands among them, the attacker picks
// whom it strikes. No player then leaves a ready creature at home, though some of those whom it might strike are not worth a blow.
func TestNobodyStaysHomeBeforeAHelplessArmy(t *testing.T) { // TS-BLK-9 TS-CMB-16
	for name := range judged(table(t)) {
		s := table(t)
		me, other := s.Asker, 1-s.Asker
		for _, id := range []string{"skeleton", "zombie", "hill_giant"} {
			join(t, s, me, id, 0)
		}
		mage := s.Mage(other)
		mage.On, mage.Position, s.Tower(other).Points = 0, engine.ToDefend, 0
		mage.Marks |= engine.FumbledMage
		s.At(join(t, s, other, "zombie", 0)).Position = engine.ToDefend
		s.Settle()
		blows, picked := 0, 0
		for n := 0; s.Turn == me && s.Result == engine.Undecided && n < 200; n++ {
			c := s.Decision().Choices[len(s.Decision().Choices)-1]
			switch s.Asked {
			case engine.AskMain:
				c = rules.Choice{Verb: engine.EnterCombat}
			case engine.AskDeclare, engine.AskCombat, engine.AskUnblocked:
				c = judged(s)[name][0]
			}
			switch {
			case c.Verb == engine.Assault:
				blows++
			case s.Asked == engine.AskUnblocked && engine.ThingID(c.Args[0]) == mage.ID:
				picked++
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
		if s.Result == engine.Undecided && (blows < 3 || picked < 3) {
			t.Errorf("%s: %d of three ready creatures attack, %d of them the Mage", name, blows, picked)
		}
	}
}

// TestTheBestDefenderWaitsForTheStrongestBlow: while a stronger attacker is still to come, nobody but a beginner spends its best creature on a weak one;
// against the last it may, and where there is but one creature it does.
func TestTheBestDefenderWaitsForTheStrongestBlow(t *testing.T) { // TS-BLK-1 TS-CMB-11
	for _, test := range []struct {
		toCome, beside []string
		kept           string
	}{
		{[]string{"hill_giant"}, []string{"roklor", "alchemist"}, "roklor"},
		{[]string{"hill_giant"}, []string{"apprentice", "hero", "skeleton"}, "hero"},
		{nil, []string{"roklor", "alchemist"}, ""},
		{[]string{"hill_giant"}, []string{"roklor"}, ""},
	} {
		s := attackedOf(t, append([]string{"apprentice"}, test.toCome...), test.beside)
		for by, list := range judged(s) {
			offered := map[string]bool{}
			for _, c := range list {
				offered[s.Info(s.At(engine.ThingID(c.Args[0]))).ID] = true
			}
			if offered[test.kept] != (by == "beginner" && test.kept != "") || len(offered) == 0 {
				t.Errorf("%v meet an Apprentice, before %v: judgement %v thinks of %v", test.beside, test.toCome, by, offered)
			}
		}
	}
}
