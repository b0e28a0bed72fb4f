package citadel

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// The name of each field can be read without turning one's head, on a dark band of its own.
func TestTheNamesOfFieldsStandUprightOnADarkBand(t *testing.T) {
	b := New()
	visit(t, 3, func(s *bsieged.State, _ rules.Choice) {
		for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
			names := 0
			for _, p := range table.Lay(b, table.Pose{State: s, Mode: table.Looking}, m, faces).Pieces {
				if p.ID.Kind() != "name" {
					continue
				}
				names++
				if band := p.Look[0]; band.Kind != ink.Fill || band.Color.A < 180 || int(band.Color.R)+int(band.Color.G)+int(band.Color.B) > 150 {
					t.Errorf("%s lies on %+v", p.ID, band)
				}
				for _, op := range p.Look {
					if op.Angle != 0 {
						t.Errorf("%s is turned", p.ID)
					}
				}
			}
			if names != 4 {
				t.Errorf("%d fields are named at %v x %v", names, m.W, m.H)
			}
		}
	})
}

// On the plates of few heroes the slots are as wide as the plate allows: what lies on them can be told apart.
func TestSlotsOfFewHeroesAreLarge(t *testing.T) {
	s, slots := begun(t, 4), 0
	for _, p := range table.Lay(New(), table.Pose{State: s, Mode: table.Looking}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces).Pieces {
		if p.Role != "panel" || p.ID.Kind() != "plate" && p.ID.Kind() != "hero" {
			continue
		}
		for _, op := range p.Look {
			for _, c := range kindColours {
				if op.Kind != ink.Fill || op.Color != c {
					continue
				}
				if slots++; op.Box.W < 20 {
					t.Errorf("%s has a slot of %v", p.ID, op.Box)
				}
			}
		}
	}
	if slots < 20 {
		t.Errorf("only %d slots were seen", slots)
	}
}
