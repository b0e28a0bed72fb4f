package cards_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"portcullis/rules/content/contenttest"
	"portcullis/rules/decks"
	"portcullis/rules/siegestorm/cards"
)

// read reads a deck that must be readable.
func read(tb testing.TB, set *cards.Set, text string) decks.File {
	tb.Helper()
	d, err := set.Book.Read([]byte(text))
	if err != nil {
		tb.Fatal(err)
	}
	return d
}

func TestDeckFile(t *testing.T) {
	set := load(t)
	d := decks.File{List: list(t, set, map[string]int{"ys_the_assassin": 2, "ys_gutter_informant": 4})}
	d.List.Name = "Knives First"
	text := string(set.Book.Write(d))
	lines := strings.Split(text, "\n")
	want := []string{"portcullis-deck 1", "name Knives First", "game siegestorm", "faction ysra", "content " + set.Hash(), "",
		"4 Gutter Informant  #0:1:1:", "2 The Assassin  #3:3:1:", ""}
	if !slices.EqualFunc(lines, want, strings.HasPrefix) {
		t.Errorf("written as\n%s", text)
	}
	back := read(t, set, text)
	if back.List.Name != "Knives First" || back.Of != "ysra" || back.Content != set.Hash() || back.Changed != nil {
		t.Errorf("read back as %+v", back)
	}
	if set.Book.Code(back.List) != set.Book.Code(d.List) {
		t.Errorf("read back as %s", set.Book.Code(back.List))
	}
}

// A deck that does not say its faction is of that of its cards.
func TestFactionKey(t *testing.T) {
	set := load(t)
	for _, test := range []struct {
		deck decks.File
		want string
	}{
		{decks.File{List: list(t, set, map[string]int{"kh_tengu": 2})}, "khunglai"},
		{decks.File{List: list(t, set, map[string]int{"ys_the_assassin": 1, "kh_tengu": 2})}, "all"},
		{decks.File{List: list(t, set, map[string]int{"kh_tengu": 2}), Of: "styxia"}, "styxia"}, {decks.File{}, "ysra"},
		{decks.File{List: list(t, set, map[string]int{"kh_tengu": 2}), Of: "all"}, "all"},
	} {
		if got := set.Book.Group(test.deck); got != test.want {
			t.Errorf("%+v is of %s, want %s", test.deck, got, test.want)
		}
		if text := string(set.Book.Write(test.deck)); !strings.Contains(text, "\nfaction "+test.want+"\n") {
			t.Errorf("written as %s", text)
		}
	}
}

// A list that somebody typed is a deck: head, marks and order may be missing.
func TestBareList(t *testing.T) {
	set := load(t)
	d := read(t, set, "\uFEFF# my deck\r\n2x The Assassin\r\n\r\n4 Gutter Informant\r\n1 ys_the_assassin")
	if got := set.Book.Code(d.List); got != "4 ys_gutter_informant, 3 ys_the_assassin" || d.Of != "ysra" || d.Content != "" {
		t.Errorf("read as %s, %+v", got, d)
	}
	d = read(t, set, "1 Tengu\n2 The Assassin")
	if d.Of != "all" {
		t.Errorf("cards of two factions: %+v", d)
	}
	d = read(t, set, "faction Khung\u2019lai\n")
	if d.Of != "khunglai" || d.List.Size() != 0 {
		t.Errorf("a faction without cards: %+v", d)
	}
	d = read(t, set, "name A b\nfaction all\n1 Tengu")
	if d.Of != "all" || d.List.Name != "A b" {
		t.Errorf("a deck of all factions: %+v", d)
	}
}

