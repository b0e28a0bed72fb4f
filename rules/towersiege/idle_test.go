package towersiege

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
)

// Who ends the turn in Main with creatures that could strike a seat which nobody guards is asked first, by their names, and is not
// where nobody can be sent (TS-TRN-13, TS-CMB-1).
func TestEndingTheTurnWithoutAnAttackIsAskedAbout(t *testing.T) {
	s := camp(t, 0)
	end := rules.Choice{Verb: engine.EndTurn}
	if text, ask := s.Caution(end); ask {
		t.Errorf("without creatures it is asked: %s", text)
	}
	hero := s.enlist(t, 0, "hero").ID
	if text, ask := s.Caution(end); !ask || !strings.Contains(text.String(), "Hero has not attacked yet") {
		t.Errorf("with a Hero at a Tower alone it is said: %q", text)
	}
	s.At(hero).Position = engine.ToDefend
	s.State.Settle()
	if text, ask := s.Caution(end); ask {
		t.Errorf("with a tired Hero it is asked: %s", text)
	}
}

// Whose attack wins hardly anything is not asked about: it was a click for a chance of 9 % against one of 6 % (TS-TRN-13).
func TestAnAttackOfHardlyAnyUseIsNotAskedAbout(t *testing.T) {
	for id, asked := range map[string]bool{"skeleton": true, "zombie": true, "apprentice": false, "alchemist": false} {
		s := camp(t, 0)
		s.enlist(t, 0, id)
		if best := s.inCombat().Sensible(nil)[0]; best.Verb != engine.Assault {
			t.Errorf("%s: the best is %v, not an attack", id, best)
		}
		if text, ask := s.Caution(rules.Choice{Verb: engine.EndTurn}); ask != asked {
			t.Errorf("%s: asked %v: %q", id, ask, text)
		}
	}
}

// An attack that somebody could meet who hurts the attacker more often than the attack hurts is not asked about, though on the whole it is
// worth its risk: it was asked about turn after turn. One that nobody answers so is (TS-TRN-13, TS-RIP-1).
func TestAnAttackThatMayCostMoreThanItWinsIsNotAskedAbout(t *testing.T) {
	met := map[bool]int{}
	for _, own := range []string{"apprentice", "skeleton", "zombie", "bowman", "hill_giant", "hero"} {
		for _, other := range []string{"apprentice", "skeleton", "hill_giant", "hero"} {
			s := camp(t, 0)
			s.Mage(1).On, s.Mage(1).Position = 0, engine.OnGuard
			tower := s.Tower(1)
			s.Things = slices.DeleteFunc(s.Things, func(t engine.Thing) bool { return t.ID == tower.ID })
			s.Players[1].Tower = 0
			s.Players[0].Ordinary, s.Players[0].Gained, s.Players[0].Windfall = engine.Points{}, engine.Points{}, engine.Points{}
			s.enlist(t, 0, own)
			s.enlist(t, 1, other)
			at := s.inCombat()
			best := at.Sensible(nil)[0]
			if best.Verb != engine.Assault || !at.forecaster().WorthAsking(at.State, best) {
				continue
			}
			asked := true
			list, _ := at.Odds(best)
			for _, o := range list {
				hurt := map[rules.Seat]float64{}
				for _, l := range o.Losses {
					hurt[s.At(l.Thing).Owner] = max(hurt[s.At(l.Thing).Owner], l.Hurt)
				}
				asked = asked && hurt[1] >= hurt[0]
			}
			met[asked]++
			if text, ask := s.Caution(rules.Choice{Verb: engine.EndTurn}); ask != asked {
				t.Errorf("%s beside %s: asked %v: %q", own, other, ask, text)
			}
		}
	}
	if met[true] == 0 || met[false] == 0 {
		t.Errorf("met %v", met)
	}
}

// What looks worse than to go on without it is idle, and is not lit like what is worth having: a Shield in Main that protects from nothing
// is, a Hero for whom there is gold is not (TS-SPL-5, TS-TRN-13).
func TestWhatGainsNothingIsIdle(t *testing.T) {
	s := camp(t, 0)
	s.enlist(t, 0, "skeleton")
	p := &s.Players[0]
	p.Ordinary = engine.Points{8, 7}
	card, _ := s.Content.Find("hero")
	p.Hand.Cards[0], p.Hand.N = card, 1
	s.State.Settle()
	idle, useful := 0, 0
	for _, c := range s.Decision().Choices {
		switch said := s.Describe(c).Sentence.String(); {
		case strings.HasPrefix(said, "Cast Shield"):
			if idle++; !s.Idle(c) {
				t.Errorf("%s is not idle", said)
			}
		case c.Verb == engine.Buy:
			if useful++; s.Idle(c) {
				t.Errorf("%s is idle", said)
			}
		}
	}
	if idle == 0 || useful == 0 {
		t.Errorf("%d Shields and %d purchases", idle, useful)
	}
}

// Who wants it is reminded no more of attacks, or of gold, that a choice leaves: the third answer says so, and so does the preference, by
// which the reminders come back. What may lose the match is asked about all the same (TS-TRN-13).
func TestARemindersThirdAnswerStopsIt(t *testing.T) {
	end := rules.Choice{Verb: engine.EndTurn}
	for name, c := range map[string]struct {
		hero, gold bool
		never      string
		value      string
	}{
		"attacks": {true, false, "stop asking about attacks", "gold"},
		"gold":    {false, true, "stop asking about gold", "attacks"},
		"both":    {true, true, "stop reminding me", "none"},
	} {
		s := camp(t, 0)
		if c.hero {
			s.enlist(t, 0, "hero")
		}
		if c.gold {
			p := &s.Players[0]
			p.Ordinary = engine.Points{8, 7}
			card, _ := s.Content.Find("hero")
			p.Hand.Cards[0], p.Hand.N = card, 1
			s.State.Settle()
		}
		if text, ask := s.Caution(end); !ask {
			t.Fatalf("%s: nothing is asked: %s", name, text)
		}
		r := s.Replies(end)
		if !strings.HasSuffix(r.Never.String(), c.never) || r.Sets != (rules.Preferred{ID: "reminders", Value: c.value}) {
			t.Errorf("%s: %q sets %v", name, r.Never, r.Sets)
		}
		if err := s.Prefer(0, r.Sets.ID, r.Sets.Value); err != nil {
			t.Fatal(err)
		}
		if text, ask := s.Caution(end); ask {
			t.Errorf("%s: it is asked all the same: %s", name, text)
		}
		if err := s.Prefer(0, "reminders", "all"); err != nil {
			t.Fatal(err)
		}
		if _, ask := s.Caution(end); !ask {
			t.Errorf("%s: the reminder does not come back", name)
		}
	}
}
