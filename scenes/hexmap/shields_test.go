package hexmap

import (
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// TestNamesLeaveTheStrengthsOfGatesFree: from wherever the map is looked at, no name lies on how strong a gate is, and the
// places behind the gates have their names.
func TestNamesLeaveTheStrengthsOfGatesFree(t *testing.T) {
	s := fullest(t).(*argot.State)
	for _, size := range [...]ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1280, H: 720, Device: 1, Text: 1}} {
		for _, zoom := range [...]float64{1, 1.25, 1.5, 2, 3} {
			m := table.Moment{State: s, Viewer: 0, Mode: table.Asking, Metrics: size, Measure: faces, Zoom: zoom}
			m.Room.Board = ink.R(0, 0, float64(size.W)*0.8, float64(size.H)*0.8)
			m.Room.Tray = m.Room.Board
			plan := New().Layout(m)
			var shields []ink.Rect
			for _, p := range plan.Board {
				if strings.HasPrefix(string(p.ID), "strength:") {
					shields = append(shields, p.Box)
				}
			}
			if len(shields) < 3 {
				t.Fatalf("%d gates show their strength", len(shields))
			}
			seen := map[string]bool{}
			for _, p := range plan.Board {
				if p.ID.Kind() != "names" {
					continue
				}
				for _, op := range p.Look {
					if op.Kind != ink.Write {
						continue
					}
					seen[op.Text] = true
					at := op.Extent(faces).Shift(p.Box.X, p.Box.Y)
					for _, o := range shields {
						if at.Overlaps(o) {
							t.Errorf("%v, %v times as large: %q at %v lies on a strength at %v", size, zoom, op.Text, at, o)
						}
					}
				}
			}
			for i, site := range s.Map.Gates() {
				at := s.Map.At(site.Inside)
				if words := rules.Name("argot: location", at.Name).String(); at.Name != "" && s.Scenario().Gates[i] && zoom >= 2 && size.Text == 1 && !seen[words] {
					t.Errorf("%v, %v times as large: %q has no name", size, zoom, words)
				}
			}
		}
	}
}

// TestNamesLeaveNumbersFree: however near the map is seen, no name lies on a number of a block or of an arrow.
func TestNamesLeaveNumbersFree(t *testing.T) {
	s := fullest(t).(*argot.State)
	move := func(block, from, to string) rules.Event {
		return rules.Event{Kind: rules.PieceMoved, Name: "moved", Seat: 1, Subject: rules.Element(block), From: rules.Element("place:" + from), To: rules.Element("place:" + to)}
	}
	var since []rules.Event
	for p := range s.Map.Here().All() { // two go over each named place
		if at := s.Map.At(p); at.Name != "" && at.Map == 0 {
			for _, n := range s.Map.Around(p) {
				from := s.Map.At(n.Place).ID
				since = append(since, move("back:m1", from, at.ID), move("back:m2", from, at.ID))
				break
			}
		}
	}
	numbers := 0
	for _, zoom := range [...]float64{1, 1.5, 2, 3, 4} {
		m := table.Moment{State: s, Viewer: 0, Mode: table.Asking, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces, Zoom: zoom, Since: since}
		m.Room.Board = ink.R(0, 0, 1024, 576)
		m.Room.Tray = m.Room.Board
		var taken, names []ink.Rect
		for _, p := range New().Layout(m).Board {
			for _, op := range p.Look {
				switch at := op.Extent(faces).Shift(p.Box.X, p.Box.Y); {
				case op.Kind != ink.Write:
				case p.ID.Kind() == "names" && len(op.Text) > 4:
					names = append(names, at)
				case p.ID.Kind() == "block" || p.ID.Kind() == "traces":
					taken = append(taken, at)
				}
			}
		}
		numbers += len(taken)
		for _, at := range names {
			for _, o := range taken {
				if at.Overlaps(o) {
					t.Errorf("%v times as large: a name at %v lies on a number at %v", zoom, at, o)
				}
			}
		}
	}
	if numbers == 0 {
		t.Error("no block and no arrow has a number")
	}
}
