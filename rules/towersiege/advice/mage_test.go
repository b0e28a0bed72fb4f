package advice

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// TestTheMageMeetsNoBlowThatOthersCan: a Mage in the open leaves each attack to a creature that can be spared, at a glance and at a
// longer look, whoever attacks and whoever stands beside it; the last who can meet it does.
func TestTheMageMeetsNoBlowThatOthersCan(t *testing.T) { // TS-BLK-1
	for _, attacker := range []string{"apprentice", "zombie", "burrow_beast", "skeleton", "hill_giant"} {
		for _, beside := range [][]string{{"hill_giant"}, {"roklor", "apprentice"}, {"alchemist"}, {"roklor"}, {}} {
			s := attacked(t, attacker, beside)
			mage := s.Players[s.Asker].Mage
			var f Forecaster
			for name, list := range map[string][]rules.Choice{"at a glance": f.Glance(s, rules.Middling, nil), "sensibly": f.Sensible(s, nil)} {
				offered := false
				for _, c := range list {
					offered = offered || engine.ThingID(c.Args[0]) == mage
				}
				if len(list) == 0 || offered != (len(beside) == 0) {
					t.Errorf("%s the Mage beside %v meets %s: %v", name, beside, attacker, offered)
				}
			}
		}
	}
}

// TestNoMageMarchesForNothing: a Mage in the open with its last Life is called out by no player, be it a beginner, where no blow of it is
// worth its risk, as against those who have spent their defence beside a Tower and a Mage that strikes back; a creature beside it is.
func TestNoMageMarchesForNothing(t *testing.T) { // TS-MAG-6 TS-CMB-3
	for _, foe := range []string{"hill_giant", "hero", "skeleton"} {
		s := table(t)
		me, other := s.Asker, 1-s.Asker
		mage := s.Mage(me)
		mage.On, mage.Position, mage.Points, s.Tower(me).Points = 0, engine.OnGuard, 1, 0
		join(t, s, me, "barrow_guard", 0)
		spent := join(t, s, other, foe, 0)
		s.At(spent).Position = engine.ToDefend
		if _, err := s.Apply(rules.Choice{Verb: engine.EnterCombat}); err != nil || s.Asked != engine.AskDeclare {
			t.Fatal(s.Asked, err)
		}
		var f Forecaster
		for name, list := range map[string][]rules.Choice{"by a middling player": f.Glance(s, rules.Middling, nil), "by a beginner": f.Glance(s, rules.Beginner, nil), "sensibly": f.Sensible(s, nil)} {
			called := 0
			for _, c := range list {
				if c.Verb == engine.Declare && engine.ThingID(c.Args[0]) == s.Players[me].Mage {
					t.Errorf("against %s the Mage is called out %s", foe, name)
				} else if c.Verb == engine.Declare {
					called++
				}
			}
			if called == 0 {
				t.Errorf("against %s nobody is called out %s: %v", foe, name, list)
			}
		}
	}
}

// attacked is a match in which somebody attacks a seat whose Tower has fallen: its Mage stands in the open beside some others.
func attacked(t *testing.T, attacker string, beside []string) *engine.State {
	t.Helper()
	return attackedOf(t, []string{attacker}, beside)
}

// attackedOf is such a match in which the first of several who have been called out attacks.
func attackedOf(t *testing.T, attackers, beside []string) *engine.State {
	t.Helper()
	s := table(t)
	me, other := s.Asker, 1-s.Asker
	var army []engine.ThingID
	for _, id := range attackers {
		army = append(army, join(t, s, me, id, 0))
	}
	s.Mage(other).On, s.Mage(other).Position, s.Tower(other).Points = 0, engine.OnGuard, 0
	for _, c := range beside {
		join(t, s, other, c, 0)
	}
	for range 20 {
		if s.Asked == engine.AskDefender {
			return s
		}
		choices := s.Decision().Choices
		c := choices[len(choices)-1]
		for _, o := range choices {
			if o.Verb == engine.EnterCombat || o.Verb == engine.Declare && slices.Contains(army, engine.ThingID(o.Args[0])) || o.Verb == engine.Assault && o.Args[0] == int16(army[0]) {
				c = o
				break
			}
		}
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	return s
}
