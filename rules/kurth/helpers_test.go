package kurth

import (
	"os"
	"testing"

	"portcullis/rules"
)

const contentDir = "../../assets/content/kurth"

// load returns the game with the content of the program.
func load(tb testing.TB) *Game {
	tb.Helper()
	g, err := Load(os.DirFS(contentDir))
	if err != nil {
		tb.Fatal(err)
	}
	return g
}

// deal starts a match.
func deal(tb testing.TB, g *Game, seed uint64, difficulty string) *State {
	tb.Helper()
	s, err := g.New(rules.Setup{Seed: seed, Options: map[string]string{optionDifficulty: difficulty}})
	if err != nil {
		tb.Fatal(err)
	}
	return s.(*State)
}

// pick returns a number in [0, n) from a small generator of the tests' own.
type picker uint64

func (p *picker) pick(n int) int {
	*p ^= *p << 13
	*p ^= *p >> 7
	*p ^= *p << 17
	return int(uint64(*p) % uint64(n))
}
