package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// A creature that is bound to another shows the card of the Bind and how many turns it lasts, and close up what that does to it.
func TestABoundCreatureSaysSo(t *testing.T) { // TS-SCR-21, TS-SCR-22
	_, s := yard(t, engine.Points{0, 0}, []string{"hero"}, []string{"skeleton"})
	card, _ := s.Content.Find("bind")
	own, theirs := s.Last-1, s.Last
	s.Timed = append(s.Timed, engine.Timed{Kind: engine.LinkInForce, Card: card, Caster: 1, Target: own, Other: theirs, Turn: 1, Left: 3})
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
		for _, id := range []engine.ThingID{own, theirs} {
			el := s.ThingElement(id)
			if at := slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == el }); !slices.ContainsFunc(sc.Pieces[at].Look, func(op ink.Op) bool { return op.Kind == ink.Picture && op.Name == "towersiege/cards/bind" }) {
				t.Errorf("%v: no sign of the Bind on %s", m, el)
			}
			if words := textsOf(sc, el); !slices.Contains(words, "3") {
				t.Errorf("%v: on %s stands %q", m, el, words)
			}
			moment := table.Moment{State: s, Viewer: 0, Metrics: m, Measure: faces}
			look, _, ok := New().Zoom(moment, el, float64(m.W)*0.8, float64(m.H)*0.75)
			said := ""
			for _, op := range look {
				said += op.Text + " "
			}
			if !ok || !strings.Contains(said, "Bind: bound to") || !strings.Contains(said, "without a roll") {
				t.Errorf("%v: close up %s says %q", m, el, said)
			}
		}
	}
}

// A creature with a third number on its plate says of all three what they are, and close up in full words where they find room.
func TestTheThirdNumberHasAWord(t *testing.T) { // TS-LVL-7
	_, s := yard(t, engine.Points{0, 0}, nil, []string{"hero"})
	hero, shield := s.Last, engine.Timed{Kind: engine.ModInForce, Caster: 1, Target: s.Last, Turn: 1, Left: 1}
	shield.Card, _ = s.Content.Find("shield")
	s.Timed = append(s.Timed, shield)
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
	at := slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == s.ThingElement(hero) })
	if label := sc.Pieces[at].Label; !strings.Contains(label, "Attack Level 40, Defence Level 40, Protection Level 20") {
		t.Errorf("it is called %q", label)
	}
	look, _, _ := New().Zoom(table.Moment{State: s, Viewer: 0, Metrics: m, Measure: faces}, s.ThingElement(hero), 1000, 540)
	var said []string
	for _, op := range look {
		if op.Text != "" {
			said = append(said, op.Text)
		}
	}
	if !slices.ContainsFunc(said, func(w string) bool { return w == "Protection Level" || w == "Protection" }) {
		t.Errorf("close up it says %q", said)
	}
}
