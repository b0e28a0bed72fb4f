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

// However many figures stand in a Zone, single ones and crowds, none lies on a Summoning slot or leaves the board, and no
// two groups lie at one place; as long as there is room they do not overlap.
func TestFiguresKeepClearOfTheSlots(t *testing.T) {
	for _, a := range areas {
		p := newPlan(a.area, 26, a.figure, 16)
		for f := range cards.FieldCount {
			for z := range cards.ZoneCount {
				for n := 1; n <= 7; n++ {
					for _, crowd := range []int{1, 2, 3, 4, 7, 12, 40} {
						groups := make([]int, n)
						for i := range groups {
							groups[i] = 1 + i%2*(crowd-1)
						}
						seen := map[ink.Point]bool{}
						boxes := p.rank(f, z, groups)
						for g, box := range boxes {
							for i := range cards.SlotCount {
								if box.Overlaps(p.socket(f, i)) {
									t.Errorf("%v: group %d of %v in Zone %d of field %d lies on slot %d", a.area, g, groups, z+1, f, i)
								}
							}
							at := box.Middle()
							if in := a.area.Intersect(box); seen[at] || in.W < box.W-0.01 || in.H < box.H-0.01 {
								t.Errorf("%v: group %d of %v in Zone %d of field %d is at %v", a.area, g, groups, z+1, f, box)
							}
							seen[at] = true
							if g > 0 && n <= 3 && box.Inset(0.01).Overlaps(boxes[g-1]) {
								t.Errorf("%v: groups %d and %d of %v in Zone %d of field %d overlap", a.area, g-1, g, groups, z+1, f)
							}
						}
					}
				}
			}
		}
	}
}

// A crowd of ten is longer than one of three, which is longer than a single figure, where there is room.
func TestCrowdsSpread(t *testing.T) {
	p := newPlan(areas[3].area, 26, areas[3].figure, 16)
	for f := range cards.FieldCount {
		long := func(n int) float64 {
			box := p.rank(f, 1, []int{n})[0]
			if level(f) {
				return box.W
			}
			return box.H
		}
		if one, three, ten, many := long(1), long(3), long(10), long(99); one != p.figure || three < 1.5*one || ten < 1.3*three || many > long(mostInCrowd) {
			t.Errorf("field %d: one, three, ten and many are %v, %v, %v and %v long", f, one, three, ten, many)
		}
	}
}

// The buildings and the Catapult stand apart within the court, and a low, wide court does not make
// them small.
func TestBuildingsFillTheCourt(t *testing.T) {
	for _, a := range areas {
		p := newPlan(a.area, 26, a.figure, 16)
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
