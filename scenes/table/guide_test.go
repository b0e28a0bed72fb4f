package table

import (
	"testing"

	"portcullis/rules/stub"
)

// guidingBoard has words for the first click.
type guidingBoard struct{ gridBoard }

func (guidingBoard) Guide(m Moment) string {
	if len(m.Chosen) > 0 {
		return ""
	}
	return "Click an arrow for all"
}

func (guidingBoard) Phase(Moment) string { return "" }

// What a board says of the first click stands in place of the prompt of the rules.
func TestABoardGuidesTheFirstClick(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, guidingBoard{}, solo())
	d.settle()
	if ask := d.table.heading(d.table.moment()).ask; ask != "Click an arrow for all" {
		t.Errorf("asked is %q", ask)
	}
	d = newDesk(t, solo())
	d.settle()
	m := d.table.moment()
	if ask := d.table.heading(m).ask; ask != m.State.Prompt().Ask.String() {
		t.Errorf("asked is %q without such words", ask)
	}
}
