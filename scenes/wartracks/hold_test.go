package wartracks

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Where a creature is ordered, each field that a click holds says that it orders to Hold Ground: Storm and Support are buttons, and two
// lit fields between them said nothing.
func TestAFieldSaysThatItIsToBeHeld(t *testing.T) { // ST-HLD-1, ST-HLD-2
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	empty, taken := 0, 0
	visit(t, rules.Setup{}, 12, func(_ *siegestorm.State, _ []rules.Event, s *siegestorm.State, _ rules.Choice) {
		d := s.Decision()
		if d.Over() || d.Seats.First() != 0 || !slices.ContainsFunc(d.Choices, func(c rules.Choice) bool { return c.Verb == siegestorm.OrderStorm }) {
			return
		}
		sc := table.Lay(New(), table.Pose{State: s.Clone(), Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
		says := func(id rules.Element) bool {
			i := slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == id })
			return i >= 0 && slices.ContainsFunc(sc.Pieces[i].Look, func(op ink.Op) bool { return strings.HasPrefix(op.Text, "Hold Ground") })
		}
		if !slices.ContainsFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == "button:hold_ground" && p.Role == "button" }) {
			t.Error("Hold Ground has no button beside those of the other orders")
		}
		for _, c := range d.Choices {
			field := s.Describe(c).Path[0]
			switch kind := field.Kind(); {
			case kind != "front" && kind != "middle":
			case says(field):
				empty++
			case says("chip:hold/" + rules.Element(field.Name())):
				taken++
			default:
				t.Errorf("%s does not say that it is to be held", field)
			}
		}
	})
	if empty == 0 || taken == 0 {
		t.Errorf("%d empty fields and %d taken ones were to be held", empty, taken)
	}
}
