package form

import (
	"strings"
	"testing"

	"portcullis/game"
	"portcullis/scenes/ink"
)

// letters measures as a typeface does, and knows of some characters whether they can be drawn.
type letters struct {
	ink.Measurer
	known map[rune]ink.Letter
}

func (l letters) Letter(r rune) ink.Letter { return l.known[r] }

// A character that cannot be drawn is not taken, and the field says why. While a typeface is being looked for it is
// taken, and taken out again if none has it.
func TestFieldRefusesWhatCannotBeDrawn(t *testing.T) {
	b := newBench(t, field("Zoë"), button("go", 0, 100))
	known := map[rune]ink.Letter{'ก': ink.Missing, '城': ink.Sought, '山': ink.Sought}
	b.ui.measure = letters{b.ui.measure, known}
	keep := func(in game.Input) {
		b.tick(in)
		for _, e := range b.events {
			b.items[0].Text.Now = e.Text
		}
		b.events = nil
		b.ui.Replan()
	}
	now := func(text string, told ...string) {
		t.Helper()
		b.tick(game.Input{})
		if got := b.ui.editor.String(); got != text || b.items[0].Text.Now != text {
			t.Errorf("the field holds %q, the screen %q, want %q", got, b.items[0].Text.Now, text)
		}
		for _, word := range told {
			if !strings.Contains(b.ui.Tip(), word) {
				t.Errorf("the field says %q, nothing of %q", b.ui.Tip(), word)
			}
		}
		if len(told) == 0 && b.ui.Tip() != "" {
			t.Errorf("the field says %q", b.ui.Tip())
		}
	}
	b.click(200, 20)
	keep(game.Input{Runes: []rune("aกb")})
	now("Zoëab", "U+0E01", "Install one that does")
	keep(game.Input{Runes: []rune("c")})
	now("Zoëabc")
	keep(game.Input{Runes: []rune("城山")})
	now("Zoëabc城山")
	keep(game.Input{Runes: []rune("d")})
	known['城'], known['山'] = ink.Missing, ink.Drawn
	keep(game.Input{})
	now("Zoëabc山d", "U+57CE")
	if b.ui.editor.Caret != 8 {
		t.Errorf("the caret is at %d", b.ui.editor.Caret)
	}
	keep(game.Input{Written: &game.Written{Text: "Zoก山", Caret: 4}})
	now("Zo山", "U+0E01")
	b.click(50, 125)
	if b.ui.Tip() != "" {
		t.Errorf("away from the field it says %q", b.ui.Tip())
	}
}
