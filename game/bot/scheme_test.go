package bot

import (
	"context"
	"math"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
)

// lamps is a game to test schemes with: its only seat sets three lamps, one by one, and is the better off the
// more of them stand as in the pattern on, off, on. One lamp tells nothing: the first two count only if the third is right.
type lamps struct {
	rules.State

	set     [3]int16
	n       int
	made    *[]int          // the variants of the schemes that were made
	dealt   *int            // how many worlds were, or nil
	plans   func()          // is told of each, if it is there
	by      rules.Judgement // of the last scheme
	alone   bool            // nothing is planned
	stuck   bool            // no lamp can be set, however often it is tried
	choices [2]rules.Choice
}

var _ rules.Schemer = (*lamps)(nil)

func (s *lamps) Decision() rules.Decision {
	if s.n == len(s.set) {
		return rules.Decision{}
	}
	s.choices = [2]rules.Choice{{Verb: 1}, {Verb: 1, Args: [4]int16{1}}}
	return rules.Decision{Kind: "lamp", Seats: rules.SeatsOf(0), Choices: s.choices[:]}
}

func (s *lamps) Apply(c rules.Choice) ([]rules.Event, error) {
	if !s.stuck {
		s.set[s.n] = c.Args[0]
		s.n++
	}
	return nil, nil
}

func (s *lamps) Evaluate(rules.Seat) float64 {
	if s.n < len(s.set) || s.set[2] == 0 {
		return 0
	}
	return 0.2 + 0.4*float64(s.set[0]) + 0.4*float64(1-s.set[1])
}

func (s *lamps) Outcome() (rules.Outcome, bool) { return rules.Outcome{}, s.n == len(s.set) }

func (s *lamps) Sensible(buf []rules.Choice) []rules.Choice {
	return append(buf, s.Decision().Choices...)
}
func (s *lamps) Leg() int                                   { return s.n / len(s.set) }
func (s *lamps) Clone() rules.State                         { c := *s; return &c }
func (s *lamps) Veiled(rules.Seat, *rules.Rand) rules.State { return s.Clone() }
func (s *lamps) CopyFrom(from rules.State)                  { *s = *from.(*lamps) }
func (s *lamps) Veil(rules.Seat, *rules.Rand) {
	if s.dealt != nil {
		*s.dealt++
	}
}
func (s *lamps) Describe(c rules.Choice) rules.Description {
	return rules.Description{Sentence: rules.T("Set.")}
}
func (s *lamps) Scheme(by rules.Judgement, variant int) rules.Scheme {
	*s.made = append(*s.made, variant)
	s.by = by
	if s.plans != nil {
		s.plans()
	}
	if s.Decision().Over() || s.alone {
		return nil
	}
	return wiring{variant % 8, s.n, s.set, false}
}

// wiring sets the lamps that are still to be set as the bits of a number say.
type wiring struct {
	bits, from int
	set        [3]int16
	attacks    bool
}

func (w wiring) Next(s rules.State) (rules.Choice, bool) {
	l := s.(*lamps)
	if l.n == len(l.set) || l.n < w.from {
		return rules.Choice{}, false
	}
	for i := w.from; i < l.n; i++ {
		if l.set[i] != int16(w.bits>>i&1) {
			return rules.Choice{}, false
		}
	}
	return rules.Choice{Verb: 1, Args: [4]int16{int16(w.bits >> l.n & 1)}}, true
}

func (w wiring) Same(other rules.Scheme) bool { return w == other.(wiring) }

func (w wiring) Attacks() bool { return w.attacks }

func (w wiring) Aim(rules.State) rules.Text { return rules.T("It lights lamps.") }

// answers are what a searcher sets, lamp by lamp.
func answers(t *testing.T, o SearcherOptions) (set [3]int16, made []int) {
	t.Helper()
	s := &lamps{made: &made}
	p := NewSearcher(o)
	for !s.Decision().Over() {
		a := p.Choose(context.Background(), s, 0)
		if !s.Decision().Allows(a.Choice) || !strings.Contains(a.Reason.String(), "It lights lamps.") {
			t.Fatalf("answers %v, %q", a.Choice, a.Reason)
		}
		_, _ = s.Apply(a.Choice)
	}
	return s.set, made
}

func TestSchemesAreComparedAsWholes(t *testing.T) {
	if got, _ := answers(t, SearcherOptions{Iterations: 1000, Seed: 1}); got != [3]int16{1, 0, 1} {
		t.Errorf("the lamps are set %v", got)
	}
}

// A scheme is carried out to its end without another thought.
func TestSchemesAreCarriedOut(t *testing.T) {
	_, made := answers(t, SearcherOptions{Iterations: 1000, Seed: 1})
	zero := 0
	for _, variant := range made {
		if variant == 0 {
			zero++
		}
	}
	if zero > 2 { // one at a glance and one to be compared; never again
		t.Errorf("the first variant was made %d times: %v", zero, made)
	}
}

