package content

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"portcullis/rules"
)

// MaxDeck is how many cards the rules have room for in a deck.
const MaxDeck = 120

// Deck is a Market Deck: which cards, and how many of each.
type Deck struct{ Lines []Line }

// Line is a number of copies of a card.
type Line struct {
	Card Card
	N    int
}

// Size is how many cards the deck has.
func (d Deck) Size() (n int) {
	for _, line := range d.Lines {
		n += line.N
	}
	return n
}

// Count is how many copies of a card the deck has.
func (d Deck) Count(card Card) (n int) {
	for _, line := range d.Lines {
		if line.Card == card {
			n += line.N
		}
	}
	return n
}

// Canon is the deck with one line for each card, in their order.
func (d Deck) Canon() Deck {
	var canon Deck
	for card := range Card(MaxCards) {
		if n := d.Count(card); n > 0 {
			canon.Lines = append(canon.Lines, Line{card, n})
		}
	}
	return canon
}

// Built is the base deck with expansions shuffled in (TS-MOD-4); expansions are indexes of Content.Sets.
func (c *Content) Built(expansions ...Set) Deck {
	d := Deck{slices.Clone(c.Sets[BaseSet].Deck.Lines)}
	for _, s := range expansions {
		d.Lines = append(d.Lines, c.Sets[s].Deck.Lines...)
	}
	return d.Canon()
}

// Faults are all reasons why a deck is not legal (TS-DEK-1, TS-DEK-2), none if it is.
func (c *Content) Faults(d Deck) (reasons []rules.Text) {
	limits := &c.Limits
	switch n := d.Size(); {
	case n < limits.Fewest:
		reasons = append(reasons, rules.T("%d cards; a deck has at least %d.", n, limits.Fewest))
	case n > limits.Most:
		reasons = append(reasons, rules.T("%d cards; a deck has at most %d.", n, limits.Most))
	}
	for _, line := range d.Canon().Lines {
		info := c.At(line.Card)
		switch {
		case info.Set == StartSet:
			reasons = append(reasons, rules.T("%s is no card of a deck.", info.Title()))
		case line.N > limits.Copies && !limits.Unlimited.Has(line.Card):
			reasons = append(reasons, rules.T("%d copies of %s; %d are allowed.", line.N, info.Title(), limits.Copies))
		}
	}
	return reasons
}

// Code writes a deck in one line: "4 skeleton, 2 hero". Decks of the same cards have the same code.
func (c *Content) Code(d Deck) string {
	var parts []string
	for _, line := range d.Canon().Lines {
		parts = append(parts, fmt.Sprintf("%d %s", line.N, c.At(line.Card).ID))
	}
	return strings.Join(parts, ", ")
}

// ParseCode reads what Code writes, in any order and with more or less space. The reasons are all that
// cannot be read; whether the deck is legal, Faults tells.
func (c *Content) ParseCode(code string) (d Deck, reasons []rules.Text) {
	for part := range strings.SplitSeq(code, ",") {
		number, id, _ := strings.Cut(strings.TrimSpace(part), " ")
		n, err := strconv.Atoi(number)
		card, ok := c.Find(strings.TrimSpace(id))
		switch {
		case err != nil || n < 1 || n > MaxDeck:
			reasons = append(reasons, rules.T("%q does not begin with a number of copies.", part))
		case !ok:
			reasons = append(reasons, rules.T("There is no card %q.", id))
		default:
			d.Lines = append(d.Lines, Line{card, n})
		}
	}
	return d.Canon(), reasons
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
		d.Lines = append(d.Lines, Line{card, 1})
	}
	return d.Canon()
}
