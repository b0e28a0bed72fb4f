package conform_test

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/conform"
	"portcullis/rules/stub"
)

// openGame is the stub game whose length may be written down as a number of letters, which
// it takes for the short one.
type openGame struct{ stub.Game }

func (g openGame) Info() rules.Info {
	in := g.Game.Info()
	in.Options[0].Open = "letters"
	return in
}

func (g openGame) New(s rules.Setup) (rules.State, error) {
	s, err := g.Info().Complete(s)
	if err != nil {
		return nil, err
	}
	given := s.Options["length"]
	if strings.Trim(given, "x") == "" {
		s.Options["length"] = "short"
	}
	state, err := g.Game.New(s)
	if err != nil {
		return nil, err
	}
	return &bent{State: state.(*stub.State), bend: written(given)}, nil
}

// written is the bend whose snapshots say the length as it was given.
func written(given string) *bend {
	return &bend{snapshot: func(s *bent) ([]byte, error) {
		b, err := s.State.Snapshot()
		if strings.Trim(given, "x") == "" {
			b = bytes.Replace(b, []byte(`"length": "short"`), []byte(`"length": "`+given+`"`), 1)
		}
		return b, err
	}}
}

func (g openGame) Restore(data []byte) (rules.State, error) {
	found := regexp.MustCompile(`"length": "(x+)"`).FindSubmatch(data)
	if found == nil {
		return (&bend{}).wrap(g.Game.Restore(data))
	}
	return written(string(found[1])).wrap(g.Game.Restore(bytes.Replace(data, found[0], []byte(`"length": "short"`), 1)))
}

func (g openGame) Invent(option string, s rules.Setup, r *rules.Rand) string {
	return strings.Repeat("x", 1+r.IntN(rules.MaxOptionValue))
}

// TestOpenOptions explores a game that makes values up, and one that makes nothing up.
func TestOpenOptions(t *testing.T) {
	for seed := range uint64(few) {
		if _, err := conform.Explore(openGame{}, seed, conform.Sampled); err != nil {
			t.Fatal(err)
		}
	}
	noticed := false
	for seed := range uint64(few) {
		_, err := conform.Explore(speechlessGame{}, seed, conform.Sampled)
		noticed = noticed || err != nil && strings.Contains(err.Error(), "nothing is made up for the open option length")
	}
	if !noticed {
		t.Error("a game that makes nothing up is not noticed")
	}
}

type speechlessGame struct{ openGame }

func (speechlessGame) Invent(string, rules.Setup, *rules.Rand) string { return "" }
