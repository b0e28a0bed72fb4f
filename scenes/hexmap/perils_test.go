package hexmap

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/table"
)

// TestWhatThreatensGlows: a place and a gate glow where something threatens, the more the worse it is, and no click falls on the glow; a
// place on the map that nothing threatens does not.
func TestWhatThreatensGlows(t *testing.T) {
	looked := 0
	positions(t, engine.AskGroup, func(s *argot.State, plain table.Screen) {
		if looked++; looked > 5 {
			return
		}
		at, gate := s.PlaceElement(s.Scenario().Objective.First()), rules.Element("")
		for i, site := range s.Map.Gates() {
			if s.Scenario().Gates[i] && s.Map.Exists(site.Inside) {
				gate = s.GateElement(atlas.GateIndex(i))
			}
		}
		fade := map[bool]float64{}
		for _, fatal := range []bool{false, true} {
			threats := []rules.Warning{{Fatal: fatal, Text: rules.T("it falls"), At: []rules.Element{at, gate}}}
			sc := laid(s, table.Pose{Viewer: s.Asker, Mode: table.Asking, Path: table.NewPath(s.Decision().Choices, s.Describe), Threats: threats})
			for _, el := range threats[0].At {
				ember, ok := pieceOf(sc, "ember:"+el)
				if !ok || len(ember.Look) == 0 || ember.Role != "" {
					t.Fatalf("%s: %s does not glow, %+v", s.Scenario().Title(), el, ember)
				}
				if !slices.Contains(sc.Plan.Embers, el) {
					t.Errorf("%s: a frame lies about %s, which glows", s.Scenario().Title(), el)
				}
				fade[fatal] = ember.Look[0].Fade
			}
		}
		if fade[true] >= fade[false] {
			t.Errorf("what is fatal is as faint as %v, what is not as %v", fade[true], fade[false])
		}
		if _, ok := pieceOf(plain, "ember:"+at); ok {
			t.Error("something glows that nothing threatens")
		}
	})
	if looked == 0 {
		t.Error("no positions")
	}
}
