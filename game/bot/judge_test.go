package bot

import (
	"context"
	"math"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

// wager is a game of one decision to test single judgements with: each choice wins with the chance
// that is written for it, on a die with so many faces, or is worth what is written at once.
type wager struct {
	rules.State // the rest of the contract, which no player may need

	worth []float64 // of each choice to seat 0, if it throws no die
	faces []uint8   // of the die that each choice throws; 0: none
	wins  []uint8   // with how many of these faces it wins
	mover rules.Seat
	chose int // 1 + the choice made
	face  uint8
	turn  int
}

func (s *wager) Decision() rules.Decision {
	if s.chose > 0 {
		return rules.Decision{}
	}
	d := rules.Decision{Seats: rules.SeatsOf(s.mover)}
	for i := range s.worth {
		d.Choices = append(d.Choices, rules.Choice{Verb: 1, Args: [4]int16{int16(i)}})
	}
	return d
}

func (s *wager) Apply(c rules.Choice) ([]rules.Event, error) {
	s.chose = 1 + int(c.Args[0])
	return nil, nil
}

func (s *wager) Evaluate(seat rules.Seat) float64 {
	v := 0.5
	if i := s.chose - 1; i >= 0 {
		if v = s.worth[i]; s.faces[i] > 0 {
			v = 0
			if s.face <= s.wins[i] {
				v = 1
			}
		}
	}
	if seat != 0 {
		return 1 - v
	}
	return v
}

func (s *wager) Chances(c rules.Choice, buf []rules.Chance) []rules.Chance {
	n := s.faces[c.Args[0]]
	for f := uint8(1); f <= n; f++ {
		chance := rules.Chance{Weight: 1, Dice: 1}
		chance.Faces[0] = f
		buf = append(buf, chance)
	}
	return buf
}

func (s *wager) Force(faces ...uint8) error {
	if len(faces) > 0 {
		s.face = faces[0]
	}
	return nil
}

func (s *wager) Clone() rules.State { c := *s; return &c }

func (s *wager) Veiled(rules.Seat, *rules.Rand) rules.State { return s.Clone() }

func (s *wager) Outcome() (rules.Outcome, bool) { return rules.Outcome{}, s.chose > 0 }

func (s *wager) Progress() rules.Progress { return rules.Progress{Turn: s.turn} }

func (s *wager) Describe(c rules.Choice) rules.Description {
	return rules.Description{Sentence: rules.T("Take %d", c.Args[0])}
}

// bets is a wager of choices without dice.
func bets(worth ...float64) *wager {
	n := len(worth)
	return &wager{worth: worth, faces: make([]uint8, n), wins: make([]uint8, n)}
}

// The planner takes what is worth most, gives every choice the worth that it has, and says how much
// more that is than the next best.
func TestPlannerPrefers(t *testing.T) {
	dice := bets(0.30, 0, 0, 0.55)
	dice.faces, dice.wins = []uint8{0, 6, 6, 0}, []uint8{0, 2, 4, 0}
	for name, test := range map[string]struct {
		s      *wager
		best   int
		values []float64
		says   string
	}{
		"the larger of two":               {bets(0.4, 0.6), 1, []float64{0.4, 0.6}, `Take 1: better than the next best, "Take 0".`},
		"the first of equals":             {bets(0.2, 0.7, 0.7), 1, []float64{0.2, 0.7, 0.7}, `Take 1: about as good as the next best, "Take 2".`},
		"hardly more":                     {bets(0.500, 0.504), 1, []float64{0.5, 0.504}, `Take 1: about as good as the next best, "Take 0".`},
		"more than half a point":          {bets(0.500, 0.506), 1, []float64{0.5, 0.506}, `Take 1: better than the next best, "Take 0".`},
		"four faces of six before 55 %":   {dice, 2, []float64{0.3, 1.0 / 3, 2.0 / 3, 0.55}, `Take 2: better than the next best, "Take 3".`},
		"a loss that is not quite so bad": {bets(0, 0.01, 0), 1, []float64{0, 0.01, 0}, `Take 1: better than the next best, "Take 0".`},
	} {
		best, values := NewPlanner(PlannerOptions{}).Weigh(context.Background(), test.s, 0)
		if best != test.best || !slices.EqualFunc(values, test.values, func(a, b float64) bool { return math.Abs(a-b) < 1e-12 }) {
			t.Errorf("%s: takes %d of %v", name, best, values)
		}
		if got := NewPlanner(PlannerOptions{}).Choose(context.Background(), test.s, 0).Reason.String(); got != test.says {
			t.Errorf("%s: %q, not %q", name, got, test.says)
		}
	}
	if got := NewPlanner(PlannerOptions{}).Choose(context.Background(), bets(0.4), 0); got.Reason.String() != "Nothing else can be done." {
		t.Errorf("with one choice: %q", got.Reason)
	}
}

// Without the nodes to look at all, the planner takes the best of those it has looked at, and says
// of the others that it has not.
func TestPlannerOutOfNodes(t *testing.T) {
	best, values := NewPlanner(PlannerOptions{Nodes: 3}).Weigh(context.Background(), bets(0.1, 0.3, 0.9, 0.95), 0)
	if best != 1 || values[0] != 0.1 || values[1] != 0.3 || !math.IsNaN(values[2]) || !math.IsNaN(values[3]) {
		t.Errorf("takes %d of %v", best, values)
	}
	if p := NewPlanner(PlannerOptions{Nodes: -1}); p.options.Nodes != 400_000 {
		t.Errorf("%d nodes by default", p.options.Nodes)
	}
}

// What another seat decides is taken to be the worst for the planner's.
func TestPlannerFearsTheOthers(t *testing.T) {
	rand := rules.NewRand(1)
	for mover, want := range map[rules.Seat]float64{0: 0.8, 1: 0.2} {
		s := bets(0.5, 0.2, 0.8)
		s.mover = mover
		w := search{ctx: context.Background(), seat: 0, left: 100, rand: &rand}
		if got := w.position(s, 0); got != want {
			t.Errorf("seat %d decides: %v, not %v", mover, got, want)
		}
	}
	late := bets(0.2, 0.8)
	late.turn = 2
	w := search{ctx: context.Background(), seat: 0, left: 100, rand: &rand}
	if got := w.position(late, 1); got != 0.5 {
		t.Errorf("beyond the horizon it is worth %v", got)
	}
}

// A searcher takes what is worth most to the seat that chooses, and gives it about the worth that it
// has.
func TestSearcherPrefers(t *testing.T) {
	for seat, want := range map[rules.Seat]int16{0: 2, 1: 1} {
		s := bets(0.5, 0.2, 0.8, 0.6)
		s.mover = seat
		p := NewSearcher(SearcherOptions{Iterations: 400, Seed: 3})
		a := p.Choose(context.Background(), s, seat)
		if a.Choice.Args[0] != want {
			t.Errorf("seat %d takes %v", seat, a.Choice)
		}
		if !strings.Contains(a.Reason.String(), "better than the next best, ") {
			t.Errorf("seat %d says %q", seat, a.Reason)
		}
		if n := p.tree.top(seat, a.Choice); math.Abs(n.mean()-0.8) > 1e-9 {
			t.Errorf("seat %d gives it %v", seat, n.mean())
		}
	}
}

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

// The best of the schemes that are proven to be better than the first leads, else the first does.
func TestLeader(t *testing.T) {
	for _, test := range []struct {
		more []float64 // than the first is worth, on average
		want int
	}{
		{[]float64{0, 0.2, 0.3, 0.25}, 2},
		{[]float64{0, 0.3, 0.3}, 1},
		{[]float64{0, 0, -0.1}, 0},
		{[]float64{0, 0.001}, 0},
		{[]float64{0}, 0},
	} {
		trials := make([]trial, len(test.more))
		for i, mean := range test.more {
			trials[i].scheme = wiring{bits: i}
			for range 2 * leastPerScheme {
				trials[i].more.add(mean)
			}
		}
		if scheme := leader(trials); scheme != trials[test.want].scheme {
			t.Errorf("of %v leads %v", test.more, scheme)
		}
	}
}

// Only a game of one seat that hides nothing has players who weigh exact odds (KindsFor, DefaultFor,
// AdviserFor).
func TestWhoSuitsAGame(t *testing.T) {
	for info, want := range map[*rules.Info][2]string{
		{MaxSeats: 1}:               {planner, planner},
		{MaxSeats: 1, Hidden: true}: {soldier, warlord},
		{MaxSeats: 2}:               {soldier, warlord},
		{MaxSeats: 2, Hidden: true}: {soldier, warlord},
	} {
		kinds := KindsFor(*info)
		names := map[bool]string{true: random, false: novice}
		if got := [2]string{DefaultFor(*info), AdviserFor(*info)}; got != want || kinds[0].Name != names[want[0] == planner] {
			t.Errorf("%+v is played by %v, of %v", info, got, kinds)
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

// A slip draws every choice as often as it was looked at, and none that was not.
func TestSlip(t *testing.T) {
	p := tried(SearcherOptions{Seed: 1}, []int32{10, 0, 30}, 0.5, 0, 0.5)
	var n [3]int
	for range 4000 {
		n[p.slip(0, 0)]++
	}
	if n[1] != 0 || n[0] < 900 || n[0] > 1100 {
		t.Errorf("drawn %v times", n)
	}
	if got := tried(SearcherOptions{}, []int32{0, 0}, 0, 0).slip(0, 1); got != 1 {
		t.Errorf("with nothing looked at it takes %d", got)
	}
	always := tried(SearcherOptions{Seed: 2, Slips: 1}, []int32{1, 99}, 0.5, 0.5)
	never := tried(SearcherOptions{Seed: 2}, []int32{1, 99}, 0.5, 0.5)
	slips := 0
	for range 2000 {
		if always.answer(bets(0, 0), 0).Choice.Args[0] == 0 {
			slips++
		}
		if never.answer(bets(0, 0), 0).Choice.Args[0] == 0 {
			t.Fatal("it slips though it should not")
		}
	}
	if slips < 5 || slips > 45 {
		t.Errorf("%d slips of 2000 at a choice of one in a hundred", slips)
	}
}

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

// What a searcher says when it had no time, one choice to look at, or several.
func TestReasons(t *testing.T) {
	s := bets(0, 0)
	for want, p := range map[string]*Searcher{
		"Take 0: there was no time to think.":          tried(SearcherOptions{}, []int32{0, 0}, 0, 0),
		"Take 1: it looks best.":                       tried(SearcherOptions{}, []int32{0, 3}, 0, 0.7),
		`Take 1: better than the next best, "Take 0".`: tried(SearcherOptions{}, []int32{2, 3}, 0.3, 0.7),
	} {
		if got := p.answer(s, 0).Reason.String(); got != want {
			t.Errorf("%q, not %q", got, want)
		}
	}
	if got := NewSearcher(SearcherOptions{}).Choose(context.Background(), bets(0.5), 0).Reason.String(); got != "Take 0: nothing else is worth a thought." {
		t.Errorf("with one choice: %q", got)
	}
}

// The value of a state without an estimate is known at its end only.
func TestValueWithoutAnEstimate(t *testing.T) {
	s := &nim{left: 3, seats: 2, turn: 1}
	if v := value(s, 1); v != 0.5 {
		t.Errorf("before the end %v", v)
	}
	s.left = 0
	if a, b := value(s, 1), value(s, 0); a != 1 || b != 0 {
		t.Errorf("after it the winner has %v, the loser %v", a, b)
	}
}

// Random play takes every choice as often.
func TestRandomIsFair(t *testing.T) {
	p := NewRandom(4)
	var n [3]int
	for range 3000 {
		n[p.Choose(context.Background(), bets(0, 0, 0), 0).Choice.Args[0]]++
	}
	for i, k := range n {
		if k < 900 || k > 1100 {
			t.Errorf("choice %d is taken %d times of 3000", i, k)
		}
	}
}

// hazy is a wager of which a middling player sees the opposite.
type hazy struct{ wager }

func (s *hazy) Appraise(seat rules.Seat) float64 { return 1 - s.Evaluate(seat) }

func (s *hazy) Veiled(rules.Seat, *rules.Rand) rules.State { c := *s; return &c }

// Who judges as a middling player takes what looks best to one, and where there is no plainer judgement the estimate.
func TestMiddlingPlayersJudgeAsTheySee(t *testing.T) {
	for judgement, want := range map[rules.Judgement]int16{rules.Keen: 1, rules.Middling: 0, rules.Beginner: 0} {
		p := NewSearcher(SearcherOptions{Judgement: judgement, Iterations: 40})
		if got := p.Choose(context.Background(), &hazy{*bets(0.2, 0.8)}, 0).Choice.Args[0]; got != want {
			t.Errorf("judgement %d: choice %d, want %d", judgement, got, want)
		}
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
