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

// pressed is the board with all heroes on the Southern wall, where enemies strike and go over it: they may all lose something.
type pressed struct{ *Board }

func (b pressed) Layout(m table.Moment) table.Plan {
	l, ok := newLayout(b.Board, &m)
	if !ok {
		return table.Plan{}
	}
	l.foreseen = true
	q := &l.threat.Quarters[south]
	q.KrohnHits, q.GargohHits, q.Molens = 2, 5, 1
	for h := range l.Heroes {
		l.Heroes[h].At = "wall:south"
		l.threat.Heroes[h].Least, l.threat.Heroes[h].Most = 1, 8
	}
	l.fieldsAndKeep()
	return l.Out
}

// However close heroes stand, what each may lose can be read, and none of four is behind the plaque of what comes to their wall (BS-TBL-7).
func TestWhatHeroesOnAWallMayLoseCanBeRead(t *testing.T) {
	s := begun(t, 4)
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		var signs, heroes []stage.Piece
		var plaque stage.Piece
		for _, p := range table.Lay(pressed{New()}, table.Pose{State: s, Mode: table.Looking}, m, faces).Plan.Board {
			switch p.ID.Kind() {
			case "peril":
				signs = append(signs, p)
			case "hero":
				heroes = append(heroes, p)
			case "threat":
				plaque = p
			}
		}
		if len(signs) != 4 || len(heroes) != 4 || plaque.ID != "threat:south" {
			t.Fatalf("%d signs, %d heroes, %q", len(signs), len(heroes), plaque.ID)
		}
		for i, p := range signs {
			for _, other := range signs[:i] {
				if p.Box.Overlaps(other.Box) {
					t.Errorf("%dx%d: %s at %v lies over %s at %v", m.W, m.H, p.ID, p.Box, other.ID, other.Box)
				}
			}
		}
		for _, p := range heroes {
			if p.Box.Inset(3).Overlaps(plaque.Box) {
				t.Errorf("%dx%d: %s at %v is behind %v", m.W, m.H, p.ID, p.Box, plaque.Box)
			}
		}
	}
}

// posted is the board with a hero on each of some buildings.
type posted struct {
	*Board
	first int
}

func (b posted) Layout(m table.Moment) table.Plan {
	l, ok := newLayout(b.Board, &m)
	if !ok {
		return table.Plan{}
	}
	for h := range l.Heroes {
		l.Heroes[h].At = rules.Element("building:" + l.set.Buildings[(b.first+h)%len(l.set.Buildings)].ID)
	}
	l.fieldsAndKeep()
	return l.Out
}

// Who stands on a building covers no name of a building and no number for smugglers, of this building or of another one.
func TestHeroesOnBuildingsCoverNoNameAndNoNumber(t *testing.T) {
	s := begun(t, 4)
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		for first := range 8 {
			var heroes, told []stage.Piece
			for _, p := range table.Lay(posted{New(), first}, table.Pose{State: s, Mode: table.Looking}, m, faces).Plan.Board {
				switch p.ID.Kind() {
				case "hero":
					heroes = append(heroes, p)
				case "building": // its number stands at its lower left
					r := p.Box
					p.Box = ink.R(r.X, r.Bottom()-r.H*0.3, r.W*0.36, r.H*0.3)
					told = append(told, p)
				case "sign":
					told = append(told, p)
				}
			}
			for _, h := range heroes {
				for _, n := range told {
					if h.Box.Inset(h.Box.W * 0.1).Overlaps(n.Box) {
						t.Errorf("%dx%d at %v: %s at %v covers %s at %v", m.W, m.H, m.Text, h.ID, h.Box, n.ID, n.Box)
					}
				}
			}
		}
	}
}
