package language_test

import (
	"strings"
	"testing"

	"portcullis/game/language"
	"portcullis/rules"
)

const german = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n"

// refused loads a catalogue that must be refused, with what it says.
func refused(t *testing.T, po string, says ...string) {
	t.Helper()
	_, err := language.Load([]byte(po))
	if err == nil {
		t.Errorf("%.200q is taken; want it refused with %q", po, says)
		return
	}
	for _, s := range says {
		if !strings.Contains(err.Error(), s) {
			t.Errorf("%.200q: %v; want %q", po, err, s)
		}
	}
}

func TestTranslationsThatHarmAreRefusedWithTheirLine(t *testing.T) {
	for said, says := range map[string]string{
		`Menue %[9000000000000000000]d`: "is no place of an argument; write %[1]s for the first",
		`%[100]d`:                       "is no place of an argument",
		`%999999s`:                      "widens what it says",
		`%.999d`:                        "widens what it says",
		`% d`:                           "takes the arguments",
		`%[1]*d`:                        "is no place of an argument",
		`%d\033[31m`:                    "U+001B in it cannot be shown; take it out",
		"%d \u202e":                     "U+202E in it cannot be shown",
		`%d\n`:                          "U+000A in it cannot be shown",
		"%d \xff":                       "in UTF-8",
		`%d 100 % t`:                    "write a percent sign that is text twice: %%",
		"%d" + strings.Repeat("x", 400): "it has 402 characters, the original 8; say it shorter",
	} {
		refused(t, german+"\nmsgid \"%d cards\"\nmsgstr \""+said+"\"\n", "line 6: ", says)
	}
	many := german + strings.Repeat("msgid \"%d cards\"\nmsgstr \"Karten\"\n", 100)
	refused(t, many, "line 5: ", "line 27: ", "and 88 more")
}

func TestLinesThatAreNoneOfAPoFile(t *testing.T) {
	refused(t, german+"\nMenu = Menue\n", "line 5: this is no line of a .po file")
	refused(t, german+"\n\"alone\"\n", "line 5: this text belongs to no msgid")
	refused(t, german+"\nmsgid \"a\"\nmsgstr[6] \"b\"\n", "line 6: there is no such plural form; write msgstr[0] to msgstr[5]")
	refused(t, german+"\nmsgid \"a\"\nmsgstr[900000000] \"b\"\n", "line 6: there is no such plural form")
	refused(t, german+"\nmsgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"\n", "line 7: this plural form is translated a second time")
	refused(t, german+"\nmsgid \"a\"\nmsgstr \"b\n", "line 6: the text is not written as")
	refused(t, german+"\nmsgid \"a\"\nmsgstr[1] \"b\"\n", "line 6: ", "the text has no plural; write msgstr")
}

func TestPluralFormulas(t *testing.T) {
	with := func(forms string) string {
		return german + "\"Plural-Forms: " + forms + "\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n"
	}
	arabic := "nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5);"
	for _, taken := range []string{arabic, "nplurals=1; plural=0;", "nplurals=2; plural=n>1", "nplurals=2; plural=!(n==1 || n==11);", "nplurals=3; plural=n-n/3*3"} {
		if _, err := language.Load([]byte(with(taken))); err != nil {
			t.Errorf("%s: %v", taken, err)
		}
	}
	for formula, says := range map[string]string{
		"n==1" + strings.Repeat(" || n==1", 5000): "it may have 500",
		strings.Repeat("(", 60) + "n":             "more than 40 of its parts lie within each other",
		strings.Repeat("!", 60) + "n":             "more than 40 of its parts lie within each other",
		"n%0":                                     "the formula gives 0 none of the 2 plural forms",
		"n":                                       "the formula gives 2 none of the 2 plural forms",
		"n==1 ? 0":                                `a "?" has no ":"`,
		"(n==1":                                   `a "(" is not closed`,
		"n==":                                     "it ends too early",
		"n==1 n":                                  "is left over",
		"system(1)":                               `"s" is no number`,
	} {
		refused(t, with("nplurals=2; plural="+formula+";"), "line 2: \"Plural-Forms\": ", says, `write, for example, "nplurals=2; plural=n != 1;"`)
	}
	refused(t, with("nplurals=99999999999; plural=n != 1;"), "is no number of plural forms from 1 to 6")
	refused(t, german+"\nmsgid \"%d a\"\nmsgid_plural \"%d b\"\nmsgstr[2] \"%d c\"\n", "line 7: ", "the language has 2 plural forms, by its header")
}

func TestACatalogueWithByteOrderMarkAndCarriageReturns(t *testing.T) {
	po := strings.ReplaceAll(german+"\n#~ msgid \"old\"\nmsgid \"\"\n\"Me\"\n\"nu\"\nmsgstr \"Menü\"\n", "\n", "\r\n")
	c, err := language.Load([]byte("\ufeff" + po))
	if err != nil {
		t.Fatal(err)
	}
	if said, ok := c.Translate(rules.T("Menu")); said != "Menü" || !ok {
		t.Errorf("Menu is said as %q, %v", said, ok)
	}
}
