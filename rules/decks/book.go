package decks

import (
	"portcullis/rules"
	"portcullis/rules/fold"
)

// Book is all the cards that the decks of a game are built from. It is never changed.
type Book struct {
	Game     string   // its id
	Hash     string   // of the content, 16 hexadecimal digits
	Designs  []Design // by Card
	MostLine int      // copies that a line of a deck holds at most
	Groups   *Groups  // from which cards a deck is built; nil if a game has nothing to say about that
	Numbers  []string // what the numbers of a design are called: "cost"
	Rest     string   // what else a card is: "its rank, copies or abilities are others"

	byKey, byName map[string]Card
}

// Design is a card as a deck names it.
type Design struct {
	Key  string // as the content files write it: "ys_the_assassin"
	Name string // in English, as deck files write it
	Told rules.Text
	// Numbers are what is printed on it, in the order of Book.Numbers, and Rest all else that matters in
	// play, in any words: by them it is known whether a card has changed.
	Numbers []int8
	Rest    string
}

// Groups are what a deck can be built from: one faction, or all of them.
type Groups struct {
	Word string                                   // of the line in deck files: "faction"
	Find func(value string) (key string, ok bool) // the group that a person names
	Of   func(l List) string                      // the key of the group that a list is built from, if it does not say it
}

// NewBook completes a book whose exported fields are set. Of cards with the same key or folded name (see
// [fold.Text]) the first is found by it.
func NewBook(b Book) *Book {
	b.byKey, b.byName = make(map[string]Card, len(b.Designs)), make(map[string]Card, len(b.Designs))
	for i := len(b.Designs) - 1; i >= 0; i-- {
		b.byKey[b.Designs[i].Key], b.byName[fold.Text(b.Designs[i].Name)] = Card(i), Card(i)
	}
	return &b
}

// ByKey returns the card with a key of the content files, "ys_the_assassin".
func (b *Book) ByKey(key string) (card Card, ok bool) {
	card, ok = b.byKey[key]
	return card, ok
}

// At is what decks know of a card of the book.
func (b *Book) At(card Card) *Design { return &b.Designs[card] }
