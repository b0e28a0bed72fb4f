package notation_test

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/notation"
)

const (
	pass rules.Verb = iota + 1
	passTurn
	raise
	nobody
	aim
	grace
	mine
	unspelt
)

func table() *notation.Table {
	hero := notation.Names{Kind: "hero", IDs: []string{"ada", "bo", "nobody2"}}
	return notation.New("Toy", []string{"pass", "aim ada 3"},
		notation.Spelling{Verb: pass, Words: "pass"},
		notation.Spelling{Verb: raise, Words: "raise", Form: notation.Parts{hero}},
		notation.Spelling{Verb: nobody, Words: "raise nobody"},
		notation.Spelling{Verb: passTurn, Words: "pass turn"},
		notation.Spelling{Verb: aim, Words: "aim", Form: notation.Parts{hero, notation.Number(8), notation.Maybe{Part: hero, None: -1}}},
		notation.Spelling{Verb: grace, Words: "grace", Form: notation.Parts{notation.Number(3), notation.Signed(2)}},
		notation.Spelling{Verb: mine, Words: "mine", Form: notation.Parts{notation.Number(100)}},
	)
}

func choice(v rules.Verb, args ...int16) rules.Choice {
	c := rules.Choice{Verb: v}
	copy(c.Args[:], args)
	return c
}

func TestEveryChoiceHasOneSpelling(t *testing.T) {
	for want, c := range map[string]rules.Choice{
		"pass":         choice(pass),
		"pass turn":    choice(passTurn),
		"raise bo":     choice(raise, 1),
		"raise nobody": choice(nobody),
		"aim ada 7":    choice(aim, 0, 7, -1),
		"aim bo 0 ada": choice(aim, 1, 0, 0),
		"grace 2 -1":   choice(grace, 2, -1),
		"grace 0 +1":   choice(grace, 0, 1),
		"grace 0 +2":   choice(grace, 0, 2),
		"mine 0":       choice(mine, 0),
		"mine 10":      choice(mine, 10),
		"mine 99":      choice(mine, 99),
	} {
		if got := table().Write(c); got != want || !table().Knows(c) {
			t.Errorf("%+v is written %q, not %q", c, got, want)
		}
		if got, err := table().Parse(want); err != nil || got != c {
			t.Errorf("%q is read as %+v: %v", want, got, err)
		}
	}
}

func TestWhatIsSpeltOtherwiseIsRefused(t *testing.T) {
	for text, says := range map[string]string{
		"":                  "not a choice of Toy; choices are written like \"pass\", \"aim ada 3\"",
		"dance":             "not a choice of Toy",
		"pass ":             "not written as it should be",
		"pass  turn":        "nothing should follow",
		"pass turn now":     "nothing should follow",
		"raise":             "1 words should follow, not 0",
		"raise cy":          "\"cy\" is not a hero",
		"raise ada ada":     "1 words should follow, not 2",
		"raise  ada":        "not written as it should be",
		"aim ada 8":         "not a number from 0 to 7",
		"aim ada 07":        "not written as it should be",
		"aim ada +7":        "not written as it should be",
		"aim ada":           "3 words should follow, not 1",
		"aim ada 1 cy":      "\"cy\" is not a hero",
		"grace 1 2":         "not a number with a sign from +1 to +2 or from -1 to -2",
		"grace 1 1":         "not a number with a sign from +1 to +2 or from -1 to -2",
		"grace -1 +1":       "not a number from 0 to 2",
		"mine 100":          "not a number from 0 to 99",
		"mine 1a":           "not a number from 0 to 99",
		"unknown 1 0 0 0 0": "not a choice of Toy",
	} {
		c, err := table().Parse(text)
		if err == nil || !strings.Contains(err.Error(), says) || !strings.Contains(err.Error(), text) {
			t.Errorf("%q: wanted %q, got %+v, %v", text, says, c, err)
		}
	}
}

func TestWhatNoPositionOffersIsWrittenAsNumbers(t *testing.T) {
	for _, c := range []rules.Choice{
		{}, choice(unspelt), choice(pass, 1), choice(raise, 3), choice(raise, -1), choice(raise, 0, 1), choice(aim, 0, 8, -1), choice(aim, 0, 0, -2),
		choice(aim, 0, 0, 0, 1), choice(grace, 0, 0), choice(grace, 3, 1), choice(255),
	} {
		text := table().Write(c)
		if _, err := table().Parse(text); err == nil || table().Knows(c) || !strings.HasPrefix(text, "unknown ") {
			t.Errorf("%+v is written %q", c, text)
		}
	}
}

func TestWordsAndFormsOfVerbs(t *testing.T) {
	if table().Words(passTurn) != "pass turn" || table().Words(unspelt) != "" || table().Form(unspelt) != nil {
		t.Error("the words of a verb are not those of the table")
	}
	if _, plain := table().Form(pass).(notation.Nothing); !plain {
		t.Error("a verb without a form has arguments")
	}
}

func TestNothingIsSpeltTwice(t *testing.T) {
	for _, twice := range [][2]notation.Spelling{
		{{Verb: pass, Words: "pass"}, {Verb: pass, Words: "stop"}},
		{{Verb: pass, Words: "pass"}, {Verb: raise, Words: "pass"}},
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%+v make a table", twice)
				}
			}()
			notation.New("Toy", nil, twice[:]...)
		}()
	}
}
