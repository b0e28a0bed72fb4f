package plain

import (
	"strings"
	"testing"
	"testing/quick"
	"unicode/utf8"
)

func TestLine(t *testing.T) {
	for in, want := range map[string]string{
		"":                                 "",
		"Ada":                              "Ada",
		"  Ada \t Lovelace\n":              "Ada Lovelace",
		"Zwölf Türme":                      "Zwölf Türme",
		"\x1b[31mred\x1b[0m":               "[31mred [0m",
		"\u202egnp.exe":                    "gnp.exe", // turned round
		"a\u200bb\u2060c\ufeffd\u00ade":    "abcde",
		"\u2066x\u2069":                    "x",
		"\u115f\u3164\u2800\u034f":         "",         // blank and of no width
		"\U000e0041\ue000x":                "x",        // tags, private use
		"a\xffb":                           "a\ufffdb", // no text
		"a\u2028b\u2029c\u0085d":           "a b c d",
		"e" + strings.Repeat("\u0301", 50): "e" + strings.Repeat("\u0301", 4),
		"e\u0301\u0301\u0301\u0301 \u0301": "e\u0301\u0301\u0301\u0301 \u0301",
		"1234567890123456789012":           "12345678901234567890",
		"1234567890123456789 abc":          "1234567890123456789",
	} {
		if got := Line(in, 20); got != want {
			t.Errorf("Line(%q) = %q, want %q", in, got, want)
		}
	}
}

// A text that people would not see as it is written is told by the place of its first such
// character.
func TestUnfit(t *testing.T) {
	for text, want := range map[string]string{
		"":                                   "",
		"Tanners' Row, 2 \u00d7 3 \u00a0!":   "",
		"Größe, 城, Крепость":                 "",
		"e\u0301":                            "", // an accent of its own
		"a\x1b[31m":                          "its character 2, U+001B, cannot be shown",
		"ü\u202e":                            "its character 2, U+202E, cannot be shown",
		"a\u2066b":                           "its character 2, U+2066, cannot be shown",
		"\ufeffa":                            "its character 1, U+FEFF, cannot be shown",
		"a\u200b":                            "its character 2, U+200B, cannot be shown",
		"a\u200db":                           "its character 2, U+200D, cannot be shown",
		"\u3164":                             "its character 1, U+3164, cannot be shown", // a letter without ink
		"a\ufe0f":                            "its character 2, U+FE0F, cannot be shown",
		"a\nb":                               "its character 2, U+000A, cannot be shown",
		"a\u2028b":                           "its character 2, U+2028, cannot be shown",
		"\ue000":                             "its character 1, U+E000, cannot be shown",
		"a\u2800":                            "its character 2, U+2800, cannot be shown", // a blank
		"\ufffd":                             "",
		"e\u0301\u0301\u0301\u0301":          "",
		"oe\u0301\u0301\u0301\u0301\u0301":   "its character 2 has more than 4 marks on it",
		"a\xff":                              "its character 2, U+FFFD, cannot be shown",
		" a":                                 "begins or ends with a space",
		"a\u00a0":                            "begins or ends with a space",
		"12345678901":                        "has 11 characters; it may have 10",
		strings.Repeat("\u202e", 11) + "abc": "has 14 characters; it may have 10",
	} {
		most := 10
		if want == "" {
			most = 25
		}
		if got := Unfit(text, most); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	if got := Unfit("0123456789", 10); got != "" {
		t.Errorf("ten characters of ten: %q", got)
	}
}

// Whatever comes in, what Line makes of it is not unfit, and stays as it is when it comes again.
func TestLineFits(t *testing.T) {
	law := func(text string, most uint8) bool {
		n := int(most)%40 + 1
		line := Line(text, n)
		return Unfit(line, n) == "" && Line(line, n) == line
	}
	if err := quick.Check(law, &quick.Config{MaxCount: 5000}); err != nil {
		t.Error(err)
	}
	pieces := []string{"a", " ", "\u00a0", "\u0301", "\u200d", "\n", "\xe2\x82", "\u202e", "Z"}
	mixed := func(picks []uint8, most uint8) bool {
		var b strings.Builder
		for _, p := range picks {
			b.WriteString(pieces[int(p)%len(pieces)])
		}
		return law(b.String(), most)
	}
	if err := quick.Check(mixed, &quick.Config{MaxCount: 5000}); err != nil {
		t.Error(err)
	}
}

// What is shown is whole up to its length, with what cannot be shown as its number.
func TestShow(t *testing.T) {
	for in, want := range map[string]string{
		"":                      "",
		"Zwölf":                 "Zwölf",
		"1234567":               "1234567",
		"12345678":              "1234567...",
		"\ufffd":                "\ufffd",
		"a\xffb\u202ec":         `a\xffb<U+202E>c`,
		"\x00\x01\n":            "<U+0000><U+0001><U+000A>",
		strings.Repeat("ä", 99): "äääääää...",
	} {
		if got := Show(in, 7); got != want {
			t.Errorf("Show(%q) = %q, want %q", in, got, want)
		}
	}
}

// A message is short and can be printed, whatever it quotes.
func TestQuote(t *testing.T) {
	for in, want := range map[string]string{
		"":                      `""`,
		`say "x"`:               `"say \"x\""`,
		strings.Repeat("é", 40): `"` + strings.Repeat("é", 40) + `"`,
		strings.Repeat("é", 41): `"` + strings.Repeat("é", 40) + `"...`,
		"\u3164\x1b":            `"<U+3164>\x1b"`,
	} {
		if got := Quote(in); got != want {
			t.Errorf("Quote(%q) = %s, want %s", in, got, want)
		}
	}
	for _, in := range []string{strings.Repeat("\x00", 1<<20), strings.Repeat("\xff", 1000)} {
		got := Quote(in)
		if len(got) > 10*maxQuoted || !utf8.ValidString(got) || Unfit(got, 1000) != "" {
			t.Errorf("%d bytes: %.200q", len(got), got)
		}
	}
}
