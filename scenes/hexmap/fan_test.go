package hexmap

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// TestAFanStaysOpenUnderThePointer: a stack that is spread since it is pointed at stays as it is wherever the pointer is on it, or
// between where its blocks lay and where they lie; and a click there never picks a place behind it, also where the stack is of
// enemies who can be attacked.
func TestAFanStaysOpenUnderThePointer(t *testing.T) {
	fans, targets := 0, 0
	for _, q := range [...]engine.Question{engine.AskMarch, engine.AskGroup, engine.AskRegroup} {
		positions(t, q, func(s *argot.State, sc table.Screen) {
			path := table.NewPath(s.Decision().Choices, s.Describe)
			for p := range s.Map.Here().All() {
				pose := table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: path, Hover: s.PlaceElement(p)}
				over := laid(s, pose)
				fan, ok := pieceOf(over, "fan:"+rules.Element(s.Map.At(p).ID))
				if !ok {
					continue
				}
				fans++
				can := func(el rules.Element) bool { return path.Can(el) || slices.Contains(over.Plan.Series, el) }
				if can(s.PlaceElement(p)) {
					targets++
				}
				staysOpen(t, s, pose, p, over, fan.Box, can)
			}
		})
	}
	if fans < 50 || targets == 0 {
		t.Errorf("%d stacks were spread, %d of them at places that can be picked", fans, targets)
	}
}

// staysOpen points at and clicks on points of a fan.
func staysOpen(t *testing.T, s *argot.State, pose table.Pose, p atlas.Place, sc table.Screen, fan ink.Rect, can func(rules.Element) bool) {
	t.Helper()
	board := slices.Clone(sc.Plan.Board)
	stage.Sort(board)
	seen := map[rules.Element]bool{}
	const steps = 5
	for i := range steps * steps {
		x, y := fan.X+fan.W*(float64(i%steps)+0.5)/steps, fan.Y+fan.H*(float64(i/steps)+0.5)/steps
		if el := table.Falls(board, x, y, can); el != s.PlaceElement(p) && can(el) {
			t.Fatalf("a click in the fan of %s picks %s", s.Map.Title(p), el)
		}
		at := board[stage.Hit(board, x, y)]
		pose.Hover = at.Means()
		if at.Tip {
			pose.Hover = at.ID
		}
		if seen[pose.Hover] {
			continue
		}
		seen[pose.Hover] = true
		if now, ok := pieceOf(laid(s, pose), "fan:"+rules.Element(s.Map.At(p).ID)); !ok || now.Box != fan {
			t.Fatalf("the fan of %s goes from %v to %v where %s is pointed at", s.Map.Title(p), fan, now.Box, pose.Hover)
		}
	}
}

// TestNoClickGoesThroughASpreadStack: blocks that can be picked lie aside on a tray, and a click between them picks no place behind.
func TestNoClickGoesThroughASpreadStack(t *testing.T) {
	trays := 0
	positions(t, engine.AskMarch, func(s *argot.State, sc table.Screen) {
		path := table.NewPath(s.Decision().Choices, s.Describe)
		can := func(el rules.Element) bool { return path.Can(el) || slices.Contains(sc.Plan.Series, el) }
		board := slices.Clone(sc.Plan.Board)
		stage.Sort(board)
		for _, tray := range sc.Plan.Board {
			if _, aside := pieceOf(sc, "tether:"+rules.Element(tray.ID.Name())); tray.ID.Kind() != "tray" || !aside {
				continue
			}
			trays++
			const steps = 20
			for i := range steps * steps {
				x, y := tray.Box.X+tray.Box.W*(float64(i%steps)+0.5)/steps, tray.Box.Y+tray.Box.H*(float64(i/steps)+0.5)/steps
				if el := table.Falls(board, x, y, can); el.Kind() == "place" && el.Name() != tray.ID.Name() && can(el) {
					t.Fatalf("a click on the blocks of %s picks %s", tray.ID.Name(), el)
				}
			}
		}
	})
	if trays == 0 {
		t.Error("no blocks lay aside")
	}
}
