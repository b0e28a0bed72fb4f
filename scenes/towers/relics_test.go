package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Of two Relics side by side each says its own chance, and none hides that of the other (TS-REL-5).
func TestEachRelicSaysItsChance(t *testing.T) {
	_, s := yard(t, engine.Points{0, 9}, []string{"skeleton"}, []string{"skeleton"})
	var relics []engine.ThingID
	for _, id := range []string{"tower_shield", "obelisk"} {
		card, ok := s.Content.Find(id)
		if !ok {
			t.Fatal(id)
		}
		info := s.Content.At(card)
		s.Last++
		s.Things = append(s.Things, engine.Thing{ID: s.Last, Card: card, Owner: 1, Points: int8(info.IP), Printed: int8(info.IP)})
		s.Cards = append(s.Cards[:s.Last], card)
		relics = append(relics, s.Last)
	}
	s.State.Settle()
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}} {
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s).Click("spell:powerbolt")}, m, faces)
		var written []ink.Rect
		var boxes []ink.Rect
		for _, p := range sc.Pieces {
			for _, id := range relics {
				if p.ID != s.ThingElement(id) {
					continue
				}
				boxes = append(boxes, p.Box)
				for _, op := range p.Look {
					if op.Kind == ink.Write && strings.Contains(op.Text, "%") {
						written = append(written, op.Box.Shift(p.Box.X, p.Box.Y))
					}
				}
			}
		}
		if len(written) != 2 || len(boxes) != 2 {
			t.Fatalf("%v: %d Relics say %d chances", m, len(boxes), len(written))
		}
		if written[0].Overlaps(boxes[1]) || written[0].Overlaps(written[1]) {
			t.Errorf("%v: the chance at %v lies below the Relic at %v or the other one at %v", m, written[0], boxes[1], written[1])
		}
	}
}

// A Relic that is attached to a Tower hangs on it, and can be pointed at, in every yard (TS-REL-14).
func TestARelicHangsOnItsTower(t *testing.T) {
	_, s := yard(t, engine.Points{0, 9}, []string{"skeleton"}, []string{"skeleton"})
	lens, ok := s.Content.Find("farseer_lens")
	if !ok {
		t.Fatal("no Lens")
	}
	for seat := range rules.Seat(2) {
		s.Last++
		s.Things = append(s.Things, engine.Thing{ID: s.Last, Card: lens, Owner: seat, On: s.Players[seat].Tower, Points: 1, Printed: 1, Marks: engine.InUse})
		s.Cards = append(s.Cards[:s.Last], lens)
	}
	s.State.Settle()
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}} {
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
		for i := range s.Things {
			if s.Things[i].Card == lens && !slices.ContainsFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == s.ThingElement(s.Things[i].ID) && !p.Box.Empty() }) {
				t.Errorf("%v: the Lens of seat %d is not shown", m, s.Things[i].Owner)
			}
		}
	}
}
