package deckbuilder

import (
	"slices"
	"strings"

	"portcullis/rules"
	"portcullis/rules/decks"
	"portcullis/scenes/ink"
)

// Trade is what the deck builder knows of a game. It is never changed.
type Trade struct {
	Game   string // its id
	Rule   string // where its rules begin to tell of decks: "ST-DCK-1"
	Folder string // where decks are kept, below the folder of decks; empty: in that itself
	Book   *decks.Book
	Cards  []Card // by number
	// Least and Most are how many cards a deck has.
	Least, Most int
	Emblem      string // of the cards of all camps
	Camps       []Camp
	Several     rules.Text // what a deck is of that has cards of several camps: "Several factions"
	Mixing      *Mixing    // nil: a deck may hold the cards of all camps
	// Sieves are what can be filtered by. The first of them also divides the deck on its sheet.
	Sieves  []Sieve
	Price   rules.Text // what costs are called in the filter: "Cost"
	Badge   string     // the picture below the number of a cost
	Example string     // two lines of a deck: "4 Gutter Informant, 2 The Assassin"

	FaceAspect, WholeAspect float64 // width for height
	Face, Whole, Portrait   func(m ink.Metrics, measure ink.Measurer, s ink.Scheme, card decks.Card, box ink.Rect) ink.List

	// Settle says which decks may be played in a match with these options; nil: nobody waits for the deck.
	Settle func(options map[string]string) Terms
	// Options are those of a match in which the first player has a deck.
	Options func(code string, mixed bool) map[string]string
	// Chance tells how often one sees a card of which a deck of so many cards has so many copies, at most so many.
	Chance func(in, most, size int) string
	// Figures are what a deck is like on the whole, a line each.
	Figures func(l decks.List) []string
}

// Terms say which decks may be played.
type Terms struct {
	Mixed bool // a deck may hold the cards of all camps
	Check func(l decks.List, mixed bool) []decks.Objection
}

// Card is what is shown of a card beside what the book says.
type Card struct {
	Cost, Limit int        // what it costs, and how many copies a deck may hold
	What        rules.Text // what it is, in a line
	Held        rules.Text // how many copies a deck may hold, as a sentence
	HeldRule    string     // and by which rule
	Texts       []Panel
	Lore        rules.Text
	Figure      string // the picture that stands for it
	Kinds       []int  // where it falls in each of Trade.Sieves; -1: through
}

// Panel is a text of a card on its strip: "Action", and what it does.
type Panel struct {
	Kind, Text   rules.Text
	Ground, Edge ink.Color
}

// Camp are cards that are shown together: those of a faction.
type Camp struct {
	Key       string
	Name, Tip rules.Text
	Emblem    string
	Banner    ink.Color
	Cards     []decks.Card // in the order of their numbers
	Starter   decks.List   // to begin with
	Deck      rules.Text   // what a deck of it is called: "Ysra deck"
}

// Mixing is that a deck is built from one camp or from all of them.
type Mixing struct {
	One, All   rules.Text // what such decks are called
	Key        string     // of all camps, see [decks.Groups]
	Every      rules.Text // what they are called together: "All factions"
	Name, Less rules.Text // of the switch, and where there is less room
	Tip        rules.Text
	Refusal    rules.Text // why it cannot be switched while a match waits for the deck
}

// Sieve is something to filter by: the rank of a card.
type Sieve struct {
	Key   string
	Name  rules.Text
	Kinds []Kind
}

// Kind is one of what a sieve lets through: soldiers.
type Kind struct {
	Key  string
	Name rules.Text
	Icon string
}

// camp is that of most cards of a list, the first of those with equally many. Alone reports whether
// there is no card of another one.
func (t *Trade) camp(l decks.List) (camp int, alone bool) {
	count := make([]int, len(t.Camps))
	for i := range t.Camps {
		for _, line := range l.Lines {
			if slices.Contains(t.Camps[i].Cards, line.Card) {
				count[i] += line.N
			}
		}
		if count[i] > count[camp] {
			camp = i
		}
	}
	return camp, count[camp] == l.Size()
}

// campOf is the camp of a card; -1: it has none.
func (t *Trade) campOf(card decks.Card) int {
	return slices.IndexFunc(t.Camps, func(c Camp) bool { return slices.Contains(c.Cards, card) })
}

// mixes reports whether a deck may hold the cards of all camps.
func (t *Trade) mixes(f decks.File) bool { return t.Mixing == nil || f.Of == t.Mixing.Key }

// campOfDeck is the camp that a deck says it is of, else that of most of its cards.
func (t *Trade) campOfDeck(f decks.File) (camp int, alone bool) {
	if i := slices.IndexFunc(t.Camps, func(c Camp) bool { return c.Key == f.Of }); i >= 0 {
		return i, true
	}
	return t.camp(f.List)
}

// contents is what a deck is of, in a few words.
func (t *Trade) contents(f decks.File) rules.Text {
	camp, alone := t.campOfDeck(f)
	switch {
	case t.Mixing != nil && f.Of == t.Mixing.Key:
		return t.Mixing.Every
	case alone:
		return t.Camps[camp].Name
	}
	return t.Several
}

// starter is the deck of the box with a key.
func (t *Trade) starter(key string) (decks.List, bool) {
	for i := range t.Camps {
		if l := t.Camps[i].Starter; l.Key == key {
			return l, true
		}
	}
	return decks.List{}, false
}

// texts are what a card says.
func (t *Trade) texts(card decks.Card) string {
	var all []rules.Text
	for _, p := range t.Cards[card].Texts {
		all = append(all, rules.T("%s: %s", p.Kind, p.Text))
	}
	return rules.Sentences(all...).String()
}

// words are what a card is and says.
func (t *Trade) words(card decks.Card) string {
	return strings.TrimSpace(rules.Say("%s. %s", t.Cards[card].What, t.texts(card)))
}

// title is what a deck is called that has no name.
func (t *Trade) title(mixed bool, camp int) string {
	if mixed {
		return rules.Say("Mixed deck")
	}
	return t.Camps[camp].Deck.String()
}
