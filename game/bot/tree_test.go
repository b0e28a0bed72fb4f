package bot

import (
	"context"
	"math"
	"testing"

	"portcullis/rules"
)

// tried is a searcher that has looked at choices so many times, at these means.
func tried(o SearcherOptions, visits []int32, means ...float64) *Searcher {
	p := NewSearcher(o)
	p.tree.reset(16)
	for i, n := range visits {
		c := rules.Choice{Verb: 1, Args: [4]int16{int16(i)}}
		p.choices = append(p.choices, c)
		if n == 0 {
			continue
		}
		at := p.tree.add(root, 0, c)
		p.tree.nodes[at].visits, p.tree.nodes[at].sum = n, means[i]*float64(n)
		for range n {
			p.worth[0].add(means[i])
		}
	}
	return p
}

// The choice looked at most comes first, of equals the better one, and one that was never looked at
// comes last.
func TestRanking(t *testing.T) {
	for _, test := range []struct {
		visits       []int32
		means        []float64
		best, second int
	}{
		{[]int32{3, 9, 5}, []float64{0.9, 0.5, 0.7}, 1, 2},
		{[]int32{5, 5}, []float64{0.4, 0.6}, 1, 0},
		{[]int32{5, 5}, []float64{0.6, 0.4}, 0, 1},
		{[]int32{0, 1}, []float64{0, 0.1}, 1, 0},
		{[]int32{1, 0, 2}, []float64{0.1, 0, 0.1}, 2, 0},
		{[]int32{0, 0}, []float64{0, 0}, 0, 1},
	} {
		p := tried(SearcherOptions{}, test.visits, test.means...)
		if best, second := p.ranking(0); best != test.best || second != test.second {
			t.Errorf("%v at %v: %d, then %d", test.visits, test.means, best, second)
		}
	}
}

// The search stops early when what is left cannot change the first choice, and looks for that at
// every 32nd iteration only.
func TestSettled(t *testing.T) {
	p := tried(SearcherOptions{}, []int32{10, 74, 2}, 0.1, 0.9, 0.1)
	for left, want := range map[int]bool{32: true, 64: false, 63: false, 33: false, 96: false} {
		if p.settled(0, left) != want {
			t.Errorf("%d to %d with %d left: settled is %v", 74, 10, left, !want)
		}
	}
}

// A choice must look better by some standard errors than the one that a guide puts first.
func TestProven(t *testing.T) {
	p := tried(SearcherOptions{Doubt: 2}, []int32{100, 100, 100, 0}, 0.40, 0.60, 0.42, 0)
	deviation := p.worth[0].deviation()
	if math.Abs(deviation-0.0899382504) > 1e-6 {
		t.Fatalf("the values differ by %v", deviation)
	}
	for i, want := range map[int]bool{1: true, 2: false, 3: false} {
		if p.proven(0, i) != want {
			t.Errorf("choice %d is proven: %v", i, !want)
		}
	}
	p.options.Doubt = 20
	if p.proven(0, 1) {
		t.Error("with more doubt it is proven too")
	}
}

// purse is a state in which choices give away what choice 2 keeps, but for choice 1.
type purse struct{ list }

func (purse) Keeps(c rules.Choice) (rules.Choice, bool) {
	return rules.Choice{Verb: 1, Args: [4]int16{2}}, c.Args[0] != 1
}

