package wartracks

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/rules/siegestorm/cards"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// handOf lays out n creature cards of the viewer's hand, of which one is pointed at; none: -1.
func handOf(all []cards.Card, m ink.Metrics, room ink.Rect, n, hover int) []stage.Piece {
	moment := &table.Moment{Metrics: m, Measure: faces, Tones: ink.Standard}
	l := layoutOf(moment, &position{})
	s := siegestorm.SideView{}
	for i := 0; len(s.Hand) < n; i++ {
		if c := &all[i%len(all)]; c.Creature() {
			el := rules.Element("card:" + strconv.Itoa(len(s.Hand)))
			s.Hand = append(s.Hand, siegestorm.CardView{Card: c, Element: el, Number: -1, Track: -1, ATT: int(c.ATT), DEF: int(c.DEF)})
		}
	}
	l.Sides = []siegestorm.SideView{s}
	l.rooms.hand = room
	if hover >= 0 {
		l.Hover = s.Hand[hover].Element
	}
	l.hand()
	return l.Out.Row[1:]
}

// TestAllCardsOfAHandTellTheirNumbers: however many cards a hand has, none lies over another, and name, cost, ATT and DEF of
// each are whole within it, the name beside the ring of the cost.
func TestAllCardsOfAHandTellTheirNumbers(t *testing.T) {
	all := allCards(t)
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
		room := ink.R(float64(m.W)*0.16, float64(m.H)*0.72, float64(m.W)*0.65, float64(m.H)*0.28)
		for n := 1; n <= 9; n++ {
			t.Run(fmt.Sprintf("%dx%d/%.1f/%d", m.W, m.H, m.Text, n), func(t *testing.T) {
				pieces := handOf(all, m, room, n, -1)
				for i, p := range pieces {
					if i > 0 && p.Box.Overlaps(pieces[i-1].Box) {
						t.Fatalf("%s lies over %s", p.Label, pieces[i-1].Label)
					}
					tellsItsNumbers(t, p, n)
				}
			})
		}
	}
}

func tellsItsNumbers(t *testing.T, p stage.Piece, n int) {
	t.Helper()
	numbers, lean := 0, math.Abs(p.Angle)*p.Box.H/2 // how far the corners of a card reach that is turned
	ring := p.Look[slices.IndexFunc(p.Look, func(op ink.Op) bool { return op.Name == "siegestorm/board/badge-cost" })].Box
	for _, op := range p.Look {
		if op.Kind != ink.Write {
			continue
		}
		if _, err := strconv.Atoi(op.Text); err == nil {
			numbers++
		}
		if op.Font.Face == ink.SerifBold && op.Box.Intersect(ink.R(0, 0, p.Box.W, p.Box.H)).W < op.Box.W-1-lean {
			t.Errorf("of %d: %q of %s reaches out of its card", n, op.Text, p.Label)
		}
	}
	name := p.Look[slices.IndexFunc(p.Look, func(op ink.Op) bool { return op.Kind == ink.Write })]
	if words := name.Extent(faces); words.X < ring.Right() {
		t.Errorf("of %d: %q of %s runs into the ring of its cost by %.1f px", n, name.Text, p.Label, ring.Right()-words.X)
	}
	if numbers != 3 {
		t.Errorf("of %d: %s tells %d numbers of 3", n, p.Label, numbers)
	}
}

// TestAHandCardIsWholeWherePointedAt: it is seen in its whole width then, where it is framed, on the screen.
func TestAHandCardIsWholeWherePointedAt(t *testing.T) {
	all := allCards(t)
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	room := ink.R(205, 515, 830, 205)
	rest, whole := handOf(all, m, room, 8, -1), handOf(all, m, room, 3, -1)[0].Box.W
	for i := range rest {
		p := handOf(all, m, room, 8, i)[i]
		at := p.Seen.Shift(p.Box.X, p.Box.Y)
		if p.Box != rest[i].Box || at.W != whole || at.X < 0 || at.Right() > 1280 || p.Depth < 100 {
			t.Errorf("card %d lies in %v, is seen in %v at depth %d", i, p.Box, at, p.Depth)
		}
	}
}
