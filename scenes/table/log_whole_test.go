package table

import (
	"testing"

	"portcullis/game/settings"
	"portcullis/scenes/ink"
)

// TestTheWholeLogIsReadOnASheet: a button beside the title of the log opens it, with its lines below each other inside it, and
// buttons turn to older ones and back.
func TestTheWholeLogIsReadOnASheet(t *testing.T) {
	d := newDesk(t, brass(), at(settings.None))
	d.settle()
	for n := 0; n < 400 && !d.match.Over() && !(d.match.Len() > 60 && d.table.mode() == Asking); n++ {
		d.play(d.warding())
		d.settle()
	}
	d.click(idWholeLog)
	d.settle()
	z := d.table.wholeLog()
	if d.table.zoomed != idWholeLog || len(z.turns) != 2 {
		t.Fatalf("the button opens %q, with %d buttons to turn it", d.table.zoomed, len(z.turns))
	}
	if z.turns[0].Reason != "" || z.turns[1].Reason == "" {
		t.Errorf("on the last page: older %q, newer %q", z.turns[0].Reason, z.turns[1].Reason)
	}
	below := 0.0
	for _, op := range z.own {
		if op.Kind != ink.Write || !op.Wrap {
			continue
		}
		if op.Box.Y < below || op.Box.Bottom() > z.size.H {
			t.Fatalf("%q lies at %v on a sheet of %v, above %v", op.Text, op.Box, z.size, below)
		}
		below = op.Box.Bottom()
	}
	d.click(idOlder)
	d.settle()
	if d.table.logUp == 0 {
		t.Error("the log does not turn back")
	}
	if z := d.table.wholeLog(); z.turns[1].Reason != "" {
		t.Errorf("a page back, newer cannot be pressed: %q", z.turns[1].Reason)
	}
	d.table.scroll(len(d.table.lines()))
	if z := d.table.wholeLog(); z.turns[0].Reason == "" {
		t.Error("older can be pressed on the first page")
	}
	for n := 0; n < 400 && d.table.logUp > 0; n++ {
		d.click(idNewer)
		d.settle()
	}
	if d.table.logUp != 0 {
		t.Errorf("the log is %d lines back", d.table.logUp)
	}
	d.click(idOlder)
	d.settle()
	d.table.closeDialog()
	if d.table.logUp != 0 {
		t.Errorf("the sheet closes over a log that is %d lines back", d.table.logUp)
	}
}
