package game

import (
	"strings"
	"testing"
)

// A notice that quotes a file shows a few lines of it at most, and nothing that is not seen.
func TestNoticesAreBounded(t *testing.T) {
	for text, want := range map[string]string{
		" Saved.\n":                       "Saved.",
		"One.\nTwo.":                      "One.\nTwo.",
		"a\u202eb":                        "a<U+202E>b",
		strings.Repeat("x", 100_000):      strings.Repeat("x", maxNotice) + "...",
		strings.Repeat("one line\n", 999): strings.TrimSpace(strings.Repeat("one line\n", 6)),
	} {
		if got := shown(text); got != want {
			t.Errorf("%.40q is shown as %.200q", text, got)
		}
	}
}
