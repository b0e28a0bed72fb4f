package argot

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// Whoever asks for advice on a question that needs no search is told what the choice was compared with.
func TestSettledQuestionsHaveReasons(t *testing.T) {
	for _, scenario := range []string{"full_siege", "campaign"} {
		begun, err := load(t).New(rules.Setup{Seed: 1, Options: map[string]string{"scenario": scenario}})
		if err != nil {
			t.Fatal(err)
		}
		s := begun.(*State)
		r := rules.NewRand(3)
		kinds := map[string]bool{}
		for n := 0; n < 1500 && !s.Decision().Over(); n++ {
			d := s.Decision()
			c := s.Sensible(nil)[0]
			settled, why, ok := s.Settle(&r)
			if ok && len(d.Choices) < 2 {
				t.Fatalf("%s: a reason for what is forced", d.Kind)
			}
			if ok {
				c = settled
				kinds[d.Kind] = true
				text := why.String()
				if !strings.HasSuffix(text, ".") || strings.Contains(text, s.Describe(c).Sentence.String()) || strings.Contains(text, "%!") || len(text) < 30 {
					t.Errorf("%s: %q", d.Kind, text)
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
		for _, kind := range map[string][]string{"full_siege": {"placement", "restoring"}, "campaign": {"day", "scene", "leader", "boost", "council"}}[scenario] {
			if !kinds[kind] {
				t.Errorf("%s: no reason for %q, only for %v", scenario, kind, kinds)
			}
		}
	}
}

// Whoever asks for advice in a fight is told why, and by nothing that is hidden from the seat.
func TestFightsHaveReasons(t *testing.T) {
	kinds, silent := map[string]int{}, 0
	r := rules.NewRand(5)
	for seed := range uint64(3) {
		begun, err := load(t).New(rules.Setup{Seed: 1 + seed})
		if err != nil {
			t.Fatal(err)
		}
		s := begun.(*State)
		s.Regroups = [engine.Seats]bool{true, true}
		for n := 0; n < 1500 && !s.Decision().Over(); n++ {
			d := s.Decision()
			c := s.Sensible(nil)[0]
			switch d.Kind {
			case "march", "bombardment", "battle", "action", "hit", "regroup", "dodge", "rout", "withdrawal":
				why := s.Recommend(c).String()
				if kinds[d.Kind]++; why == "" {
					silent++
					if d.Kind == "regroup" {
						t.Errorf("no reason for %q", s.Describe(c).Sentence)
					}
				}
				if strings.HasSuffix(why, ".") || strings.Contains(why, "%!") {
					t.Errorf("%s: %q", d.Kind, why)
				}
				if seat := d.Seats.First(); r.IntN(4) == 0 {
					if other := s.Veiled(seat, &r).(*State).Recommend(c).String(); other != why {
						t.Errorf("%s: %q, but %q in a match that looks alike", d.Kind, why, other)
					}
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, kind := range []string{"march", "action", "hit", "regroup"} {
		if kinds[kind] < 3 {
			t.Errorf("too few reasons for %q: %v", kind, kinds)
		}
	}
	if all := kinds["march"] + kinds["action"] + kinds["hit"] + kinds["regroup"]; silent > all/5 {
		t.Errorf("%d of %d choices have no reason", silent, all)
	}
}
