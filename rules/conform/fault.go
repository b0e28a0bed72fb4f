package conform

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"portcullis/rules"
)

// Fault is a breach of the contract, with all that is needed to find it again: explore
// the same game with the same seed and depth.
type Fault struct {
	Game    string // id
	Check   string // name of the check, see the package comment
	Problem string // what is wrong
	Seed    uint64 // of Explore
	Setup   rules.Setup
	Choices []string // notation of what was played before it, and "prefer SEAT ID VALUE"
}

func (f *Fault) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s: %s\n", f.Game, f.Check, f.Problem)
	fmt.Fprintf(&b, "  found by seed %d, in a match of seed %d with %d seats", f.Seed, f.Setup.Seed, f.Setup.Seats)
	for _, id := range slices.Sorted(maps.Keys(f.Setup.Options)) {
		fmt.Fprintf(&b, ", %s %s", id, f.Setup.Options[id])
	}
	fmt.Fprintf(&b, "\n  after %d choices:", len(f.Choices))
	for _, c := range f.Choices {
		fmt.Fprintf(&b, "\n    %s", c)
	}
	return b.String()
}

// Tally counts what was explored.
type Tally struct {
	Matches   int
	Decisions int
	Checks    map[string]int // how often each check was made
}

// Add adds another tally.
func (t *Tally) Add(u Tally) {
	t.Matches += u.Matches
	t.Decisions += u.Decisions
	for name, n := range u.Checks {
		t.count(name, n)
	}
}

func (t *Tally) count(name string, n int) {
	if t.Checks == nil {
		t.Checks = map[string]int{}
	}
	t.Checks[name] += n
}
