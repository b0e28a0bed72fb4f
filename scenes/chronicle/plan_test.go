package chronicle

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/summary"
)

func plans(testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for name, m := range models() {
		all.Add("chronicle "+name, func(k form.Toolkit) []form.Item { return plan(k, m) })
	}
	return all
}

func TestFitsEverywhere(t *testing.T) { formtest.Fit(t, plans(t)) }

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

func TestInAnotherLanguage(t *testing.T) { formtest.Spoken(t, models, plan, "Portcullis") }

func models() map[string]model {
	entry := kittest.Games()[0]
	chapters := []rules.Chapter{{Title: rules.T("Day %d of the siege", 1), Body: []rules.Text{rules.T("The gate *fell*.")}}}
	for range 40 {
		chapters = append(chapters, rules.Chapter{Title: rules.T("Day %d of the siege", 2), Body: []rules.Text{rules.T("The gate held."), rules.T("Nobody # slept.")}})
	}
	return map[string]model{
		"long":  {Game: entry, Title: entry.Title, Seats: []string{"Argot: Ada", "Mineos: the computer"}, Signs: []summary.Sign{{Picture: ink.Seal(0)}, {Picture: "opponents/argot-brigid", Face: true}}, Told: "As Argot saw it", Chapters: chapters},
		"empty": {Game: entry, Title: entry.Title, Seats: []string{"Argot"}},
		"kept":  {Game: entry, Title: entry.Title, Chapters: chapters[:1], Kept: "/home/somebody/.local/share/portcullis/matches/chronicles/20251113T211200Z-argot.md"},
		"fault": {Game: entry, Title: entry.Title, Chapters: chapters[:1], Fault: "/home/somebody/.local/share/portcullis/matches/chronicles/a.md cannot be written: no space left on device. Nothing was changed."},
	}
}

// TestAStoryIsWrittenToAFileOfItsOwn holds that no file is replaced, and that nothing of the story is taken for
// marks of the format.
func TestAStoryIsWrittenToAFileOfItsOwn(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "chronicles")
	m := models()["long"]
	m.Chapters = m.Chapters[:2]
	first, err := export(dir, "match", m)
	if err != nil {
		t.Fatal(err)
	}
	second, err := export(dir, "match", m)
	if err != nil || first == second || filepath.Base(first) != "match.md" {
		t.Fatalf("written to %s and %s, %v", first, second, err)
	}
	data, err := os.ReadFile(first)
	if err != nil {
		t.Fatal(err)
	}
	want := "# " + m.Title + "\n\nArgot: Ada\n\nMineos: the computer\n\n*As Argot saw it.*\n\n## Day 1 of the siege\n\nThe gate \\*fell\\*.\n\n## Day 2 of the siege\n\nThe gate held.\n\nNobody \\# slept.\n"
	if string(data) != want {
		t.Errorf("written\n%s\nnot\n%s", data, want)
	}
	if err := os.WriteFile(filepath.Join(filepath.Dir(dir), "file"), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := export(filepath.Join(filepath.Dir(dir), "file"), "match", m); err == nil || !strings.Contains(err.Error(), "file/match.md") || !strings.Contains(err.Error(), "cannot be written") {
		t.Errorf("in place of a folder: %v", err)
	}
}
