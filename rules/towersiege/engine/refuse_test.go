package engine

import (
	"math/rand/v2"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
)

// judged are the verbs whose reasons are those by which they are offered; the others have one reason only, which
// is said where they are not offered.
var judged = map[rules.Verb]bool{
	PayUpkeep: true, Buy: true, Equip: true, CastMagic: true, Use: true, MoveItem: true, ReadyItem: true, StepOut: true, GoIn: true, MountUp: true,
	Dismount: true, EnterCombat: true, Declare: true, Assault: true, Direct: true, Pick: true, PickResource: true, Defend: true, BlockByMagic: true,
	Regenerate: true, Occupy: true,
}

// TestEveryChoiceCanBeRefused tries choices of other positions in random matches: each that is not offered is
// refused with a rule and changes nothing, and what is offered has no reason against it.
func TestEveryChoiceCanBeRefused(t *testing.T) {
	w := world(t)
	o := Options{Mages: DealtMages, Redirect: true}
	for seat := range o.Decks {
		o.Decks[seat] = w.Content.Built(1, 2, 3)
	}
	var pool []rules.Choice
	pooled := map[rules.Choice]bool{}
	rulesSaid := map[string]bool{}
	for seed := range uint64(10) {
		s := New(w, o, 2+int(seed%3), seed)
		for seat := range s.Players {
			s.Players[seat].Setting = AnswerAll
		}
		dice := rand.New(rand.NewPCG(seed, 11))
		for n := 0; s.Result == Undecided && n < 4000; n++ {
			for _, c := range s.choices {
				if !pooled[c] {
					pooled[c] = true
					pool = append(pool, c)
				}
				if why := answers[c.Verb].refuse(s, c); judged[c.Verb] && why != nil {
					t.Fatalf("seed %d: %s is offered and refused: %v", seed, w.Spellings.Write(c), why)
				}
			}
			for range 5 {
				c := pool[dice.IntN(len(pool))]
				if s.Decision().Allows(c) {
					continue
				}
				before := *s
				_, err := s.Apply(c)
				if err == nil || before.Rng != s.Rng || before.Players != s.Players || before.Asked != s.Asked {
					t.Fatalf("seed %d: %s is not offered, and gives %v", seed, w.Spellings.Write(c), err)
				}
				rulesSaid[err.(*rules.Refusal).Rule] = true
			}
			if _, err := s.Apply(s.choices[dice.IntN(len(s.choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, rule := range []string{"TS-RES-7", "TS-TRN-13", "TS-TRN-18", "TS-SCR-4", "TS-WIN-3", "TS-TWR-3", "TS-ATK-4", "TS-BLK-6", "TS-MAG-12"} {
		if !rulesSaid[rule] {
			t.Errorf("%s was never the reason", rule)
		}
	}
	t.Log(len(pool), "choices,", len(rulesSaid), "rules")
}

// TestQuestionsHaveNames: every question has a name of its own.
func TestQuestionsHaveNames(t *testing.T) {
	names := map[string]bool{}
	for _, name := range QuestionWords() {
		if name == "" || names[name] {
			t.Errorf("%q is the name of two questions", name)
		}
		names[name] = true
	}
}

// TestDecksOfAllSets plays with the base deck and what is shuffled into it.
func TestDecksOfAllSets(t *testing.T) { // TS-MOD-4 TS-DEK-3
	w := world(t)
	for _, sets := range [][]content.Set{nil, {1}, {2}, {3}, {1, 2, 3}} {
		o := Options{Mages: FirstMages}
		for seat := range o.Decks {
			o.Decks[seat] = w.Content.Built(sets...)
		}
		s := New(w, o, 2, 3)
		for s.Asked == AskTower {
			if _, err := s.Apply(s.choices[0]); err != nil {
				t.Fatal(err)
			}
		}
		if n := s.Players[0].Deck.N + s.Players[0].Hand.N; int(n) != 60+15*len(sets) {
			t.Errorf("%d cards with %v", n, sets)
		}
	}
}
