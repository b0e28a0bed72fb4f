package wartracks

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Every card and every pile that is seen can be read, within the room that there is, at every
// size.
func TestZoomHolds(t *testing.T) {
	sizes := []ink.Metrics{plain, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}, {W: 3840, H: 2160, Device: 2, Text: 0.8}}
	read, at := map[string]int{}, 0
	for _, mode := range modes() {
		setup := setups()[mode]
		visit(t, setup, 2, func(s *siegestorm.State, _ []rules.Event, _ *siegestorm.State, _ rules.Choice) {
			if at++; at%23 != 0 {
				return
			}
			m := sizes[at/23%len(sizes)]
			mo := table.Moment{State: s, Viewer: s.Decision().Seats.First(), Mode: table.Asking, Metrics: m, Measure: faces}
			for _, p := range screen(s, m).Pieces {
				w, h := float64(m.W)*0.8, float64(m.H)*0.75
				look, size, ok := New().Zoom(mo, p.ID, w, h)
				if !ok {
					continue
				}
				read[p.ID.Kind()]++
				if size.W > w+1 || size.H > h+1 {
					t.Fatalf("%dx%d: %s takes %v of %.0fx%.0f", m.W, m.H, p.ID, size, w, h)
				}
				if r, ok := New().Read(mo, p.ID, w/2, h/2); ok {
					read["read "+p.ID.Kind()]++
					if r.Size.W > w/2+1 || r.Size.H > h/2+1 {
						t.Fatalf("%dx%d: %s is read on %v of %.0fx%.0f", m.W, m.H, p.ID, r.Size, w/2, h/2)
					}
					look = append(look, r.Look...)
				}
				for _, op := range look {
					if !op.Fits(faces) {
						t.Fatalf("%dx%d, text %v: %s: %q in %.0f px does not fit %v", m.W, m.H, m.Text, p.ID, op.Text, op.Font.Size, op.Box)
					}
				}
			}
		})
	}
	for _, kind := range []string{"card", "support", "casualties", "heal", "read card", "read support", "read casualties", "read heal"} {
		if read[kind] == 0 {
			t.Errorf("no %s was read", kind)
		}
	}
}

// What a viewer may not see has no zoom.
func TestHiddenCardsHaveNoZoom(t *testing.T) {
	asked := 0
	visit(t, setups()["duel"], 2, func(s *siegestorm.State, _ []rules.Event, _ *siegestorm.State, _ rules.Choice) {
		me := s.Decision().Seats.First()
		theirs := s.View(1 - me)
		mo := table.Moment{State: s, Viewer: me, Mode: table.Asking, Metrics: plain, Measure: faces}
		for _, side := range theirs.Sides {
			if side.Side == int(me) {
				continue
			}
			for _, c := range append(side.Hand, side.Support...) {
				asked++
				if _, _, ok := New().Zoom(mo, c.Element, 1000, 800); ok {
					t.Fatalf("%s can be read by seat %d", c.Element, me)
				}
				if _, ok := New().Read(mo, c.Element, 1000, 800); ok {
					t.Fatalf("%s is shown to seat %d at reading size", c.Element, me)
				}
			}
		}
	})
	if asked == 0 {
		t.Error("there was nothing hidden")
	}
}
