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

// TestAFanLeavesRoomToClick: a stack that is spread since it is pointed at leaves so much of each place that can be clicked that it can be.
func TestAFanLeavesRoomToClick(t *testing.T) {
	fans, small := 0, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	for _, q := range [...]engine.Question{engine.AskGroup, engine.AskMarch, engine.AskRegroup} {
		positions(t, q, func(s *argot.State, _ table.Screen) {
			path := table.NewPath(s.Decision().Choices, s.Describe)
			for p := range s.Map.Here().All() {
				if fans >= 400 || blocksIn(s, p) < 2 {
					continue
				}
				pose := table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path, Hover: s.PlaceElement(p)}
				over := table.Lay(New(), pose, small, faces)
				fan, ok := pieceOf(over, "fan:"+rules.Element(s.Map.At(p).ID))
				if !ok {
					continue
				}
				fans++
				pose.Hover = ""
				plain := table.Lay(New(), pose, small, faces)
				can := func(el rules.Element) bool { return path.Can(el) || slices.Contains(over.Plan.Series, el) }
				for q := range s.Map.Here().All() {
					el := s.PlaceElement(q)
					hit, ok := pieceOf(over, el)
					if q == p || !ok || !can(el) || !hit.Box.Overlaps(fan.Box) {
						continue
					}
					was, is := freeSquare(plain, el, hit.Box, can), freeSquare(over, el, hit.Box, can)
					if is < min(was, 24) {
						t.Errorf("%s: the fan of %s at %v leaves %s %v a square of %.0f, %.0f without it", s.Scenario().Title(), s.Map.Title(p), fan.Box, s.Map.Title(q), hit.Box, is, was)
					}
				}
			}
		})
	}
	if fans < 50 {
		t.Errorf("%d stacks were spread", fans)
	}
}

// freeSquare is the side of the largest square in which every click falls on an element.
func freeSquare(sc table.Screen, el rules.Element, box ink.Rect, can func(rules.Element) bool) (most float64) {
	board := slices.Clone(sc.Plan.Board)
	stage.Sort(board)
	const step = 2.0
	var row []int
	for y := box.Y; y < box.Bottom(); y += step {
		var next []int
		for x, i := box.X, 0; x < box.Right(); x, i = x+step, i+1 {
			n := 0
			if table.Falls(board, x, y, can) == el {
				n = 1
				if row != nil && i > 0 {
					n = 1 + min(row[i], row[i-1], next[i-1])
				}
			}
			next = append(next, n)
			most = max(most, float64(n)*step)
		}
		row = next
	}
	return most
}

// blocksIn is how many blocks lie in a place.
func blocksIn(s *argot.State, p atlas.Place) (n int) {
	for range s.In(p) {
		n++
	}
	return n
}
