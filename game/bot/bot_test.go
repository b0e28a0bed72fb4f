package bot

import (
	"bytes"
	"context"
	"math"
	"os"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/rules/stub"
)

func loadKurth(t *testing.T) rules.Game {
	t.Helper()
	g, err := kurth.Load(os.DirFS("../../assets/content/kurth"))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func begun(t *testing.T, g rules.Game, seed uint64, options map[string]string) rules.State {
	t.Helper()
	setup, err := g.Info().Complete(rules.Setup{Seed: seed, Options: options})
	if err != nil {
		t.Fatal(err)
	}
	s, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func snapshot(t *testing.T, s rules.State) []byte {
	t.Helper()
	b, err := s.Snapshot()
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// playOut lets a player of each seat finish the match and checks every answer.
func playOut(t *testing.T, s rules.State, name string, seed uint64) rules.Outcome {
	t.Helper()
	r := rules.NewRand(seed)
	p, err := New(name, seed)
	if err != nil {
		t.Fatal(err)
	}
	for !s.Decision().Over() {
		before := snapshot(t, s)
		a := Ask(context.Background(), p, s, s.Decision().Seats.First(), &r)
		if !bytes.Equal(before, snapshot(t, s)) {
			t.Fatalf("%s changed the match it was asked about", name)
		}
		if !s.Decision().Allows(a.Choice) {
			t.Fatalf("%s chose what is not legal", name)
		}
		if a.Reason.Empty() || strings.Contains(a.Reason.String(), "%!") {
			t.Fatalf("%s gives the reason %q", name, a.Reason)
		}
		if _, err := s.Apply(a.Choice); err != nil {
			t.Fatal(err)
		}
	}
	o, _ := s.Outcome()
	return o
}

func TestEveryPlayerFinishesEveryGame(t *testing.T) {
	for _, k := range Kinds() {
		for name, g := range map[string]rules.Game{"kurth": loadKurth(t), "stub": stub.Game{}} {
			player := k.Name
			if k.Iterations > 0 {
				player += ":30"
			}
			t.Run(player+" "+name, func(t *testing.T) {
				t.Parallel()
				playOut(t, begun(t, g, 3, nil), player, 3)
			})
		}
	}
}

func TestUnknownPlayerNamesTheOthers(t *testing.T) {
	_, err := New("deep", 1)
	if err == nil || !strings.Contains(err.Error(), "random") || !strings.Contains(err.Error(), warlord) {
		t.Errorf("%v", err)
	}
}

func TestPlannerIsDeterministic(t *testing.T) {
	a := begun(t, loadKurth(t), 11, nil)
	b := a.Clone()
	playOut(t, a, "planner", 5)
	playOut(t, b, "planner", 5)
	if !bytes.Equal(snapshot(t, a), snapshot(t, b)) {
		t.Error("the same planner played the same match in two ways")
	}
}

// Two worlds that differ only in what the seat cannot know must get the same answer.
func TestPlayersCannotPeek(t *testing.T) {
	g := loadKurth(t)
	for seed := range uint64(12) {
		s := begun(t, g, seed, nil)
		r := rules.NewRand(seed)
		for range seed % 5 {
			if c := s.Decision().Choices; len(c) > 0 {
				s.Apply(c[r.IntN(len(c))])
			}
		}
		if s.Decision().Over() {
			continue
		}
		other := s.Veiled(0, &r)
		first, second := rules.NewRand(7), rules.NewRand(7)
		p := NewPlanner(PlannerOptions{Seed: 1, Nodes: 20_000})
		x := Ask(context.Background(), p, s, 0, &first)
		y := Ask(context.Background(), p, other, 0, &second)
		if x.Choice != y.Choice {
			t.Errorf("seed %d: %q in the true world, %q in another that looks the same", seed, g.Notation(x.Choice), g.Notation(y.Choice))
		}
	}
}

func TestPlannerAnswersAtOnceWhenTimeIsUp(t *testing.T) {
	s := begun(t, loadKurth(t), 5, nil)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	r := rules.NewRand(1)
	a := Ask(ctx, NewPlanner(PlannerOptions{Nodes: math.MaxInt}), s.Clone(), 0, &r) // for ever if it does not look at the time
	if !s.Decision().Allows(a.Choice) {
		t.Error("the answer is not legal")
	}
}

// The planner sees what a turn can bring: it takes a win and avoids a loss that can be
// told from the rules.
func TestPlannerWinsFarMoreOftenThanChance(t *testing.T) {
	g := loadKurth(t)
	const matches = 16
	wins := map[string]int{}
	for _, name := range []string{"random", "planner"} {
		for seed := range uint64(matches) {
			if playOut(t, begun(t, g, 100+seed, map[string]string{"difficulty": "easy"}), name, seed).Winners != 0 {
				wins[name]++
			}
		}
	}
	if wins["planner"] < matches*6/10 || wins["random"] > matches/4 {
		t.Errorf("of %d easy matches the planner won %d and chance %d", matches, wins["planner"], wins["random"])
	}
}
