package boardtest_test

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
	"portcullis/scenes/typeset"
)

// broken is a board with one fault.
type broken struct{ fault string }

func (broken) Wants(m ink.Metrics, _ ink.Measurer) table.Wants {
	return table.Wants{Row: m.Px(200), Panel: m.Px(100)}
}

func (b broken) Layout(m table.Moment) table.Plan {
	var p table.Plan
	side := m.Metrics.MinTarget()
	for i, el := range m.Next {
		x := m.Room.Board.X + float64(i)*side
		piece := stage.Piece{ID: el, Box: ink.R(x, m.Room.Board.Y, side, side), Role: "card"}
		switch {
		case b.fault == "small" && i == 0:
			piece.Box.W, piece.Box.H = 5, 5
		case b.fault == "text":
			piece.Look.Write(ink.R(0, 0, side, 4), m.Metrics.Font(ink.Sans, 20), ink.Bone, "A long sentence that fits nowhere")
		case b.fault == "twice":
			p.Board = append(p.Board, piece)
		case b.fault == "name":
			piece.ID = "table:mine"
		}
		p.Board = append(p.Board, piece)
	}
	return p
}

func TestFaultsAreFound(t *testing.T) {
	faces := typeset.New()
	s, err := stub.Game{}.New(rules.Setup{Seed: 1, Seats: 2, Options: map[string]string{}})
	if err != nil {
		t.Fatal(err)
	}
	m := ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}
	for fault, want := range map[string]string{
		"":      "",
		"small": "", // the table makes a button of it
		"text":  "does not fit",
		"twice": "is there twice",
		"name":  "of the table's own",
	} {
		got := strings.Join(boardtest.Position(broken{fault}, s, m, faces), "\n")
		if want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("fault %q gives %q", fault, got)
		}
	}
}
