package hexmap

import (
	"math"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// TestASpreadStackHidesNoOtherBlock: blocks that are spread since they are asked about lie beside those of other places.
func TestASpreadStackHidesNoOtherBlock(t *testing.T) {
	s, err := game(t).New(rules.Setup{Seed: 2, Options: map[string]string{"scenario": "first_battle"}})
	if err != nil {
		t.Fatal(err)
	}
	r, trays := rules.NewRand(2), 0
	for range 700 {
		d := s.Decision()
		if d.Over() {
			break
		}
		m := s.(*argot.State)
		if m.Phase != engine.SettingUp {
			path := table.NewPath(d.Choices, s.Describe)
			sc := table.Lay(New(), table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
			spread := map[string]ink.Rect{}
			for _, p := range sc.Plan.Board {
				if p.ID.Kind() == "tray" {
					spread[p.ID.Name()] = p.Box
				}
			}
			trays += len(spread)
			for _, p := range sc.Plan.Board {
				b, ok := m.Content.Find(p.ID.Name())
				if !ok || p.ID.Kind() != "block" || m.Pieces[b].Status != engine.OnMap {
					continue
				}
				at := m.Map.At(m.Pieces[b].At).ID
				if _, too := spread[at]; too {
					continue
				}
				for of, box := range spread {
					if box.Overlaps(p.Box) {
						t.Errorf("%s: what is spread of %s lies over %s at %s", d.Kind, of, p.ID, at)
					}
				}
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if trays == 0 {
		t.Error("nothing was ever spread")
	}
}

// TestBlocksThatGiveWayStayHandy: blocks that give way become no smaller than what can be clicked well on the screen: 24 pixels of the
// world lay on 23 points of it.
func TestBlocksThatGiveWayStayHandy(t *testing.T) {
	for _, c := range []struct{ side, zoom float64 }{{24, 1}, {24.9, 1}, {27, 0.87}, {19, 1.3}} {
		l := &layout{Layout: boardkit.NewLayout(&table.Moment{Zoom: c.zoom, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces})}
		for _, at := range [...]float64{0, 0.3, 0.6, 0.9} {
			seen := math.Floor(at+c.side*c.zoom) - math.Ceil(at)
			if l.handy(c.side) && seen < l.Metrics.MinTarget() {
				t.Errorf("%.1f pixels seen %.0f %% from %.1f are %.0f points, and pass for handy", c.side, 100*c.zoom, at, seen)
			}
		}
		if !l.handy(40 / c.zoom) {
			t.Errorf("seen %.0f %%: what has 40 points is not handy", 100*c.zoom)
		}
	}
}
