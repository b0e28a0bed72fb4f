package towersiege

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
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

// Attacks that win hardly anything are not asked about, one alone as little as a Skeleton at a whole Tower; several that win something
// together are, and so is one that wins as much (TS-TRN-13).
func TestAttacksOfHardlyAnyUseAreNotAskedAbout(t *testing.T) {
	for _, c := range []struct {
		army  []string
		asked bool
	}{
		{[]string{"skeleton"}, false}, {[]string{"zombie"}, false}, {[]string{"apprentice"}, false}, {[]string{"apprentice", "alchemist"}, false},
		{[]string{"hero"}, true}, {[]string{"skeleton", "zombie"}, true},
	} {
		s := camp(t, 0)
		for _, id := range c.army {
			s.enlist(t, 0, id)
		}
		if best := s.inCombat().Sensible(nil)[0]; best.Verb != engine.Assault {
			t.Errorf("%v: the best is %v, not an attack", c.army, best)
		}
		if text, ask := s.Caution(rules.Choice{Verb: engine.EndTurn}); ask != c.asked {
			t.Errorf("%v: asked %v: %q", c.army, ask, text)
		}
	}
}

// Gold that buys what is worth hardly anything is not asked about: a Ring of Skill for a Mage who never uses one; a Hero is (TS-TRN-13).
func TestAPurchaseOfHardlyAnyUseIsNotAskedAbout(t *testing.T) {
	for id, asked := range map[string]bool{"ring_of_skill": false, "gate": false, "hero": true, "mine": true} {
		s := camp(t, 0)
		p := &s.Players[0]
		p.Ordinary = engine.Points{8, 7}
		card, _ := s.Content.Find(id)
		p.Hand.Cards[0], p.Hand.N = card, 1
		s.State.Settle()
		if text, ask := s.Caution(rules.Choice{Verb: engine.EndTurn}); ask != asked {
			t.Errorf("%s: asked %v: %q", id, ask, text)
		}
	}
}

// lives are the Life Points that a seat has on the battlefield.
func (s *State) lives(seat rules.Seat) (n int) {
	for i := range s.Things {
		if t := &s.Things[i]; t.Owner == seat && s.Creature(t) {
			n += int(t.Points)
		}
	}
	return n
}

// fights plays an attack many times against one of those who can meet it, and returns how often it hurts, and how often it costs its own side.
func (s *State) fights(t *testing.T, attack rules.Choice, defender, tries int) (hurts, hurt float64) {
	t.Helper()
	for seed := range tries {
		w := s.Clone().(*State)
		w.Rng = rules.NewRandOf(uint64(seed), rules.Percentile)
		own, others := w.lives(0), w.lives(1)
		c := attack
		for n := 0; n == 0 || w.Asked != engine.AskCombat && w.Asked != engine.AskMain && w.Turn == 0 && w.Result == engine.Undecided; n++ {
			if _, err := w.Apply(c); err != nil {
				t.Fatal(err)
			}
			if c = (rules.Choice{}); w.Asked == engine.AskDefender {
				c = w.Decision().Choices[defender]
			} else if choices := w.Decision().Choices; len(choices) > 0 { // a strike back is taken
				c = choices[0]
			}
		}
		if w.lives(1) < others || w.Result != engine.Undecided {
			hurts++
		}
		if w.lives(0) < own {
			hurt++
		}
	}
	return hurts / float64(tries), hurt / float64(tries)
}

