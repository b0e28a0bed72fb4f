package towers

import (
	"strings"
	"testing"

	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Whatever large button rolls dice says how likely it does what it is made for: magic as well as a blow.
func TestMagicOnTheLargeButtonSaysItsChance(t *testing.T) { // TS-CMB-8
	_, s := yard(t, engine.Points{0, 9}, nil, []string{"skeleton"})
	path := table.Offered(s)
	m := table.Moment{State: s, Mode: table.Asking, Path: path, Viewer: 0, Next: path.Next(), Choices: path.Left(), Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces}
	l, ok := begin(&m)
	if !ok {
		t.Fatal("no layout")
	}
	cast := 0
	for _, c := range path.Left() {
		target := s.At(engine.ThingID(c.Args[2]))
		if c.Verb != engine.CastMagic || s.Content.At(content.Card(c.Args[0])).Kind != content.Attack || target == nil || target.Owner == 0 {
			continue
		}
		if said := l.called(c).String(); !strings.Contains(said, " % to hurt, ") || !strings.HasSuffix(said, "power") {
			t.Errorf("the large button says %q", said)
		}
		cast++
	}
	if cast == 0 {
		t.Error("no magic strikes")
	}
}
