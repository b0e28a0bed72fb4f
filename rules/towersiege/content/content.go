package content

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/decks"
)

// Content is everything that Tower Siege is played with. It is never changed.
type Content struct {
	Hash  string
	Cards []Info // at most MaxCards
	// Innate are the Spells of every Mage, Mages and Towers what a seat can choose, in the order of the files.
	Innate, Mages, Towers []Card
	// Sets are the base deck and then the expansions.
	Sets   []SetInfo
	Limits DeckLimits
	Tables Tables
	// Notes are the special results of the dice, for the reader.
	Notes []Note
	Book  *decks.Book // the cards as decks name them
}

// SetInfo is a deck that the box comes with, or an expansion.
type SetInfo struct {
	ID   string
	Name string
	Deck Deck
}

// DeckLimits are the numbers of TS-DEK-1 and TS-DEK-2.
type DeckLimits struct {
	Fewest, Most, Copies int
	Unlimited            Cards // as many as there is room for
}

// Note is a special result in a sentence.
type Note struct{ ID, Text string }

// Find is the card with an id; NoCard if there is none.
func (c *Content) Find(id string) (Card, bool) {
	i := slices.IndexFunc(c.Cards, func(info Info) bool { return info.ID == id })
	if i < 0 {
		return NoCard, false
	}
	return Card(i), true
}

// At is what is printed on a card. NoCard has nothing.
func (c *Content) At(card Card) *Info { return &c.Cards[card] }

// Title is the name of the card.
func (i *Info) Title() rules.Text { return rules.Name("towersiege: card", i.Name) }

// Told is the name of the card within a sentence.
func (i *Info) Told() rules.Text { return rules.Within(i.Title()) }

// Rules is what the card does.
func (i *Info) Rules() rules.Text { return rules.Name("towersiege: text of a card", i.Text) }

// Lore is the card's flavour text.
func (i *Info) Lore() rules.Text { return rules.Name("towersiege: flavour", i.Flavour) }

// Title is the name of what the effect does ("Arrows"); empty if it has none.
func (e *Effect) Title() rules.Text { return rules.Name("towersiege: ability", e.Label) }

// Title is the name of the set.
func (s *SetInfo) Title() rules.Text { return rules.Name("towersiege: set", s.Name) }

// About is the special result in a sentence.
func (n *Note) About() rules.Text { return rules.Name("towersiege: special result", n.Text) }

// Names lists everything that the content says to people, for the template of catalogues.
func (c *Content) Names() (names []rules.Text) {
	for i := range c.Cards {
		info := &c.Cards[i]
		names = append(names, info.Title(), info.Rules(), info.Lore())
		for j := range info.Effects {
			names = append(names, info.Effects[j].Title())
		}
	}
	for i := range c.Sets {
		names = append(names, c.Sets[i].Title())
	}
	for i := range c.Notes {
		names = append(names, c.Notes[i].About())
	}
	return slices.DeleteFunc(names, rules.Text.Empty)
}
