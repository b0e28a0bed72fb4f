package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestTemplateIsUpToDate(t *testing.T) {
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	want, faults, err := template(root)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(filepath.Join(root, templateFile))
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("%s is not what the texts of today make (%v): run make languages", templateFile, err)
	}
	found := map[string][]string{}
	for _, f := range faults {
		found[f.pkg] = append(found[f.pkg], f.at+": "+f.says)
	}
	for pkg, list := range found {
		t.Errorf("%s has texts that cannot be translated:\n%s", pkg, strings.Join(list, "\n"))
	}
}

// No text that people read names a rule by its id: ids are for the rules reader.
func TestNoTextHasTheIDOfARule(t *testing.T) {
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	all, err := os.ReadFile(filepath.Join(root, templateFile))
	if err != nil {
		t.Fatal(err)
	}
	if found := regexp.MustCompile(`(?m)^"?msg.*\b(KU|BS|ST|AR|TS|TG)-[A-Z]{2,4}-[0-9].*$`).FindAll(all, -1); len(found) > 0 {
		t.Errorf("texts with ids of rules:\n%s", bytes.Join(found, []byte("\n")))
	}
}

func TestTextsThatAreFound(t *testing.T) {
	text, faults, err := sample()
	if err != nil {
		t.Fatal(err)
	}
	_, body, _ := strings.Cut(text, "\n\n")
	body = "\n" + body
	for _, want := range []string{`#. rules
msgid "%d %%"
msgstr ""
`, `#. rules/toy
msgctxt "hand"
msgid "%d card"
msgid_plural "%d cards"
msgstr[0] ""
msgstr[1] ""
`, `#. rules/toy
msgid "%d card of %s"
msgid_plural "%d cards of %s"
msgstr[0] ""
msgstr[1] ""
`} {
		if !strings.Contains(body, want) {
			t.Errorf("the template has not\n%s", want)
		}
	}
	for _, format := range []string{"Roll", "open", "phase 1 of 4", "one sentence", "the deck", "No %s here.", "die", "Not now.", "Undo", "glued", "early"} {
		if !strings.Contains(body, "\nmsgid "+quote(format)+"\nmsgstr \"\"\n") {
			t.Errorf("%q is not in the template", format)
		}
	}
	if n := strings.Count(body, `msgid "open"`); n != 2 || !strings.Contains(body, "msgctxt \"a gate\"\nmsgid \"open\"") {
		t.Errorf("the texts with and without a context are %d", n)
	}
	if strings.Contains(body, `msgid "%s"`) {
		t.Error("a format without words is in the template")
	}
	var says []string
	for _, f := range faults {
		says = append(says, f.says)
	}
	slices.Sort(says)
	wantFaults := []string{
		`"%d card" has the plurals "%d cards" and "%d sheets"; give one of them a context`,
		"a count does not tell its number as %d",
		"a fraction in a format; make it with Decimal",
		"a fragment that begins or ends with a space; write the sentence whole",
		"a text that is glued to others; write the sentence whole, or make a list",
		"a text that is glued to others; write the sentence whole, or make a list",
		"a text that is said before the program knows its language; keep a Text",
		"an argument that is said too early; leave it a Text",
		"the context is not written out",
		"the format is not written out",
		"the format takes another number of arguments",
		"the formats of one and of many take different arguments",
	}
	if !slices.Equal(says, wantFaults) {
		t.Errorf("the faults are\n%s\nwant\n%s", strings.Join(says, "\n"), strings.Join(wantFaults, "\n"))
	}
}

// sample reads the small module of the test.
func sample() (string, []fault, error) {
	found, faults, err := scan(filepath.Join("testdata", "sample"))
	text, more := write(found)
	return string(text), append(faults, more...), err
}

// The template of the sample does not hang on the order in which its files are read.
func TestTemplateIsAlwaysTheSame(t *testing.T) {
	first, _, err := sample()
	if err != nil {
		t.Fatal(err)
	}
	for range 20 {
		if again, _, _ := sample(); again != first {
			t.Fatalf("two templates of the same texts:\n%s\n%s", first, again)
		}
	}
}
