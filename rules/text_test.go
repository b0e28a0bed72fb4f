package rules_test

import (
	"encoding/json"
	"testing"

	"portcullis/rules"
)

func TestTextInEnglish(t *testing.T) {
	marker := func(n int) rules.Text { return rules.Count(n, "%d marker", "%d markers") }
	words := func(list ...string) (texts []rules.Text) {
		for _, w := range list {
			texts = append(texts, rules.T(w))
		}
		return texts
	}
	for want, text := range map[string]rules.Text{
		"":                             {},
		"Roll the dice":                rules.T("Roll the dice"),
		"1 marker":                     marker(1),
		"0 markers":                    marker(0),
		"-1 markers":                   marker(-1),
		"2 markers arrive at the Gate": rules.T("%s arrive at %s", marker(2), rules.Name("place", "the Gate")),
		"1 marker is driven out of X":  rules.Plural(1, "%d marker is driven out of %s", "%d markers are driven out of %s", 1, "X"),
		"3 markers are driven out of X": rules.Plural(3, "%d marker is driven out of %s", "%d markers are driven out of %s",
			3, "X"),
		"100 % sure":  rules.Name("card", "100 % sure"),
		"a":           rules.And(words("a")...),
		"a and b":     rules.And(words("a", "b")...),
		"a, b and c":  rules.And(words("a", "b", "c")...),
		"a, b or c":   rules.Or(words("a", "b", "c")...),
		"a, b, c":     rules.Commas(words("a", "b", "c")...),
		"A. B.":       rules.Sentences(words("A.", "B.")...),
		"A. B. C.":    rules.Sentences(words("A.", "B.", "C.")...),
		"1.5":         rules.Decimal(1.5, 1),
		"2":           rules.Decimal(1.5, 0),
		"-0.25":       rules.Decimal(-0.25, 2),
		"56 %":        rules.Percent(0.56),
		"under 1 %":   rules.Percent(0.001),
		"over 99 %":   rules.Percent(0.999),
		"100 %":       rules.Percent(1),
		"at the Gate": rules.T("at %s", rules.Within(rules.T("The Gate"))),
		"at Thebes":   rules.T("at %s", rules.Within(rules.T("Thebes"))),
		"Östlich":     rules.Capital(rules.T("östlich")),
	} {
		if got := text.String(); got != want {
			t.Errorf("%+v is said as %q; want %q", text, got, want)
		}
	}
	if !rules.And().Empty() || !rules.Commas().Empty() {
		t.Error("an empty list says something")
	}
	if got := rules.Capital(rules.Text{}).String(); got != "" {
		t.Errorf("nothing with a capital is %q", got)
	}
	if b, err := json.Marshal(marker(3)); string(b) != `"3 markers"` || err != nil {
		t.Errorf("in JSON: %s, %v", b, err)
	}
}

// backwards is a language for the test: it knows three texts and has a form for two of a thing.
type backwards struct{}

func (backwards) Translate(t rules.Text) (string, bool) {
	switch t.Context + "|" + t.Format {
	case "|%d marker":
		if t.N == 2 {
			return "rekram %d eht fo riap", true
		}
		return "rekram %d", true
	case "|%s to %s":
		return "%[2]s morf %[1]s", true
	case "gate|open":
		return "nepo", true
	case "decimal point|.":
		return ",", true
	case "end of a list|%s and %s":
		return "%s dna %s", true
	}
	return "", false
}

// What reads the same stands once in a list, where the first of it stood, with its number.
func TestAListSaysEachThingOnce(t *testing.T) {
	a, b := rules.T("Citadel Warden"), rules.T("Wing Lancer")
	if got := rules.Counted(a, b, a, a).String(); got != "3 × Citadel Warden and Wing Lancer" {
		t.Errorf("it says %q", got)
	}
	if got := rules.Counted(a, b).String(); got != "Citadel Warden and Wing Lancer" {
		t.Errorf("it says %q", got)
	}
}

func TestTextAsksTheCatalogue(t *testing.T) {
	texts := []rules.Text{
		rules.Count(2, "%d marker", "%d markers"),
		rules.Count(5, "%d marker", "%d markers"),
		rules.T("%s to %s", rules.T("open").In("gate"), rules.T("open")),
		rules.Decimal(2.5, 1),
		rules.And(rules.T("a"), rules.T("b"), rules.T("open").In("gate")),
		rules.T("unknown %d", 7),
		{},
	}
	check := func(want ...string) {
		t.Helper()
		for i, text := range texts {
			if got := text.String(); got != want[i] {
				t.Errorf("%+v is said as %q; want %q", text, got, want[i])
			}
		}
	}
	english := []string{"2 markers", "5 markers", "open to open", "2.5", "a, b and open", "unknown 7", ""}
	check(english...)
	restore := rules.Speak(backwards{})
	check("rekram 2 eht fo riap", "rekram 5", "open morf nepo", "2,5", "a, b dna nepo", "unknown 7", "")
	again := rules.Speak(nil)
	check(english...)
	again()
	check("rekram 2 eht fo riap", "rekram 5", "open morf nepo", "2,5", "a, b dna nepo", "unknown 7", "")
	restore()
	check(english...)
}

func TestTextCostsNothingInEnglish(t *testing.T) {
	text := rules.T("Roll the dice")
	if n := testing.AllocsPerRun(100, func() { _ = text.String() }); n > 0 {
		t.Errorf("saying a fixed sentence allocates %v times", n)
	}
}

// What is worked out later is worked out once, and only when somebody reads it.
func TestLaterIsFoundWhenItIsRead(t *testing.T) {
	found := 0
	said := rules.Sentences(rules.T("March."), rules.Later(func() rules.Text { found++; return rules.T("It takes %s.", rules.T("the gate")) }))
	if found != 0 || said.Empty() {
		t.Fatalf("found %d times before anybody reads it", found)
	}
	for range 2 {
		if got := said.String(); got != "March. It takes the gate." || found != 1 {
			t.Errorf("%q, found %d times", got, found)
		}
	}
}

// A name that ends in an exclamation mark ends the sentence that ends with it.
func TestANameThatIsCriedEndsItsSentence(t *testing.T) {
	if got, want := rules.T("%s stores %s.", "Osvith", "Boiling Pitch!").String(), "Osvith stores Boiling Pitch!"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
