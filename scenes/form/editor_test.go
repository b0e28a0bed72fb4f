package form

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"

	"portcullis/game"
)

func TestEditorKeys(t *testing.T) {
	for name, c := range map[string]struct {
		text string
		keys []game.Key
		want string
		at   int
	}{
		"backspace":             {"Ödön", []game.Key{{Code: ebiten.KeyBackspace}}, "Ödö", 3},
		"delete at the end":     {"ab", []game.Key{{Code: ebiten.KeyDelete}}, "ab", 2},
		"delete at the start":   {"Ödön", []game.Key{{Code: ebiten.KeyHome}, {Code: ebiten.KeyDelete}}, "dön", 0},
		"selected by shift":     {"Ödön", []game.Key{{Code: ebiten.KeyLeft, Shift: true}, {Code: ebiten.KeyLeft, Shift: true}, {Code: ebiten.KeyBackspace}}, "Öd", 2},
		"selected to the start": {"Ödön", []game.Key{{Code: ebiten.KeyHome, Shift: true}, {Code: ebiten.KeyDelete}}, "", 0},
		"everything":            {"Ödön", []game.Key{{Code: ebiten.KeyA, Ctrl: true}, {Code: ebiten.KeyBackspace}}, "", 0},
		"word by word":          {"one two, three", []game.Key{{Code: ebiten.KeyLeft, Ctrl: true}, {Code: ebiten.KeyLeft, Ctrl: true}}, "one two, three", 4},
		"a word is removed":     {"one two", []game.Key{{Code: ebiten.KeyBackspace, Ctrl: true}}, "one ", 4},
		"the next word":         {"one two", []game.Key{{Code: ebiten.KeyHome}, {Code: ebiten.KeyDelete, Ctrl: true}}, " two", 0},
		"beyond the ends":       {"a", []game.Key{{Code: ebiten.KeyRight}, {Code: ebiten.KeyRight}, {Code: ebiten.KeyLeft}, {Code: ebiten.KeyLeft}, {Code: ebiten.KeyBackspace}}, "a", 0},
	} {
		t.Run(name, func(t *testing.T) {
			e := NewEditor(c.text, 0)
			for _, k := range c.keys {
				if !e.Key(k) {
					t.Fatalf("%v is not known", k)
				}
			}
			if e.String() != c.want || e.Caret != c.at {
				t.Errorf("%q with the caret at %d, want %q and %d", e, e.Caret, c.want, c.at)
			}
		})
	}
}

func TestEditorLeavesOtherKeysAlone(t *testing.T) {
	e := NewEditor("a", 0)
	for _, k := range []game.Key{{Code: ebiten.KeyTab}, {Code: ebiten.KeyA}, {Code: ebiten.KeyUp}, {Code: ebiten.KeyEnter}, {Code: ebiten.KeyEscape}} {
		if e.Key(k) {
			t.Errorf("%v is taken", k.Code)
		}
	}
}

func TestEditorHoldsWhateverIsTyped(t *testing.T) {
	codes := []ebiten.Key{ebiten.KeyLeft, ebiten.KeyRight, ebiten.KeyHome, ebiten.KeyEnd, ebiten.KeyBackspace, ebiten.KeyDelete, ebiten.KeyA}
	rapid.Check(t, func(t *rapid.T) {
		e := NewEditor(rapid.StringMatching(`[a-zäöß ]{0,8}`).Draw(t, "text"), rapid.IntRange(8, 12).Draw(t, "most"))
		for range rapid.IntRange(0, 30).Draw(t, "steps") {
			if rapid.Bool().Draw(t, "type") {
				e.Type([]rune(rapid.StringN(0, 4, -1).Draw(t, "typed")))
			} else {
				e.Key(game.Key{Code: rapid.SampledFrom(codes).Draw(t, "key"), Shift: rapid.Bool().Draw(t, "shift"), Ctrl: rapid.Bool().Draw(t, "ctrl")})
			}
			from, to := e.Selection()
			if from < 0 || to > len(e.Text) || e.Caret < 0 || e.Caret > len(e.Text) || len(e.Text) > e.Max {
				t.Fatalf("%d characters of %d, caret %d, selection %d to %d", len(e.Text), e.Max, e.Caret, from, to)
			}
		}
	})
}
