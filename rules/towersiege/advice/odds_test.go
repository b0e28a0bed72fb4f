package advice_test

import (
	"math"
	"os"
	"reflect"
	"slices"
	"strconv"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/file"
)

func begin(t testing.TB, seed uint64, seats int) *engine.State {
	t.Helper()
	g, err := towersiege.Load(os.DirFS("../../../assets/content/towersiege"))
	if err != nil {
		t.Fatal(err)
	}
	options := map[string]string{"mages": "first_game"}
	for seat := range seats { // a lone defender is asked for: the odds are those of each who could defend
		options["needless"+strconv.Itoa(seat+1)] = "routine"
	}
	s, err := g.New(rules.Setup{Seed: seed, Seats: seats, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	return s.(*towersiege.State).State
}

// each plays matches at random and goes through their positions.
func each(t testing.TB, matches, decisions int, do func(s *engine.State, r *rules.Rand)) {
	t.Helper()
	for seed := range uint64(matches) {
		s, r := begin(t, seed+1, 2+int(seed)%3), rules.NewRand(seed)
		for range decisions {
			d := s.Decision()
			if d.Over() {
				break
			}
			do(s, &r)
			c := d.Choices[r.IntN(len(d.Choices))]
			if c.Verb == engine.EndTurn || c.Verb == engine.EndCombat || c.Verb == engine.Forgo {
				c = d.Choices[r.IntN(len(d.Choices))]
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestOddsAreWhatTheEngineThrows holds forecasts of attacks against thousands of plays of them, four standard errors
// and a half to either side.
func TestOddsAreWhatTheEngineThrows(t *testing.T) {
	const plays = 3000
	var f advice.Forecaster
	compared, verbs := 0, map[rules.Verb]int{}
	each(t, 24, 500, func(s *engine.State, r *rules.Rand) {
		for _, c := range s.Decision().Choices {
			switch c.Verb {
			case engine.Assault, engine.Direct, engine.CastMagic, engine.Strike, engine.Defend, engine.NoBlock:
			default:
				continue
			}
			if verbs[c.Verb] >= 8 || r.IntN(3) > 0 {
				continue
			}
			list, ok := f.Forecast(s, c)
			if !ok {
				continue
			}
			verbs[c.Verb]++
			for _, o := range list {
				classes := 0.0
				for _, roll := range o.Rolls {
					for _, p := range roll.Classes {
						classes += p
					}
					classes--
				}
				if math.Abs(classes) > 1e-6 || o.Rest > 1e-3 {
					t.Fatalf("classes add up to 1%+.7f, %.7f was not followed", classes, o.Rest)
				}
				hurt, ripostes := sampled(s, c, o, plays, r)
				within(t, "a Riposte", ripostes, o.Riposte, plays)
				for i := range s.Things {
					id, want := s.Things[i].ID, advice.Loss{}
					for _, l := range o.Losses {
						if l.Thing == id {
							want = l
						}
					}
					within(t, "a loss of "+s.Info(&s.Things[i]).ID, hurt[id].Hurt, want.Hurt, plays)
					within(t, "the end of "+s.Info(&s.Things[i]).ID, hurt[id].Gone, want.Gone, plays)
					within(t, "DEFEND of "+s.Info(&s.Things[i]).ID, hurt[id].Defend, want.Defend, plays)
				}
				compared++
			}
		}
	})
	t.Log(compared, verbs)
	if compared < 40 {
		t.Errorf("only %d forecasts were compared", compared)
	}
}

func within(t *testing.T, what string, got, want float64, n int) {
	t.Helper()
	if bound := 4.5*math.Sqrt(want*(1-want)/float64(n)) + 1.0/float64(n); math.Abs(got-want) > bound {
		t.Errorf("%s: forecast %.4f, thrown %.4f, bound %.4f", what, want, got, bound)
	}
}

// sampled plays a choice many times, nobody answering, and counts.
func sampled(from *engine.State, c rules.Choice, o advice.Odds, plays int, r *rules.Rand) (map[engine.ThingID]advice.Loss, float64) {
	hurt, ripostes := map[engine.ThingID]advice.Loss{}, 0.0
	base := from.Under
	switch from.Asked {
	case engine.AskDefender, engine.AskRiposte, engine.AskRespond, engine.AskUnblocked:
		base = max(base, 1) - 1
	}
	for range plays {
		s, next, riposted := from.Clone(), c, false
		s.Rng = rules.NewRandOf(r.Uint64(), rules.Percentile)
		for seat := range s.Players {
			s.Players[seat].Needless = engine.AskedAll // each forecast is of one defender, also of one who would not be asked for
		}
		var things, fallen []engine.Thing // as it ended; what left play with its Mage, as it stood then
		begun := s.Under > base
		s.Watch(func(e rules.Event) {
			if begun = begun || s.Under > base; s.Under > base || !begun {
				things = append(things[:0], s.Things...)
				riposted = riposted || e.Name == "ripostes"
				if e.Name == "mage_slain" {
					fallen = append(fallen, s.Things...)
				}
			}
		})
		for range 500 {
			if _, err := s.Apply(next); err != nil {
				panic(err)
			}
			d := s.Decision()
			if d.Over() || s.Under <= base {
				break
			}
			next = d.Choices[0]
			switch s.Asked {
			case engine.AskDefender, engine.AskUnblocked:
				next = o.Defender
			case engine.AskRespond, engine.AskSave, engine.AskOccupy:
				next = d.Choices[len(d.Choices)-1]
			}
		}
		if riposted {
			ripostes += 1 / float64(plays)
		}
		for _, was := range from.Things {
			l, gone, left := hurt[was.ID], true, things
			if s.Players[was.Owner].Out {
				left = fallen
			}
			for _, is := range left {
				if is.ID != was.ID {
					continue
				}
				gone = was.Points > 0 && is.Points == 0
				if is.Points < was.Points && !gone {
					l.Hurt += 1 / float64(plays)
				}
				if is.Position == engine.ToDefend && was.Position != engine.ToDefend {
					l.Defend += 1 / float64(plays)
				}
			}
			if gone {
				l.Gone += 1 / float64(plays)
				l.Hurt += 1 / float64(plays)
			}
			hurt[was.ID] = l
		}
	}
	return hurt, ripostes
}

// TestWorkedExamplesOfOdds holds the chances that the ledger works out.
func TestWorkedExamplesOfOdds(t *testing.T) { // TS-EX-25 TS-EX-26
	s := begin(t, 1, 2)
	r := rules.NewRand(9)
	for s.Asked != engine.AskMain {
		d := s.Decision().Choices
		s.Apply(d[r.IntN(len(d))])
	}
	me := s.Asker
	put := func(seat rules.Seat, id string) engine.ThingID {
		card := content.NoCard
		for i := range s.Content.Cards {
			if s.Content.Cards[i].ID == id {
				card = content.Card(i)
			}
		}
		s.Last++
		s.Things = append(s.Things, engine.Thing{ID: s.Last, Card: card, Owner: seat, Points: int8(s.Content.At(card).LP), Printed: int8(s.Content.At(card).LP), Position: engine.OnGuard})
		s.Settle()
		return s.Last
	}
	wear := func(bearer engine.ThingID, ids ...string) {
		for _, id := range ids {
			item := s.At(put(s.At(bearer).Owner, id))
			item.Position, item.On, item.Marks = engine.NoPosition, bearer, engine.InUse
		}
		s.Settle()
	}
	attacker := put(me, "skeleton")
	wear(attacker, "sword")
	defender := put(1-me, "skeleton")
	wear(defender, "small_shield")
	play := func(c rules.Choice) {
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
	play(rules.Choice{Verb: engine.EnterCombat})
	play(rules.Choice{Verb: engine.Declare, Args: [4]int16{int16(attacker)}})
	if s.Asked == engine.AskDeclare {
		play(rules.Choice{Verb: engine.Ready})
	}
	var f advice.Forecaster
	list, ok := f.Forecast(s, rules.Choice{Verb: engine.Assault, Args: [4]int16{int16(attacker), int16(1 - me)}})
	if !ok || len(list) < 2 {
		t.Fatalf("%d defenders, %v", len(list), ok)
	}
	met := map[engine.ThingID]advice.Odds{}
	for _, o := range list {
		met[engine.ThingID(o.Defender.Args[0])] = o
	}
	first := func(id engine.ThingID) (attack, defence advice.Roll) {
		return met[id].Rolls[0], met[id].Rolls[1]
	}
	// AL35 against DL30 and PL15: what the formula of section 10 says of the first exchange.
	attack, defence := first(defender)
	if attack.Level != 35 || attack.Classes[content.Critical] != 0.02 || math.Abs(attack.Classes[content.Hit]-0.33) > 1e-9 || attack.Classes[content.Fumble] != 0.02 {
		t.Errorf("the attack: %+v", attack)
	}
	if defence.Level != 30 || math.Abs(defence.Classes[content.Hit]-0.28) > 1e-9 {
		t.Errorf("the defence: %+v", defence)
	}
	tower := s.Players[1-me].Tower
	level := s.Level(s.At(tower), content.DL)
	h, d := 0.33, float64(level)/100
	want := 0.02*0.98 + h*(1-d)
	for _, l := range met[tower].Losses {
		if l.Thing == tower && (l.Hurt < want || l.Hurt > want+0.02) { // a fumbled defence adds another attack
			t.Errorf("the Tower loses a point with %.4f, the first attack alone takes one with %.4f", l.Hurt, want)
		}
	}
	if met[tower].Rolls[0].Classes[content.Hit] == 0 || met[tower].Rolls[1].Level != level {
		t.Errorf("the Tower: %+v", met[tower].Rolls)
	}
}

// TestNothingHiddenIsAdvised deals anew what the seat that is asked cannot see: its odds, its choices and its estimate
// stay the same (TS-HID-1, TS-MOD-3).
func TestNothingHiddenIsAdvised(t *testing.T) {
	var f, g advice.Forecaster
	n := 0
	each(t, 12, 300, func(s *engine.State, r *rules.Rand) {
		if r.IntN(12) > 0 {
			return
		}
		other := s.Clone()
		file.Veil(other, s.Asker, r)
		if a, b := advice.Evaluate(s, s.Asker), advice.Evaluate(other, s.Asker); a != b {
			t.Fatalf("%s: %v in one world, %v in the other", s.Asked, a, b)
		}
		if a, b := f.Sensible(s, nil), g.Sensible(other, nil); !slices.Equal(a, b) {
			t.Fatalf("%s: %v in one world, %v in the other", s.Asked, a, b)
		}
		if a, b := f.Glance(s, rules.Middling, nil), g.Glance(other, rules.Middling, nil); !slices.Equal(a, b) {
			t.Fatalf("%s: at a glance %v in one world, %v in the other", s.Asked, a, b)
		}
		c := s.Decision().Choices[r.IntN(len(s.Decision().Choices))]
		a, rolled := f.Forecast(s, c)
		if b, too := g.Forecast(other, c); rolled != too || !reflect.DeepEqual(a, b) {
			t.Fatalf("%s, %v: %+v in one world, %+v in the other", s.Asked, c, a, b)
		}
		n++
	})
	if n < 100 {
		t.Errorf("only %d positions were compared", n)
	}
}
