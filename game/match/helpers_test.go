package match_test

import (
	"fmt"
	"io/fs"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/save"
)

// fatal is what helpers need of a test, a benchmark or a property.
type fatal interface {
	Helper()
	Fatalf(format string, args ...any)
}

// memory is a journal that keeps its records, and refuses them while fault is set.
type memory struct {
	records []save.Record
	fault   error
}

func (m *memory) Append(records ...save.Record) error {
	if m.fault != nil {
		return m.fault
	}
	m.records = append(m.records, records...)
	return nil
}

// games is a box with the stub game alone, and one whose content is missing.
type games struct{}

func (games) Game(id string) (rules.Game, error) {
	switch id {
	case "stub":
		return stub.Game{}, nil
	case "argot":
		return nil, fmt.Errorf("argot/cards.toml:3: no such card")
	}
	return nil, fmt.Errorf("no game %q: %w", id, fs.ErrNotExist)
}

func header(length string) save.Header {
	return save.Header{Seed: 1, Options: map[string]string{"length": length}}
}

func begin(t fatal, h save.Header, journal match.Journal) *match.Match {
	t.Helper()
	m, err := match.New(stub.Game{}, h, journal)
	if err != nil {
		t.Fatalf("the match cannot begin: %v", err)
	}
	return m
}

// play plays choices in notation.
func play(t fatal, m *match.Match, choices ...string) {
	t.Helper()
	for _, text := range choices {
		c, err := m.Game().Parse(text)
		if err != nil {
			t.Fatalf("%v", err)
		}
		if _, err := m.Play(c); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

// playRandom plays up to n random choices.
func playRandom(t fatal, m *match.Match, r *rules.Rand, n int) {
	t.Helper()
	for range n {
		choices := m.State().Decision().Choices
		if len(choices) == 0 {
			return
		}
		if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
			t.Fatalf("%v", err)
		}
	}
}

// first returns the first legal choice whose notation begins with word.
func first(t fatal, m *match.Match, word string) string {
	t.Helper()
	for _, c := range m.State().Decision().Choices {
		if text := m.Game().Notation(c); len(text) >= len(word) && text[:len(word)] == word {
			return text
		}
	}
	t.Fatalf("no choice begins with %q", word)
	return ""
}

func snapshot(t fatal, s rules.State) string {
	t.Helper()
	b, err := s.Snapshot()
	if err != nil {
		t.Fatalf("%v", err)
	}
	return string(b)
}

// reload plays what a journal kept into a new match.
func reload(t fatal, h save.Header, records []save.Record) *match.Match {
	t.Helper()
	h, err := match.Settle(stub.Game{}, h)
	if err != nil {
		t.Fatalf("%v", err)
	}
	m, err := match.Load(games{}, &save.File{Path: "test", Header: h, Records: records}, nil)
	if err != nil {
		t.Fatalf("the match cannot be loaded: %v", err)
	}
	return m
}

func wantPlan(t *testing.T, p match.Plan, ok, wantOK bool, sentence, rule string) {
	t.Helper()
	if ok != wantOK || p.Sentence.String() != sentence || p.Rule != rule {
		t.Errorf("got %v, %q, rule %q; want %v, %q, rule %q", ok, p.Sentence, p.Rule, wantOK, sentence, rule)
	}
}
