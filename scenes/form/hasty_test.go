package form

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
)

// What is typed in the tick in which Enter comes was typed before it.
func TestWhatIsTypedInOneTickWithEnterIsSubmitted(t *testing.T) {
	b := newBench(t, field(""))
	b.then = func(e Event) {
		b.items[0].Text.Now = e.Text
		b.ui.Replan()
	}
	b.ui.Focus("f")
	b.tick(game.Input{Runes: []rune("ab"), Keys: []game.Key{key(ebiten.KeyEnter)}})
	b.want(Event{ID: "f", Act: Type, Text: "ab"}, Event{ID: "f", Act: Submit, Text: "ab"})
}

// A field that Enter has closed is told nothing more, however much comes in the same tick.
func TestNothingIsToldOfWhatIsGone(t *testing.T) {
	b := newBench(t, field(""), button("a", 0, 100))
	b.then = func(e Event) {
		if e.Act == Submit {
			b.items = b.items[1:]
		}
		b.ui.Replan()
	}
	b.ui.Focus("f")
	b.tick(game.Input{Keys: []game.Key{key(ebiten.KeyEnter), key(ebiten.KeyEnter)}, Runes: []rune("x")})
	b.want(Event{ID: "f", Act: Type, Text: "x"}, Event{ID: "f", Act: Submit})
}

// What lies below a dialog that the same tick opened is out of reach.
func TestAClickDoesNotReachBelowADialogOfTheSameTick(t *testing.T) {
	over := button("over", 0, 0)
	over.Layer = 1
	b := newBench(t, button("a", 0, 0), button("b", 200, 0))
	b.then = func(Event) {
		b.items = append(b.items, Decor(1, nil), over)
		b.ui.Replan()
	}
	b.move(50, 25)
	b.tick(game.Input{Pressed: true, Down: true})
	b.tick(game.Input{Released: true, Keys: []game.Key{key(ebiten.KeyEnter)}})
	b.want(Event{ID: "a", Act: Press})
}
