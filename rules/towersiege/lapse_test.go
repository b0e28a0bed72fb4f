package towersiege

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// A Combat after its last attack ends by itself after a moment where all that is left to cast is not worth its price, and waits where a
// bolt would slay somebody who is worth it, where somebody has yet to attack, where the seat wants to be asked, and with "no tells"
// (TS-TRN-19, TS-WIN-10).
func TestASpentCombatIsLeftAfterAMoment(t *testing.T) {
	for name, c := range map[string]struct {
		power    int16
		waits    bool // somebody has yet to attack
		needless engine.Needless
		noTells  bool
		exposed  bool // the other Mage stands in the open with its last Life Point
		lapses   bool
	}{
		"a Shield that nobody needs":   {3, false, engine.CombatToo, false, false, true},
		"all goes by itself":           {3, false, engine.Everything, false, false, true},
		"somebody has yet to attack":   {3, true, engine.CombatToo, false, false, false},
		"the seat wants to be asked":   {3, false, engine.DefencesToo, false, false, false},
		"no tells":                     {3, false, engine.CombatToo, true, false, false},
		"a bolt would slay their Mage": {3, false, engine.CombatToo, false, true, false},
	} {
		s := camp(t, 0)
		s.Players[0].Needless, s.Options.NoTells = c.needless, c.noTells
		hero := s.enlist(t, 0, "hero").ID
		s.enlist(t, 0, "skeleton")
		if c.exposed {
			mage := s.Mage(1)
			mage.On, mage.Position, mage.Points = 0, engine.OnGuard, 1
		}
		s = s.inCombat()
		s.Players[0].Ordinary = engine.Points{0, c.power}
		for i := range s.Things {
			if th := &s.Things[i]; th.Owner == 0 && (th.ID != hero || !c.waits) {
				th.Marks &^= engine.Declared
			}
		}
		s.State.Settle()
		if s.Asked != engine.AskCombat {
			t.Fatalf("%s: it asks %v", name, s.Asked)
		}
		if choice, lapses := s.Lapse(); lapses != c.lapses || lapses && choice != (rules.Choice{Verb: engine.EndCombat}) {
			t.Errorf("%s: it lapses %v (%v); the best is %v", name, lapses, choice, s.Sensible(nil)[0])
		}
	}
}

// A Combat without attacks ends by itself too where a bolt is worth hardly anything, and where the Mage stands in a danger from which nothing that is
// left takes anything. Where something does, it waits (TS-TRN-19).
func TestACombatThatOffersHardlyAnythingIsLeft(t *testing.T) {
	for name, foes := range map[string][]string{
		"one bolt at one of five":           {"hill_giant", "hero", "hero", "roklor", "roklor"},
		"a danger from which nothing saves": {"hero", "hero", "hero"},
	} {
		s := camp(t, 0)
		s.Players[0].Needless = engine.Everything
		s.enlist(t, 0, "hero")
		for _, foe := range foes {
			s.enlist(t, 1, foe)
		}
		s = s.inCombat()
		mage := s.Mage(0)
		mage.On, mage.Position, mage.Points = 0, engine.OnGuard, 1
		s.Tower(0).Points = 0
		s.Players[0].Ordinary = engine.Points{0, 4}
		for i := range s.Things {
			s.Things[i].Marks &^= engine.Declared
		}
		s.State.Settle()
		end := rules.Choice{Verb: engine.EndCombat}
		if _, asks := s.Caution(end); s.Sensible(nil)[0] == end && !asks {
			t.Fatalf("%s: nothing speaks against the end of Combat", name)
		}
		if choice, lapses := s.Lapse(); !lapses || choice != end {
			t.Errorf("%s: it lapses %v (%v)", name, lapses, choice)
		}
		s.averts = &averting{ok: true}
		if choice, lapses := s.Lapse(); lapses {
			t.Errorf("%s: with something that averts it %v is made", name, choice)
		}
	}
}
