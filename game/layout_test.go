package game

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game/keymap"
	"portcullis/save"
)

// germanKey is what a German keyboard calls its keys, as far as it matters here.
func germanKey(k ebiten.Key) string {
	switch k {
	case ebiten.KeyY:
		return "z"
	case ebiten.KeyZ:
		return "y"
	case ebiten.KeySemicolon:
		return "ö"
	}
	return strings.ToLower(k.String())
}

// The keyboard's own names hold once they are known, the table is told of it once, and where no names are known any
// more all is as before.
func TestTheKeyboardSaysWhatItsKeysAre(t *testing.T) {
	t.Cleanup(keymap.Use(nil))
	f := newFixture(t)
	f.app.options.Games = twoGates{}
	f.do(NewMatch{save.Header{Game: "stub", Seed: 5}})
	told := func() (n int) {
		for _, c := range f.board.changes {
			if c.Kind == Resettled {
				n++
			}
		}
		return n
	}
	press := func() Input {
		d := device{pressed: []ebiten.Key{ebiten.KeyY}, down: []ebiten.Key{ebiten.KeyControlLeft, ebiten.KeyY}}
		d.label(keymap.Plugged())
		var g gatherer
		in, _ := g.gather(&d, 0, 1)
		return in
	}
	does := func() keymap.Command { m := f.app.Settings().Keys; return m.Does(press().Keys[0], keymap.Table) }
	if got := does(); got != keymap.Redo {
		t.Fatalf("before anything is known it does %s", got.Name())
	}
	f.app.readLayout(germanKey)
	f.app.readLayout(germanKey)
	if got := does(); got != keymap.Undo || told() != 1 {
		t.Errorf("the key that says Z does %s, and the table was told %d times", got.Name(), told())
	}
	if ch := keymap.Chord("Semicolon"); ch.String() != "Ö" {
		t.Errorf("the key of Ö is called %s", ch)
	}
	f.app.readLayout(func(ebiten.Key) string { return "" })
	if got := does(); got != keymap.Redo || told() != 2 {
		t.Errorf("without names it does %s, and the table was told %d times", got.Name(), told())
	}
}
