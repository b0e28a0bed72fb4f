package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Whoever has picked an Item with an ability sees whom it hits: what the large button proposes is outlined and called by its owner where both
// sides have one of that name; one click on another thing of the opponent hits that; and what is lit of one's own says that it would get the
// Item (TS-ITM-14).
func TestAPickedItemShowsWhomItHits(t *testing.T) {
	g, s := yard(t, engine.Points{0, 0}, []string{"apprentice"}, []string{"apprentice"})
	own, foe, tower := s.ThingElement(s.Last-1), s.Last, s.ThingElement(s.Players[1].Tower)
	card, _ := s.Content.Find("cinder_staff")
	deck := &s.Players[0].Deck
	at := slices.Index(deck.All(), card)
	deck.Cards[at], deck.Cards[deck.N-1] = deck.Cards[deck.N-1], 0
	deck.N--
	s.Last++
	s.Things = append(s.Things, engine.Thing{ID: s.Last, Card: card, On: s.Players[0].Mage, Marks: engine.InUse})
	s.Cards = append(s.Cards[:s.Last], card)
	staff := s.ThingElement(s.Last)
	s.State.Settle()
	hit := rules.Choice{Verb: engine.Use, Args: [4]int16{int16(s.Last), 0, 0, int16(foe)}}
	path := table.Ways(s, s.Decision().Choices).Weighed([]rules.Choice{hit}).Click(staff)
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	if c := sc.Plan.Direct[primaryPiece]; c != hit || !strings.HasPrefix(sc.Plan.Words[primaryPiece], "Fireball at Apprentice of East: ") {
		t.Errorf("the large button is %v, %q", c, sc.Plan.Words[primaryPiece])
	}
	if !outlined(sc, s.ThingElement(foe)) {
		t.Error("who is proposed is not outlined")
	}
	if words := textsOf(sc, own); !slices.Contains(words, "Hand it over") {
		t.Errorf("one's own Apprentice says %q", words)
	}
	if c, ok := sc.Plan.Direct[s.ThingElement(foe)]; !ok || c.Verb != engine.Use || c.Args[3] != int16(foe) {
		t.Errorf("a click on the other Apprentice is %v", c)
	}
	d := sit(t, g, s, true)
	d.click(staff, tower)
	if got := d.list(); len(got) == 0 || !strings.HasPrefix(got[len(got)-1], "use ") {
		t.Errorf("a click on the Tower plays %q", got)
	}
	shield, _ := s.Content.Find("small_shield")
	s.Last++
	s.Things = append(s.Things, engine.Thing{ID: s.Last, Card: shield, On: foe - 1, Marks: engine.InUse})
	s.Cards = append(s.Cards[:s.Last], shield)
	s.State.Settle()
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Ways(s, s.Decision().Choices).Click(staff)}, m, faces)
		hung := sc.Pieces[slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == s.ThingElement(s.Last) })].Box
		p := sc.Pieces[slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == own })]
		for _, op := range p.Look {
			if at := op.Box.Shift(p.Box.X, p.Box.Y); op.Text == "Hand it over" && at.Overlaps(hung) {
				t.Errorf("%dx%d: %q at %v lies below the shield at %v", m.W, m.H, op.Text, at, hung)
			}
		}
	}
}

// outlined reports whether a piece has the frame of what is aimed at.
func outlined(sc table.Screen, el rules.Element) bool {
	for _, p := range sc.Pieces {
		if p.ID == el && slices.ContainsFunc(p.Look, func(op ink.Op) bool { return op.Kind == ink.Outline && op.Color == ink.Ember }) {
			return true
		}
	}
	return false
}
