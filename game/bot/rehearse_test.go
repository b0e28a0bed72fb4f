package bot

import (
	"context"
	"slices"
	"testing"

	"portcullis/rules"
)

// siege is a state that guides and deals: one choice is made, then legs go by, and at the end a draw tells whether it
// is won. Of each choice it is known what it seems worth after a leg, and with how many draws of a hundred it wins.
type siege struct {
	rules.State // the rest of the contract, which no player may need

	seems       []float64
	shared, own float64 // how far luck moves what seems, that of a world and that of a choice in it
	wins        []int
	legs        int // until the end
	rival       bool
	names       []int16 // of the choices, if not their places
	hidden      uint64  // what the seat does not see

	rand   rules.Rand
	chose  int // 1 + the place of the choice made
	leg    int
	luck   float64
	drawn  int
	played *int // choices of all worlds
}

var _ rules.Alliance = (*siege)(nil)

// seeming is a siege of choices that seem worth so much.
func seeming(seems ...float64) *siege {
	return &siege{seems: seems, wins: make([]int, len(seems)), legs: 9, played: new(int)}
}

func (s *siege) Decision() (d rules.Decision) {
	if s.leg == s.legs {
		return d
	}
	d.Seats = rules.SeatsOf(1)
	if s.chose > 0 {
		d.Choices = []rules.Choice{{Verb: 2}}
		return d
	}
	for i := range s.seems {
		c := held(int16(i))
		if s.names != nil {
			c = held(s.names[i])
		}
		d.Choices = append(d.Choices, c)
	}
	return d
}

func (s *siege) Sensible(buf []rules.Choice) []rules.Choice {
	return append(buf, s.Decision().Choices...)
}

func (s *siege) Leg() int { return s.leg }

func (s *siege) Allied() bool { return !s.rival }

func (s *siege) Apply(c rules.Choice) ([]rules.Event, error) {
	if *s.played++; c.Verb == 1 {
		s.chose = 1 + slices.Index(s.Decision().Choices, c)
		lucks := s.rand
		s.luck = s.shared * (float64(lucks.IntN(1001))/1000 - 0.5)
		for range s.chose {
			lucks.Uint64()
		}
		s.luck += s.own * (float64(lucks.IntN(1001))/1000 - 0.5)
		return nil, nil
	}
	if s.leg++; s.leg == s.legs {
		s.drawn = s.rand.IntN(100)
	}
	return nil, nil
}

func (s *siege) Evaluate(seat rules.Seat) float64 {
	switch {
	case seat != 1 || s.chose == 0:
		return 0
	case s.leg < s.legs:
		return s.seems[s.chose-1] + s.luck
	case s.drawn < s.wins[s.chose-1]:
		return 1
	}
	return 0
}

func (s *siege) Clone() rules.State { c := *s; return &c }

func (s *siege) Progress() rules.Progress { return rules.Progress{Turn: s.leg} }

func (s *siege) Veiled(_ rules.Seat, r *rules.Rand) rules.State {
	c := *s
	c.rand, c.hidden = rules.NewRand(r.Uint64()), r.Uint64()
	return &c
}

func (s *siege) Describe(c rules.Choice) rules.Description {
	return rules.Description{Sentence: rules.T("Hold %d", c.Args[0])}
}

func held(c int16) rules.Choice { return rules.Choice{Verb: 1, Args: [4]int16{c}} }