// What could be kept is given away only by a choice that looks better than keeping it by some standard errors, if it was looked at; by who
// has no thrift, or where nothing can be kept, as before.
func TestThriftyPlayersKeep(t *testing.T) {
	for _, test := range []struct {
		s      rules.State
		thrift float64
		visits []int32
		means  []float64
		want   int
	}{
		{purse{}, 2, []int32{100, 90, 80}, []float64{0.50, 0.40, 0.49}, 2},
		{purse{}, 2, []int32{100, 90, 80}, []float64{0.60, 0.40, 0.40}, 0},
		{purse{}, 20, []int32{100, 90, 80}, []float64{0.60, 0.40, 0.40}, 2},
		{purse{}, 2, []int32{90, 100, 80}, []float64{0.50, 0.50, 0.49}, 1},
		{purse{}, 0, []int32{100, 90, 80}, []float64{0.50, 0.40, 0.49}, 0},
		{list{}, 2, []int32{100, 90, 80}, []float64{0.50, 0.40, 0.49}, 0},
		{purse{}, 2, []int32{100, 90}, []float64{0.50, 0.40}, 0},
	} {
		p := tried(SearcherOptions{Thrift: test.thrift}, test.visits, test.means...)
		if got := p.answer(test.s, 0).Choice; got != p.choices[test.want] {
			t.Errorf("%T, thrift %v, %v times %v: takes %d, want %d", test.s, test.thrift, test.visits, test.means, got.Args[0], test.want)
		}
	}
}

// A slip takes the next best of the choices that were looked at, or as often the one after that; never what lets things be where the best
// does not.
func TestSlip(t *testing.T) {
	p := tried(SearcherOptions{Seed: 1, Slips: 0.5}, []int32{40, 0, 10, 30}, 0.5, 0, 0.5, 0.5)
	var n [4]int
	for range 4000 {
		n[p.slip(bets(0, 0, 0, 0), 0, 0)]++
	}
	if n[1] != 0 || n[0] < 1850 || n[0] > 2150 || n[3] < 900 || n[3] > 1100 {
		t.Errorf("taken %v times", n)
	}
	if got := tried(SearcherOptions{Slips: 1}, []int32{0, 0}, 0, 0).slip(bets(0, 0), 0, 1); got != 1 {
		t.Errorf("with nothing looked at it takes %d", got)
	}
	if got := tried(SearcherOptions{}, []int32{1, 99}, 0.5, 0.5).answer(bets(0, 0), 0).Choice.Args[0]; got != 1 {
		t.Errorf("it takes %d though it never slips", got)
	}
	always := tried(SearcherOptions{Seed: 2, Slips: 1}, []int32{30, 20, 10}, 0.5, 0.5, 0.5)
	if got := always.slip(idler{}, 0, 0); got != 2 {
		t.Errorf("it takes %d, want 2: 1 lets things be", got)
	}
	if got := always.slip(idler{}, 0, 1); got != 2 {
		t.Errorf("it takes %d, want 2: where the best lets things be all may be taken, the worst last", got)
	}
}

// idler is a state in which the second choice lets things be.
type idler struct{ list }

func (idler) Venture(c rules.Choice) rules.Venture { return rules.Venture{Aside: c.Args[0] == 1} }

// UCB1: a choice that was never tried comes first, then what promises most; a choice that looks worse
// but was hardly tried comes before one that was tried often.
func TestPick(t *testing.T) {
	list := []rules.Choice{{Verb: 1}, {Verb: 1, Args: [4]int16{1}}, {Verb: 1, Args: [4]int16{2}}}
	pick := func(p *Searcher) int16 {
		p.list = list
		at, grown := p.pick(root, 0)
		if grown != (p.tree.nodes[at].visits == 0) {
			t.Errorf("grown: %v", grown)
		}
		return p.tree.nodes[at].choice.Args[0]
	}
	if got := pick(tried(SearcherOptions{}, []int32{4, 0, 4}, 0.9, 0, 0.9)); got != 1 {
		t.Errorf("the one that was never tried is passed over for %d", got)
	}
	if got := pick(tried(SearcherOptions{}, []int32{0, 0, 4}, 0, 0, 0.9)); got != 0 {
		t.Errorf("of two that were never tried %d is taken", got)
	}
	offered := func(visits []int32, means ...float64) *Searcher {
		p := tried(SearcherOptions{}, visits, means...)
		for i := range p.tree.nodes {
			p.tree.nodes[i].offers = 100
		}
		p.worth[0] = spread{n: 4, mean: 0.5, squares: 4 * 0.04} // a deviation of 0.2
		return p
	}
	if got := pick(offered([]int32{50, 50, 50}, 0.5, 0.6, 0.7)); got != 2 {
		t.Errorf("tried as often, %d is taken", got)
	}
	if got := pick(offered([]int32{50, 2, 50}, 0.6, 0.5, 0.6)); got != 1 {
		t.Errorf("hardly tried, it is passed over for %d", got)
	}
	p := offered([]int32{50, 2, 50}, 0.6, 0.5, 0.61)
	p.options.Explore = 1e-9
	if got := pick(p); got != 2 {
		t.Errorf("without exploring, %d is taken", got)
	}
	if n := p.tree.top(0, list[0]); n.offers != 101 {
		t.Errorf("offered %d times", n.offers)
	}
}

