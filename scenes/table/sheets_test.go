package table

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// A note of any length ends above the buttons where notes lie in the dock, and above what it is about where that lies there: as much
// of it is told as goes in.
func TestANoteInTheDockHidesNoButton(t *testing.T) {
	for _, kit := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1280, H: 720, Device: 1, Text: 1}} {
		for _, anchor := range []ink.Rect{ink.R(300, 200, 80, 60), ink.R(760, 360, 100, 40)} {
			for lines := 1; lines <= 24; lines++ {
				n := note{about: "gudrun", title: "Attack Gudrun Flintbraid with Bowman", body: []string{"Click Bowman first."}}
				for i := range lines {
					n.lines = append(n.lines, rules.Line{Label: rules.T("Creature %d, if it defends", i), Value: rules.T("gone 22 %%, to DEFEND 76 %%")})
				}
				sc := &scene{sheet: sheet{kit: form.Toolkit{Metrics: kit, Measure: faces}, marks: stage.Marks{}}}
				sc.frame.bar = ink.R(0, 0, 1024, 60)
				sc.frame.log, sc.frame.controls, sc.frame.gap = ink.R(740, 300, 274, 160), ink.R(740, 470, 274, 160), 8
				sc.decor("gudrun", depthBoard, anchor, nil)
				sc.inDock(n, ink.TonesFor(ink.Standard))
				tip := sc.pieces[len(sc.pieces)-1]
				if tip.Box.Overlaps(sc.frame.controls) || tip.Box.Overlaps(sc.frame.bar) || tip.Box.Overlaps(anchor) {
					t.Errorf("%d lines about what lies at %v lie at %v", lines, anchor, tip.Box)
				}
			}
		}
	}
}
