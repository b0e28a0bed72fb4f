package manual

import (
	"strings"
	"testing"
)

func TestTextsAreFilledAndNeverRequests(t *testing.T) {
	long := strings.Repeat("seven77 ", 9) + "seventy and .more 'than one line, back\\slash --flag"
	got := filled(long)
	want := strings.TrimSpace(strings.Repeat("seven77 ", 9)) + " seventy\nand .more 'than one line, back\\eslash \\-\\-flag"
	if got != want {
		t.Errorf("%q\nwant %q", got, want)
	}
	for text, want := range map[string]string{".so it begins": `\&.so it begins`, "'tis": `\&'tis`, strings.Repeat("x", 80) + " .": strings.Repeat("x", 80) + "\n\\&."} {
		if got := filled(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
