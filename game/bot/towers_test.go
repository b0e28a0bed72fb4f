package bot

import (
	"context"
	"os"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
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
		player := NewHasty(HastyOptions{Seed: seed, Slips: 0.5, Judgement: rules.Middling})
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
	a := NewHasty(HastyOptions{Seed: 1, Judgement: rules.Middling}).Choose(context.Background(), list{}, 0)
	if a.Choice.Verb != 3 || a.Reason.String() != "Do it: it is the third." {
		t.Errorf("without slips: %v, %q", a.Choice, a.Reason)
	}
	taken := map[rules.Verb]int{}
	for seed := range uint64(400) {
		a := NewHasty(HastyOptions{Seed: seed, Slips: 0.5, Judgement: rules.Middling}).Choose(context.Background(), list{}, 0)
		if taken[a.Choice.Verb]++; a.Choice.Verb != 3 && a.Reason.String() != "Do it: the soundest choice at a glance." {
			t.Errorf("%q", a.Reason)
		}
	}
	// a half, a quarter, and what is left
	if taken[3] < 160 || taken[3] > 240 || taken[2] < 70 || taken[2] > 130 || taken[1] < 70 || taken[1] > 130 {
		t.Errorf("with slips: %v", taken)
	}
}

// turns is a list in a turn: its best choice buys, the next strikes or goes on to blows, the last ends the turn.
type turns struct {
	list
	turn int
}

func (s turns) Progress() rules.Progress { return rules.Progress{Turn: s.turn} }

func (turns) Venture(c rules.Choice) rules.Venture {
	switch c.Verb {
	case 3:
		return rules.Venture{Spends: 2}
	case 2:
		return rules.Venture{Strike: 1, Ends: true}
	}
	return rules.Venture{Aside: true}
}

// Nobody ends anything by a slip, and nobody goes on to Combat by one: a Squire left gold, power and a ready Minion for a slip in one choice.
func TestSlipsEndNothing(t *testing.T) {
	for seed := range uint64(50) {
		p := NewHasty(HastyOptions{Seed: seed, Slips: 0.9, Judgement: rules.Middling})
		for range 3 {
			if a := p.Choose(context.Background(), turns{turn: 1}, 0); a.Choice.Verb != 3 {
				t.Fatalf("seed %d: it takes %v", seed, a.Choice)
			}
		}
	}
}

// Who is hasty buys in each turn, and then goes on to strike instead of buying more.
func TestHasteGoesOnToBlows(t *testing.T) {
	went := 0
	for seed := range uint64(50) {
		p := NewHasty(HastyOptions{Seed: seed, Haste: 0.5, Judgement: rules.Middling})
		for turn := 1; turn <= 3; turn++ {
			if a := p.Choose(context.Background(), turns{turn: turn}, 0); a.Choice.Verb != 3 {
				t.Fatalf("seed %d: turn %d begins with %v", seed, turn, a.Choice)
			}
			switch a := p.Choose(context.Background(), turns{turn: turn}, 0); a.Choice.Verb {
			case 2:
				went++
			case 1:
				t.Fatalf("seed %d: turn %d ends without a blow", seed, turn)
			}
		}
	}
	if went < 50 || went > 100 {
		t.Errorf("of 150 second choices %d went on", went)
	}
}

// peace is a turn without a blow: its best choices buy, the last ends the turn.
type peace struct{ turns }

func (peace) Venture(c rules.Choice) rules.Venture {
	if c.Verb == 1 {
		return rules.Venture{Aside: true}
	}
	return rules.Venture{Spends: 2}
}

// A Warden in haste buys on where nobody can strike: it ended its turn with one Powerstone bought and nine gold left (TS-RES-5).
func TestAThriftyPlayerBuysOnWhereThereIsNoBlow(t *testing.T) {
	for seed := range uint64(50) {
		p := NewHasty(HastyOptions{Seed: seed, Haste: 0.5, Thrifty: true, Judgement: rules.Middling})
		for range 3 {
			if a := p.Choose(context.Background(), peace{turns{turn: 1}}, 0); a.Choice.Verb == 1 {
				t.Fatalf("seed %d: it ends the turn", seed)
			}
		}
	}
	if k, ok := New("warden", 1); ok != nil || !k.(*Hasty).options.Thrifty {
		t.Error("the Warden is not thrifty")
	}
}

// A Squire ends no turn with a blow or a purchase left that looks worth it and nothing spent, in matches as they come, and buys no Mine where its
// Mage stands in the open and something else is worth buying (TS-TRN-13, TS-RES-5, TS-MOD-3).
func TestASquirePlaysToWin(t *testing.T) {
	g, turns, blows := loadTowers(t), 0, 0
	for seed := range uint64(6) {
		s := begun(t, g, seed, map[string]string{"mages": "dealt"}).(*towersiege.State)
		r := rules.NewRand(seed)
		players := [2]Player{}
		for i, name := range []string{"squire", "warden"} {
			players[i], _ = New(name, seed)
		}
		for range 400 {
			d := s.Decision()
			if d.Over() {
				break
			}
			seat := d.Seats.First()
			c := Ask(context.Background(), players[seat], s, seat, &r).Choice
			if seat == 0 && s.Asked == engine.AskMain {
				first := s.Glance(rules.Beginner, nil)[0]
				if c.Verb == engine.EndTurn {
					if turns++; first.Verb == engine.EnterCombat || first.Verb == engine.Buy && s.Venture(first).Spends == s.Available(0, 0) && s.Available(0, 0) == s.Produced(0, 0) {
						t.Errorf("seed %d, Round %d: it ends the turn and could %s", seed, s.Round, s.Describe(first).Sentence)
					}
				}
				if c.Verb == engine.EnterCombat {
					blows++
				}
			}
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if blows < 20 {
		t.Errorf("it went to Combat in %d turns, and ended %d without", blows, turns)
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
		r, glance := rules.NewRand(3), NewHasty(HastyOptions{Seed: 1, Judgement: rules.Middling})
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