// An attack that somebody could meet who hurts the attackers more often than it hurts is not asked about, though on the whole it is worth its
// risk: it was asked about turn after turn. Those that nobody answers so are. Which of both it is, is seen by fighting it out (TS-TRN-13,
// TS-RIP-1).
func TestAnAttackThatMayCostMoreThanItWinsIsNotAskedAbout(t *testing.T) {
	const tries, clear = 4000, 0.02
	met := map[bool]int{}
	for _, own := range []string{"apprentice", "skeleton", "hero"} {
		for _, other := range []string{"apprentice", "hill_giant", "hero"} {
			s := camp(t, 0)
			s.Mage(1).On, s.Mage(1).Position = 0, engine.OnGuard
			tower := s.Tower(1)
			s.Things = slices.DeleteFunc(s.Things, func(t engine.Thing) bool { return t.ID == tower.ID })
			s.Players[1].Tower = 0
			for seat := range 2 { // what decides nothing is asked for all the same
				s.Players[seat].Needless = engine.AskedAll
			}
			s.Players[0].Ordinary, s.Players[0].Gained, s.Players[0].Windfall = engine.Points{}, engine.Points{}, engine.Points{}
			s.enlist(t, 0, own)
			s.enlist(t, 0, own)
			s.enlist(t, 1, other)
			at := s.inCombat()
			best := at.Sensible(nil)[0]
			if best.Verb != engine.Assault || 2*at.forecaster().Promise(at.State, best) < advice.WorthAsking {
				continue
			}
			after := at.Clone()
			if _, err := after.Apply(best); err != nil {
				t.Fatal(err)
			}
			least := 1.0 // by how much more often it hurts, whoever meets it
			for defender, c := range after.Decision().Choices {
				if c.Verb == engine.Defend {
					hurts, hurt := at.fights(t, best, defender, tries)
					least = min(least, hurts-hurt)
				}
			}
			if least > -clear && least < clear {
				continue // too close to tell by trying
			}
			met[least > 0]++
			if text, ask := s.Caution(rules.Choice{Verb: engine.EndTurn}); ask != (least > 0) {
				t.Errorf("two of %s beside %s, an attack hurts at least %.2f more often: asked %v: %q", own, other, least, ask, text)
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

// Healing that could wait for a lethal wound is worth no cast on who is not wounded, in Main and in Combat, whoever else is, so that it does not glow, and
// Combat does not wait for it; on a wounded Mage it is (TS-SCR-20, TS-TRN-19).
func TestHealingWaitsForAWound(t *testing.T) {
	for name, c := range map[string]struct{ wounded, other, combat bool }{
		"nobody is wounded": {false, false, false}, "the Mage is": {true, false, false}, "another is": {false, true, false},
		"nobody is wounded, in Combat": {false, false, true}, "the Mage is, in Combat": {true, false, true},
	} {
		s := camp(t, 0)
		hero := s.enlist(t, 0, "hero").ID
		if c.combat {
			s.Players[0].Needless = engine.Everything
			if s = s.inCombat(); s == nil {
				t.Fatal("nobody goes to Combat")
			}
			s.At(hero).Marks &^= engine.Declared
		}
		mage := s.Mage(0)
		if c.wounded {
			mage.Points--
		}
		if c.other {
			s.At(hero).Printed++
		}
		s.hold(t, 0, 7, "mend_flesh")
		card, _ := s.Content.Find("mend_flesh")
		met := 0
		for _, o := range s.Decision().Choices {
			if o.Verb == engine.CastMagic && o.Args[0] == int16(card) && engine.ThingID(o.Args[2]) == mage.ID {
				if met++; s.Idle(o) == c.wounded {
					t.Errorf("%s: %v is idle %v", name, o, s.Idle(o))
				}
			}
		}
		if met == 0 {
			t.Errorf("%s: the Mage cannot be healed: %v", name, s.Decision().Choices)
		}
		if _, lapses := s.Lapse(); c.combat && lapses == c.wounded {
			t.Errorf("%s: Combat lapses %v", name, lapses)
		}
	}
}

// A Relic that is attached to a Tower is idle while the Tower lies in ruins, and nobody thinks of buying it: it would wait in the Caravan (TS-REL-9).
func TestARelicForAFallenTowerIsIdle(t *testing.T) {
	s := camp(t, 0)
	p := &s.Players[0]
	p.Ordinary = engine.Points{8, 7}
	card, _ := s.Content.Find("farseer_lens")
	p.Hand.Cards[0], p.Hand.N = card, 1
	s.State.Settle()
	buy := rules.Choice{Verb: engine.Buy, Args: [4]int16{int16(card)}}
	if !s.Decision().Allows(buy) || s.Idle(buy) {
		t.Fatalf("with its Tower standing: %v", s.Decision().Choices)
	}
	s.Tower(0).Points = 0
	s.Mage(0).On, s.Mage(0).Position = 0, engine.OnGuard
	s.State.Settle()
	if !s.Idle(buy) {
		t.Error("it is not idle beside a fallen Tower")
	}
	if list := s.Glance(rules.Middling, nil); slices.Contains(list, buy) {
		t.Errorf("a Warden thinks of it: %v", list)
	}
}
