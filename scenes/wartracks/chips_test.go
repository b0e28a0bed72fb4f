package wartracks

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// TestLabelsHideNoWords: what is hung on cards of the battlefield lies over no word and no number of a card.
func TestLabelsHideNoWords(t *testing.T) {
	sizes := []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}}
	seen, at := map[string]int{}, 0
	for name, setup := range setups() {
		visit(t, setup, 3, func(_ *siegestorm.State, _ []rules.Event, s *siegestorm.State, _ rules.Choice) {
			if at++; at%3 != 0 || s.Decision().Over() {
				return
			}
			m := sizes[at/3%len(sizes)]
			pieces := screen(s.Clone().(*siegestorm.State), m).Plan.Board
			for _, chip := range pieces {
				kind, _, _ := strings.Cut(string(chip.ID), "/")
				if chip.ID.Kind() != "chip" {
					continue
				}
				seen[kind]++
				for _, p := range pieces {
					if p.ID.Kind() == "card" && p.Angle == 0 {
						if w, part := hidden(p, chip.Box); part > 0.15 {
							t.Errorf("%s, %dx%d, text %.1f: %s hides %.0f %% of %q of %s", name, m.W, m.H, m.Text, chip.ID, part*100, w, p.Label)
						}
					}
				}
			}
		})
	}
	for _, kind := range []string{"chip:aim", "chip:ability", "chip:defender", "chip:link", "chip:track:2"} {
		if seen[kind] == 0 {
			t.Errorf("no %s was seen", kind)
		}
	}
}

// hidden is the text of a piece of which a box hides the largest part, and that part.
func hidden(p stage.Piece, box ink.Rect) (text string, most float64) {
	for _, op := range p.Look {
		if op.Kind != ink.Write || op.Text == "" {
			continue
		}
		op.Box = op.Box.Shift(p.Box.X, p.Box.Y)
		at := op.Extent(faces)
		both := at.Intersect(box)
		if part := both.W * both.H / (at.W * at.H); part > most {
			text, most = op.Text, part
		}
	}
	return text, most
}
