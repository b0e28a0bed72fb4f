package towers

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// The foot of the purses is the buttons of Alchemy that can be clicked, side by side over the whole of it, or the words of what
// it asks for; never a button over half of the words (TS-ALC-1).
func TestAlchemyIsEitherButtonsOrWords(t *testing.T) {
	for _, c := range []struct {
		points  engine.Points
		buttons []rules.Element
	}{
		{engine.Points{0, 0}, nil},
		{engine.Points{3, 0}, []rules.Element{"alchemy:power"}},
		{engine.Points{0, 3}, []rules.Element{"alchemy:gold"}},
		{engine.Points{3, 3}, []rules.Element{"alchemy:gold", "alchemy:power"}},
	} {
		_, s := yard(t, c.points, []string{"skeleton"}, []string{"skeleton"})
		for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
			sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
			purse, _ := placed(sc, "purse")
			words := slices.ContainsFunc(textsOf(sc, "purse"), func(w string) bool { return w != "" })
			if words == (c.buttons != nil) {
				t.Errorf("%v, %v: the purses say %q beside %v", m, c.points, textsOf(sc, "purse"), c.buttons)
			}
			wide := 0.0
			for _, el := range []rules.Element{"alchemy:gold", "alchemy:power"} {
				box, there := placed(sc, el)
				if there != slices.Contains(c.buttons, el) {
					t.Errorf("%v, %v: %s there: %v", m, c.points, el, there)
				}
				wide += box.W
			}
			if c.buttons != nil && wide < 0.85*purse.W {
				t.Errorf("%v, %v: the buttons are %v wide of %v", m, c.points, wide, purse.W)
			}
		}
	}
}
