package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// What is at stake if the turn ended now stays in sight while something else is weighed: a Spell, its target, a card (TS-CMB-5).
func TestWhatIsAtStakeStaysInSight(t *testing.T) {
	_, s := yard(t, engine.Points{0, 6}, []string{"skeleton"}, []string{"hero"})
	foe, offered := s.ThingElement(s.Last), table.Offered(s)
	for _, c := range []struct {
		path  table.Path
		hover rules.Element
	}{{offered, ""}, {offered, "spell:powerbolt"}, {offered.Click("spell:powerbolt"), ""}, {offered.Click("spell:powerbolt"), foe}, {offered, foe}, {offered.Click(s.ThingElement(s.Last - 1)), "seat:1"}} {
		for _, size := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}} {
			sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: c.path, Hover: c.hover}, size, faces)
			said := strings.Join(slices.Concat(textsOf(sc, "declared"), textsOf(sc, "stake")), " ")
			if !strings.Contains(said, "Hero may ") {
				t.Errorf("%dx%d, at %q after %v: the dock says %q", size.W, size.H, c.hover, c.path.Chosen(), said)
			}
		}
	}
}

// A blow that may win the match says so, and for certain where it is (TS-END-1).
func TestABlowThatWinsSaysSo(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, []string{"hero"}, nil)
	s.Mage(1).On, s.Mage(1).Position, s.Mage(1).Points, s.Tower(1).Points = 0, engine.OnGuard, 1, 0
	s.State.Settle()
	l := sitting(t, s)
	_, then := s.Lead()
	i := slices.IndexFunc(then, func(c rules.Choice) bool { return c.Verb == engine.Assault })
	if i < 0 {
		t.Fatal("no attack")
	}
	if says := l.called(then[i]).String(); !strings.Contains(says, "% to win") {
		t.Errorf("the button says %q", says)
	}
}
