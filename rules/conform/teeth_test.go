package conform_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/conform"
	"portcullis/rules/stub"
)

// broken is a game that breaks the contract in one way, and the checks of which one must notice.
type broken struct {
	bend   bend
	checks []string
}

// few is how many matches are enough to notice any of the broken games.
const few = 40

func TestBrokenGamesAreReported(t *testing.T) {
	for _, group := range []map[string]broken{
		brokenSetups(), brokenPreferences(), brokenChoices(), brokenCopies(), brokenEvents(), brokenEnds(), brokenViews(), brokenVeils(),
	} {
		for name, b := range group {
			t.Run(name, b.isNoticed)
		}
	}
}

// isNoticed fails unless one of the checks notices, and tells how to find it again.
func (b broken) isNoticed(t *testing.T) {
	for seed := range uint64(few) {
		_, err := conform.Explore(bentGame{bend: &b.bend}, seed, conform.Sampled)
		if err == nil {
			continue
		}
		var f *conform.Fault
		if !errors.As(err, &f) {
			t.Fatalf("%T: %v", err, err)
		}
		if !slices.Contains(b.checks, f.Check) {
			t.Errorf("the check %q noticed, not one of %q: %v", f.Check, b.checks, f.Problem)
		}
		if f.Seed != seed || !strings.Contains(err.Error(), fmt.Sprintf("seed %d,", seed)) || !strings.Contains(err.Error(), fmt.Sprintf("after %d choices", len(f.Choices))) {
			t.Errorf("the report does not tell how to find it again: %v", err)
		}
		return
	}
	t.Errorf("not noticed in %d matches", few)
}

// TestUnbentGamePasses shows that the wrapper itself breaks nothing.
func TestUnbentGamePasses(t *testing.T) {
	for seed := range uint64(few) {
		if _, err := conform.Explore(bentGame{bend: &bend{}}, seed, conform.Sampled); err != nil {
			t.Fatal(err)
		}
	}
}

func TestFaultIsReproducible(t *testing.T) {
	b := brokenEvents()["a ward turns up and no event tells"].bend
	report := func() string {
		for seed := range uint64(few) {
			if _, err := conform.Explore(bentGame{bend: &b}, seed, conform.Sampled); err != nil {
				return err.Error()
			}
		}
		return "nothing"
	}
	first := report()
	if second := report(); first != second || first == "nothing" {
		t.Errorf("explored twice, the reports differ:\n%s\n%s", first, second)
	}
}

func TestThorough(t *testing.T) {
	for seed := range uint64(6) {
		tally, err := conform.Explore(shortGame{}, seed, conform.Thorough)
		if err != nil {
			t.Fatal(err)
		}
		if tally.Checks["clone"] != tally.Decisions || tally.Matches != 1 {
			t.Errorf("%d of %d decisions were checked for their clones", tally.Checks["clone"], tally.Decisions)
		}
	}
}

// shortGame is the stub game without its long matches.
type shortGame struct{ stub.Game }

func (g shortGame) Info() rules.Info {
	in := g.Game.Info()
	in.Options[0].Values = in.Options[0].Values[:2]
	return in
}