// Everything that cannot be read is told at once, each with its line.
func TestDeckFileFaults(t *testing.T) {
	set := load(t)
	for text, want := range map[string][]string{
		"":                            {"There is no deck in the text."},
		"# nothing\n\n":               {"There is no deck in the text."},
		"\xff\xfe":                    {"This is no text."},
		strings.Repeat(" ", 64<<10+1): {"The text is larger than 64 KiB"},
		"Dear friend,\n4 Tengu":       {`line 1: "Dear friend," is no line of a deck; write how many and which card`},
		"portcullis-deck 1\n4 Gutter Infomant\n1 Nobody At All Here\n0 Tengu\nfour Tengu": {
			`line 2: There is no card "Gutter Infomant"; perhaps Gutter Informant is meant.`, `line 3: There is no card "Nobody At All Here".`,
			"line 4: 0 of Tengu", `line 5: "four Tengu" is no line of a deck`},
		"portcullis-deck 2\nanything":        {"line 1: The deck was saved by a newer Portcullis, in version 2; this one reads up to 1."},
		"portcullis-deck new\n4 Tengu":       {`line 1: "new" is no version`},
		"game kurth\n4 Tengu":                {`line 1: This is a deck of "kurth", not of siegestorm.`},
		"faction elves\n4 Tengu":             {`line 1: There is no faction "elves".`},
		"faction goblins\n4 Tengu":           {`line 1: There is no faction "goblins".`},
		"name A\nname B\n4 Tengu":            {"line 2: The deck says its name twice."},
		"content new\n4 Tengu":               {`line 1: "new" names no content`},
		"4 Tengu  #4:3:3:12345678x":          {"line 1: \"4:3:3:12345678x\" is no mark of a card"},
		"4 Tengu  #":                         {"is no mark of a card"},
		"4 Tengu  #4:3:12345678":             {"is no mark of a card"},
		"4 Tengu  #+4:3:3:12345678":          {"is no mark of a card"},
		"4 Tengu  #400:3:3:12345678":         {"is no mark of a card"},
		"1 Tengu\nname Late":                 {"line 2: \"name Late\" is no line of a deck"},
		"portcullis-match 1 {\"app\":\"x\"}": {`line 1: "portcullis-match 1`},
	} {
		_, err := set.Book.Read([]byte(text))
		var wrong *decks.ListError
		if !errors.As(err, &wrong) {
			t.Errorf("%.40q can be read (%v)", text, err)
			continue
		}
		if len(wrong.Faults) != len(want) || !slices.EqualFunc(wrong.Faults, want, func(f decks.ListFault, w string) bool { return strings.Contains(f.String(), w) }) {
			t.Errorf("%.40q: %v, want %v", text, err, want)
		}
	}
}

// A deck of another content version says which of its cards have changed, and how.
func TestChangedCards(t *testing.T) {
	old := load(t)
	text := old.Book.Write(decks.File{List: old.Starters[0]})
	for _, change := range []struct{ after, was, now, want string }{
		{`id = "ys_siege_alchemist"`, "cost = 2\natt = 4", "cost = 3\natt = 4", "Siege Alchemist has changed: cost 2 is now 3."},
		{`id = "ys_siege_alchemist"`, "att = 4\ndef = 1", "att = 5\ndef = 2", "Siege Alchemist has changed: ATT 4 is now 5, DEF 1 is now 2."},
		{`id = "ys_siege_alchemist"`, `do = "damage", n = 3`, `do = "damage", n = 2`, "Siege Alchemist has changed: its rank, copies or abilities are others."},
		{`id = "ys_siege_alchemist"`, `kind = "activated", cost = 2`, `kind = "activated", cost = 1`, "its rank, copies or abilities are others."},
		{`id = "ys_siege_alchemist"`, `rank = "veteran"`, `rank = "soldier"`, "its rank, copies or abilities are others."},
		{`id = "ys_siege_alchemist"`, `flavour = "`, `flavour = "New: `, ""},
		{`id = "ys_clockwork_djinn"`, `cost = 4`, `cost = 5`, ""}, // not in the deck
	} {
		m := files(t)
		contenttest.Spoil(t, m, "ysra.toml", change.after, change.was, change.now)
		set := reload(t, m)
		d := read(t, set, string(text))
		if d.Content != old.Hash() || d.Content == set.Hash() {
			t.Errorf("%q: content %s, now %s", change.now, d.Content, set.Hash())
		}
		switch {
		case change.want == "" && d.Changed == nil:
		case len(d.Changed) == 1 && d.Changed[0].Card == card(t, set, "ys_siege_alchemist").ID && strings.Contains(d.Changed[0].Why.String(), change.want):
		default:
			t.Errorf("%q: %v, want %q", change.now, d.Changed, change.want)
		}
	}
}

// A card that the content has no more is named with its line.
func TestCardThatIsGone(t *testing.T) {
	old := load(t)
	text := string(old.Book.Write(decks.File{List: old.Starters[0]}))
	m := files(t)
	contenttest.Spoil(t, m, "ysra.toml", "", `name = "Siege Alchemist"`, `name = "Powder Master"`)
	_, err := reload(t, m).Book.Read([]byte(text))
	line := 1 + strings.Count(text[:strings.Index(text, "4 Siege Alchemist")], "\n")
	var wrong *decks.ListError
	if !errors.As(err, &wrong) || len(wrong.Faults) != 1 || wrong.Faults[0].Line != line || !strings.Contains(wrong.Faults[0].String(), `There is no card "Siege Alchemist"`) {
		t.Errorf("%v, want line %d", err, line)
	}
}

