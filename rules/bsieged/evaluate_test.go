package bsieged

import (
	"testing"

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
