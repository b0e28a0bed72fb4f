package advice

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// cast gives the seat that is asked a card of magic and power, and begins to cast it.
func cast(t *testing.T, s *engine.State, id string, level int16) {
	t.Helper()
	p := &s.Players[s.Asker]
	p.Hand.Cards[0], p.Ordinary[content.Power] = cardOf(t, s, id), 20
	s.Settle()
	for _, c := range s.Decision().Choices {
		if c.Verb == engine.CastMagic && c.Args[0] == int16(cardOf(t, s, id)) && c.Args[1] == level {
			if _, err := s.Apply(c); err != nil || s.Asked != engine.AskTargets {
				t.Fatalf("%s: %v, %s is asked", id, err, s.Asked)
			}
			return
		}
	}
	t.Fatalf("%s cannot be cast", id)
}

// TestTheMostDangerousIsRuined: of two opponents with Mines and Powerstones the stronger one loses what is worth more,
// whichever seat he sits in and whoever casts.
func TestTheMostDangerousIsRuined(t *testing.T) { // TS-SCR-13
	askers := rules.Seats(0)
	for seed := range uint64(12) {
		for strong := range rules.Seat(3) {
			s := tableOf(t, 3, seed)
			if strong == s.Asker {
				continue
			}
			askers |= rules.SeatsOf(s.Asker)
			for seat := range s.Players[:3] {
				s.Players[seat].Market = [2]int16{2, 2}
			}
			for range 4 {
				join(t, s, strong, "hero", 0)
			}
			cast(t, s, "ruin", 2)
			for range 2 {
				c := new(Forecaster).Sensible(s, nil)[0]
				if rules.Seat(c.Args[0]) != strong || content.What(c.Args[1]) != content.Power {
					t.Fatalf("seat %d is strong, and seat %d aims at resource %d of seat %d", strong, s.Asker, c.Args[1], c.Args[0])
				}
				if _, err := s.Apply(c); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if askers != rules.SeatsOf(0, 1, 2) {
		t.Errorf("only %v cast", askers)
	}
}

// TestVolleysAreForeseenAtTheBestTargets: what a volley can come to is foreseen with the targets that are worth most,
// not with those that stand first.
func TestVolleysAreForeseenAtTheBestTargets(t *testing.T) { // TS-SCR-14
	for name, order := range map[string][2]string{"the one who shoots last": {"skeleton", "bowman"}, "the one who shoots first": {"bowman", "skeleton"}} {
		s := table(t)
		foe := 1 - s.Asker
		first, second := join(t, s, foe, order[0], 0), join(t, s, foe, order[1], 0)
		shooter := second
		if order[0] == "bowman" {
			shooter = first
		}
		cast(t, s, "sand_storm", 1)
		var list []rules.Choice
		for _, c := range s.Decision().Choices {
			if id := engine.ThingID(c.Args[0]); id == first || id == second {
				list = append(list, c)
			}
		}
		if c := best(s, list); len(list) != 2 || engine.ThingID(c.Args[0]) != shooter {
			t.Errorf("%s: of %v the target is %v", name, list, c)
		}
	}
}

// TestPrizes: one change makes the other of two targets the better one.
func TestPrizes(t *testing.T) {
	for name, change := range map[string]func(s *engine.State, a *engine.Thing, me rules.Seat){
		"it is better armoured":   func(s *engine.State, a *engine.Thing, _ rules.Seat) { join(t, s, a.Owner, "chain_hauberk", a.ID) },
		"it has another point":    func(_ *engine.State, a *engine.Thing, _ rules.Seat) { a.Points++ },
		"it belongs to the asker": func(_ *engine.State, a *engine.Thing, me rules.Seat) { a.Owner = me },
	} {
		s := table(t)
		me := s.Asker
		a, b := join(t, s, 1-me, "skeleton", 0), join(t, s, 1-me, "skeleton", 0)
		aim := func(id engine.ThingID) rules.Choice {
			return rules.Choice{Verb: engine.Pick, Args: [4]int16{int16(id)}}
		}
		if best(s, []rules.Choice{aim(a), aim(b)}) != aim(a) {
			t.Errorf("%s: of two alike the first comes first", name)
		}
		change(s, s.At(a), me)
		if best(s, []rules.Choice{aim(a), aim(b)}) != aim(b) {
			t.Errorf("%s: it is still the better target", name)
		}
	}
}
