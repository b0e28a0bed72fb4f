package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// TestGatesLieUnderSpreadStacks points at every stack: over no block that lies spread stands the strength of a gate.
func TestGatesLieUnderSpreadStacks(t *testing.T) {
	s, err := game(t).New(rules.Setup{Seed: 2, Options: map[string]string{"scenario": "full_siege"}})
	if err != nil {
		t.Fatal(err)
	}
	r, crossed := rules.NewRand(2), 0
	for range 500 {
		d := s.Decision()
		if d.Over() {
			break
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
		if m := s.(*argot.State); m.Phase != engine.MovementPhase || r.IntN(10) > 0 {
			continue
		}
		m := s.(*argot.State)
		for _, site := range m.Map.Gates() {
			side := m.Map.Side(site.Side)
			for _, p := range []atlas.Place{side.A, side.B} {
				sc := laid(s, table.Pose{Viewer: rules.NoSeat, Mode: table.Looking, Hover: m.PlaceElement(p)})
				var spread, strengths []stage.Piece
				for _, piece := range sc.Plan.Board {
					switch {
					case piece.ID.Kind() == "strength":
						strengths = append(strengths, piece)
					case piece.Role == "card" && piece.Depth >= depthBlock+10 && piece.Depth < depthWay:
						spread = append(spread, piece)
					}
				}
				for _, gate := range strengths {
					for _, block := range spread {
						if !gate.Box.Overlaps(block.Box) {
							continue
						}
						if crossed++; gate.Depth >= block.Depth {
							t.Fatalf("%s lies over %s", gate.ID, block.ID)
						}
					}
				}
			}
		}
	}
	if crossed == 0 {
		t.Error("no spread stack lay at a gate")
	}
}

// TestFiguresStandWithinTheFrame draws every face: its numbers lie apart, beside the symbol, and within the frame.
func TestFiguresStandWithinTheFrame(t *testing.T) {
	s, err := game(t).New(rules.Setup{Seed: 2})
	if err != nil {
		t.Fatal(err)
	}
	for _, side := range []float64{100, 160, 400} {
		l := New().begin(table.Moment{State: s, Viewer: rules.NoSeat, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces})
		frame := ink.R(side*0.15, 0, side*0.665, side)
		for b := range content.Block(content.BlockCount) {
			for _, upgraded := range []bool{false, true} {
				face := l.Content.Face(b, upgraded)
				pen, own := l.Fresh(), ink.R(0, 0, side, side)
				l.figures(pen, own, face)
				symbol := boardkit.Around(side*0.46, side*0.5, side*0.4, side*0.4)
				last := ink.Rect{}
				for i, op := range pen.List {
					at := op.Box
					if op.Text != "" {
						w := faces.Width(op.Font, op.Text)
						if op.Across == ink.End {
							at.X = at.Right() - w
						}
						at.W = w
					}
					if at.X < frame.X || at.Right() > frame.Right() {
						t.Fatalf("%s at %v: %q lies at %v, the frame at %v", l.Content.At(b).ID, side, op.Text+op.Name, at, frame)
					}
					if i == 0 && at.Intersect(symbol).W > side*0.03 || i > 1 && at.X < last.Right()-1 {
						t.Fatalf("%s at %v: %q lies at %v over something else", l.Content.At(b).ID, side, op.Text+op.Name, at)
					}
					last = at
				}
			}
		}
	}
}
