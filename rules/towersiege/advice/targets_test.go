package advice

import (
	"math"
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

// hurl gives the seat that is asked a Roklor, which begins to throw its two stones.
func hurl(t *testing.T, s *engine.State) {
	t.Helper()
	roklor := join(t, s, s.Asker, "roklor", 0)
	for range 4 {
		next := rules.Choice{Verb: engine.EnterCombat}
		for _, c := range s.Decision().Choices {
			if c.Verb == engine.Use && engine.ThingID(c.Args[0]) == roklor || c.Verb == engine.Declare && engine.ThingID(c.Args[0]) == roklor {
				next = c
			}
		}
		if _, err := s.Apply(next); err != nil {
			t.Fatal(err)
		}
		if s.Asked == engine.AskTargets {
			return
		}
	}
	t.Fatalf("the Roklor throws nothing: %s is asked", s.Asked)
}

// TestATargetIsToldItsOwnShots: what can become of a target that is pointed at is told by the shots at it, whatever the best
// target of those that are left is: each of equal creatures is as likely to go, and both shots at one are told as both.
func TestATargetIsToldItsOwnShots(t *testing.T) { // TS-CMB-10
	for seed := range uint64(4) {
		s := tableOf(t, 2, seed)
		me := s.Asker
		for range 3 {
			join(t, s, 1-me, "hero", 0)
		}
		hurl(t, s)
		gone := func() (all []float64) {
			for _, c := range s.Decision().Choices {
				if d := s.At(engine.ThingID(c.Args[0])); s.Info(d).ID != "hero" {
					continue
				}
				list, ok := new(Forecaster).Forecast(s, c)
				if !ok {
					t.Fatal("no odds of a target")
				}
				for _, l := range list[0].Losses {
					if l.Thing == engine.ThingID(c.Args[0]) {
						all = append(all, l.Gone)
					}
				}
			}
			return all
		}
		first := gone()
		if len(first) != 3 || first[0] != first[1] || first[1] != first[2] || first[0] > 0.25 {
			t.Fatalf("three heroes go with %v by one stone at level 25", first)
		}
		for _, c := range s.Decision().Choices {
			if s.Info(s.At(engine.ThingID(c.Args[0]))).ID == "hero" {
				if _, err := s.Apply(c); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
		if second := gone(); second[0] < 1.5*second[1] || second[1] != second[2] || math.Abs(second[1]-first[1]) > 0.01 {
			t.Errorf("by the second shot they go with %v, by the first with %v", second, first)
		}
	}
}

// TestWhoGoesWithItsMageIsNotTold: the army of a Mage that is slain leaves play with it, which the end of the Mage says; what is told of a
// creature is what the shots at it do, however near its Mage is to its end. Nobody is thought to throw a stone at what is his own.
func TestWhoGoesWithItsMageIsNotTold(t *testing.T) { // TS-END-4 TS-CMB-10
	for seed := range uint64(4) {
		for _, heroes := range []int{0, 1} {
			var gone [2]float64
			for life := range int8(2) {
				s := tableOf(t, 2, seed)
				me := s.Asker
				var hero engine.ThingID
				for range heroes {
					hero = join(t, s, 1-me, "hero", 0)
				}
				mage := s.At(s.Players[1-me].Mage)
				mage.Points, mage.Printed = 1+life, 1+life
				s.At(s.Players[1-me].Tower).Points = 0
				mage.On, mage.Position = 0, engine.OnGuard
				hurl(t, s)
				at := hero
				if heroes == 0 {
					at = mage.ID
				}
				list, ok := new(Forecaster).Forecast(s, rules.Choice{Verb: engine.Pick, Args: [4]int16{int16(at)}})
				if !ok {
					t.Fatal("no odds of the target")
				}
				for _, l := range list[0].Losses {
					switch d := s.At(l.Thing); {
					case l.Thing == hero:
						gone[life] = l.Gone
					case d.Owner == me && l.Hurt > 0.01:
						t.Errorf("%s of one's own is hurt with %.3f", s.Info(d).ID, l.Hurt)
					case l.Thing == mage.ID && life == 0 && (l.Gone < 0.1 || l.Gone > 0.6):
						t.Errorf("the Mage is slain with %.3f", l.Gone)
					case l.Thing != mage.ID && d.Owner != me && l.Gone > 0.001:
						t.Errorf("%s goes with %.3f", s.Info(d).ID, l.Gone)
					}
				}
			}
			if math.Abs(gone[0]-gone[1]) > 0.005 || heroes > 0 && gone[0] < 0.1 {
				t.Errorf("a hero goes with %.4f beside a Mage with one Life Point, with %.4f beside one with two", gone[0], gone[1])
			}
		}
	}
}
