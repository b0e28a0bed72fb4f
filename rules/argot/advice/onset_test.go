package advice

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// TestWalksThroughTheOpenGate: what stands open is a sure gain for strong besiegers, and for nobody where the enemy stands,
// could come in force, or the besieger is inside already. The first plan takes it.
func TestWalksThroughTheOpenGate(t *testing.T) {
	for _, test := range []struct {
		name      string
		besiegers []string
		inside    string // a defender in the objective, or a besieger
		near      []string
		sure      bool
	}{
		{"nobody near", []string{"mi10", "mi13"}, "", nil, true},
		{"a weak block near", []string{"mi10", "mi13"}, "", []string{"ar08"}, true},
		{"all others near", []string{"mi04"}, "", []string{"ar01", "ar02", "ar04"}, false},
		{"a defender inside", []string{"mi10", "mi13"}, "ar08", nil, false},
		{"a besieger inside", []string{"mi10", "mi13"}, "mi01", nil, false},
	} {
		s := field(t, "first_battle", true)
		s.Gates[s.Map.At(place(t, s, "0704")).Gate].Strength = 0
		var movers []content.Block
		for _, id := range test.besiegers {
			movers = append(movers, put(t, s, id, "0703", 0))
		}
		if test.inside != "" {
			put(t, s, test.inside, "0704", 1)
		}
		for _, id := range test.near {
			put(t, s, id, "0604", 0)
		}
		put(t, s, "ar06", "0904", 1)
		moving(s, engine.Mineos, 5)
		activate := rules.Choice{Verb: engine.Activate, Args: [4]int16{int16(place(t, s, "0703"))}}
		if got := Walks(s, activate); got != test.sure {
			t.Errorf("%s: a sure gain %v", test.name, got)
		}
		if !test.sure {
			continue
		}
		goes := func(b content.Block) bool { return ordered(s, b) == place(t, s, "0704") }
		if !slices.ContainsFunc(movers, goes) {
			t.Errorf("%s: the plan lets it go by", test.name)
		}
		if _, err := s.Apply(activate); err != nil {
			t.Fatal(err)
		}
		march := rules.Choice{Verb: engine.March, Args: [4]int16{int16(movers[0]), int16(place(t, s, "0704")), int16(place(t, s, "0703"))}}
		back := rules.Choice{Verb: engine.March, Args: [4]int16{int16(movers[0]), int16(place(t, s, "0702")), int16(place(t, s, "0703"))}}
		if !Walks(s, march) || Walks(s, back) {
			t.Errorf("%s: into the gate %v, away from it %v", test.name, Walks(s, march), Walks(s, back))
		}
	}
}

// TestKeepsWhatIsKept: while the objective is kept, not all who stand in it attack out of it, however weak the enemy.
func TestKeepsWhatIsKept(t *testing.T) {
	s := field(t, "first_battle", true)
	for _, id := range []string{"mi01", "mi02", "mi13"} {
		put(t, s, id, "0704", 0)
	}
	put(t, s, "ar08", "0604", 1)
	put(t, s, "ar06", "0705", 1)
	moving(s, engine.Mineos, 5)
	away := 0
	for _, o := range MakePlan(s, 0).orders {
		if s.Pieces[o.block].At == place(t, s, "0704") {
			away++
		}
	}
	if away == 0 || away == 3 {
		t.Errorf("%d of three leave the objective", away)
	}
}

// TestPlansWithoutThePinned: no order is given to a block that will be pinned once its location is activated, so that no
// token is spent on nobody (AR-PIN-1).
func TestPlansWithoutThePinned(t *testing.T) {
	s := field(t, "first_battle", true)
	put(t, s, "ar01", "0704", 0)
	put(t, s, "ar04", "0704", 0)
	put(t, s, "mi10", "0602", 0)
	storm(t, s, "0703", "0704", "mi13")
	moving(s, engine.Argot, 5)
	pl := newPlanner(s, plain)
	free := 0
	for b := pl.free.Next(0); b != content.NoBlock; b = pl.free.Next(b + 1) {
		free++
	}
	if free != 1 {
		t.Fatalf("%d of two can be given orders where one enemy has come in", free)
	}
	if _, err := s.Apply(rules.Choice{Verb: engine.Activate, Args: [4]int16{int16(place(t, s, "0704"))}}); err != nil {
		t.Fatal(err)
	}
	for s.Asked == engine.AskPins {
		if _, err := s.Apply(Sensible(s, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if b := pl.free.Next(0); s.Pieces[b].Has(engine.Pinned) {
		t.Errorf("%s is pinned, which was given orders", s.Content.At(b).ID)
	}
}

// TestLikelySteps: who was seen weak is taken to have risen by a step a turn, or to have been restored by two if somebody can pay.
func TestLikelySteps(t *testing.T) {
	s := field(t, "first_battle", false)
	s.Turn = 4
	for _, test := range []struct {
		id   string
		pool int16
		want uint8
	}{
		{"ar01", 5, 4}, {"ar01", 0, 1}, {"mi01", 0, 3}, {"mi10", 5, 1},
	} {
		s.Pool = test.pool
		b := put(t, s, test.id, "0703", 0)
		s.Pieces[b].Seen = engine.Seen{Known: true, Strength: 1, Day: 1, Turn: 2}
		if got := likelySteps(s, b); got != test.want {
			t.Errorf("%s, seen with one step two turns ago, is taken to have %d, want %d", test.id, got, test.want)
		}
	}
}

// TestPlansThatAreTheSame: plans are the same whose orders are, in whatever sequence.
func TestPlansThatAreTheSame(t *testing.T) {
	a, b := order{1, 5, 4}, order{2, 5, 4}
	plan := func(orders ...order) *Plan { return &Plan{orders: orders} }
	for _, test := range []struct {
		one, other *Plan
		same       bool
	}{
		{plan(a, b), plan(b, a), true},
		{plan(), plan(), true},
		{plan(a), plan(a, b), false},
		{plan(a), plan(b), false},
		{plan(a), plan(order{1, 5, atlas.Nowhere}), false},
	} {
		if got := test.one.Same(test.other); got != test.same {
			t.Errorf("%v and %v: the same %v", test.one.orders, test.other.orders, got)
		}
	}
}
