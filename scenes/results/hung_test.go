package results

import (
	"fmt"
	"strings"
	"testing"

	"portcullis/game/feat"
	"portcullis/scenes/citadel"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/medals"
	"portcullis/scenes/summary"
)

// However many medals a match has earned, they hang beside or below one another on a shelf below the painting, of which they hide nothing,
// and never more than three rows of six.
// Each says what it was earned for, if not on its plate then where the pointer rests on it; three of them do on theirs.
func TestMedalsHangBelowThePainting(t *testing.T) {
	const deed = "Win without one location overrun at any count, with all 12 Spirit left."
	for _, n := range []int{1, 3, 4, 6} {
		m := model{State: summary.Won, Headline: "The Citadel holds", Decided: "Held by 4 heroes", Painting: citadel.Kit().Endings.Victory}
		for i := range n {
			m.Medals = append(m.Medals, medals.Medal{Feat: feat.Feat{ID: fmt.Sprint("bsieged-", i), Named: "Home before Winter", What: deed}, New: true})
		}
		for _, size := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
			k := formtest.ToolkitOf(size)
			var plates []ink.Rect
			var wood ink.Rect // below the painting
			rows, said := map[float64]bool{}, 0
			for _, item := range planPainting(k, m) {
				if strings.HasPrefix(item.ID, kindMedal) && (item.Kind != form.Button || !strings.Contains(item.Tip, deed)) {
					t.Errorf("the plate of a medal tells %q", item.Tip)
				}
				for _, op := range item.Look.Idle {
					if op.Kind == ink.Fill && op.Color == ink.OakDark {
						wood = op.Box
					}
					if op.Kind == ink.Fill && op.Color == ink.NightDark.Alpha(0.78) {
						plates = append(plates, op.Box)
						rows[op.Box.Y] = true
					}
					if strings.Contains(op.Text, deed) {
						said++
					}
				}
			}
			if n <= 3 && size.Text == 1 && said != n {
				t.Errorf("%dx%d: %d of %d medals say what they were earned for", size.W, size.H, said, n)
			}
			if len(plates) != n || len(rows) > 3 {
				t.Errorf("%dx%d at %v: %d of %d medals in %d rows", size.W, size.H, size.Text, len(plates), n, len(rows))
			}
			for i, p := range plates {
				if p.Intersect(wood) != p || wood.Y < float64(size.H)*0.6 {
					t.Errorf("%dx%d at %v: a medal of %d at %v hangs over the painting, which ends at %v", size.W, size.H, size.Text, n, p, wood.Y)
				}
				if p.Intersect(k.Screen()) != p {
					t.Errorf("%dx%d at %v: a medal of %d hangs at %v", size.W, size.H, size.Text, n, p)
				}
				for _, other := range plates[:i] {
					if p.Overlaps(other) {
						t.Errorf("%dx%d at %v: two medals of %d hang at %v and %v", size.W, size.H, size.Text, n, p, other)
					}
				}
			}
		}
	}
}