// The spread of values is their standard deviation, and never nothing.
func TestSpread(t *testing.T) {
	var s spread
	if s.deviation() != 0.01 {
		t.Errorf("of nothing it is %v", s.deviation())
	}
	s.add(0.5)
	if s.deviation() != 0.01 || s.mean != 0.5 {
		t.Errorf("of one value it is %v about %v", s.deviation(), s.mean)
	}
	s.add(0.9)
	s.add(0.1)
	if want := math.Sqrt(0.32 / 3); math.Abs(s.deviation()-want) > 1e-12 || math.Abs(s.mean-0.5) > 1e-12 {
		t.Errorf("%v about %v, not %v", s.deviation(), s.mean, want)
	}
}

// corridor offers one choice, then two, then ends.
type corridor struct {
	wager
	steps int
}

func (s *corridor) Decision() rules.Decision {
	d := rules.Decision{Seats: rules.SeatsOf(0), Choices: []rules.Choice{{Verb: 1}, {Verb: 1, Args: [4]int16{1}}}}
	switch s.steps {
	case 0:
		d.Choices = d.Choices[:1]
	case 2:
		return rules.Decision{}
	}
	return d
}

func (s *corridor) Apply(rules.Choice) ([]rules.Event, error) {
	s.steps++
	return nil, nil
}

func (s *corridor) Evaluate(rules.Seat) float64 { return float64(s.steps) / 10 }

func (s *corridor) Veiled(rules.Seat, *rules.Rand) rules.State { c := *s; return &c }

// What is no choice is played and not kept: the tree grows by the choice behind it, and the world is
// judged where it ends.
func TestForcedStepsAreNoNodes(t *testing.T) {
	p := NewSearcher(SearcherOptions{})
	p.tree.reset(8)
	for n := range 3 {
		p.iterate(context.Background(), &corridor{}, 0)
		if len(p.path) != 1 || p.tree.nodes[p.path[0]].parent != root || len(p.tree.nodes) != min(n, 1)+2 {
			t.Fatalf("after %d worlds the way is %v in a tree of %d", n+1, p.path, len(p.tree.nodes))
		}
	}
	if at := p.tree.nodes[p.path[0]]; at.visits+p.tree.nodes[3-p.path[0]].visits != 3 || at.mean() != 0.2 {
		t.Errorf("%d visits at %v", at.visits, at.mean())
	}
}

// A world is judged once for each seat that chose on its way, and every choice on it is told.
func TestWorldsAreJudgedOnce(t *testing.T) {
	p := NewSearcher(SearcherOptions{})
	p.tree.reset(64)
	long := 0
	for n := range 40 {
		p.iterate(context.Background(), &nim{left: 12, seats: 1}, 0)
		long = max(long, len(p.path))
		if int(p.worth[0].n) != n+1 {
			t.Fatalf("after %d worlds %v values were met, on a way of %d", n+1, p.worth[0].n, len(p.path))
		}
	}
	visits := int32(0)
	for _, c := range (&nim{left: 12}).Decision().Choices {
		visits += p.tree.visits(0, c)
	}
	if long < 2 || visits != 40 {
		t.Errorf("the longest way is %d, %d visits at its beginning", long, visits)
	}
}
