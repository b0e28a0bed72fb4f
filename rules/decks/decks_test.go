package decks_test

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/decks"
)

// plain is a book of a game that says nothing about groups, with one number on each card.
func plain(cost int8, rest string) *decks.Book {
	return decks.NewBook(decks.Book{Game: "toy", Hash: "0123456789abcdef", MostLine: 9, Numbers: []string{"cost"}, Rest: "it does something else",
		Designs: []decks.Design{{Key: "imp", Name: "Imp", Told: rules.T("Imp"), Numbers: []int8{cost}, Rest: rest}, {Key: "ox", Name: "Red Ox", Told: rules.T("Red Ox"), Numbers: []int8{2}}}})
}

// A deck of a game without groups has no line about them, and is read back as it was.
func TestDeckWithoutGroups(t *testing.T) {
	b := plain(1, "bites")
	f := decks.File{List: decks.List{Name: "Mine", Lines: []decks.Line{{Card: 1, N: 2}, {Card: 0, N: 9}}}}
	text := string(b.Write(f))
	if want := "portcullis-deck 1\nname Mine\ngame toy\ncontent 0123456789abcdef\n\n9 Imp  #1:"; !strings.HasPrefix(text, want) || !strings.Contains(text, "\n2 Red Ox  #2:") {
		t.Errorf("written as %s", text)
	}
	back, err := b.Read([]byte(text))
	if err != nil || b.Code(back.List) != "9 imp, 2 ox" || back.Of != "" || back.Changed != nil || back.List.Name != "Mine" {
		t.Errorf("%+v, %v", back, err)
	}
	if _, err := b.Read([]byte("faction imps\n1 Imp")); err == nil || !strings.Contains(err.Error(), "is no line of a deck") {
		t.Errorf("a line about groups: %v", err)
	}
}

// Each number and the rest of a card are compared with what the file remembers.
func TestWhatHasChanged(t *testing.T) {
	text := plain(1, "bites").Write(decks.File{List: decks.List{Lines: []decks.Line{{Card: 0, N: 1}, {Card: 1, N: 1}}}})
	for _, test := range []struct {
		now  *decks.Book
		want string
	}{
		{plain(1, "bites"), ""}, {plain(-3, "bites"), "Imp has changed: cost 1 is now -3."}, {plain(1, "hides"), "Imp has changed: it does something else."},
		{plain(4, "hides"), "Imp has changed: cost 1 is now 4, it does something else."},
	} {
		f, err := test.now.Read(text)
		got := ""
		for _, c := range f.Changed {
			got += c.Why.String()
		}
		if err != nil || got != test.want {
			t.Errorf("%q, %v; want %q", got, err, test.want)
		}
	}
}
