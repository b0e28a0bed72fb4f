package rulebook_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"portcullis/assets"
	"portcullis/scenes/rulebook"
)

const sample = `# A siege

## Attack {#KU-ATK-1}

Fight *here*, once. {#KU-ATK-1 KU-ATK-2} And roll.
{#KU-ATK-5..7}

- one item {#KU-ATK-9}
- another

| Forces | 1 | 2 |
| Strength | 1 | 2 |
### A section
`

func TestReadTakesABookApart(t *testing.T) {
	b, err := rulebook.Read(sample)
	if err != nil {
		t.Fatal(err)
	}
	want := []rulebook.Block{
		{Kind: rulebook.Title, Text: "A siege", Spans: []rulebook.Span{{Text: "A siege"}}},
		{Kind: rulebook.Chapter, Text: "Attack", Spans: []rulebook.Span{{Text: "Attack"}}, Rules: []string{"KU-ATK-1"}},
		{Kind: rulebook.Paragraph, Text: "Fight here, once. And roll.",
			Spans: []rulebook.Span{{Text: "Fight "}, {Text: "here", Italic: true}, {Text: ", once. And roll."}},
			Rules: []string{"KU-ATK-1", "KU-ATK-2", "KU-ATK-5", "KU-ATK-6", "KU-ATK-7"}},
		{Kind: rulebook.Item, Text: "one item", Spans: []rulebook.Span{{Text: "one item"}}, Rules: []string{"KU-ATK-9"}},
		{Kind: rulebook.Item, Text: "another", Spans: []rulebook.Span{{Text: "another"}}},
		{Kind: rulebook.Table, Text: "Forces 1 2\nStrength 1 2\n", Rows: [][]string{{"Forces", "1", "2"}, {"Strength", "1", "2"}}},
		{Kind: rulebook.Section, Text: "A section", Spans: []rulebook.Span{{Text: "A section"}}},
	}
	if diff := cmp.Diff(want, b.Blocks); diff != "" {
		t.Error(diff)
	}
}

func TestFindPrefersTheParagraphAndFallsBackToTheNearestRule(t *testing.T) {
	b, err := rulebook.Read(sample)
	if err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]int{"KU-ATK-1": 2, "KU-ATK-9": 3, "KU-ATK-8": 2, "KU-ATK-30": 3} {
		if got, ok := b.Find(id); !ok || got != want {
			t.Errorf("%s is block %d, %v; want %d", id, got, ok, want)
		}
	}
	for _, id := range []string{"KU-MOV-1", "XX-ATK-1", "", "nonsense"} {
		if got, ok := b.Find(id); ok {
			t.Errorf("%q was found at block %d", id, got)
		}
	}
}

func TestSearchWantsAllWords(t *testing.T) {
	b, err := rulebook.Read(sample)
	if err != nil {
		t.Fatal(err)
	}
	for query, want := range map[string][]int{"ROLL fight": {2}, "item": {3}, "strength": {5}, "atk-9": {3}, "  ": nil, "fight item": nil} {
		if got := b.Search(query); !cmp.Equal(got, want) {
			t.Errorf("%q finds %v, want %v", query, got, want)
		}
	}
}

func TestSearchWantsNoAccents(t *testing.T) {
	text, _, err := assets.Rules("bsieged")
	if err != nil {
		t.Fatal(err)
	}
	b, err := rulebook.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	want := b.Search("mölen")
	if len(want) < 10 {
		t.Fatalf("mölen is in %d places", len(want))
	}
	for _, query := range []string{"molen", "MOLEN", "mo\u0308len"} {
		if got := b.Search(query); !cmp.Equal(got, want) {
			t.Errorf("%q finds %d places, mölen %d", query, len(got), len(want))
		}
	}
	for _, query := range []string{"heros", "hero’s", "hero's"} {
		if got, want := b.Search(query), b.Search("hero's"); !cmp.Equal(got, want) {
			t.Errorf("%q finds %d places; want %d", query, len(got), len(want))
		}
	}
}

func TestReadNamesTheLineOfAFault(t *testing.T) {
	for text, want := range map[string]string{
		"# Fine\n\nText {#KU-}":    "line 3",
		"#### Too deep":            "line 1",
		"ok\n\n## Bad {#ku-atk-1}": "line 3",
	} {
		if _, err := rulebook.Read(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q gives %v, want %s", text, err, want)
		}
	}
}

// Every rule of a ledger is told in the rules text of its game, so that whatever a prompt
// or a refusal cites can be opened.
func TestEveryRuleOfTheLedgersIsTold(t *testing.T) {
	id := regexp.MustCompile(`\b[A-Z]{2}-[A-Z]{2,4}-\d+\b`)
	for game, ledger := range ledgers(t) {
		text, there, err := assets.Rules(game)
		if err != nil || !there {
			t.Errorf("%s has a ledger and no rules text: %v", game, err)
			continue
		}
		book, err := rulebook.Read(text)
		if err != nil {
			t.Errorf("%s: %v", game, err)
			continue
		}
		told := map[string]bool{}
		for _, b := range book.Blocks {
			for _, r := range b.Rules {
				told[r] = true
			}
		}
		known := map[string]bool{}
		for _, r := range id.FindAllString(ledger, -1) {
			known[r] = true
			if !told[r] {
				t.Errorf("%s: %s is not told", game, r)
				told[r] = true
			}
			if _, ok := book.Find(r); !ok {
				t.Errorf("%s: %s cannot be opened", game, r)
			}
		}
		for r := range told {
			if !known[r] {
				t.Errorf("%s: the rules text tells %s, which is not in the ledger", game, r)
			}
		}
		if len(known) == 0 {
			t.Errorf("%s: no rules found in the ledger", game)
		}
	}
}

// ledgers are the ledgers of the games: "bsieged-content.md" is a part of that of bsieged.
func ledgers(t *testing.T) map[string]string {
	t.Helper()
	files, err := filepath.Glob("../../docs/rules/*.md")
	if err != nil || len(files) == 0 {
		t.Fatalf("no ledgers found: %v", err)
	}
	all := map[string]string{}
	for _, path := range files {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		game, _, _ := strings.Cut(strings.TrimSuffix(filepath.Base(path), ".md"), "-")
		all[game] += string(text)
	}
	return all
}

func FuzzRead(f *testing.F) {
	f.Add(sample)
	f.Add("| a |\n- {#KU-ATK-1..0}\n*")
	f.Fuzz(func(t *testing.T, text string) {
		b, err := rulebook.Read(text)
		if err != nil {
			return
		}
		for i, block := range b.Blocks {
			for _, id := range block.Rules {
				if _, ok := b.Find(id); !ok {
					t.Fatalf("rule %s of block %d cannot be found", id, i)
				}
			}
		}
	})
}

// The advice of Siegestorm is in its book (ST-TIP-1..6), a word for each tip of the ledger.
func TestTips(t *testing.T) {
	text, _, err := assets.Rules("siegestorm")
	if err != nil {
		t.Fatal(err)
	}
	b, err := rulebook.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	tips := b.Tips()
	if len(tips) != 6 {
		t.Fatalf("%d tips: %q", len(tips), tips)
	}
	for i, word := range []string{"lose", "put back", "Two points", "Frontline and No Man's Land", "Supporters", "war track"} {
		if !strings.Contains(tips[i], word) {
			t.Errorf("ST-TIP-%d is %q; want a word on %q", i+1, tips[i], word)
		}
	}
	if b, err = rulebook.Read(sample); err != nil || b.Tips() != nil {
		t.Errorf("a book without advice has %q, %v", b.Tips(), err)
	}
}
