package conform

import (
	"fmt"
	"sync"
	"testing"

	"portcullis/rules"
)

// Run explores that many random matches of a game, several at once, and fails the test
// with the first [Fault] of each thread. It also fails if some check was hardly ever made, which
// means that the matches did not come to where it could be.
func Run(t *testing.T, game rules.Game, matches int) {
	t.Helper()
	const threads = 8
	var total Tally
	var lock sync.Mutex
	t.Run("matches", func(t *testing.T) {
		for thread := range min(threads, matches) {
			t.Run(fmt.Sprint(thread), func(t *testing.T) {
				t.Parallel()
				var mine Tally
				for seed := thread; seed < matches; seed += threads {
					tally, err := Explore(game, uint64(seed), Sampled)
					if err != nil {
						t.Fatal(err)
					}
					mine.Add(tally)
				}
				lock.Lock()
				defer lock.Unlock()
				total.Add(mine)
			})
		}
	})
	if t.Failed() {
		return
	}
	t.Logf("%d matches, %d decisions, checks %v", total.Matches, total.Decisions, total.Checks)
	for _, name := range due(game) {
		if total.Checks[name] < matches {
			t.Errorf("the check %q was made %d times in %d matches", name, total.Checks[name], matches)
		}
	}
}

// due lists what must be counted at least once a match.
func due(game rules.Game) []string {
	names := []string{"info", "events", "end", "invariants", "retold", "determinism", comparisons}
	for _, c := range (&walk{}).checks() {
		names = append(names, c.name)
	}
	if s, err := game.New(rules.Setup{}); err == nil {
		if _, ok := s.(rules.Chancer); ok {
			names = append(names, throws)
		}
	}
	return names
}
