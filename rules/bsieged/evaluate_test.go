package bsieged

import (
	"cmp"
	"math"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// The estimate is exact at the end, and the same for all seats (BS-END-1).
func TestEvaluateIsExactAtTheEnd(t *testing.T) {
	k := begin(t, "seats=4")
	for r := won; r <= lostConceded; r++ {
		k.result = r
		want := 0.0
		if r == won {
			want = 1
		}
		if got := k.Evaluate(0); got != want || k.Evaluate(3) != got {
			t.Errorf("%s is worth %v", r, got)
		}
	}
}

// What helps raises the estimate, what hurts lowers it.
func TestEvaluateKnowsGoodFromBad(t *testing.T) {
	better := map[string]func(*kit){
		"the Messenger is further": func(k *kit) { k.messenger.zone = zone2 },
		"a hero has more Morale":   func(k *kit) { k.heroes[0].track[cards.Morale] += 3 },
		"a hero is stronger":       func(k *kit) { k.heroes[0].tokens[0].state = turned },
		"more Divine Grace":        func(k *kit) { k.heroes[1].track[cards.Grace] = 3 },
	}
	worse := map[string]func(*kit){
		"a hero is dead":            func(k *kit) { k.heroes[0].alive = false },
		"a Messenger is dead":       func(k *kit) { k.messenger.deaths = 1 },
		"Krohns at the wall":        func(k *kit) { k.fronts[east].zones[zone1].n[eliteKrohn] = 2 },
		"Gargohs":                   func(k *kit) { k.fronts[east].zones[zone2].n[gargoh] = 2 },
		"a Mölen":                   func(k *kit) { k.fronts[east].zones[zone3].n[molen] = 1 },
		"the Avatar":                func(k *kit) { k.avatar = avatar{field: east, zone: zone3, vinculum: 10} },
		"a building in ruins":       func(k *kit) { k.houses[0].harm = destroyed },
		"no Food for the Season":    func(k *kit) { k.heroes[0].track[cards.Food] = 0 },
		"units with the Messenger":  func(k *kit) { k.fronts[k.messenger.field].zones[zone1].n[gargoh] = 1 },
		"the clock has run further": func(k *kit) { k.round = 10 },
	}
	for sign, list := range map[float64]map[string]func(*kit){1: better, -1: worse} {
		for name, change := range list {
			k := begin(t)
			k.messenger = messenger{where: inZone, field: north, zone: zone1, pursuit: noField}
			k.heroes[1].track[cards.Grace] = 1
			before := k.Evaluate(0)
			change(k)
			if after := k.Evaluate(0); (after-before)*sign <= 0 || after <= 0 || after >= 1 {
				t.Errorf("%s: %.4f after %.4f", name, after, before)
			}
		}
	}
}

// An Avatar is worse the nearer it is.
func TestEvaluateFearsTheNearAvatar(t *testing.T) {
	k := begin(t, "difficulty=knight")
	last := 1.0
	for z := zone3; z >= zone1; z-- {
		k.avatar = avatar{field: east, zone: z, vinculum: 6}
		now := k.Evaluate(0)
		if now >= last {
			t.Errorf("in Zone %d it is worth %v, one further %v", z+1, now, last)
		}
		last = now
	}
}

func BenchmarkEvaluate(b *testing.B) {
	s := guidedStart(b)
	b.ReportAllocs()
	for b.Loop() {
		s.Evaluate(0)
	}
}

func BenchmarkSensible(b *testing.B) {
	s := guidedStart(b)
	buf := s.Sensible(nil)
	b.ReportAllocs()
	for b.Loop() {
		buf = s.Sensible(buf[:0])
	}
}

// guidedStart is a match in its third round.
func guidedStart(b *testing.B) *State {
	k := begin(&testing.T{})
	for k.round < 3 {
		if _, err := k.Apply(k.Sensible(nil)[0]); err != nil {
			b.Fatal(err)
		}
	}
	return k.State
}

// judged is what is said of a position, and what came of its match: 1 if it was won, else 0.
type judged struct{ said, came float64 }

// judgedRounds are the beginnings of the rounds of matches that the guidance plays, of all difficulties.
func judgedRounds(t *testing.T, matches uint64) (all []judged) {
	var buf []rules.Choice
	for n := range matches {
		level := []string{"footman", "knight", "defender"}[n%3]
		s, err := content.New(rules.Setup{Seed: 700 + n, Seats: 1, Options: map[string]string{"difficulty": level}})
		if err != nil {
			t.Fatal(err)
		}
		from := len(all)
		for round := 0; !s.Decision().Over(); {
			if now := s.(*State).Leg(); now > round {
				round = now
				all = append(all, judged{said: s.(*State).Evaluate(0)})
			}
			buf = s.(rules.Pruner).Sensible(buf[:0])
			if _, err := s.Apply(buf[0]); err != nil {
				t.Fatal(err)
			}
		}
		for i := range all[from:] {
			all[from+i].came = s.(*State).Evaluate(0)
		}
	}
	return all
}

// The estimate holds against how matches end: of the positions of which it says little, middling and
// much, about as many are won as it says, and it tells far more than the share that is won at all.
func TestEvaluateAgainstPlayedOut(t *testing.T) {
	all := judgedRounds(t, 300)
	slices.SortFunc(all, func(a, b judged) int { return cmp.Compare(a.said, b.said) })
	mean := func(list []judged) (said, came float64) {
		for _, m := range list {
			said, came = said+m.said, came+m.came
		}
		return said / float64(len(list)), came / float64(len(list))
	}
	third, below := len(all)/3, -1.0
	for i := range 3 {
		said, came := mean(all[i*third : (i+1)*third])
		if came <= below || math.Abs(said-came) > 0.2 {
			t.Errorf("third %d of the positions: %.2f is said, %.2f are won, %.2f of the third below", i+1, said, came, below)
		}
		below = came
	}
	loss := func(said, came float64) float64 { return -came*math.Log(said) - (1-came)*math.Log(1-said) }
	_, share := mean(all)
	sum := 0.0
	for _, m := range all {
		sum += loss(m.said, m.came)
	}
	if got, flat := sum/float64(len(all)), loss(share, share); got > 0.75*flat {
		t.Errorf("a log loss of %.3f; the share that is won says as much with %.3f", got, flat)
	}
}

// BS-END-1: whatever the number of players, all win or nobody does, so that computer players have no opponents.
func TestPlayersAreAllied(t *testing.T) {
	ends := map[bool]int{}
	for n := range 24 {
		seats := 1 + n%6
		s, err := content.New(rules.Setup{Seed: uint64(800 + n), Seats: seats, Options: map[string]string{"difficulty": "footman"}})
		if err != nil {
			t.Fatal(err)
		}
		for !s.Decision().Over() {
			if _, err := s.Apply(s.(rules.Alliance).Sensible(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
		o, _ := s.Outcome()
		if all := rules.Seats(1<<seats - 1); !s.(rules.Alliance).Allied() || o.Winners != 0 && o.Winners != all {
			t.Errorf("the seats %b of %d have won", o.Winners, seats)
		}
		ends[o.Winners == 0]++
	}
	if len(ends) != 2 {
		t.Errorf("the matches end alike: %v", ends)
	}
}
