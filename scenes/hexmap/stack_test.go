package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// After a battle and in the rally nobody vanishes behind those of a place who can be picked: where blocks of a place stand at
// their size, those that cannot be picked lie beside the others and are dimmed; and few stand small.
func TestWhoCannotBePickedStaysInSight(t *testing.T) {
	whole, small, dim := 0, 0, 0
	for _, q := range [...]engine.Question{engine.AskRegroup, engine.AskRestoring} {
		positions(t, q, func(s *argot.State, sc table.Screen) {
			path := table.NewPath(s.Decision().Choices, s.Describe)
			for p := range s.Map.Here().All() {
				can, cannot := picked(s, p, path, sc)
				if len(can) == 0 || len(can)+len(cannot) < 2 {
					continue
				}
				if can[0].Depth < depthBlock+10 || len(cannot) > 0 && cannot[0].Depth == depthBehind {
					small++ // there is no room
					continue
				}
				whole++
				for _, b := range cannot {
					if b.Box.W != can[0].Box.W || b.Box.Overlaps(can[0].Box) {
						t.Errorf("%s: %v lies at %v, who can be picked at %v", s.Map.Title(p), b.Label, b.Box, can[0].Box)
					}
					if darkens(b.Look) {
						dim++
					}
				}
			}
		})
	}
	if whole < 3*small || dim == 0 {
		t.Errorf("%d places with all in sight, %d without; %d blocks are dimmed", whole, small, dim)
	}
}

// picked are the pieces of the seat's blocks in a place that can be picked, and of those that cannot.
func picked(s *argot.State, p atlas.Place, path table.Path, sc table.Screen) (can, cannot []stage.Piece) {
	for b := range s.In(p) {
		el := s.BlockElement(b)
		piece, ok := pieceOf(sc, el)
		switch {
		case !ok || engine.SeatOf(s.Pieces[b].Party) != s.Asker:
		case path.Can(el):
			can = append(can, piece)
		default:
			cannot = append(cannot, piece)
		}
	}
	return can, cannot
}

// darkens reports whether a look lays a shade over what it shows.
func darkens(look ink.List) bool {
	last := look[len(look)-1]
	return last.Color == ink.Ink.Alpha(0.42)
}

// What a block lacks and what a step of it costs lie beside its letter and its figures, at every size (AR-BLK-10).
func TestCoinsLeaveTheFiguresOfABlockFree(t *testing.T) {
	for _, size := range []float64{40, 74, 110} {
		l := &layout{Layout: boardkit.NewLayout(&table.Moment{Zoom: 1, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces})}
		box := ink.R(100, 100, size, size)
		letter := boardkit.Around(100+size*0.78, 100+size*0.36, size*0.18, size*0.18)
		figures := ink.R(100+size*0.17, 100+size*0.69, size*0.66, size*0.15)
		if l.priceBox(box).Overlaps(letter) || l.showsFigures(box) && l.woundBox(box).Overlaps(figures) {
			t.Errorf("at %v: the price lies at %v, the letter at %v, the wound at %v, the figures at %v", size, l.priceBox(box), letter, l.woundBox(box), figures)
		}
	}
}

// Nothing is drawn over the numbers in the corners of a block that stands beside others: not what frames it, nor they.
func TestNothingFramesOverCoins(t *testing.T) {
	seen := 0
	for _, q := range [...]engine.Question{engine.AskRegroup, engine.AskRestoring} {
		positions(t, q, func(_ *argot.State, sc table.Screen) {
			for i, coins := range sc.Plan.Board {
				if coins.ID.Kind() != "coins" || coins.Depth < depthBlock+10 {
					continue
				}
				seen++
				for j, p := range sc.Plan.Board {
					if p.Role != "card" || p.Depth < coins.Depth || p.Depth == coins.Depth && j < i {
						continue
					}
					if text, part := boardtest.Hidden(coins, p.Box.Inset(-4), faces); part > 0 {
						t.Errorf("%s lies over %.0f %% of %q of %s", p.ID, 100*part, text, coins.ID)
					}
				}
			}
		})
	}
	if seen == 0 {
		t.Error("no coins were seen")
	}
}

// Names of blocks that fight side by side do not read as one.
func TestNamesInABattleStandApart(t *testing.T) {
	pairs := 0
	positions(t, engine.AskAction, func(_ *argot.State, sc table.Screen) {
		for i, a := range sc.Plan.Tray {
			for _, b := range sc.Plan.Tray[i+1:] {
				if a.ID.Kind() != "name" || b.ID.Kind() != "name" || a.Box.Y != b.Box.Y {
					continue
				}
				if pairs++; a.Box.Inset(-5).Overlaps(b.Box.Inset(-5)) {
					t.Errorf("%s lies at %v, %s at %v", a.ID, a.Box, b.ID, b.Box)
				}
			}
		}
	})
	if pairs == 0 {
		t.Error("no two names were seen")
	}
}

// TestWhatIsPickedStaysWhateverIsPointedAt: blocks that can be picked lie where they lie while the pointer is on another stack, and
// nothing that is spread only to be looked at lies on them.
func TestWhatIsPickedStaysWhateverIsPointedAt(t *testing.T) {
	moved := 0
	for _, q := range [...]engine.Question{engine.AskMarch, engine.AskRegroup, engine.AskHit} {
		positions(t, q, func(s *argot.State, sc table.Screen) {
			path := table.NewPath(s.Decision().Choices, s.Describe)
			for p := range s.Map.Here().All() {
				n := 0
				for range s.In(p) {
					n++
				}
				if n < 2 || path.Can(s.PlaceElement(p)) {
					continue
				}
				over := laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: path, Hover: s.PlaceElement(p)})
				tray, spread := pieceOf(over, "tray:"+rules.Element(s.Map.At(p).ID))
				for _, was := range sc.Plan.Board {
					if was.ID.Kind() != "block" || !path.Can(was.ID) {
						continue
					}
					now, _ := pieceOf(over, was.ID)
					if moved++; now.Box != was.Box {
						t.Errorf("%s goes from %v to %v while %s is pointed at", was.Label, was.Box, now.Box, s.Map.Title(p))
					}
					b, _ := s.Content.Find(was.ID.Name())
					if spread && s.Pieces[b].At != p && tray.Box.Overlaps(now.Box) {
						t.Errorf("what is spread at %s lies on %s", s.Map.Title(p), was.Label)
					}
				}
			}
		})
	}
	if moved < 50 {
		t.Errorf("%d blocks were looked at", moved)
	}
}
