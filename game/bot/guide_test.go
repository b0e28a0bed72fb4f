package bot

import (
	"context"
	"os"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
)

func loadBsieged(t *testing.T) rules.Game {
	t.Helper()
	g, err := bsieged.Load(os.DirFS("../../assets/content/bsieged"))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// With one world a searcher follows the guidance, wins most matches of the easiest kind, and
// says so; playOut tests that it neither changes the match nor leaves the legal choices.
func TestGuidanceWinsByItself(t *testing.T) {
	g := loadBsieged(t)
	wins := 0
	for seed := range uint64(12) {
		if playOut(t, begun(t, g, 40+seed, map[string]string{"difficulty": "footman"}), "soldier:1", seed).Winners != 0 {
			wins++
		}
	}
	if wins < 6 {
		t.Errorf("won %d of 12", wins)
	}
}

// A few worlds change the guidance only where they prove better.
func TestSearcherKeepsToTheGuidanceUnlessProven(t *testing.T) {
	s := begun(t, loadBsieged(t), 3, nil)
	r := rules.NewRand(1)
	for range 30 {
		d := s.Decision()
		if d.Over() {
			break
		}
		first := s.(rules.Policy).Sensible(nil)[0]
		stubborn := NewSearcher(SearcherOptions{Iterations: 12, Doubt: 1e9})
		a := Ask(t.Context(), stubborn, s, d.Seats.First(), &r)
		if a.Choice != first {
			t.Fatalf("chose %v, the guidance %v", a.Choice, first)
		}
		if a.Reason.Empty() || strings.Contains(a.Reason.String(), "%!") {
			t.Fatalf("%q", a.Reason)
		}
		if _, err := s.Apply(first); err != nil {
			t.Fatal(err)
		}
	}
}

// A world is judged where its leg ends.
func TestWorldsOfAGuideEndWithTheirLeg(t *testing.T) {
	s := begun(t, loadBsieged(t), 3, nil)
	p := NewSearcher(SearcherOptions{Iterations: 20})
	p.choices = sensible(s, nil)
	p.tree.reset(21)
	for range 20 {
		p.iterate(context.Background(), s, 0)
		if g := p.world.(rules.Policy); p.world.Decision().Over() || g.Leg() != s.(rules.Policy).Leg()+1 {
			t.Fatalf("judged in leg %d", g.Leg())
		}
	}
}
