package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// What the large button says of a blow is written whole below it in a small window, with less where there is less room (TS-RIP-1).
func TestTheLargeButtonSaysAllOfABlow(t *testing.T) {
	_, s := yard(t, engine.Points{0, 0}, []string{"hill_giant"}, []string{"skeleton", "hero"})
	pose := table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Text: 1}, {W: 1280, H: 720, Text: 1}, {W: 1920, H: 1080, Text: 1}, {W: 1024, H: 640, Text: 1.3}} {
		m.Device = 1
		sc := table.Lay(New(), pose, m, faces)
		for _, op := range sc.Pieces[slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == primaryPiece })].Look {
			if strings.HasSuffix(op.Text, "…") || strings.HasSuffix(op.Text, "...") {
				t.Errorf("%dx%d, text %v: %q is cut to %q", m.W, m.H, m.Text, sc.Plan.Words[primaryPiece], op.Text)
			}
		}
	}
}

// While Mages are chosen, the panel says so at every size.
func TestWhatIsChosenIsSaidWhole(t *testing.T) { // TS-TRN-1
	s := begun(t, load(t), 0)
	for _, text := range []float64{0.8, 1, 1.3, 1.6} {
		m := ink.Metrics{W: 1024, H: 640, Device: 1, Text: text}
		words := textsOf(table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces), "declared")
		if told := strings.Join(words, " "); !strings.Contains(told, "a Mage") || strings.Contains(told, "…") {
			t.Errorf("text %v: it says %q", text, told)
		}
	}
}

// A tag on what can be hit says what the chance is of, beside Items too, and stands on who may meet a blow while the seat is pointed
// at; a Tower has one, that of its seat.
func TestATagSaysWhatTheChanceIsOf(t *testing.T) { // TS-CMB-9
	_, s := yard(t, engine.Points{0, 0}, []string{"hero"}, []string{"skeleton"})
	sword, _ := s.Content.Find("sword")
	guard := s.Last
	s.Last++
	s.Things = append(s.Things, engine.Thing{ID: s.Last, Card: sword, Owner: 1, On: guard, Marks: engine.InUse})
	s.Cards = append(s.Cards[:s.Last], sword)
	s.State.Settle()
	path := table.Offered(s).Click(s.ThingElement(guard - 1))
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Text: 1}, {W: 1920, H: 1080, Text: 1}} {
		m.Device = 1
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: path}, m, faces)
		if words := textsOf(sc, s.ThingElement(guard)); slices.ContainsFunc(words, func(w string) bool { return strings.Contains(w, "%") }) {
			t.Errorf("%dx%d: on a creature that cannot be chosen stands %q", m.W, m.H, words)
		}
		sc = table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: path, Hover: engine.SeatElement(1)}, m, faces)
		if words := textsOf(sc, s.ThingElement(guard)); !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, "gone ") }) {
			t.Errorf("%dx%d: on the creature stands %q", m.W, m.H, words)
		}
		if words := textsOf(sc, s.ThingElement(s.Players[1].Tower)); slices.ContainsFunc(words, func(w string) bool { return strings.Contains(w, "%") }) {
			t.Errorf("%dx%d: on the Tower stands %q", m.W, m.H, words)
		}
		if words := textsOf(sc, "chance:1"); !slices.ContainsFunc(words, func(w string) bool { return strings.HasPrefix(w, "hurts ") }) {
			t.Errorf("%dx%d: at the seat stands %q", m.W, m.H, words)
		}
	}
}

// What is worth less than to go on is not lit, though it can be clicked: power that would become gold in Combat.
func TestOnlyWhatIsWorthMoreThanToGoOnIsLit(t *testing.T) { // TS-CMB-3 TS-ALC-3
	lit := 0
	rests(t, 2, 7, func(s *towersiege.State, d rules.Decision) {
		path := table.Offered(s)
		sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		ranking := s.Sensible(nil)
		on := slices.IndexFunc(ranking, func(c rules.Choice) bool { return slices.Contains(goesOn, c.Verb) })
		if s.Asked != engine.AskCombat || on < 0 {
			return
		}
		for _, el := range sc.Plan.Bright {
			lit++
			if !slices.ContainsFunc(path.Beyond(el), func(c rules.Choice) bool { return slices.Contains(ranking[:on+1], c) }) {
				t.Errorf("%s is lit, and nothing that it does is worth more than to go on", el)
			}
		}
	})
	if lit == 0 {
		t.Error("nothing was lit")
	}
}

// The note on a card that the panel shows lies below what the card says, and leaves the log free, if it has room there.
func TestTheNoteOnACardLeavesTheLogFree(t *testing.T) { // TS-HID-2
	_, s := yard(t, engine.Points{6, 6}, []string{"hero"}, []string{"skeleton"})
	mine, _ := s.Content.Find("mine")
	s.Players[0].Hand.Cards[0], s.Players[0].Hand.N = mine, 1
	s.State.Settle()
	pose := table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s), Hover: "card:mine"}
	sc := table.Lay(New(), pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
	if nook, room := sc.Plan.Nook, sc.Room.Panel; nook.H < 60 || nook.Bottom() > room.Bottom()+1 || nook.X < room.X {
		t.Errorf("%v is free below the card, of %v", nook, sc.Room.Panel)
	}
	lore := s.Content.At(mine).Lore().String()
	for _, words := range textsOf(sc, "declared") {
		if strings.Contains(lore, words) {
			t.Errorf("the note lies over %q", words)
		}
	}
}

// Where no log lies below the panel, as beside the page with what a match is about, a card that is pointed at leaves room below its words
// for the note on what a click would do: that lay over what is printed on the card.
func TestACardLeavesTheNoteItsRoom(t *testing.T) { // TS-HID-2
	_, s := yard(t, engine.Points{7, 6}, []string{"hero"}, []string{"skeleton"})
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	for _, id := range []string{"gate", "tower_shield", "hill_giant", "mine", "skeleton"} {
		card, _ := s.Content.Find(id)
		s.Players[0].Hand.Cards[0], s.Players[0].Hand.N = card, 1
		s.State.Settle()
		room := table.Room{Board: ink.R(12, 64, 1025, 640), Tray: ink.R(12, 64, 1025, 640), Panel: ink.R(1050, 310, 218, 230)}
		moment := table.Moment{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s), Hover: s.CardElement(card), Room: room, Metrics: m, Measure: faces, Zoom: 1}
		for _, log := range []float64{0, 200} {
			moment.Room.Log = ink.R(1050, 556, 218, log)
			plan := New().Layout(moment)
			l, _ := begin(&moment)
			drawn := slices.ContainsFunc(plan.Panel, func(p stage.Piece) bool {
				return slices.ContainsFunc(p.Look, func(op ink.Op) bool { return op.Kind == ink.Picture && op.Name == portraitOf(s.Content.At(card)) })
			})
			switch least := (noteLines - 2) * l.Line(l.Body()); {
			case log == 0 && plan.Nook.H < least:
				t.Errorf("%s leaves the note %v, wanted %v", id, plan.Nook.H, least)
			case log > 0 && id != "hill_giant" && !drawn:
				t.Errorf("%s has no picture, and the note has the log to lie over", id)
			}
		}
	}
}