// A rehearsal ends with its leg, where the state judges, or with the match; choices meet the same luck in a world, and
// other luck in another.
func TestRehearsalEndsWithItsLegs(t *testing.T) {
	s := &siege{seems: []float64{0.3, 0.6}, wins: []int{50, 50}, legs: 5, leg: 1, played: new(int)}
	p := NewSearcher(SearcherOptions{})
	for legs, want := range map[int]int{1: 2, 2: 3, 3: 4, 4: 5, 9: 5, 0: 5} {
		*s.played = 0
		worth, ok := p.Rehearse(t.Context(), s, 1, held(1), 7, legs)
		if got := p.world.(rules.Policy).Leg(); got != want || *s.played != want || !ok {
			t.Errorf("%d legs end in leg %d with %d choices, %v; not in leg %d", legs, got, *s.played, ok, want)
		}
		if want < 5 && worth != 0.6 || want == 5 && worth != 0 && worth != 1 {
			t.Errorf("%d legs: worth %v", legs, worth)
		}
	}
	won := 0
	for world := range uint64(200) {
		a, _ := p.Rehearse(t.Context(), s, 1, held(0), world, 0)
		b, _ := p.Rehearse(t.Context(), s, 1, held(1), world, 0)
		if a != b {
			t.Fatalf("world %d is won with one choice and lost with its like", world)
		}
		won += int(a)
	}
	if won < 70 || won > 130 {
		t.Errorf("%d of 200 worlds are won where half should", won)
	}
	if s.chose != 0 || s.leg != 1 {
		t.Error("the match itself was played on")
	}
}

// What the player draws for itself does not depend on what it rehearsed.
func TestRehearsalsLeaveThePlayersLuck(t *testing.T) {
	s := &siege{seems: []float64{0.3, 0.6}, wins: []int{50, 50}, legs: 5, played: new(int)}
	p, q := NewSearcher(SearcherOptions{Seed: 3}), NewSearcher(SearcherOptions{Seed: 3})
	p.Rehearse(t.Context(), s, 1, held(1), 7, 0)
	if p.rand.Uint64() != q.rand.Uint64() {
		t.Error("it does")
	}
}

// A rehearsal that time ends says so.
func TestRehearsalOutOfTime(t *testing.T) {
	s := &siege{seems: []float64{0.3}, wins: []int{50}, legs: 1000, played: new(int)}
	ctx := &deadline{Context: context.Background(), left: 2}
	if _, ok := NewSearcher(SearcherOptions{}).Rehearse(ctx, s, 1, held(0), 7, 0); ok || *s.played > 4*checkEvery {
		t.Errorf("%v after %d choices", ok, *s.played)
	}
}

// thoughtful is what a player that rehearses chooses of a siege, and why.
func thoughtful(t *testing.T, s *siege, o SearcherOptions) (int16, string) {
	t.Helper()
	o.Rehearse = true
	a := NewSearcher(o).Choose(t.Context(), s, 1)
	if !s.Decision().Allows(a.Choice) {
		t.Fatalf("chose %v", a.Choice)
	}
	return a.Choice.Args[0], a.Reason.String()
}

// passedOver is with how many of 60 players the first choice of a siege is not taken.
func passedOver(t *testing.T, s *siege, o SearcherOptions) (n int) {
	t.Helper()
	for seed := range uint64(60) {
		o.Seed = 1000 * seed
		if c, _ := thoughtful(t, s, o); c != 0 {
			n++
		}
	}
	return n
}

// What is better is taken wherever it stands, and the first choice where it is the best.
func TestRehearsalFindsTheBest(t *testing.T) {
	for n := 2; n <= 9; n++ {
		for best := range n {
			s := seeming(make([]float64, n)...)
			for i := range s.seems {
				s.seems[i] = 0.4
			}
			s.seems[best] = 0.5
			s.shared, s.own = 0.3, 0.05
			if got, _ := thoughtful(t, s, SearcherOptions{Iterations: 100}); int(got) != best {
				t.Errorf("of %d choices %d is the best, and %d is taken", n, best, got)
			}
		}
	}
}

// Luck that a world has for all choices does not count: 3 points are seen through luck of 50. Luck of each choice
// does, so the same 3 points are no proof.
func TestRehearsalsArePaired(t *testing.T) {
	s := seeming(0.40, 0.43)
	if s.shared = 0.5; passedOver(t, s, SearcherOptions{Iterations: 100}) != 60 {
		t.Error("luck that all choices share hides the better one")
	}
	s.shared, s.own = 0, 0.5
	if n := passedOver(t, s, SearcherOptions{Iterations: 100}); n > 20 {
		t.Errorf("what may be luck is believed by %d of 60", n)
	}
}

