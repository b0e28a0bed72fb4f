package cards_test

import (
	"os"
	"testing"

	"portcullis/rules/bsieged/cards"
)

const contentDir = "../../../assets/content/bsieged"

// load returns the content of the program.
func load(tb testing.TB) *cards.Set {
	tb.Helper()
	for _, err := range cards.Lint(os.DirFS(contentDir)) {
		tb.Error(err)
	}
	set, err := cards.Load(os.DirFS(contentDir))
	if err != nil {
		tb.Fatal(err)
	}
	return set
}

// The content of the program has no fault.
func TestContentLoads(t *testing.T) {
	if set := load(t); len(set.Hash) != 16 {
		t.Errorf("hash %q", set.Hash)
	}
}
