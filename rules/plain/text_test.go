package plain

import "testing"

func TestText(t *testing.T) {
	for given, want := range map[string]string{
		"":                          "",
		"a\nb\n":                    "a\nb\n",
		"a\r\nb\r\n":                "a\nb\n",
		"\ufeffa":                   "a",
		"\ufeff\ufeffa\r\r\nb\rc\r": "\ufeffa\r\nb\rc\r", // one mark, and no more than the ends of lines
	} {
		if got := string(Text([]byte(given))); got != want {
			t.Errorf("%q: %q, want %q", given, got, want)
		}
	}
}