// By hand: luck of 0.6 for each choice has a deviation of 0.6/√12, a difference one of 0.245, and with 100 worlds of
// each of two choices it errs by 0.0245. One such error is mostly not believed, four are; one is, by who doubts less.
func TestRehearsalDoubtsTwoErrors(t *testing.T) {
	const err = 0.0245
	for name, c := range map[string]struct {
		more, doubt float64
		least, most int
	}{
		"nothing":                      {0, 0, 0, 6},
		"one error":                    {err, 0, 1, 20},
		"four errors":                  {4 * err, 0, 54, 60},
		"one, of who hardly doubts":    {err, 0.01, 42, 58},
		"four, of who doubts by six":   {4 * err, 6, 0, 8},
		"as much less, hardly doubted": {-2 * err, 0.01, 0, 6},
	} {
		s := seeming(0.4, 0.4+c.more)
		s.own = 0.6
		if n := passedOver(t, s, SearcherOptions{Iterations: 200, Doubt: c.doubt}); n < c.least || n > c.most {
			t.Errorf("%s: believed by %d of 60, not %d to %d", name, n, c.least, c.most)
		}
	}
}

// The best of many by luck has to prove it in new worlds.
func TestLuckOfTheBestIsNoProof(t *testing.T) {
	s := seeming(0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4, 0.4)
	s.own = 0.6
	if n := passedOver(t, s, SearcherOptions{Iterations: 100}); n > 6 {
		t.Errorf("%d of 60 prefer a choice that is no better", n)
	}
}

// What a choice came to in a round does not count in the next.
func TestRoundsBeginAnew(t *testing.T) {
	s := seeming(0.4, 0.4)
	s.own = 0.5
	p := NewSearcher(SearcherOptions{})
	numbers := rules.NewRand(1)
	trials := []rehearsed{{choice: held(0)}, {choice: held(1)}}
	var last spread
	for range 2 {
		last = trials[1].more
		p.compete(t.Context(), s, 1, trials, 20, &numbers)
	}
	if now := trials[1].more; now.n != 20 || last.n != 20 || now.mean == last.mean {
		t.Errorf("after 20 worlds %+v, after 20 others %+v", last, now)
	}
}

// No more worlds are looked at than were asked for, nor than help, and few where the first choice is surely the best.
// A world of a siege is two choices: the one that is rehearsed and the rest of its leg.
func TestWorldsOfARehearsal(t *testing.T) {
	for _, c := range []struct{ choices, worlds, least, most int }{
		{2, 100, 100, 100},
		{4, 100, 90, 100},
		{8, 100, 90, 100},
		{8, 30, 20, 30},
		{2, 25_000, mostRehearsed, mostRehearsed},
	} {
		s := seeming(make([]float64, c.choices)...)
		s.own = 0.5
		thoughtful(t, s, SearcherOptions{Iterations: c.worlds})
		if n := *s.played / 2; n < c.least || n > c.most {
			t.Errorf("%d choices, %d worlds: %d are looked at, not %d to %d", c.choices, c.worlds, n, c.least, c.most)
		}
	}
	s := seeming(0.5, 0.45)
	s.own = 0.01
	if thoughtful(t, s, SearcherOptions{Iterations: 500}); *s.played != 2*2*leastRehearsed+1 { // and whether it loses at once
		t.Errorf("%d choices are played to see what is plain", *s.played)
	}
}

