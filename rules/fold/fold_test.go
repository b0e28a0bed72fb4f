package fold_test

import (
	"strings"
	"testing"

	"golang.org/x/text/unicode/norm"

	"portcullis/rules/fold"
)

func TestText(t *testing.T) {
	for in, want := range map[string]string{
		"":                              "",
		"Mölen":                         "molen",
		norm.NFD.String("MÖLEN"):        "molen",
		"  two\u00a0 words_three\t":     "two words three",
		"Reaper’s ‘own’ `word´ O'Neill": "reapers own word oneill",
		"B–Sieged, B—Sieged, B‑Sieged, −5":      "b-sieged, b-sieged, b-sieged, -5",
		"Straße, ﬁsh, Łódź, Ærøskøbing":         "strasse, fish, lodz, aeroskobing",
		"Ἀχιλλεύς":                              "αχιλλευσ",
		"Ёлка й":                                "елка и",
		"“Sieges”":                              `"sieges"`,
		"Ｆｕｌｌ":                                  "full",
		"AR-RUL-69":                             "ar-rul-69",
		"İstanbul ıslak":                        "istanbul islak",
		"攻城":                                    "攻城",
		"\xff":                                  "\ufffd",
		strings.Repeat("é", 3) + "\u0301\u0301": "eee",
	} {
		if got := fold.Text(in); got != want {
			t.Errorf("%q is compared as %q; want %q", in, got, want)
		}
		if again := fold.Text(fold.Text(in)); again != fold.Text(in) {
			t.Errorf("%q is compared as %q, and that as %q", in, fold.Text(in), again)
		}
	}
}

func TestHasAndIndex(t *testing.T) {
	text := "Die Brücke bei Mölen, Reaper’s Gate"
	for _, query := range []string{"", " ", "molen", "MÖLEN", "mo\u0308len", "reapers", "reaper's gate", "brucke gate", "die"} {
		if !fold.Has(text, query) {
			t.Errorf("%q is not found", query)
		}
	}
	for _, query := range []string{"mollen", "brucke tower"} {
		if fold.Has(text, query) {
			t.Errorf("%q is found", query)
		}
	}
	for query, from := range map[string]string{"molen": "Mölen", "gate reaper": "Gate", "REAPERS": "Reaper’s"} {
		if i := fold.Index(text, query); i < 0 || !strings.HasPrefix(text[i:], from) {
			t.Errorf("%q is found at %d; want it at %q", query, i, from)
		}
	}
	if i, j := fold.Index(text, "tower"), fold.Index(text, ""); i != -1 || j != -1 {
		t.Errorf("what is not there is at %d and %d", i, j)
	}
}

func TestPersonsWhoDifferInAnAccentAreTwo(t *testing.T) {
	if fold.Person(" ANN ") != fold.Person("ann") || fold.Person(norm.NFD.String("RENÉ")) != fold.Person("rené") {
		t.Error("one name is two people")
	}
	if fold.Person("René") == fold.Person("Rene") {
		t.Error("René and Rene are one")
	}
}
