package form

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/scenes/ink"
)

// An item that Tells says when the pointer or the focus comes upon it, once, and takes the right
// button and the keys that read it and make it less; others say nothing of that.
func TestItemsThatTell(t *testing.T) {
	card := button("card", 0, 0)
	card.Kind, card.Tells = Row, true
	field := Item{ID: "field", Kind: Field, Label: "Name", Rect: ink.R(0, 200, 300, 40), Text: Text{Inset: ink.R(0, 200, 300, 40), Font: ink.Font{Size: 20}}}
	b := newBench(t, card, button("mute", 200, 0), field)

	b.move(50, 25)
	b.want(Event{ID: "card", Act: Point})
	b.move(60, 25)
	b.want()
	b.tick(game.Input{SecondPressed: true})
	b.want(Event{ID: "card", Act: Read})
	b.move(250, 25)
	b.tick(game.Input{SecondPressed: true})
	b.want()

	b.move(500, 500)
	b.keys(key(ebiten.KeyTab))
	b.want(Event{ID: "card", Act: Point})
	b.keys(key(ebiten.KeyI), key(ebiten.KeyDelete), key(ebiten.KeyMinus))
	b.want(Event{ID: "card", Act: Read}, Event{ID: "card", Act: Less}, Event{ID: "card", Act: Less})
	b.keys(key(ebiten.KeyTab), key(ebiten.KeyI), key(ebiten.KeyDelete))
	b.want()

	b.move(50, 25) // the pointer is on the card while a name is typed
	b.click(20, 220)
	b.take()
	b.tick(game.Input{Keys: []game.Key{key(ebiten.KeyI)}, Runes: []rune("i")})
	b.want(Event{ID: "field", Act: Type, Text: "i"})
}
