package hexmap

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/engine"
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
