package language_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"portcullis/game/language"
	"portcullis/rules"
)

func polish(t *testing.T) *language.Catalogue {
	t.Helper()
	c, err := language.Open(filepath.Join("testdata", "pl.po"))
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestCatalogueSaysTexts(t *testing.T) {
	c := polish(t)
	if c.Language() != "pl" {
		t.Errorf("the language is %q", c.Language())
	}
	t.Cleanup(rules.Speak(c))
	armory := rules.Name("kurth: location within a sentence", "the Armory")
	arrive := func(n int) rules.Text {
		return rules.Plural(n, "Card %[4]d brings %[1]d marker to %[2]s, which holds %[3]d.", "Card %[4]d brings %[1]d markers to %[2]s, which holds %[3]d.", n, armory, 9, 1)
	}
	half := func(n int) rules.Text { return rules.Count(n, "%d half translated", "%d halves translated") }
	place := func(name string) rules.Text { return rules.Name("kurth: location", name) }
	for _, test := range []struct {
		text rules.Text
		want string
	}{
		{rules.Count(1, "%d marker", "%d markers"), "1 znacznik"},
		{rules.Count(3, "%d marker", "%d markers"), "3 znaczniki"},
		{rules.Count(5, "%d marker", "%d markers"), "5 znaczników"},
		{rules.Count(22, "%d marker", "%d markers"), "22 znaczniki"},
		{rules.Count(0, "%d marker", "%d markers"), "0 znaczników"},
		{rules.Count(-3, "%d marker", "%d markers"), "-3 znaczniki"},
		{arrive(1), "Karta 1, Zbrojownia: przybywa 1 znacznik, jest ich tam 9."},
		{arrive(2), "Karta 1, Zbrojownia: przybywają 2 znaczniki, jest ich tam 9."},
		{rules.Or(place("Armory"), place("Barracks")), "Zbrojownia lub Koszary"},
		{rules.And(place("Armory"), place("Barracks"), place("Citadel")), "Zbrojownia, Koszary i Citadel"},
		{rules.Decimal(1.25, 2), "1,25"},
		{rules.Percent(0.56), "56%"},
		{rules.Percent(0.001), "poniżej 1%"},
		{rules.Percent(0.999), "over 99 %"},
		{rules.T("open").In("the passageway"), "otwarte"},
		{rules.T("open"), "otwórz"},
		{rules.T("open").In("a gate"), "open"},
		{rules.T("not translated yet"), "not translated yet"},
		{half(1), "1 połowa"},
		{half(2), "2 halves translated"},
		{half(7), "7 halves translated"},
		{rules.T("never seen"), "never seen"},
	} {
		if got := test.text.String(); got != test.want {
			t.Errorf("%+v is said as %q; want %q", test.text, got, test.want)
		}
	}
}

func TestWrongCatalogues(t *testing.T) {
	header := "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\n"
	for says, po := range map[string]string{
		`the header names no "Language"`:                            "msgid \"a\"\nmsgstr \"b\"\n",
		"nothing is translated":                                     header + "msgid \"a\"\nmsgstr \"\"\n",
		`takes the arguments %[1]s; the original takes %[1]d`:       header + "msgid \"%d of\"\nmsgstr \"%s von\"\n",
		`takes the arguments none; the original takes %[1]d`:        header + "msgid \"%d of\"\nmsgstr \"von\"\n",
		`takes the arguments %[2]s; the original takes %[1]d %[2]s`: header + "msgid \"%d of %s\"\nmsgstr \"%[2]s\"\n",
		`is no place of an argument`:                                header + "msgid \"%d of\"\nmsgstr \"%[x]d\"\n",
		`argument 1 is %d and %s`:                                   header + "msgid \"%d of\"\nmsgstr \"%[1]d %[1]s\"\n",
		`the original takes %[1]d %[2]s`:                            header + "msgctxt \"c\"\nmsgid \"%d in %s\"\nmsgid_plural \"%d in %s\"\nmsgstr[0] \"%[2]s: %[1]d\"\nmsgstr[1] \"%s: %d\"\n",
	} {
		if _, err := language.Load([]byte(po)); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v; want %s", po, err, says)
		}
	}
	if _, err := language.Load([]byte(header + "msgid \"5 % at most\"\nmsgstr \"höchstens 5 % davon\"\n")); err != nil {
		t.Errorf("a percent sign that is text: %v", err)
	}
	if _, err := language.Open(filepath.Join(t.TempDir(), "none.po")); !os.IsNotExist(err) {
		t.Errorf("a file that is not there: %v", err)
	}
	broken := filepath.Join(t.TempDir(), "broken.po")
	if err := os.WriteFile(broken, []byte("\x00\x01 no catalogue"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := language.Open(broken); err == nil || !strings.Contains(err.Error(), "broken.po: ") {
		t.Errorf("a file that is no catalogue: %v", err)
	}
}

func TestPseudo(t *testing.T) {
	t.Cleanup(rules.Speak(language.Pseudo{}))
	for want, text := range map[string]rules.Text{
		"[Ŕóĺĺ ŧĥé đíçé~~~~]":          rules.T("Roll the dice"),
		"[3 ɱáŕķéŕš~~~]":               rules.Count(3, "%d marker", "%d markers"),
		"[[áŧ ŧĥé Ğáŧé~~~] ñóŵ: 50%~]": rules.T("%s now: %d%%", rules.T("at the Gate"), 50),
		"5 / 6":            rules.T("%d / %d", 5, 6),
		"[100 % šúŕé~~]":   rules.Name("card", "100 % sure"),
		"":                 {},
		"[ŵíñš 2.5~~]":     rules.T("wins %s", rules.Decimal(2.5, 1)),
		"[Áñ ƀ~]":          rules.T("An b"),
		"[[á~] áñđ [ƀ~]~]": rules.And(rules.T("a"), rules.T("b")),
	} {
		if got := text.String(); got != want {
			t.Errorf("%+v is said as %q; want %q", text, got, want)
		}
	}
	shown := rules.T("%s is asked: %s", "Anna", rules.T("roll")).String() + " Undo (KU-ATK-1)"
	if got := language.Untranslated(shown, "Anna"); !slices.Equal(got, []string{"Undo"}) {
		t.Errorf("not translated in %q: %q", shown, got)
	}
	if got := language.Untranslated(rules.T("All is %d %% said", 3).String()); len(got) > 0 {
		t.Errorf("not translated: %q", got)
	}
}