func TestSchemesThatDoNotFitAreMadeAnew(t *testing.T) {
	var made []int
	s := &lamps{made: &made}
	p := NewSearcher(SearcherOptions{Iterations: 1000, Seed: 1})
	p.Choose(context.Background(), s, 0)
	before := len(made)
	_, _ = s.Apply(rules.Choice{Verb: 1}) // a person takes over for one choice, and sets the first lamp otherwise
	p.Choose(context.Background(), s, 0)
	if len(made) == before {
		t.Error("the old scheme is carried on in a position that is not its own")
	}
}

// patience is a context that ends when it has been asked so often whether it has.
type patience struct {
	context.Context
	left int
}

func (c *patience) Err() error {
	if c.left--; c.left < 0 {
		return context.Canceled
	}
	return nil
}

// However many worlds a player may look at, a comparison of schemes looks at no more than so many; called off, at
// no further one.
func TestComparisonsHaveABudget(t *testing.T) {
	for _, test := range []struct{ worlds, patience, most int }{
		{MaxIterations, math.MaxInt, mostSchemeCosts},
		{100, math.MaxInt, 100 / worldsPerTrial},
		{MaxIterations, mostSchemes + 1 + 30, 30},
		{MaxIterations, mostSchemes + 1 + 60, 60},
	} {
		var made []int
		dealt := 0
		s := &lamps{made: &made, dealt: &dealt}
		NewSearcher(SearcherOptions{Iterations: test.worlds, Seed: 1}).Choose(&patience{context.Background(), test.patience}, s, 0)
		if dealt > test.most || dealt < test.most/2 {
			t.Errorf("%d worlds, called off after %d questions: %d were dealt, want %d at most and half of them at least", test.worlds, test.patience, dealt, test.most)
		}
	}
}

// Where worlds have many choices, fewer are looked at: a comparison makes no more choices than so many, beyond the two worlds
// for each scheme in each of its rounds.
func TestComparisonsHaveABudgetOfChoices(t *testing.T) {
	var made []int
	s := &lamps{made: &made}
	p := NewSearcher(SearcherOptions{Iterations: MaxIterations, Seed: 1})
	trials := p.schemesOf(context.Background(), s, mostSchemes)
	numbers := rules.NewRand(1)
	for _, test := range []struct{ most, want int }{{0, leastPerRound}, {24 * 5, 5}, {math.MaxInt, 20}} {
		for i := range trials {
			trials[i].more = spread{}
		}
		p.played, p.world = 0, nil
		p.weighSchemes(context.Background(), s, 0, trials, 1, 20, test.most, &numbers)
		if got := int(trials[0].more.n); got != test.want {
			t.Errorf("%d choices at most, 24 a world for all: %d worlds, want %d", test.most, got, test.want)
		}
	}
}

// Schemes that come to the same are compared once.
func TestEqualSchemesAreComparedOnce(t *testing.T) {
	var made []int
	s := &lamps{made: &made}
	if trials := NewSearcher(SearcherOptions{}).schemesOf(context.Background(), s, mostSchemes); len(trials) != 8 || len(made) != mostSchemes {
		t.Errorf("%d schemes are compared of %d that were made, want 8 of %d", len(trials), len(made), mostSchemes)
	}
}

// Another scheme than the first is taken only if it is proven to be better, and given up only if it is surely worse.
func TestOtherSchemesMustProveThemselves(t *testing.T) {
	for _, test := range []struct {
		more             []float64
		proven, hopeless bool
	}{
		{[]float64{0.1, 0.1, 0.1}, false, false},
		{[]float64{0.1, 0.1, 0.1, 0.1}, true, false},
		{[]float64{0.5, -0.4, 0.5, -0.4}, false, false},
		{[]float64{0.6, -0.1, 0.6, -0.1}, true, false},
		{[]float64{-0.5, 0.4, -0.5, 0.4}, false, false},
		{[]float64{-0.1, -0.1, -0.1, -0.1}, false, true},
		{[]float64{-0.1, -0.1, -0.1}, false, false},
	} {
		var tried trial
		for _, x := range test.more {
			tried.more.add(x)
		}
		if tried.proven() != test.proven || tried.hopeless() != test.hopeless {
			t.Errorf("%v more than the first: proven %v, hopeless %v", test.more, tried.proven(), tried.hopeless())
		}
	}
}

func TestOneWorldTakesTheFirstScheme(t *testing.T) {
	if got, _ := answers(t, SearcherOptions{Iterations: 1}); got != [3]int16{} {
		t.Errorf("without a thought the lamps are set %v, the first scheme sets none", got)
	}
}

