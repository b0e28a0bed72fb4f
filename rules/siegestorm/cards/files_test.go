package cards_test

import (
	"errors"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"portcullis/rules/content/contenttest"
	"portcullis/rules/siegestorm/cards"
)

const contentDir = "../../../assets/content/siegestorm"

// load returns the content of the program.
func load(tb testing.TB) *cards.Set {
	tb.Helper()
	set, err := cards.Load(os.DirFS(contentDir))
	if err != nil {
		tb.Fatal(err)
	}
	return set
}

// files returns the content of the program as files that a test can change.
func files(tb testing.TB) fstest.MapFS {
	tb.Helper()
	return contenttest.Files(tb, os.DirFS(contentDir), fileNames()...)
}

func fileNames() []string {
	return []string{"ysra.toml", "khunglai.toml", "seraphia.toml", "styxia.toml", "goblins.toml", "shamans.toml", "bosses.toml", "starters.toml"}
}

// reload loads changed files, which must be in order.
func reload(tb testing.TB, m fstest.MapFS) *cards.Set {
	tb.Helper()
	set, err := cards.Load(m)
	if err != nil {
		tb.Fatal(err)
	}
	return set
}

// fault is a fault that a test looks for.
type fault struct {
	file, after, old, replacement string
	place, reason                 string
}

// expect spoils the content in one place and looks for the fault, which must point at that
// line unless it concerns a whole file.
func (f fault) expect(t *testing.T) {
	t.Helper()
	m := files(t)
	line := contenttest.Spoil(t, m, f.file, f.after, f.old, f.replacement)
	_, err := cards.Load(m)
	var wrong *cards.ContentError
	if !errors.As(err, &wrong) {
		t.Errorf("%s with %q loads (%v)", f.file, f.replacement, err)
		return
	}
	for _, found := range wrong.Faults {
		if found.File == f.file && found.Place == f.place && strings.Contains(found.Reason, f.reason) {
			if found.Line > 0 && !near(found.Line, line) && f.place != "deck, cards" {
				t.Errorf("%s with %q in line %d: %v", f.file, f.replacement, line, found)
			}
			return
		}
	}
	t.Errorf("%s with %q: %v", f.file, f.replacement, wrong.Unwrap())
}

// near allows for faults about a missing or related key of the same card.
func near(a, b int) bool { return a-b < 20 && b-a < 20 }
