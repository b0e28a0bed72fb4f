package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// A Spell shows what it costs and what it rolls before it is cast: on its sign in the stall, which always has its price, and on its card at
// the right. What raises the Spell Skill of the Mage counts there (TS-SPL-1, TS-SPL-2, TS-LVL-5).
func TestASpellShowsItsCostAndItsRoll(t *testing.T) {
	for _, raised := range []bool{false, true} {
		begun, err := load(t).New(rules.Setup{Seats: 2, Options: map[string]string{"mages": "first_game"}})
		if err != nil {
			t.Fatal(err)
		}
		s, viewer := begun.(*towersiege.State), begun.Decision().Seats.First()
		if raised {
			card, _ := s.Content.Find("ring_of_spell_casting")
			e := s.Engine()
			e.Last++
			e.Things = append(e.Things, engine.Thing{ID: e.Last, Card: card, Owner: viewer, On: e.Players[viewer].Mage, Marks: engine.InUse})
		}
		level := map[bool]string{false: "20", true: "30"}[raised]
		for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
			sc := table.Lay(New(), table.Pose{State: s, Viewer: viewer, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
			said := textsOf(sc, "spell:powerbolt")
			if !slices.Contains(said, "3") || m.Text == 1 && !slices.Contains(said, level) {
				t.Errorf("%dx%d, raised %v: a Powerbolt shows %q", m.W, m.H, raised, said)
			}
			if shield := textsOf(sc, "spell:shield"); !slices.Contains(shield, "3") || slices.Contains(shield, "0") {
				t.Errorf("%dx%d: a Shield shows %q", m.W, m.H, shield)
			}
			for _, p := range sc.Pieces {
				if p.ID == "spell:powerbolt" && !strings.HasSuffix(p.Label, "Powerbolt, 3 power, Spell Skill "+level) {
					t.Errorf("it is called %q", p.Label)
				}
			}
		}
		m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
		sc := table.Lay(New(), table.Pose{State: s, Viewer: viewer, Mode: table.Asking, Path: table.Offered(s), Hover: "spell:powerbolt"}, m, faces)
		if said := textsOf(sc, "declared"); !slices.Contains(said, level) || !slices.Contains(said, "Spell Skill") {
			t.Errorf("raised %v: its card shows %q", raised, said)
		}
	}
}

// The names of all Spells are written in one size, in the largest type on the smallest window too.
func TestSpellsAreNamedInOneSize(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, nil, nil)
	for _, size := range boardtest.Sizes() {
		for _, text := range boardtest.Texts() {
			m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}
			sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
			sizes := map[float64][]string{}
			for _, p := range sc.Pieces {
				for _, op := range p.Look {
					if p.ID.Kind() == "spell" && len(op.Text) > 3 {
						sizes[op.Font.Size] = append(sizes[op.Font.Size], op.Text)
					}
				}
			}
			if len(sizes) > 1 {
				t.Errorf("%v: names of Spells have several sizes: %v", m, sizes)
			}
		}
	}
}
