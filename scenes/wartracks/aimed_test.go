package wartracks

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Where a side can be struck all of its panel is lit, and all of it takes the click: its piles and its hand too, and what says on
// the battlefield what the blow would cost.
func TestAPanelThatCanBeStruckTakesTheClick(t *testing.T) { // ST-STO-10
	const seat = rules.Element("seat:1")
	m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	seen := 0
	visit(t, rules.Setup{}, 12, func(_ *siegestorm.State, _ []rules.Event, s *siegestorm.State, _ rules.Choice) {
		d := s.Decision()
		if d.Over() || d.Seats.First() != 0 || !slices.ContainsFunc(d.Choices, func(c rules.Choice) bool { return s.Describe(c).Path[0] == seat }) {
			return
		}
		sc := table.Lay(New(), table.Pose{State: s.Clone(), Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
		for _, id := range []rules.Element{seat, "resources:1", "casualties:1", "heal:1", "chip:aim/side-1"} {
			i := slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == id })
			if i < 0 {
				continue
			}
			x, y := sc.Pieces[i].Box.Center()
			if hit := stage.Hit(sc.Pieces, x, y); hit < 0 || sc.Pieces[hit].Means() != seat {
				t.Errorf("a click in the middle of %s hits %s, not the side", id, sc.Pieces[max(0, hit)].ID)
			}
			seen++
		}
	})
	if seen == 0 {
		t.Fatal("nobody could be struck")
	}
}

// What becomes of each creature that a storm can strike stands on that creature, and on none of the others of the Battle Zone: what became
// of the one on No Man's Land stood on the creature below it (ST-STO-7).
func TestWhatAStormDoesStandsOnWhomItStrikes(t *testing.T) {
	seen := 0
	for _, mode := range modes() {
		at := 0
		visit(t, setups()[mode], 2, func(_ *siegestorm.State, _ []rules.Event, s *siegestorm.State, _ rules.Choice) {
			if at++; at%5 != 0 || s.Decision().Over() || s.View(s.Decision().Seats.First()).Storm == nil {
				return
			}
			for _, m := range [...]ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1}, plain} {
				pieces := screen(s.Clone().(*siegestorm.State), m).Plan.Board
				for i := range pieces {
					n, ok := strings.CutPrefix(string(pieces[i].ID), "chip:aim/")
					if !ok || strings.HasPrefix(n, "side") {
						continue
					}
					seen++
					own, others := 0.0, 0.0
					for k := range pieces {
						if p := &pieces[k]; p.ID.Kind() == "card" {
							both := p.Box.Intersect(pieces[i].Box)
							if size := both.W * both.H; p.ID.Name() == n {
								own = max(own, size)
							} else {
								others = max(others, size)
							}
						}
					}
					if own <= 2*others {
						t.Errorf("%s, %dx%d: %s lies over %.0f square pixels of its own card and %.0f of another", mode, m.W, m.H, pieces[i].ID, own, others)
					}
				}
			}
		})
	}
	if seen == 0 {
		t.Error("no storm could strike a creature")
	}
}