// Every list is read back as it was written, under a name that fits on a line.
func TestDeckFileRoundTrip(t *testing.T) {
	set := load(t)
	rapid.Check(t, func(t *rapid.T) {
		d := decks.File{List: anyList(t, set).Canon(), Of: rapid.SampledFrom([]string{"ysra", "khunglai", "seraphia", "styxia", "all"}).Draw(t, "faction"), Content: set.Hash()}
		for _, line := range d.List.Lines {
			if line.N > cards.DeckSize {
				t.Skip("more copies than a line can hold")
			}
		}
		d.List.Name = rapid.String().Draw(t, "name")
		text := set.Book.Write(d)
		back, err := set.Book.Read(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if !slices.Equal(back.List.Lines, d.List.Lines) || back.List.Name != decks.CleanName(d.List.Name) || back.Of != d.Of || back.Content != d.Content || back.Changed != nil {
			t.Fatalf("%s is read back as %+v", text, back)
		}
		if again := set.Book.Write(back); string(again) != string(text) {
			t.Fatalf("written again as %s", again)
		}
	})
}

func TestCleanName(t *testing.T) {
	for typed, want := range map[string]string{
		"  Knives \t First\n": "Knives First", "\x00": "", "a\u2028b": "a b", "\xff": "\uFFFD",
		strings.Repeat("é", 90): strings.Repeat("é", 60), strings.Repeat("ab ", 30): strings.TrimSpace(strings.Repeat("ab ", 20)),
	} {
		if got := decks.CleanName(typed); got != want {
			t.Errorf("%q becomes %q, want %q", typed, got, want)
		}
	}
}

// Reading never fails otherwise than with a *ListError.
func FuzzReadDeck(f *testing.F) {
	set := load(f)
	f.Add(set.Book.Write(decks.File{List: set.Starters[0]}))
	f.Add([]byte("name x\nfaction all\n4x Tenku #1:2:3:00000000\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := set.Book.Read(data)
		var wrong *decks.ListError
		if err != nil && (!errors.As(err, &wrong) || len(wrong.Faults) == 0) {
			t.Fatalf("%T: %v", err, err)
		}
		if err == nil && !slices.Equal(d.List.Lines, d.List.Canon().Lines) {
			t.Fatalf("%v is not canonical", d.List)
		}
	})
}

// Renaming changes the name and nothing else, whatever the text looks like.
func TestRenameDeck(t *testing.T) {
	set := load(t)
	for text, want := range map[string]string{
		"portcullis-deck 1\r\nname Old\r\n4 Tengu": "portcullis-deck 1\r\nname New\n4 Tengu",
		"# mine\n4 Tengu\n":                        "name New\n# mine\n4 Tengu\n",
		"\uFEFFname Old\n4 Tengu":                  "name New\n4 Tengu",
	} {
		if got := string(decks.Rename([]byte(text), "New")); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		d := decks.File{List: set.Starters[rapid.IntRange(0, 3).Draw(t, "deck")]}
		d.List.Name = rapid.String().Draw(t, "old")
		name := rapid.String().Draw(t, "name")
		text := decks.Rename(set.Book.Write(d), name)
		d.List.Name = name
		if want := set.Book.Write(d); string(text) != string(want) {
			t.Fatalf("%s, want %s", text, want)
		}
	})
}

// A text as large as may be is read, and so is a line of as many copies as may be; a list counts all its
// lines of a card.
func TestDecksAtTheirLimits(t *testing.T) {
	set := load(t)
	text := "34 Tengu\n"
	if d := read(t, set, text+strings.Repeat(" ", decks.MaxFile-len(text))); d.List.Size() != cards.DeckSize {
		t.Errorf("%d cards", d.List.Size())
	}
	tengu := card(t, set, "kh_tengu").ID
	l := decks.List{Lines: []decks.Line{{Card: tengu, N: 2}, {Card: tengu + 1, N: 1}, {Card: tengu, N: 1}}}
	if l.Count(tengu) != 3 || l.Count(tengu+1) != 1 || l.Count(tengu+2) != 0 || l.Size() != 4 {
		t.Errorf("%d, %d and %d of %d", l.Count(tengu), l.Count(tengu+1), l.Count(tengu+2), l.Size())
	}
	if canon := l.Canon(); len(canon.Lines) != 2 || canon.Count(tengu) != 3 || len(l.Lines) != 3 {
		t.Errorf("%v of %v", canon, l)
	}
	for _, version := range []string{"0", "-1", ""} {
		if _, err := set.Book.Read([]byte("portcullis-deck " + version + "\n4 Tengu")); err == nil || !strings.Contains(err.Error(), "is no version") {
			t.Errorf("version %q: %v", version, err)
		}
	}
}
