package typeset_test

import (
	"strings"
	"testing"

	"portcullis/scenes/ink"
	"portcullis/scenes/typeset"
)

// However long a text is, only so much of it is set.
func TestLongTextsAreClipped(t *testing.T) {
	s := typeset.New()
	f := ink.Font{Face: ink.Sans, Size: 16}
	full := strings.Repeat("ä", typeset.MaxLine)
	if got := typeset.Clip(full); got != full {
		t.Errorf("a whole line is cut to %d bytes", len(got))
	}
	if got := typeset.Clip(full + "b"); got != full {
		t.Errorf("a longer line has %d bytes", len(got))
	}
	if a, b := s.Width(f, full), s.Width(f, full+strings.Repeat("ä", 1<<20)); a != b {
		t.Errorf("a line of a million letters is %g wide, the longest %g", b, a)
	}
	for _, text := range []string{strings.Repeat("x", 1<<20), strings.Repeat("x ", 1<<19), strings.Repeat("\n", 1<<20)} {
		if lines := s.Wrap(f, text, 900); len(lines) > typeset.MaxText+1 || len(strings.Join(lines, "")) > typeset.MaxText {
			t.Errorf("%q...: %d lines", text[:4], len(lines))
		}
	}
	if lines := s.Wrap(f, strings.Repeat("x", 3*typeset.MaxLine), 1e9); len(lines) != 3 {
		t.Errorf("%d lines", len(lines))
	}
}
