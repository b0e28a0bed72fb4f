package bot

import (
	"context"
	"os"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
)

func loadTowers(t *testing.T) rules.Game {
	t.Helper()
	g, err := towersiege.Load(os.DirFS("../../assets/content/towersiege"))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// TestLevelsOfTowerSiege: a game names its computer players, and the second is the usual one.
func TestLevelsOfTowerSiege(t *testing.T) { // TS-MOD-3
	info := loadTowers(t).Info()
	var names []string
	for _, k := range KindsFor(info) {
		names = append(names, k.Title)
	}
	if len(names) != 3 || names[0] != "Squire" || names[1] != "Warden" || names[2] != "Archmage" {
		t.Errorf("the levels are %v", names)
	}
	if DefaultFor(info) != "warden" || AdviserFor(info) != "archmage" {
		t.Errorf("%s plays, %s gives hints", DefaultFor(info), AdviserFor(info))
	}
	if usual := KindsFor(rules.Info{MaxSeats: 2}); len(usual) != 3 || usual[1].Name != soldier || DefaultFor(rules.Info{MaxSeats: 1}) != planner {
		t.Errorf("without names of its own a game gets %v", usual)
	}
}

// TestLevelsOfTowerSiegeCannotPeek: in two worlds that a seat cannot tell apart it gets the same answer, for the same
// reason (TS-HID-1).
func TestLevelsOfTowerSiegeCannotPeek(t *testing.T) { // TS-MOD-3
	g, compared, differ := loadTowers(t), 0, 0
	for seed := range uint64(4) {
		s := begun(t, g, seed, nil)
		r := rules.NewRand(seed)
		player := NewHasty(seed, 0.5)
		for n := range 120 {
			d := s.Decision()
			if d.Over() {
				break
			}
			seat := d.Seats.First()
			if n%15 == 14 {
				other := s.Veiled(seat, &r)
				if string(snapshot(t, s)) != string(snapshot(t, other)) {
					differ++
				}
				for _, name := range []string{"squire", "warden", "archmage:4"} {
					first, second := rules.NewRand(7), rules.NewRand(7)
					a, _ := New(name, 1)
					b, _ := New(name, 1)
					x := Ask(context.Background(), a, s, seat, &first)
					y := Ask(context.Background(), b, other, seat, &second)
					if x.Choice != y.Choice || x.Reason.String() != y.Reason.String() {
						t.Errorf("%s, seed %d: %q in the true world, %q in another that looks the same", name, seed, x.Reason, y.Reason)
					}
				}
				compared++
			}
			if _, err := s.Apply(Ask(context.Background(), player, s, seat, &r).Choice); err != nil {
				t.Fatal(err)
			}
		}
	}
	if compared < 20 || differ < 15 {
		t.Errorf("%d positions were compared, of %d the worlds differed", compared, differ)
	}
}

// list is a state that offers three choices; a middling player sees them the other way round.
type list struct{ rules.State }

func (list) Progress() rules.Progress { return rules.Progress{} }

func (list) Sensible(buf []rules.Choice) []rules.Choice {
	return append(buf, rules.Choice{Verb: 1}, rules.Choice{Verb: 2}, rules.Choice{Verb: 3})
}

func (list) Glance(_ rules.Judgement, buf []rules.Choice) []rules.Choice {
	return append(buf, rules.Choice{Verb: 3}, rules.Choice{Verb: 2}, rules.Choice{Verb: 1})
}

func (list) Describe(rules.Choice) rules.Description {
	return rules.Description{Sentence: rules.T("Do it")}
}

func (s list) Veiled(rules.Seat, *rules.Rand) rules.State { return s }

func (list) Evaluate(rules.Seat) float64 { return 0.5 }

func (list) Apply(rules.Choice) ([]rules.Event, error) {
	return nil, &rules.Refusal{Why: rules.T("no")}
}

func (list) Recommend(c rules.Choice) rules.Text {
	if c.Verb == 3 {
		return rules.T("it is the third")
	}
	return rules.Text{}
}

func TestHastyGlances(t *testing.T) {
	a := NewHasty(1, 0).Choose(context.Background(), list{}, 0)
	if a.Choice.Verb != 3 || a.Reason.String() != "Do it: it is the third." {
		t.Errorf("without slips: %v, %q", a.Choice, a.Reason)
	}
	taken := map[rules.Verb]int{}
	for seed := range uint64(400) {
		a := NewHasty(seed, 0.5).Choose(context.Background(), list{}, 0)
		if taken[a.Choice.Verb]++; a.Choice.Verb != 3 && a.Reason.String() != "Do it: the soundest choice at a glance." {
			t.Errorf("%q", a.Reason)
		}
	}
	// a half, a quarter, and what is left
	if taken[3] < 160 || taken[3] > 240 || taken[2] < 70 || taken[2] > 130 || taken[1] < 70 || taken[1] > 130 {
		t.Errorf("with slips: %v", taken)
	}
}

// turns is a list in a turn; to pass and to end, its other choices, take nothing on.
type turns struct {
	list
	turn int
}

func (s turns) Progress() rules.Progress { return rules.Progress{Turn: s.turn} }

func (turns) Venture(c rules.Choice) rules.Venture { return rules.Venture{Aside: c.Verb != 3} }

// TestHastyDoesSomethingEachTurn: whoever slips passes no whole turn in which something is worth doing; what follows in it he may pass.
func TestHastyDoesSomethingEachTurn(t *testing.T) {
	passed := 0
	for seed := range uint64(50) {
		p := NewHasty(seed, 0.9)
		for turn := 1; turn <= 3; turn++ {
			if a := p.Choose(context.Background(), turns{turn: turn}, 0); a.Choice.Verb != 3 {
				t.Fatalf("seed %d: turn %d begins with %v", seed, turn, a.Choice)
			}
			if a := p.Choose(context.Background(), turns{turn: turn}, 0); a.Choice.Verb != 3 {
				passed++
			}
		}
	}
	if passed < 100 {
		t.Errorf("of 150 second choices %d were slips", passed)
	}
}

// watched is a match of which is counted what a search asks of it once time is up.
type watched struct {
	*towersiege.State
	time  *deadline
	asked *int
}

func (w watched) count() {
	if w.time.left == 0 {
		*w.asked++
	}
}

func (w watched) Clone() rules.State {
	return watched{w.State.Clone().(*towersiege.State), w.time, w.asked}
}

func (w watched) Veiled(seat rules.Seat, r *rules.Rand) rules.State {
	return watched{w.State.Veiled(seat, r).(*towersiege.State), w.time, w.asked}
}

func (w watched) CopyFrom(from rules.State) { w.State.CopyFrom(from.(watched).State) }

func (w watched) Sensible(buf []rules.Choice) []rules.Choice {
	w.count()
	return w.State.Sensible(buf)
}

func (w watched) Apply(c rules.Choice) ([]rules.Event, error) {
	w.count()
	return w.State.Apply(c)
}

// TestArchmagesStopAtOnce: whenever time ends, an Archmage makes no more choices in the world that it looks at than 16 at
// a glance after those of its tree, which is four deep here at the most (each is listed, then made), and answers with a
// choice that is allowed, four at the table or two.
func TestArchmagesStopAtOnce(t *testing.T) { // TS-MOD-3
	g, within := loadTowers(t), 0
	for _, seats := range []int{2, 4} {
		state, err := g.New(rules.Setup{Seed: 3, Seats: seats, Options: map[string]string{"mages": "dealt"}})
		if err != nil {
			t.Fatal(err)
		}
		r, glance := rules.NewRand(3), NewHasty(1, 0)
		for range 60 * seats {
			d := state.Decision()
			if _, err := state.Apply(Ask(context.Background(), glance, state, d.Seats.First(), &r).Choice); err != nil {
				t.Fatal(err)
			}
		}
		for left := 1; left < 16; left++ {
			after := 0
			s := watched{state.(*towersiege.State), &deadline{Context: context.Background(), left: left}, &after}
			player, _ := New("archmage", 1)
			if a := player.Choose(s.time, s, state.Decision().Seats.First()); !state.Decision().Allows(a.Choice) {
				t.Errorf("%d seats, %d looks at the time: %v", seats, left, a.Choice)
			}
			if after > 2*(4+16) || s.time.after == 0 {
				t.Errorf("%d seats, %d looks at the time: %d questions after the last one, and %d looks", seats, left, after, s.time.after)
			}
			if after > 0 {
				within++
			}
		}
	}
	if within == 0 {
		t.Error("time never ended within a world")
	}
}
