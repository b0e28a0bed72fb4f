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

// A Tower sinks with its last Integrity Point, in the frame that tells that it falls, and with its Mage; before, it would,
// and as a ruin it would not any more. The lost point and what comes of it are shown at once.
func TestTowersFall(t *testing.T) {
	g, m := load(t), ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	fell, gone := 0, 0
	for seed := uint64(1); seed < 40 && (fell < 2 || gone < 2); seed++ {
		state, err := g.New(rules.Setup{Seats: 3, Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(seed)
		tower := func(id rules.Element) (p stage.Piece, ok bool) {
			for _, p := range table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Playing}, m, faces).Pieces {
				if p.ID == id {
					return p, true
				}
			}
			return stage.Piece{}, false
		}
		var towers [3]rules.Element
		s.Watch(func(e rules.Event) {
			switch e.Name {
			case "point_lost":
				if together := New().Pace(e).With == table.Together; together != (e.M == 0) {
					t.Errorf("%d points are left, and it is shown with what follows: %v", e.M, together)
				}
			case "fell":
				if e.Subject != towers[e.Seat] {
					return
				}
				fell++
				if p, ok := tower(e.Subject); !ok || p.Exit == stage.Sink || New().Pace(e).Sound != "collapse" || !New().Pace(e).Grand {
					t.Errorf("%s lies like %+v", e.Subject, p)
				}
			case "mage_slain":
				if _, ok := tower(towers[e.Seat]); ok || New().Pace(e).Sound != "collapse" || !New().Pace(e).Grand {
					t.Errorf("the Mage of %d is slain, and %s stands", e.Seat, towers[e.Seat])
				}
				gone++
			}
		})
		for range 3000 {
			d := s.Decision()
			if d.Over() {
				break
			}
			for seat := range rules.Seat(3) {
				if at := s.Engine().Tower(seat); at != nil {
					towers[seat] = s.ThingElement(at.ID)
				}
				if at := s.Engine().Tower(seat); at != nil && r.IntN(60) == 0 {
					if p, ok := tower(towers[seat]); !ok || (p.Exit == stage.Sink) != (at.Points > 0) {
						t.Errorf("with %d points %s lies like %+v", at.Points, towers[seat], p)
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if fell < 2 || gone < 2 {
		t.Errorf("%d Towers fell, %d Mages were slain: too few to tell", fell, gone)
	}
}

// Where a Mage is out its yard shows a ruin.
func TestARuinIsLeft(t *testing.T) {
	g, m := load(t), ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	state, err := g.New(rules.Setup{Seats: 3, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s, r := state.(*towersiege.State), rules.NewRand(1)
	for d := s.Decision(); !d.Over(); d = s.Decision() {
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	out := 0
	for _, p := range table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Ended}, m, faces).Pieces {
		if p.ID.Kind() != "seat" {
			continue
		}
		ruin := slices.ContainsFunc(p.Look, func(op ink.Op) bool {
			return strings.HasPrefix(op.Name, "towersiege/towers/") && strings.HasSuffix(op.Name, "-fallen")
		})
		for seat := range rules.Seat(3) {
			if p.ID == engine.SeatElement(seat) && ruin != s.Engine().Players[seat].Out {
				t.Errorf("seat %d, out %v, has a ruin: %v", seat, !ruin, ruin)
			}
		}
		if ruin {
			out++
		}
	}
	if out != 2 {
		t.Errorf("%d of three yards are ruins", out)
	}
}
