package stub

import (
	"slices"
	"strings"

	"portcullis/rules"
)

// card is one of the 24, counted by wood and then by value.
type card uint8

// back is the element of a card whose face is not known.
const back rules.Element = "card:back"

func (c card) value() int16 { return int16(c%values) + 1 }

// cardIDs names the cards, "oak-1" to "yew-6".
var cardIDs = func() (ids [deckSize]string) {
	for c := range ids {
		ids[c] = woods[c/values] + "-" + string('1'+rune(c%values))
	}
	return ids
}()

func (c card) id() string { return cardIDs[c] }

// cardElements are the cards as elements, "card:oak-1".
var cardElements = func() (elements [deckSize]rules.Element) {
	for c := range elements {
		elements[c] = rules.Element("card:" + cardIDs[c])
	}
	return elements
}()

func (c card) element() rules.Element { return cardElements[c] }

func parseCard(id string) (card, bool) {
	c := slices.Index(cardIDs[:], id)
	return card(c), c >= 0
}

// name is what people read: "Oak 5".
func (c card) name() string {
	wood := woods[c/values]
	return strings.ToUpper(wood[:1]) + wood[1:] + " " + string('1'+rune(c%values))
}

// title is its name as a Text.
func (c card) title() rules.Text {
	value := int(c%values) + 1
	switch woods[c/values] {
	case "oak":
		return rules.T("Oak %d", value)
	case "ash":
		return rules.T("Ash %d", value)
	case "elm":
		return rules.T("Elm %d", value)
	}
	return rules.T("Yew %d", value)
}

// pile is a list of cards; the last one is on top. It is a plain value.
type pile struct {
	cards [deckSize]card
	n     uint8
}

func (p *pile) list() []card { return p.cards[:p.n] }

func (p *pile) add(c card) {
	p.cards[p.n] = c
	p.n++
}

func (p *pile) take() card {
	p.n--
	return p.cards[p.n]
}

// insert puts a card in its place in a sorted pile.
func (p *pile) insert(c card) {
	at, _ := slices.BinarySearch(p.list(), c)
	p.n++
	copy(p.cards[at+1:p.n], p.cards[at:p.n-1])
	p.cards[at] = c
}

func (p *pile) remove(c card) {
	at := slices.Index(p.list(), c)
	copy(p.cards[at:], p.cards[at+1:p.n])
	p.n--
}

func (p *pile) has(c card) bool { return slices.Contains(p.list(), c) }
