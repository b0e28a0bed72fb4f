package citadel

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// BS-TBL-12: whoever points at a Zone to attack it reads every line of the preview beside the
// Zone, and the plaque covers neither the figures there nor the plaque on the wall. The tooltip
// keeps quiet.
func TestOddsStandBesideTheZone(t *testing.T) {
	b, aims := New(), 0
	sizes := []ink.Metrics{{W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}}
	visit(t, 300, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		path := table.NewPath(d.Choices, s.Describe)
		for i, c := range d.Choices {
			if c.Verb != bsieged.Attack || i%7 != 0 {
				continue
			}
			at := path
			way := path.Way(c)
			for _, el := range way[:len(way)-1] {
				at = at.Click(el)
			}
			aims++
			hover := way[len(way)-1]
			plan := table.Lay(b, table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: at, Hover: hover}, sizes[aims%len(sizes)], faces).Plan
			oddsFault(t, s, plan, c, hover)
		}
	})
	if aims < 50 {
		t.Errorf("only %d attacks were aimed", aims)
	}
}

// oddsFault checks the plaque of an attack that is aimed.
func oddsFault(t *testing.T, s *bsieged.State, plan table.Plan, c rules.Choice, hover rules.Element) {
	t.Helper()
	zone := s.Set().Fields[c.Args[0]].ID + "/" + string(rune('1'+c.Args[1]))
	boxes := map[rules.Element]ink.Rect{}
	var label string
	var plaque ink.Rect
	for _, p := range plan.Board {
		boxes[p.ID] = p.Box
		if p.ID == rules.Element("odds:"+zone) {
			plaque, label = p.Box, p.Label
			for _, op := range p.Look {
				if !op.Fits(faces) {
					t.Errorf("%q does not fit", op.Text)
				}
			}
		}
	}
	if plaque.Empty() || plan.Told != hover {
		t.Errorf("%s: plaque %v, told of %q", s.Describe(c).Sentence, plaque, plan.Told)
		return
	}
	p, _ := s.Preview(c)
	for _, line := range p.Lines {
		if !strings.Contains(label, strings.TrimSpace(line.Label.String()+" "+line.Value.String())) {
			t.Errorf("%q tells nothing of %s", label, line.Label)
		}
	}
	for id, box := range boxes {
		if strings.HasPrefix(string(id), "troop:"+zone) || id == rules.Element("threat:"+s.Set().Fields[c.Args[0]].ID) {
			if box.Inset(2).Overlaps(plaque) {
				t.Errorf("%s: the plaque %v covers %s at %v", s.Describe(c).Sentence, plaque, id, box)
			}
		}
	}
}

// While a weapon is to be picked the plaque compares what can be attacked with.
func TestOddsCompareWeapons(t *testing.T) {
	seen := 0
	visit(t, 90000, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		weapons := map[int16]bool{} // only who has two of them is asked which
		for _, c := range d.Choices {
			if c.Verb == bsieged.Attack {
				weapons[c.Args[2]] = true
			}
		}
		if len(weapons) < 3 || seen > 5 {
			return
		}
		path := table.NewPath(d.Choices, s.Describe)
		for _, c := range d.Choices {
			if c.Verb != bsieged.Attack || c.Args[2] < 0 {
				continue
			}
			way := path.Way(c)
			if way[len(way)-1].Kind() != "card" { // it is ready
				continue
			}
			at, over := path, way[len(way)-2] // the Zone, or the wall with one Zone alone
			for _, el := range way[:len(way)-2] {
				at = at.Click(el)
			}
			pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: at, Hover: over}
			plan := table.Lay(New(), pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Plan
			name := s.Set().Cards[c.Args[2]].Name
			for _, p := range plan.Board {
				if p.ID.Kind() == "odds" && strings.Contains(p.Label, name) && strings.Contains(p.Label, "No weapon") {
					seen++
				}
			}
			if plan.Told != over {
				t.Errorf("nothing is told of %s", over)
			}
		}
	})
	if seen == 0 {
		t.Error("no weapons were compared")
	}
}

// Whoever points at a wall from which several Zones can be attacked reads the best chance at each of them (BS-TBL-12).
func TestOddsCompareZones(t *testing.T) {
	seen := 0
	visit(t, 1500, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		path := table.NewPath(d.Choices, s.Describe)
		zones := map[rules.Element]map[int16]bool{}
		for _, c := range d.Choices {
			if over := path.Way(c)[0]; c.Verb == bsieged.Attack && over.Kind() == "wall" {
				if zones[over] == nil {
					zones[over] = map[int16]bool{}
				}
				zones[over][int16(c.Args[1])] = true
			}
		}
		for over, list := range zones {
			if len(list) < 2 || seen > 20 {
				continue
			}
			pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: path, Hover: over}
			plan := table.Lay(New(), pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Plan
			seen++
			told := ""
			for _, p := range plan.Board {
				if p.ID.Kind() == "odds" {
					told = p.Label
					if !slices.Contains(plan.Spare, p.ID) {
						t.Errorf("the tooltip of the threat to %s covers %s", over, p.ID)
					}
				}
			}
			if plan.Told != over || strings.Count(told, "Zone ") != len(list) || strings.Count(told, " %") != len(list) {
				t.Errorf("of %s with %d Zones is told %q", over, len(list), told)
			}
		}
	})
	if seen == 0 {
		t.Error("no Zones were compared")
	}
}
