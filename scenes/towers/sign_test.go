package towers

import (
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/content"
)

// Everything that can stand on the table has a picture, and the picture of a line of the log is that of the card which it tells of, not of where it went, and there is one for all
// there are: cards, Mages, Towers and what stands on the table.
func TestSignsOfTheLog(t *testing.T) {
	g := load(t)
	state, err := g.New(rules.Setup{Seats: 2, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	e := state.(*towersiege.State).Engine()
	for i := range e.Content.Cards {
		card := content.Card(i)
		name := New().Sign(rules.PieceAdded, []rules.Element{e.CardElement(card), "hand:0"})
		if _, err := assets.Picture(name); err != nil || name == "towersiege/table/card-back" {
			t.Errorf("a line about %s has the picture %q: %v", e.CardElement(card), name, err)
		}
		if _, err := assets.Picture(pictureOf(e.Content.At(card))); err != nil {
			t.Errorf("%s has no picture: %v", e.CardElement(card), err)
		}
	}
	for elements, want := range map[[2]rules.Element]string{{"card:bowman", "hand:0"}: "towersiege/cards/bowman", {"hand:0", "deck:0"}: "towersiege/table/card-back"} {
		if got := New().Sign(rules.PieceMoved, elements[:]); got != want {
			t.Errorf("%v has the picture %q", elements, got)
		}
	}
}
