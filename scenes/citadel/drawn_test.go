package citadel

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// BS-SLT-5: whoever is asked about a card that was drawn sees it, also where it can only be discarded and all else is to
// discard stored ones for it; of the click on a stored one it is told whether it makes room for the drawn one.
func TestDrawnCardLiesOnTheTray(t *testing.T) {
	b := New()
	alone, room, useless := 0, 0, 0
	visit(t, 3000, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		if d.Kind != "card" {
			return
		}
		path := table.NewPath(d.Choices, s.Describe)
		lay := table.Lay(b, table.Pose{State: s, Mode: table.Asking, Path: path}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		if !slices.ContainsFunc(lay.Plan.Tray, func(p stage.Piece) bool { return p.ID == trayCard }) {
			t.Errorf("of %v to click the card is not shown", path.Next())
		}
		if !slices.Contains(path.Next(), "card:"+rules.Element(s.Set().Cards[s.View().Now.Card].ID)) && !stores(s) {
			alone++
		}
		for _, c := range d.Choices {
			stored := rules.Element("card:" + s.Set().Cards[max(0, c.Args[0])].ID)
			if c.Verb != bsieged.Discard || len(path.Click(stored).Next()) > 0 {
				continue
			}
			after := s.Clone()
			events, err := after.Apply(c)
			if err != nil {
				t.Fatal(err)
			}
			words := s.Describe(c).Sentence.String()
			makes := !stores(s) && slices.ContainsFunc(events, func(e rules.Event) bool { return e.Name == "card_stored" })
			if makes != strings.Contains(words, " to make room for "+s.Set().Cards[s.View().Now.Card].Told().String()) {
				t.Errorf("%v, which makes room: %v, is told as %q", c, makes, words)
			}
			if makes {
				room++
			} else {
				useless++
			}
		}
	})
	if alone == 0 || room == 0 {
		t.Errorf("met %d cards that could only be discarded, %d that made room and %d that did not", alone, room, useless)
	}
}
