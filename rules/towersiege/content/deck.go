package content

import (
	"errors"
	"fmt"
	"slices"

	"portcullis/rules"
	"portcullis/rules/decks"
)

// MaxDeck is how many cards the rules have room for in a deck.
const MaxDeck = 120

// Deck is a Market Deck: which cards, and how many of each.
type Deck = decks.List

// Line is a number of copies of a card.
type Line = decks.Line

// book is the cards as decks name them.
func (c *Content) book() *decks.Book {
	b := decks.Book{Game: "towersiege", Hash: c.Hash, MostLine: MaxDeck, Rest: "its text or what it can do is another",
		Numbers: []string{"gold", "power", "SL", "LP", "DL", "RL", "IP"}}
	for i := range c.Cards {
		n := &c.Cards[i]
		d := decks.Design{Key: n.ID, Name: n.Name, Told: n.Title()}
		for _, value := range []int{n.Gold, n.Power, n.SL, n.LP, n.DL, n.RL, n.IP} {
			d.Numbers = append(d.Numbers, int8(value))
		}
		d.Rest = fmt.Sprintln(n.Type.ID(), n.UpkeepGold, n.UpkeepPower, n.Uses, n.Class, n.Slot, n.Location, n.Tags, n.AnyTurn, n.Kind, n.Resist, n.Text)
		b.Designs = append(b.Designs, d)
	}
	return decks.NewBook(b)
}

// Built is the base deck with expansions shuffled in (TS-MOD-4); expansions are indexes of Content.Sets.
func (c *Content) Built(expansions ...Set) Deck {
	d := Deck{Lines: slices.Clone(c.Sets[BaseSet].Deck.Lines)}
	for _, s := range expansions {
		d.Lines = append(d.Lines, c.Sets[s].Deck.Lines...)
	}
	return d.Canon()
}

// Check returns every reason why a deck may not be played (TS-DEK-1, TS-DEK-2), none if it may.
func (c *Content) Check(d Deck) (all []decks.Objection) {
	limits := &c.Limits
	object := func(rule string, card Card, n, limit int, why rules.Text) {
		all = append(all, decks.Objection{Rule: rule, Card: card, N: n, Limit: limit, Why: why})
	}
	switch n := d.Size(); {
	case n < limits.Fewest:
		object("TS-DEK-1", NoCard, n, limits.Fewest, rules.T("%d cards; a deck has at least %d.", n, limits.Fewest))
	case n > limits.Most:
		object("TS-DEK-1", NoCard, n, limits.Most, rules.T("%d cards; a deck has at most %d.", n, limits.Most))
	}
	for _, line := range d.Canon().Lines {
		info := c.At(line.Card)
		switch most := c.MostOf(line.Card); {
		case most == 0:
			object("TS-DEK-2", line.Card, line.N, 0, rules.T("%s is no card of a deck.", info.Title()))
		case line.N > most && !limits.Unlimited.Has(line.Card): // of those the size of the deck tells
			object("TS-DEK-2", line.Card, line.N, most, rules.T("%d copies of %s; %d are allowed.", line.N, info.Title(), most))
		}
	}
	return all
}

// MostOf is how many copies of a card a deck may hold (TS-DEK-2); 0 for what is no card of a deck.
func (c *Content) MostOf(card Card) int {
	switch {
	case c.At(card).Set == StartSet:
		return 0
	case c.Limits.Unlimited.Has(card):
		return c.Limits.Most
	}
	return c.Limits.Copies
}

// Faults are the reasons why a deck is not legal, as sentences.
func (c *Content) Faults(d Deck) (reasons []rules.Text) {
	for _, o := range c.Check(d) {
		reasons = append(reasons, o.Why)
	}
	return reasons
}

// Code writes a deck in one line: "4 skeleton, 2 hero". Decks of the same cards have the same code.
func (c *Content) Code(d Deck) string { return c.Book.Code(d) }

// ParseCode reads what Code writes, see [decks.Book.ParseCode]. The reasons are all that cannot be read;
// whether the deck is legal, Check tells.
func (c *Content) ParseCode(code string) (Deck, []rules.Text) {
	d, err := c.Book.ParseCode(code)
	var wrong *decks.ListError
	if errors.As(err, &wrong) {
		return d, wrong.Reasons()
	}
	return d, nil
}

// Random is a legal deck that is decided by r.
func (c *Content) Random(r *rules.Rand) Deck {
	var pool []Card
	for card := range c.Cards {
		if c.Cards[card].Set == StartSet {
			continue
		}
		copies := c.Limits.Copies
		if c.Limits.Unlimited.Has(Card(card)) {
			copies = c.Limits.Fewest / 4
		}
		for range copies {
			pool = append(pool, Card(card))
		}
	}
	rules.Shuffle(r, pool)
	size := c.Limits.Fewest + r.IntN(c.Limits.Most-c.Limits.Fewest+1)
	var d Deck
	for _, card := range pool[:min(size, len(pool))] {
		d.Lines = append(d.Lines, Line{Card: card, N: 1})
	}
	return d.Canon()
}
