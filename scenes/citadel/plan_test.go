package citadel

import (
	"testing"

	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/ink"
)

// sizes of the board's area from a wide drawer to a tall screen, with sides of figures.
var areas = []struct {
	area   ink.Rect
	figure float64
}{
	{ink.R(212, 66, 822, 560), 41},
	{ink.R(11, 95, 1002, 432), 36},
	{ink.R(14, 136, 1252, 420), 36},
	{ink.R(320, 96, 1232, 840), 62},
}

// However many figures stand in a Zone, none lies on a Summoning slot or leaves the board, and no two lie at
// one place.
func TestFiguresKeepClearOfTheSlots(t *testing.T) {
	for _, a := range areas {
		p := newPlan(a.area, 26, a.figure)
		for f := range cards.FieldCount {
			for z := range cards.ZoneCount {
				for n := 1; n <= 7; n++ {
					seen := map[ink.Point]bool{}
					for _, at := range p.rank(f, z, n) {
						box := at.Around(p.figure, p.figure)
						for i := range cards.SlotCount {
							if box.Overlaps(p.socket(f, i)) {
								t.Errorf("%v: one of %d figures in Zone %d of field %d lies on slot %d", a.area, n, z+1, f, i)
							}
						}
						if seen[at] || !a.area.Contains(at.X, at.Y) {
							t.Errorf("%v: one of %d figures in Zone %d of field %d is at %v", a.area, n, z+1, f, at)
						}
						seen[at] = true
					}
				}
			}
		}
	}
}

// The buildings and the Catapult stand apart within the court, and a low, wide court does not make
// them small.
func TestBuildingsFillTheCourt(t *testing.T) {
	for _, a := range areas {
		p := newPlan(a.area, 26, a.figure)
		all := []ink.Rect{p.engine()}
		for b := range cards.BuildingCount {
			all = append(all, p.yard(b))
		}
		for i, box := range all {
			if inner := box.Intersect(p.court); inner != box {
				t.Errorf("%v: thing %d at %v leaves the court %v", a.area, i, box, p.court)
			}
			for j := range i {
				if box.Overlaps(all[j]) {
					t.Errorf("%v: things %d and %d overlap: %v, %v", a.area, j, i, all[j], box)
				}
			}
		}
		if p.house < 40 {
			t.Errorf("%v: buildings are %v wide", a.area, p.house)
		}
	}
}
