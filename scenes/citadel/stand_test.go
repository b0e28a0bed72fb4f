package citadel

import (
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// garrison is the board with all heroes on one side of the wall.
type garrison struct {
	*Board
	wall rules.Element
}

func (b garrison) Layout(m table.Moment) table.Plan {
	l, ok := newLayout(b.Board, &m)
	if !ok {
		return table.Plan{}
	}
	for h := range l.Heroes {
		l.Heroes[h].At = b.wall
	}
	l.fieldsAndKeep()
	return l.Out
}

// However many heroes stand on a wall, they cover no name of a building.
func TestHeroesOnTheWallsCoverNoName(t *testing.T) {
	s := begun(t, 6)
	for _, wall := range []rules.Element{"wall:north", "wall:south"} {
		for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
			var heroes, names []stage.Piece
			for _, p := range table.Lay(garrison{New(), wall}, table.Pose{State: s, Mode: table.Looking}, m, faces).Plan.Board {
				switch {
				case p.ID.Kind() == "hero":
					heroes = append(heroes, p)
				case p.ID.Kind() == "sign":
					names = append(names, p)
				}
			}
			if len(heroes) < 4 || len(names) == 0 {
				t.Fatalf("%d heroes and %d names", len(heroes), len(names))
			}
			for _, h := range heroes {
				for _, n := range names {
					if h.Box.Overlaps(n.Box) {
						t.Errorf("%s, %dx%d at %v: %s at %v covers %s at %v", wall, m.W, m.H, m.Text, h.ID, h.Box, n.ID, n.Box)
					}
				}
			}
		}
	}
}
