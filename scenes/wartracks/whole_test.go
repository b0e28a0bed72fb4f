package wartracks

import (
	"io/fs"
	"math"
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

// Hand cards say both halves in full in windows from 1280x720 on, and what is pointed at does so at every size, with a
// line that says when each half holds.
func TestBothHalvesAreSaidWhole(t *testing.T) {
	all := allCards(t)
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
		h := New().Wants(m, faces).Row - 2*m.Px(8)
		for i := range all {
			l, view := alone(m, faces, ink.Standard, &all[i])
			hand, read := boardkit.New(m, faces, ink.Standard), boardkit.New(m, faces, ink.Standard)
			l.cardLook(hand, ink.R(0, 0, math.Floor(h*cardAspect), h), view)
			l.wholeCard(read, ink.R(0, 0, 330*wholeAspect, 330), view)
			for _, words := range []string{all[i].Acts().String(), all[i].Lasts().String()} {
				if m.Text == 1 && !strings.Contains(written(hand.List), words) {
					t.Errorf("%dx%d: in hand %s says\n%q without\n%q", m.W, m.H, all[i].Name, written(hand.List), words)
				}
				if said := written(read.List); !strings.Contains(said, words) || !says(read.List, whenAction(&all[i])) {
					t.Errorf("%dx%d: at reading size %s says\n%q without\n%q", m.W, m.H, all[i].Name, said, words)
				}
			}
		}
	}
}

// written is all that is written on a look, in its order.
func written(l ink.List) string {
	var words []string
	for _, op := range l {
		if op.Kind == ink.Write {
			words = append(words, op.Text)
		}
	}
	return strings.Join(words, " ")
}
