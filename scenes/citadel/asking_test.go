package citadel

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/bsieged"
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
