package citadel

import (
	"fmt"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// The card by which something is asked lies beside its question, whether that is answered on a tray or on the board, and over nothing
// that can be clicked.
func TestTheCardThatAsksIsSeen(t *testing.T) {
	b, kinds := New(), map[string]int{}
	visit(t, 6000, func(s *bsieged.State, _ rules.Choice) {
		d, v := s.Decision(), s.View()
		if v.Now.Asks < 0 || d.Kind == "grace" || d.Kind == "card" || kinds[d.Kind] > 3 {
			return
		}
		kinds[d.Kind]++
		pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}
		sc := table.Lay(b, pose, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		at := slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == trayCard })
		if at < 0 {
			t.Errorf("%s: %s does not lie there", s.Prompt().Ask, s.Set().Cards[v.Now.Asks].Name)
			return
		}
		for _, p := range sc.Pieces {
			if sc.Marks[p.ID].Can() && p.ID.Kind() != "zone" && p.ID.Kind() != "field" && p.Box.Overlaps(sc.Pieces[at].Box) {
				t.Errorf("%s: the card lies over %s", s.Prompt().Ask, p.ID)
			}
		}
	})
	if len(kinds) < 4 {
		t.Errorf("only %v were asked", kinds)
	}
}

// Neither a tray nor its card lies over a Zone that a hint leads to, whichever it is: the card that was asked about lay over the Zone where
// it was to be placed.
func TestWhatAHintLeadsToIsSeenBesideItsQuestion(t *testing.T) {
	b, asked := New(), 0
	visit(t, 3000, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		if d.Kind != "card" || s.View().Now.Asks >= 0 || asked > 30 {
			return
		}
		pose := table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}
		for _, f := range s.Set().Fields {
			for z := range cards.ZoneCount {
				zone := rules.Element(fmt.Sprintf("zone:%s/%d", f.ID, z+1))
				pose.Led = []rules.Element{zone}
				sc := table.Lay(b, pose, ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1.6}, faces)
				at := slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == zone })
				for _, p := range sc.Pieces {
					if p.ID == trayCard || p.ID == "tray" {
						asked++
						if p.Box.Overlaps(sc.Pieces[at].Box) {
							t.Errorf("%s: %s lies over %s", s.Prompt().Ask, p.ID, zone)
						}
					}
				}
			}
		}
	})
	if asked == 0 {
		t.Error("nothing was asked on a tray")
	}
}