// The same question gets the same answer, whatever was asked before and whatever is hidden; equal pieces that change
// their places, too.
func TestRehearsalRestsOnWhatIsSeen(t *testing.T) {
	taken := map[int16]bool{}
	for seed := range uint64(30) {
		s := seeming(0.40, 0.48, 0.48)
		s.own = 0.5
		o := SearcherOptions{Iterations: 60, Seed: seed << 8, Rehearse: true}
		p, q := NewSearcher(o), NewSearcher(o)
		p.Choose(t.Context(), seeming(0.5, 0.6, 0.7), 1)
		other := *s
		other.hidden, other.rand = 7, rules.NewRand(9)
		a, b := p.Choose(t.Context(), s, 1), q.Choose(t.Context(), &other, 1)
		if a.Choice != b.Choice || a.Reason.String() != b.Reason.String() {
			t.Errorf("%v, and %v with other cards out of sight: %q, %q", a.Choice, b.Choice, a.Reason, b.Reason)
		}
		swapped := *s
		swapped.names = []int16{0, 2, 1}
		at := slices.Index(s.Decision().Choices, a.Choice)
		if c := NewSearcher(o).Choose(t.Context(), &swapped, 1).Choice; slices.Index(swapped.Decision().Choices, c) != at {
			t.Errorf("the choice at place %d, and %v where two alike have changed their names", at, c)
		}
		taken[a.Choice.Args[0]] = true
	}
	if len(taken) != 3 {
		t.Errorf("only %v are taken", taken)
	}
}

// When time is up the answer is the first choice, or what has been proven by then.
func TestRehearsalOutOfTimeAnswers(t *testing.T) {
	for looks, want := range map[int]int16{0: 0, 3: 0, 40: 1} {
		s := seeming(0.4, 0.6)
		s.own = 0.1
		ctx := &deadline{Context: context.Background(), left: looks}
		a := NewSearcher(SearcherOptions{Iterations: 500, Rehearse: true}).Choose(ctx, s, 1)
		if a.Choice != held(want) || a.Reason.Empty() || ctx.after == 0 || ctx.after > 3 || *s.played > 4*(looks+1) {
			t.Errorf("after %d looks at the time: %v, %q, %d looks after it, %d choices played", looks, a.Choice, a.Reason, ctx.after, *s.played)
		}
	}
}

// The answer says how it compares with the choice that it was held against.
func TestRehearsalSaysWhy(t *testing.T) {
	for want, seems := range map[string][]float64{
		`Hold 2: better than the next best, "Hold 0".`:      {0.4, 0.3, 0.6},
		`Hold 0: better than the next best, "Hold 2".`:      {0.6, 0.3, 0.4},
		`Hold 0: about as good as the next best, "Hold 1".`: {0.600, 0.600, 0.4},
		`Hold 1: about as good as the next best, "Hold 0".`: {0.596, 0.600, 0.4},
	} {
		s := seeming(seems...)
		s.shared = 0.2
		if _, said := thoughtful(t, s, SearcherOptions{Iterations: 500}); said != want {
			t.Errorf("%q, not %q", said, want)
		}
	}
}

// Against opponents, and by who does not rehearse, a state that guides is searched.
func TestOnlyAlliesRehearse(t *testing.T) {
	for name, c := range map[string]struct {
		rival, rehearse, want bool
	}{
		"allies":                {false, true, true},
		"rivals":                {true, true, false},
		"who does not rehearse": {false, false, false},
	} {
		s := seeming(0.4, 0.4)
		s.rival = c.rival
		p := NewSearcher(SearcherOptions{Iterations: 50, Rehearse: c.rehearse})
		p.Choose(t.Context(), s, 1)
		if searched := len(p.tree.nodes) > 0; searched == c.want {
			t.Errorf("%s: a tree %v", name, searched)
		}
	}
}

// Players let others have their turn before each choice of a rehearsal.
func TestRehearsalsBreathe(t *testing.T) {
	breaths := counted(t)
	s := seeming(0.4, 0.4)
	s.own = 0.5
	if thoughtful(t, s, SearcherOptions{Iterations: 100}); *breaths < *s.played || *s.played < 100 {
		t.Errorf("%d breaths at %d choices", *breaths, *s.played)
	}
}
