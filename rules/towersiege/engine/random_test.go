package engine

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// TestRandomMatchesKeepTheInvariants plays whole matches of two, three and four seats with choices at random,
// all expansions and options mixed, and asks every position for what always holds.
func TestRandomMatchesKeepTheInvariants(t *testing.T) {
	// TS-INV-1 TS-INV-2 TS-INV-3 TS-INV-4 TS-INV-5 TS-INV-6 TS-INV-7 TS-INV-8 TS-INV-9 TS-INV-10 TS-INV-11
	// TS-INV-12 TS-INV-13 TS-INV-14 TS-INV-15 TS-INV-17 TS-INV-18 TS-INV-20
	matches := 300
	if testing.Short() {
		matches = 12
	}
	seen := map[string]int{}
	for seed := range uint64(matches) {
		randomMatch(t, world(t), seed, seen)
		if t.Failed() {
			return
		}
	}
	t.Log(seen)
}

func randomMatch(t *testing.T, w *World, seed uint64, seen map[string]int) {
	t.Helper()
	dice := rand.New(rand.NewPCG(seed, 7))
	o := Options{Mages: MageChoice(seed % 4), EvenStart: seed%3 == 0, Redirect: seed%2 == 0, Extended: seed%5 == 0}
	for seat := range o.Decks {
		if dice.IntN(3) == 0 {
			r := rules.NewRand(seed + uint64(seat))
			o.Decks[seat] = w.Content.Random(&r)
		} else {
			o.Decks[seat] = w.Content.Built([][]content.Set{nil, {1}, {2}, {3}, {1, 2, 3}}[dice.IntN(5)]...)
		}
	}
	s := New(w, o, 2+int(seed%3), seed)
	for seat := range s.Players {
		s.Players[seat].Setting = Setting((int(seed) + seat) % 4)
		s.Players[seat].AutoRiposte = seed%4 == 1
		if seed%2 == 0 {
			blast, _ := w.Content.Find("power_blast")
			s.Players[seat].Armed.Add(blast)
		}
	}
	m := &watched{s: s, seen: seen}
	s.Watch(func(e rules.Event) { m.event(t, e) })
	for n := 0; s.Result == Undecided; n++ {
		if n > 60000 || len(s.Decision().Choices) == 0 {
			t.Fatalf("seed %d: no end after %d choices, %v, round %d", seed, n, s.Asked, s.Round)
		}
		c := s.choices[dice.IntN(len(s.choices))]
		if _, err := s.Apply(c); err != nil {
			t.Fatal(err)
		}
		if n%4 == 0 || s.Asked == AskMain {
			m.check(t)
		}
		if t.Failed() {
			t.Fatalf("seed %d, choice %d: %s", seed, n, s.Spellings.Write(c))
		}
		m.choices++
	}
}

// watched is a match at random whose events are counted.
type watched struct {
	s       *State
	seen    map[string]int
	choices int
	living  rules.Seats
	attacks map[rules.Element]int // of this turn
}

// TestASeedReplaysExactly: the same seed and the same choices give the same events, and a copy plays on like its
// original.
func TestASeedReplaysExactly(t *testing.T) { // TS-INV-16
	w := world(t)
	o := Options{Mages: DealtMages, Redirect: true}
	for seat := range o.Decks {
		o.Decks[seat] = w.Content.Built(1, 2, 3)
	}
	first, second := New(w, o, 3, 42), New(w, o, 3, 42)
	scratch := new(State)
	dice := rand.New(rand.NewPCG(42, 1))
	for n := 0; first.Result == Undecided && n < 3000; n++ {
		c := first.choices[dice.IntN(len(first.choices))]
		a, err := first.Apply(c)
		if err != nil {
			t.Fatal(err)
		}
		scratch.CopyFrom(second)
		if n%3 == 0 {
			second = scratch.Clone()
		}
		b, err := second.Apply(c)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(a, b) || !slices.Equal(first.choices, second.choices) || !slices.Equal(first.Things, second.Things) {
			t.Fatalf("choice %d, %s, is played in two ways", n, w.Spellings.Write(c))
		}
	}
}

// BenchmarkRandomPlay plays at random, a choice at a time: what is held against the yardstick of game/box.
func BenchmarkRandomPlay(b *testing.B) {
	w := world(b)
	for _, seats := range []int{2, 4} {
		for name, sets := range map[string][]content.Set{"base": nil, "all": {1, 2, 3}} {
			b.Run(fmt.Sprintf("%d/%s", seats, name), func(b *testing.B) {
				o := Options{Mages: DealtMages}
				for seat := range o.Decks {
					o.Decks[seat] = w.Content.Built(sets...)
				}
				dice := rand.New(rand.NewPCG(1, 7))
				b.ReportAllocs()
				var s *State
				for seed := uint64(0); b.Loop(); {
					if s == nil || s.Result != Undecided {
						seed++
						s = New(w, o, seats, seed)
					}
					if _, err := s.Apply(s.choices[dice.IntN(len(s.choices))]); err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "decisions/s")
			})
		}
	}
}
