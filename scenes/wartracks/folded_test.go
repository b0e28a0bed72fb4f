package wartracks

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
)

// A creature on a war track says both halves in words, in type as small as they need; and what is
// hung on the battlefield of a Duel leaves figures alone.
func TestARedHalfIsShownAndFiguresAreLeftAlone(t *testing.T) {
	chips, over := 0, 0
	at := 0
	visit(t, setups()["duel"], 3, func(_ *siegestorm.State, _ []rules.Event, s *siegestorm.State, _ rules.Choice) {
		if at++; at%5 != 0 || s.Decision().Over() {
			return
		}
		pieces := screen(s.Clone().(*siegestorm.State), labelSizes[0]).Plan.Board
		var figures []ink.Rect
		for _, p := range pieces {
			if p.ID.Kind() != "card" || p.Depth != depthTile {
				continue
			}
			var red, blue, dots bool
			for _, op := range p.Look {
				red = red || op.Kind == ink.Fill && op.Color == redHalf.ground
				blue = blue || op.Kind == ink.Fill && op.Color == blueHalf.ground
				dots = dots || op.Kind == ink.Disc && op.Folds != "" || op.Kind == ink.Write && strings.HasPrefix(op.Text, "Action: ")
				if op.Kind == ink.Picture && op.Box.H >= p.Box.H*largeFigure {
					figures = append(figures, op.Box.Shift(p.Box.X, p.Box.Y))
				}
			}
			if blue && !red && strings.Contains(p.Label, "ATT") {
				t.Errorf("%s shows nothing of its red half", p.Label)
			}
			if dots {
				t.Errorf("%s has dots or a gist for a half that finds room in smaller type", p.Label)
			}
		}
		for _, p := range pieces {
			keeps := strings.HasPrefix(string(p.ID), "chip:aim/") || strings.HasPrefix(string(p.ID), "chip:link/") // to its card, whatever stands there
			if strings.HasPrefix(string(p.ID), "chip:") && !keeps {
				if chips++; covered(p.Box, figures) > p.Box.W*p.Box.H*0.3 {
					over++
				}
			}
		}
	})
	if chips < 10 || over*10 > chips {
		t.Errorf("%d of %d labels lie over figures", over, chips)
	}
}