// A beginner carries out the first scheme, and compares it with no other; all schemes are made by the judgement of the
// player.
func TestJudgementOfSchemes(t *testing.T) {
	for by, schemes := range map[rules.Judgement]int{rules.Keen: 6, rules.Middling: 6, rules.Beginner: 1} {
		var made []int
		s := &lamps{made: &made}
		NewSearcher(SearcherOptions{Iterations: 100, Judgement: by}).Choose(context.Background(), s, 0)
		if last := slices.Max(made) + 1; last != schemes || s.by != by {
			t.Errorf("judgement %d: %d schemes are made, the last by judgement %d", by, last, s.by)
		}
	}
}

// A choice that stands alone between schemes is the soundest at a glance, and no world is dealt for it.
func TestChoicesBetweenSchemesAreTakenAtAGlance(t *testing.T) {
	dealt := 0
	s := &lamps{made: new([]int), dealt: &dealt, alone: true}
	a := NewSearcher(SearcherOptions{Iterations: 1000, Seed: 1}).Choose(context.Background(), s, 0)
	if a.Choice != s.Sensible(nil)[0] || dealt > 0 || !strings.Contains(a.Reason.String(), "at a glance") {
		t.Errorf("answers %v, %q, after %d worlds", a.Choice, a.Reason, dealt)
	}
}

// glancing plans like lamps, and has three choices that stand alone, the second the best at a glance, then the first.
type glancing struct{ lamps }

func (g *glancing) Glance(_ rules.Judgement, buf []rules.Choice) []rules.Choice {
	list := g.Decision().Choices
	return append(buf, list[1], list[0])
}

// A choice that stands alone may be passed over for the next best, a scheme never: in carrying out those levels differ by what they see.
func TestSlipsAreAmongChoicesThatStandAlone(t *testing.T) {
	o := SearcherOptions{Iterations: 1000, Seed: 1, Slips: 0.3, Glances: true}
	slipped := 0
	for o.Seed = range uint64(400) {
		s := &glancing{lamps{made: new([]int), alone: true}}
		list := s.Glance(rules.Keen, nil)
		switch c := NewSearcher(o).Choose(context.Background(), s, 0).Choice; c {
		case list[1]:
			slipped++
		case list[0]:
		default:
			t.Fatalf("answers %v", c)
		}
	}
	if slipped < 90 || slipped > 150 {
		t.Errorf("%d of 400 choices that stand alone are slips", slipped)
	}
	sound := NewSearcher(SearcherOptions{Iterations: 1000, Seed: 1}).Choose(context.Background(), &lamps{made: new([]int)}, 0).Choice
	o.Seed, o.Slips = 1, 1
	if c := NewSearcher(o).Choose(context.Background(), &lamps{made: new([]int)}, 0).Choice; c != sound {
		t.Errorf("a plan is carried out by %v, without slips by %v", c, sound)
	}
}

// Called off before the first comparison, the first scheme is carried out.
func TestSchemesNeedNoTime(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var made []int
	a := NewSearcher(SearcherOptions{Iterations: 1000}).Choose(ctx, &lamps{made: &made}, 0)
	if a.Choice.Args[0] != 0 {
		t.Errorf("answers %v", a.Choice)
	}
}

// Where many choices are planned as one, levels are kept apart by how many schemes they compare, and by how plainly they
// judge; for a choice that stands alone nobody looks at worlds.
func TestLevelsWhereChoicesArePlanned(t *testing.T) {
	planned := &lamps{made: new([]int)}
	for _, test := range []struct {
		name    string
		by      rules.Judgement
		glances bool
		worlds  int // where nothing is planned
		slips   int // of a thousand choices
		schemes int // that are compared, if any are
	}{
		{"novice", rules.Beginner, true, 40, 300, 2},
		{"soldier", rules.Middling, true, 100, 200, 6},
		{"warlord", rules.Keen, false, 25_000, 0, 64},
		{"soldier:1", rules.Middling, true, 1, 200, 1},
		{"warlord:1", rules.Keen, false, 1, 0, 1},
	} {
		made, err := New(test.name, 1)
		if err != nil {
			t.Fatal(err)
		}
		p := made.(*Searcher)
		o := p.options
		if o.Iterations != test.worlds || o.Judgement != test.by || o.Glances != test.glances || p.slips() != test.slips {
			t.Errorf("%s: judgement %v, by glances %v; else %d worlds and %d slips of a thousand", test.name, o.Judgement, o.Glances, o.Iterations, p.slips())
		}
		*planned.made = nil
		p.bestScheme(context.Background(), planned, planned, 0)
		if most := slices.Max(*planned.made); most != test.schemes-1 {
			t.Errorf("%s compares %d schemes, want %d", test.name, most+1, test.schemes)
		}
	}
}
