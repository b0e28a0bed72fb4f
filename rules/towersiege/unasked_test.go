package towersiege

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// Who defends unasked is told as that, and why nobody was asked; who was chosen is not. In the line of a blow it is told of a creature, which may be
// lost by it (TS-TRN-19, TS-BLK-1).
func TestWhoDefendsUnaskedIsTold(t *testing.T) {
	for _, needless := range []engine.Needless{engine.AskedAll, engine.Everything} {
		s := camp(t, 0)
		s.enlist(t, 0, "hero")
		s.enlist(t, 1, "zombie")
		mage := s.Mage(1)
		mage.On, mage.Position, mage.Points = 0, engine.OnGuard, 1
		s.Tower(1).Points = 0
		s.Players[1].Needless = needless
		s = s.inCombat()
		attack := slices.IndexFunc(s.Decision().Choices, func(c rules.Choice) bool { return c.Verb == engine.Assault })
		events, err := s.Apply(s.Decision().Choices[attack])
		if err != nil {
			t.Fatal(err)
		}
		if needless == engine.AskedAll {
			if s.Asked != engine.AskDefender {
				t.Fatalf("it asks %v", s.Asked)
			}
			if events, err = s.Apply(s.Decision().Choices[len(s.Decision().Choices)-1]); err != nil {
				t.Fatal(err)
			}
		}
		i := slices.IndexFunc(events, func(e rules.Event) bool { return e.Name == "defends" })
		if i < 0 {
			t.Fatalf("nobody defends: %v", events)
		}
		told := s.Tell(events[i]).String()
		_, gathered := s.Gather(events[i:])
		if unasked := needless == engine.Everything; strings.Contains(told, "defends unasked: only the Mage could instead") != unasked ||
			strings.Contains(gathered.String(), "It was met unasked: only the Mage could instead") != unasked {
			t.Errorf("asked for all %v: it is told %q, and in the log %q", !unasked, told, gathered)
		}
	}
}

// What is used at somebody is told with at whom, in the log and to who lost something by it or did not (TS-INN-1).
func TestWhatIsUsedNamesItsTarget(t *testing.T) {
	s := camp(t, 0)
	s.enlist(t, 0, "bowman")
	s.enlist(t, 1, "hero")
	s = s.inCombat()
	shot := slices.IndexFunc(s.Decision().Choices, func(c rules.Choice) bool {
		return c.Verb == engine.Use && c.Args[3] == int16(s.Last)
	})
	if shot < 0 {
		t.Fatalf("it cannot shoot at the Hero: %v", s.Decision().Choices)
	}
	events, err := s.Apply(s.Decision().Choices[shot])
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(events, func(e rules.Event) bool { return e.Name == "used" })
	if i < 0 || s.Tell(events[i]).String() != "North uses Bowman at Hero." {
		t.Errorf("it is told %v", s.Tell(events[max(0, i)]))
	}
	if events[i].To != s.ThingElement(s.Last) {
		t.Errorf("it is aimed at %q", events[i].To)
	}
}
