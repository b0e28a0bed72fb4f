package decks

import (
	"fmt"
	"slices"

	"portcullis/rules"
)

// Card numbers the designs of a [Book] from 0, in its order.
type Card uint8

// None is no card.
const None Card = 255

// List is a deck that somebody has built or may build: which cards, how many of each.
type List struct {
	Key   string // of a deck that the box comes with: "starter_ysra"; empty for others
	Name  string
	Lines []Line
}

// Line is a number of copies of a card.
type Line struct {
	Card Card
	N    int
}

// Size is how many cards the list has.
func (l List) Size() int {
	n := 0
	for _, line := range l.Lines {
		n += line.N
	}
	return n
}

// Count is how many copies of a card the list has.
func (l List) Count(card Card) int {
	n := 0
	for _, line := range l.Lines {
		if line.Card == card {
			n += line.N
		}
	}
	return n
}

// Canon returns the list with one line for each card that is in it, in their order. Two lists of
// the same cards have the same canonical lines.
func (l List) Canon() List {
	lines := slices.Clone(l.Lines)
	slices.SortStableFunc(lines, func(a, b Line) int { return int(a.Card) - int(b.Card) })
	canon := lines[:0]
	for _, line := range lines {
		if last := len(canon) - 1; last >= 0 && canon[last].Card == line.Card {
			canon[last].N += line.N
		} else {
			canon = append(canon, line)
		}
	}
	l.Lines = slices.DeleteFunc(canon, func(line Line) bool { return line.N <= 0 })
	return l
}

// Objection is one reason why a deck may not be played.
type Objection struct {
	Rule  string // ledger id, "ST-DCK-3"
	Card  Card   // None if it is about the whole deck
	N     int    // how many cards there are
	Limit int    // how many there must be (the whole deck) or may be (a card)
	Why   rules.Text
}

func (o Objection) String() string { return fmt.Sprintf("%s (%s)", o.Why, o.Rule) }
