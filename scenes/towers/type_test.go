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

// typesOf are the sizes of type in which the words of a text are written on a piece.
func typesOf(sc table.Screen, id rules.Element, text string) (sizes []float64) {
	for _, p := range sc.Pieces {
		if p.ID != id {
			continue
		}
		for _, op := range p.Look {
			if op.Kind == ink.Write && op.Text != "" && strings.Contains(text, op.Text) && !slices.Contains(sizes, op.Font.Size) {
				sizes = append(sizes, op.Font.Size)
			}
		}
	}
	return sizes
}

// Cards in the hand are written larger where there is room for it, all of them in one type; cards in the dock too have one, whatever is
// printed on them, also in large type (TS-HID-2).
func TestWordsTakeTheRoomThatIsThere(t *testing.T) {
	_, s := yard(t, engine.Points{7, 6}, []string{"apprentice"}, []string{"skeleton"})
	hand := []string{"ring_of_skill", "cinder_staff", "chain_hauberk", "power_blast", "sword"}
	pile := &s.Players[0].Hand
	pile.N = 0
	for _, id := range hand {
		card, ok := s.Content.Find(id)
		if !ok {
			t.Fatal(id)
		}
		pile.Cards[pile.N] = card
		pile.N++
	}
	s.Round = 3 // what the signs mean has been read
	s.State.Settle()
	for _, m := range []ink.Metrics{
		{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6},
	} {
		plain := m.Font(ink.Sans, 16).Size
		var types, names []float64
		for _, id := range hand {
			card, _ := s.Content.Find(id)
			el := s.CardElement(card)
			sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s), Hover: el}, m, faces)
			for _, size := range typesOf(sc, "declared", s.Content.At(card).Rules().String()) {
				if !slices.Contains(types, size) {
					types = append(types, size)
				}
			}
			for _, size := range typesOf(sc, el, s.Content.At(card).Title().String()) {
				if !slices.Contains(names, size) {
					names = append(names, size)
				}
			}
		}
		if len(types) != 1 || m.Text == 1 && types[0] < plain {
			t.Errorf("%dx%d, text %v: what is printed on cards in the dock stands in %v, plain type is %v", m.W, m.H, m.Text, types, plain)
		}
		if len(names) != 1 || m.Text == 1 && m.W > 1024 && names[0] <= m.Font(ink.SerifBold, 15).Size {
			t.Errorf("%dx%d, text %v: the names of cards in the hand stand in %v", m.W, m.H, m.Text, names)
		}
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
		if sizes := typesOf(sc, "declared", "If you end the turn now"); len(sizes) != 1 {
			t.Errorf("%dx%d, text %v: the turn is told in %v, plain type is %v", m.W, m.H, m.Text, sizes, plain)
		}
	}
}

// A card says in the dock what it costs now, and a Spell what it rolls (TS-RUL-65, TS-LVL-5).
func TestACardInTheDockSaysWhatItCostsNow(t *testing.T) {
	_, s := yard(t, engine.Points{7, 6}, []string{"apprentice"}, []string{"skeleton"})
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s), Hover: "spell:powerbolt"}, m, faces)
	if said := textsOf(sc, "declared"); !slices.Contains(said, "2") || slices.Contains(said, "3") || !slices.Contains(said, "20") {
		t.Errorf("a Powerbolt with an Apprentice says %q", said)
	}
}
