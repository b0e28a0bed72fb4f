package table

import (
	"testing"

	"portcullis/game/settings"
)

// TestAClickInVainTellsWhyAtOnce: who clicks what cannot be picked is told why in that moment, not when the pointer has rested.
func TestAClickInVainTellsWhyAtOnce(t *testing.T) {
	d := newDesk(t, solo(), at(settings.None))
	d.settle()
	for _, p := range d.table.scene.pieces {
		if n := d.table.noteFor(p.ID, d.table.moment()); p.Role == "" || p.ID.Kind() == "table" || d.table.path.Can(p.ID) || n.empty() {
			continue
		}
		d.click(p.ID)
		d.tick()
		if d.table.stage.Hot() != p.ID {
			continue // another piece lies over its middle
		}
		if _, shown := d.table.scene.box("table:tip/" + p.ID); !shown {
			t.Errorf("a click on %s tells nothing", p.ID)
		}
		return
	}
	t.Fatal("everything on the board can be picked")
}
