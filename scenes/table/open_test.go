package table

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// openBoard has two sheets beside its grid; one of them can be opened with a click.
type openBoard struct{ gridBoard }

func (b openBoard) Layout(m Moment) Plan {
	p := b.gridBoard.Layout(m)
	for i, id := range []rules.Element{"sheet:open", "sheet:shut"} {
		box := ink.R(m.Room.Left.X, m.Room.Left.Y+float64(i)*90, 80, 80)
		p.Left = append(p.Left, stage.Piece{ID: id, Box: box, Role: "panel", Label: string(id), Tip: true})
	}
	p.Opens = []rules.Element{"sheet:open"}
	return p
}

func (openBoard) Zoom(_ Moment, el rules.Element, w, h float64) (ink.List, ink.Rect, bool) {
	var l ink.List
	l.Fill(ink.R(0, 0, w, h), ink.Parchment, 0)
	return l, ink.R(0, 0, w, h), el.Kind() == "sheet"
}

// A click opens what the board lets it open, and nothing else; Esc closes it again.
func TestClickOpensASheet(t *testing.T) {
	d := newDeskOf(t, stub.Game{}, openBoard{})
	d.settle()
	if d.table.curtain != nil {
		d.click(idLift)
		d.settle()
	}
	d.click("sheet:shut")
	if d.table.zoomed != "" {
		t.Fatalf("%q was opened", d.table.zoomed)
	}
	d.click("sheet:open")
	d.settle()
	if d.table.zoomed != "sheet:open" {
		t.Fatalf("%q is open", d.table.zoomed)
	}
	if len(d.posted) > 0 {
		t.Errorf("looking at a sheet has played %v", d.posted)
	}
	d.click(idClose)
	d.settle()
	if d.table.zoomed != "" {
		t.Error("the sheet stays open")
	}
	if d.table.vain != "" {
		t.Error("the click that opened the sheet is refused when it is closed")
	}
}
