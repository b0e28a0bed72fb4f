package bot

import (
	"context"
	"math"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

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

// The best of the schemes that are proven to be better than the first leads, else the first does. Where that lets all stay, one that attacks
// nobody never does.
func TestLeader(t *testing.T) {
	even, uneven := []float64{0.3}, []float64{0.6, -0.2}
	for _, test := range []struct {
		more    [][]float64 // than the first is worth, in turn
		attacks bool
		stays   bool
		want    int
	}{
		{[][]float64{{0}, {0.2}, {0.3}, {0.25}}, false, false, 2},
		{[][]float64{{0}, {0.3}, {0.3}}, false, false, 1},
		{[][]float64{{0}, {0}, {-0.1}}, false, false, 0},
		{[][]float64{{0}, {0.001}}, false, false, 0},
		{[][]float64{{0}}, false, false, 0},
		{[][]float64{{0}, uneven}, false, false, 1},
		{[][]float64{{0}, uneven}, false, true, 0},
		{[][]float64{{0}, uneven}, true, true, 1},
		{[][]float64{{0}, even}, false, true, 0},
		{[][]float64{{0}, even}, true, true, 1},
	} {
		trials := make([]trial, len(test.more))
		for i, worths := range test.more {
			trials[i].scheme = wiring{bits: i, attacks: test.attacks}
			for n := range 2 * leastPerScheme {
				trials[i].more.add(worths[n%len(worths)])
			}
		}
		want := trials[test.want].scheme
		if scheme := leader(rivals(trials, test.stays)); scheme != want {
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
