package advice

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
)

// gateway is the North Gate with a weak band before a strong garrison, of which no sound plan would attack.
func gateway(t *testing.T) *engine.State {
	s := field(t, "first_battle", true)
	put(t, s, "mi10", "0703", 3)
	put(t, s, "mi13", "0703", 3)
	put(t, s, "ar01", "0704", 3)
	put(t, s, "ar02", "0704", 4)
	put(t, s, "ar06", "0604", 0)
	return moving(s, engine.Mineos, 5)
}

// attacked are the places that the orders of a plan lead to where enemies stand.
func attacked(s *engine.State, p *Plan) (list []atlas.Place) {
	for _, o := range p.orders {
		if o.to != atlas.Nowhere && s.EnemyAt(o.to, engine.PartyOf(s.Asker)) {
			list = append(list, o.to)
		}
	}
	return list
}

// Among the plans that are compared there are a storm of each place where enemies stand, the most worth first, however little
// it promises above nothing, and one in which nobody goes anywhere.
func TestPlansAreStormsTooAndStaying(t *testing.T) {
	s := gateway(t)
	if list := attacked(s, MakePlan(s, 0)); len(list) > 0 {
		t.Fatalf("the soundest plan attacks %v", list)
	}
	for number, want := range []string{"0704", "0704", "0604", "0604"} {
		p, ok := stormPlan(s, number)
		if !ok {
			t.Fatalf("there is no storm %d", number)
		}
		if want := place(t, s, want); p.Target != atlas.Nowhere && p.Target != want {
			t.Errorf("storm %d is one of %v, want %v", number, s.Map.Title(p.Target), s.Map.Title(want))
		}
	}
	if p, _ := stormPlan(s, 0); len(attacked(s, p)) == 0 {
		t.Error("the place of most worth is not stormed")
	}
	if p, ok := stormPlan(s, 4); !ok || len(p.orders) > 0 {
		t.Errorf("whoever stays goes by %v", p.orders)
	}
	if _, ok := stormPlan(s, 5); ok {
		t.Error("there is a storm of a place where nobody stands")
	}
}

// A plan with another order differs from the soundest in what one block does, and in no more.
func TestOnePlanDiffersByOneOrder(t *testing.T) {
	s := gateway(t)
	first := MakePlan(s, 0)
	different := 0
	for seed := range 20 {
		p := reorderedPlan(s, seed)
		var others int
		for _, o := range p.orders {
			if !slices.Contains(first.orders, o) {
				others++
			}
		}
		if others > 1 || len(first.orders)-len(p.orders) > 1 {
			t.Errorf("seed %d: %v instead of %v", seed, p.orders, first.orders)
		}
		if !p.Same(first) {
			different++
		}
		if again := reorderedPlan(s, seed); !slices.Equal(p.orders, again.orders) {
			t.Errorf("seed %d: %v, and %v when asked again", seed, p.orders, again.orders)
		}
	}
	if different < 10 {
		t.Errorf("%d of 20 differ", different)
	}
}

// Every variant of a keen player's plan fits the position that it is made for; those of the others have styles alone.
func TestOnlyTheKeenThinkOfMore(t *testing.T) {
	s := gateway(t)
	var storms [2]int
	for i, by := range []rules.Judgement{rules.Keen, rules.Middling} {
		for variant := range 40 {
			p := MakePlanBy(s, by, variant)
			if _, ok := p.Next(s); !ok {
				t.Errorf("judgement %d, variant %d: the plan does not fit", by, variant)
			}
			if _, style := stormPlan(s, (variant-named)/ways); variant >= named && (variant-named)%ways == byStorm && style && len(attacked(s, p)) > 0 {
				storms[i]++
			}
		}
	}
	if storms[0] < 2 || storms[1] >= storms[0] { // a middling one is bold now and then
		t.Errorf("the keen think of %d storms, middling players of %d", storms[0], storms[1])
	}
}
