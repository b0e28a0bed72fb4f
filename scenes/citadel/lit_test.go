package citadel

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Every pixel of a Zone that can be picked picks it, or another thing that can or plays something at once: no sign, figure or card that lies there keeps the
// click to itself.
func TestEveryPixelOfALitZonePicksIt(t *testing.T) {
	s := begun(t, 2)
	lit := map[rules.Element]bool{}
	for guard := 0; len(lit) < 6 && guard < 200; guard++ {
		path := table.NewPath(s.Decision().Choices, s.Describe)
		for _, first := range append([]rules.Element{""}, path.Next()...) {
			p := path.Click(first)
			sc := table.Lay(New(), table.Pose{State: s, Mode: table.Asking, Path: p, Viewer: s.Decision().Seats.First()}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
			for i := range sc.Pieces {
				zone := &sc.Pieces[i]
				if zone.ID.Kind() != "zone" || !p.Can(zone.ID) || lit[zone.ID] {
					continue
				}
				lit[zone.ID] = true
				for y := zone.Box.Y; y < zone.Box.Bottom(); y++ {
					for x := zone.Box.X; x < zone.Box.Right(); x++ {
						got := table.Falls(sc.Pieces, x, y, p.Can)
						if _, plays := sc.Plan.Direct[got]; stage.On(zone, x, y) && !plays && !p.Can(got) {
							t.Fatalf("a click at %.0f %.0f in %s falls on %q", x, y, zone.ID, got)
						}
					}
				}
			}
		}
		choices := s.Decision().Choices
		if _, err := s.Apply(choices[(guard*7)%len(choices)]); err != nil || s.Decision().Over() {
			t.Fatal(err)
		}
	}
	if len(lit) < 6 {
		t.Errorf("only %d Zones could ever be picked", len(lit))
	}
}
