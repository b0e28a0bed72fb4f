package wartracks

import (
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/ink"
	"portcullis/scenes/pen"
	"portcullis/scenes/table"
)

// FaceAspect is the width of a card's face for its height.
const FaceAspect = cardAspect

// Face draws a card as it lies in a hand.
func Face(m ink.Metrics, measure ink.Measurer, s ink.Scheme, c *cards.Card, box ink.Rect) ink.List {
	l := layoutOf(&table.Moment{Metrics: m, Measure: measure, Tones: s}, &model{})
	b := pen.New(m, measure, s)
	l.cardLook(b, box, &siegestorm.CardView{Card: c, ATT: int(c.ATT), DEF: int(c.DEF)})
	return b.List
}

// Emblem is the picture of a deck by its key; decks of all factions have the game's.
func Emblem(deck string) string { return liveryOf(deck).emblem }

// Banner is the colour of a deck by its key.
func Banner(deck string) ink.Color { return liveryOf(deck).banner }
