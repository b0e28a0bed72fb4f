package wartracks

import (
	"io/fs"
	"strings"
	"testing"

	"portcullis/assets"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

func allCards(t *testing.T) []cards.Card {
	t.Helper()
	content, err := fs.Sub(assets.Content(), "siegestorm")
	if err != nil {
		t.Fatal(err)
	}
	set, err := cards.Load(content)
	if err != nil {
		t.Fatal(err)
	}
	return set.Cards
}

// On a card at reading size both texts are whole and within the card, at every size of window and text.
func TestAWholeCardSaysItsWholeText(t *testing.T) {
	all := allCards(t)
	for _, m := range []ink.Metrics{plain, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1280, H: 720, Device: 1, Text: 1.6}} {
		for i := range all {
			d := &all[i]
			l, view := alone(m, faces, ink.Standard, d)
			list, _ := l.zoomCard(view, float64(m.W)*0.8, float64(m.H)*0.75)
			var said []string
			card := list[1].Box // the rim; the shadow is below it
			for _, op := range list {
				if op.Kind != ink.Write {
					continue
				}
				said = append(said, op.Text)
				if op.Box.X >= card.X && op.Box.Right() <= card.Right()+1 && op.Box.Bottom() > card.Bottom()+1 {
					t.Errorf("%dx%d, text %v: %s: %q hangs out of the card", m.W, m.H, m.Text, d.Name, op.Text)
				}
			}
			words := strings.Join(strings.Fields(strings.Join(said, " ")), " ")
			for _, text := range []string{d.ActionText, d.PassiveText} {
				if !strings.Contains(words, strings.Join(strings.Fields(text), " ")) {
					t.Errorf("%dx%d, text %v: %s does not say %q but\n%s", m.W, m.H, m.Text, d.Name, text, words)
				}
			}
			if words := rankWords(d); !strings.Contains(strings.Join(said, " "), words) {
				t.Errorf("%dx%d, text %v: %s: %q is cut", m.W, m.H, m.Text, d.Name, words)
			}
		}
	}
}

// What a hand card says in its blue strip is whole, however large the text and small the card.
func TestAHandCardSaysItsStripWhole(t *testing.T) {
	all := allCards(t)
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
		for i := range all {
			l, view := alone(m, faces, ink.Standard, &all[i])
			b := boardkit.New(m, faces, ink.Standard)
			l.cardLook(b, ink.R(0, 0, 103, 120), view)
			for _, op := range b.List {
				if op.Kind == ink.Write && op.Font.Face == ink.SansOblique && strings.HasSuffix(op.Text, "…") {
					t.Errorf("%dx%d, text %v: %s says %q", m.W, m.H, m.Text, all[i].Name, op.Text)
				}
			}
		}
	}
}
