package wartracks

import (
	"math"

	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// FaceAspect is the width of a card's face for its height.
const FaceAspect = cardAspect

// alone is a card that is in no match.
func alone(m ink.Metrics, measure ink.Measurer, s ink.Scheme, c *cards.Card) (*layout, *siegestorm.CardView) {
	l := layoutOf(&table.Moment{Metrics: m, Measure: measure, Tones: s}, &position{})
	return l, &siegestorm.CardView{Card: c, Number: -1, Track: -1, ATT: int(c.ATT), DEF: int(c.DEF)}
}

// Face draws a card as it lies in a hand.
func Face(m ink.Metrics, measure ink.Measurer, s ink.Scheme, c *cards.Card, box ink.Rect) ink.List {
	l, view := alone(m, measure, s, c)
	b := boardkit.New(m, measure, s)
	l.cardLook(b, box, view)
	return b.List
}

// Portrait draws the figure of a card on its ground, without words.
func Portrait(m ink.Metrics, c *cards.Card, box ink.Rect) ink.List {
	var l ink.List
	coat := lookOf(deckOf(c))
	l.Fill(box, ink.Ink, m.Px(8))
	l.Fill(box.Inset(math.Max(1, m.Px(2))), coat.rim, m.Px(7))
	inner := box.Inset(math.Max(2, m.Px(6)))
	l.Stretch(coat.hill, inner)
	side := math.Min(inner.W, inner.H)
	l.Picture(figure(c), ink.R(inner.X+(inner.W-side)/2, inner.Bottom()-side, side, side))
	return l
}

// WholeAspect is the width of a whole card for its height.
const WholeAspect = wholeAspect

// Whole draws a card with its whole text.
func Whole(m ink.Metrics, measure ink.Measurer, s ink.Scheme, c *cards.Card, box ink.Rect) ink.List {
	l, view := alone(m, measure, s, c)
	b := boardkit.New(m, measure, s)
	l.wholeCard(b, box, view)
	return b.List
}

// Emblem is the picture of a deck by its key; decks of all factions have the game's.
func Emblem(deck string) string { return lookOf(deck).emblem }

// Banner is the colour of a deck by its key.
func Banner(deck string) ink.Color { return lookOf(deck).banner }
