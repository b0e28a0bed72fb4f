package cards_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/rules/siegestorm/cards"
)

// parse reads a code that must be readable.
func parse(tb testing.TB, set *cards.Set, code string) decks.List {
	tb.Helper()
	l, err := set.Book.ParseCode(code)
	if err != nil {
		tb.Fatal(err)
	}
	return l
}

func TestCode(t *testing.T) {
	set := load(t)
	l := list(t, set, map[string]int{"ys_the_assassin": 2, "ys_gutter_informant": 4, "kh_tengu": 1})
	const code = "4 ys_gutter_informant, 2 ys_the_assassin, 1 kh_tengu"
	if got := set.Book.Code(l); got != code {
		t.Errorf("code %q, want %q", got, code)
	}
	for _, other := range []string{
		"1 kh_tengu,2 ys_the_assassin ,4 ys_gutter_informant",
		"  4x Gutter Informant, 1 Tengu, 2 the assassin  ",
		"1 The Assassin, 4 gutter  informant, 1 TENGU, 1x ys_the_assassin",
	} {
		if got := set.Book.Code(parse(t, set, other)); got != code {
			t.Errorf("%q is read as %q", other, got)
		}
	}
	if got := set.Book.Code(decks.List{}); got != "0" {
		t.Errorf("the empty list is %q", got)
	}
	if l := parse(t, set, "0"); l.Size() != 0 {
		t.Errorf("0 is read as %v", l)
	}
}

// Apostrophes and dashes of word processors stand for those of the names.
func TestNamesAreFolded(t *testing.T) {
	set := load(t)
	l := parse(t, set, "4 Salt\u2011Road Mercenary, 2 hangman of the  styx")
	if got := set.Book.Code(l); got != "4 ys_salt_road_mercenary, 2 sx_hangman_of_the_styx" {
		t.Errorf("read as %q", got)
	}
}

// Everything wrong in a code is told at once, with the card that may be meant.
func TestCodeFaults(t *testing.T) {
	set := load(t)
	for code, want := range map[string][]string{
		"":                              {`"" is no line of a deck; write how many and which card, as in "4 Gutter Informant".`},
		"4":                             {`"4" is no line`},
		"ys_the_assassin":               {`"ys_the_assassin" is no line`},
		"4 Gutter Infomant":             {`There is no card "Gutter Infomant"; perhaps Gutter Informant is meant.`},
		"4 ys_guter_informant":          {`perhaps Gutter Informant is meant.`},
		"4 The Emperor of Everything":   {`There is no card "The Emperor of Everything".`},
		"0 Tengu":                       {"0 of Tengu; a line holds 1 to 34 copies."},
		"35 Tengu":                      {"35 of Tengu; a line holds"},
		"99999999999999999999999 Tengu": {"of Tengu; a line holds"},
		"4 Tengu,":                      {`"" is no line`},
		"4 Tengu, 2 Tenku, x, 0 The Assassin, 3 ys_purge_doctor": {"perhaps Tengu is meant.", `"x" is no line`, "0 of The Assassin"},
		"4 " + strings.Repeat("y", 5000):                         {strings.Repeat("y", 60) + "..."},
	} {
		l, err := set.Book.ParseCode(code)
		var wrong *decks.ListError
		if !errors.As(err, &wrong) || l.Lines != nil {
			t.Errorf("%.40q is read as %v (%v)", code, l, err)
			continue
		}
		reasons := wrong.Reasons()
		if len(reasons) != len(want) || !slices.EqualFunc(reasons, want, func(r rules.Text, w string) bool { return strings.Contains(r.String(), w) }) {
			t.Errorf("%.40q: %v, want %v", code, reasons, want)
		}
	}
	_, err := set.Book.ParseCode(strings.Repeat("x,", 1000))
	var wrong *decks.ListError
	if !errors.As(err, &wrong) || len(wrong.Faults) != 50 {
		t.Errorf("a text that is no code at all: %v", err)
	}
}

// A code is read back as the canonical list it was written from, and equal decks have equal
// codes, in whatever order their lines stand.
func TestCodeRoundTrip(t *testing.T) {
	set := load(t)
	rapid.Check(t, func(t *rapid.T) {
		l := anyList(t, set)
		for _, line := range l.Canon().Lines {
			if line.N > cards.DeckSize {
				t.Skip("more copies than a line can hold")
			}
		}
		code := set.Book.Code(l)
		back, err := set.Book.ParseCode(code)
		if err != nil || !slices.Equal(back.Lines, l.Canon().Lines) {
			t.Fatalf("%v is read back as %v (%v)", l, back, err)
		}
		mixed := decks.List{Lines: rapid.Permutation(l.Lines).Draw(t, "order")}
		if got := set.Book.Code(mixed); got != code {
			t.Fatalf("%q in another order is %q", code, got)
		}
		if strings.ContainsAny(code, "\n\t") || strings.TrimSpace(code) != code || len(code) > rules.MaxOptionValue {
			t.Fatalf("%q is no value of an option", code)
		}
	})
}

// The longest legal deck fits into the option of a match.
func TestLongestCode(t *testing.T) {
	set := load(t)
	var long []cards.Card
	for _, c := range set.Cards {
		if set.Decks[c.Deck].Kind == cards.PlayerDeck {
			long = append(long, c)
		}
	}
	slices.SortFunc(long, func(a, b cards.Card) int { return len(b.Key) - len(a.Key) })
	var l decks.List
	for _, c := range long[:cards.DeckSize] {
		l.Lines = append(l.Lines, decks.Line{Card: c.ID, N: 1})
	}
	if code := set.Book.Code(l); len(code) > rules.MaxOptionValue || set.Check(l, cards.AllFactions, cards.NoPromo) != nil {
		t.Errorf("%d bytes: %s", len(code), code)
	}
}

// Reading never fails otherwise than with a *ListError.
func FuzzParseCode(f *testing.F) {
	set := load(f)
	f.Add(set.Book.Code(set.Starters[0]))
	f.Add("4x , 2 Tenku,,")
	f.Fuzz(func(t *testing.T, code string) {
		l, err := set.Book.ParseCode(code)
		var wrong *decks.ListError
		if err != nil && (!errors.As(err, &wrong) || len(wrong.Faults) == 0) {
			t.Fatalf("%T: %v", err, err)
		}
		if err == nil && !slices.Equal(l.Lines, l.Canon().Lines) {
			t.Fatalf("%v is not canonical", l)
		}
	})
}
