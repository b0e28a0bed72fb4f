package towersiege

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// TestReasonsAndRecords plays matches by the sound choice, now and then by another: every sensible choice has its
// reason, what dice decide tells a chance, and as many cards are used as were drawn at most.
func TestReasonsAndRecords(t *testing.T) {
	g := load(t)
	kinds, chances := map[engine.Question]bool{}, map[rules.Verb]int{}
	for seed := range uint64(6) {
		state, err := g.New(rules.Setup{Seed: seed, Seats: 2 + int(seed)%3, Options: map[string]string{"round_limit": "30"}})
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		if s.Rounds() != 0 || len(s.Plays(0, nil)) != 0 {
			t.Errorf("before Mages are chosen: Round %d, %v", s.Rounds(), s.Plays(0, nil))
		}
		hands := map[string]int{}
		count := func(events []rules.Event) {
			for _, e := range events {
				tag, used := s.Records(e)
				switch key := tag + string(rune('0'+e.Seat)); {
				case tag == "":
				case used:
					hands[key]--
				default:
					hands[key]++
				}
			}
		}
		count(s.Deal())
		r := rules.NewRand(seed)
		used := 0
		for range 500 {
			d := s.Decision()
			if d.Over() {
				break
			}
			kinds[s.Asked] = true
			list := s.Sensible(nil)
			for _, c := range list {
				why := s.Recommend(c).String()
				if why == "" || strings.Contains(why, "%!") || strings.HasSuffix(why, ".") {
					t.Fatalf("%s, %s: the reason is %q", d.Kind, g.Notation(c), why)
				}
				if strings.Contains(why, " %") {
					chances[c.Verb]++
				}
			}
			c := list[0]
			if r.IntN(8) == 0 {
				c = list[r.IntN(len(list))]
			}
			events, err := s.Apply(c)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				if tag, is := s.Records(e); is && tag != "" {
					used++
				}
			}
			count(events)
		}
		for key, n := range hands {
			if n < 0 {
				t.Errorf("seed %d: %s more often used than drawn, by %d", seed, key, -n)
			}
		}
		if used < 5 || s.Rounds() < 3 {
			t.Errorf("seed %d: %d cards were used in %d Rounds", seed, used, s.Rounds())
		}
		for seat := range rules.Seat(s.Count) {
			if list := s.Plays(seat, nil); s.Players[seat].Out != (len(list) == 0) {
				t.Errorf("seat %d plays with %v", seat, list)
			}
		}
	}
	for _, q := range []engine.Question{engine.AskMage, engine.AskReplenish, engine.AskMain, engine.AskDeclare, engine.AskCombat, engine.AskDefender, engine.AskRespond} {
		if !kinds[q] {
			t.Errorf("%s was never asked", q)
		}
	}
	for _, v := range []rules.Verb{engine.Assault, engine.Defend} {
		if chances[v] == 0 {
			t.Errorf("no reason of verb %d tells a chance", v)
		}
	}
}

// TestMagesAreDrawn: computer players that choose freely come to every Mage and every Tower that is left, each about
// as often; no other question is left to the lot.
func TestMagesAreDrawn(t *testing.T) { // TS-MAG-1 TS-TWR-1 TS-MOD-6
	g := load(t)
	for _, mages := range []string{"free", "drafted"} {
		drawn := map[string]int{}
		for seed := range uint64(300) {
			state, err := g.New(rules.Setup{Seed: seed, Seats: 3, Options: map[string]string{"mages": mages}})
			if err != nil {
				t.Fatal(err)
			}
			s, r := state.(*State), rules.NewRand(seed)
			for s.Round == 0 {
				d := s.Decision()
				c, why, ok := s.Settle(&r)
				if !ok || why.Empty() || !d.Allows(c) {
					t.Fatalf("%s: %s, %q, %v", d.Kind, g.Notation(c), why, ok)
				}
				drawn[g.Notation(c)]++
				if _, err := s.Apply(c); err != nil {
					t.Fatal(err)
				}
			}
			played := map[content.Card]bool{}
			for seat := range rules.Seat(3) {
				played[s.Mage(seat).Card], played[s.Tower(seat).Card] = true, true
			}
			if len(played) != 2*3 {
				t.Fatalf("%s, seed %d: two computers play the same Mage or Tower", mages, seed)
			}
			if c, _, ok := s.Settle(&r); ok {
				t.Fatalf("%s: the lot decides %s", s.Asked, g.Notation(c))
			}
		}
		if len(drawn) != 6+3 {
			t.Errorf("%s: only %v were drawn", mages, drawn)
		}
		for what, n := range drawn { // 900 draws: of six Mages, or of three Towers
			if want := map[bool]int{true: 300, false: 150}[strings.HasPrefix(what, "tower")]; n < want*3/4 || n > want*5/4 {
				t.Errorf("%s: %s was drawn %d times", mages, what, n)
			}
		}
	}
}
