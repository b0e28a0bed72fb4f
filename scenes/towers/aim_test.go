package towers

import (
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// heads are the tips of the arrows on a screen.
func heads(sc table.Screen) (boxes []ink.Rect) {
	for _, p := range sc.Pieces {
		if p.ID != "arrows" {
			continue
		}
		for _, op := range p.Look {
			if op.Kind == ink.Picture && op.Name == "kit/arrow-ember" {
				boxes = append(boxes, op.Box.Shift(p.Box.X, p.Box.Y))
			}
		}
	}
	return boxes
}

// As long as something is declared, an arrow ends at each of its targets, or at the seat that is attacked hand to hand
// while nobody defends, to whoever looks; at all other times there is none: no arrow runs to one's own seat before a target is chosen.
func TestArrowsEndAtTheTargets(t *testing.T) {
	g, m := load(t), ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
	state, err := g.New(rules.Setup{Seats: 3, Seed: 8})
	if err != nil {
		t.Fatal(err)
	}
	s, r := state.(*towersiege.State), rules.NewRand(8)
	atSeats, atThings := 0, 0
	for range 600 {
		d := s.Decision()
		if d.Over() {
			break
		}
		a := (&layout{State: s.Engine()}).action()
		for viewer := range rules.Seat(3) {
			if a == nil && viewer > 0 {
				continue
			}
			sc := table.Lay(New(), table.Pose{State: s, Viewer: viewer, Mode: table.Playing}, m, faces)
			tips := heads(sc)
			if a == nil {
				if len(tips) > 0 {
					t.Fatalf("%d arrows, and nothing is declared", len(tips))
				}
				continue
			}
			from, ok := placed(sc, s.ThingElement(a.Source))
			wanted := 0
			for _, el := range aimedAt(s, a) {
				to, there := placed(sc, el)
				if !ok || !there || boardkit.Between(from, to) == 0 {
					continue
				}
				if wanted++; !slices.ContainsFunc(tips, func(tip ink.Rect) bool { return tip.Overlaps(to.Inset(-4)) }) {
					t.Fatalf("seat %d sees no arrow at %s, at %v: %v", viewer, el, to, tips)
				}
				if el.Kind() == "seat" {
					atSeats++
				} else {
					atThings++
				}
			}
			if a.N == 1 && wanted == 1 {
				twice := s.Clone().(*towersiege.State)
				b := (&layout{State: twice.Engine()}).action()
				b.Targets[1], b.N = b.Targets[0], 2
				again := table.Lay(New(), table.Pose{State: twice, Viewer: viewer, Mode: table.Playing}, m, faces)
				if said := textsOf(again, "arrows"); len(heads(again)) != 1 || !slices.Equal(said, []string{"× 2"}) { // TS-CMB-10
					t.Errorf("of two shots at one target the arrow says %q", said)
				}
			}
			if len(tips) > wanted {
				t.Fatalf("seat %d sees %d arrows at %d targets", viewer, len(tips), wanted)
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if atSeats < 3 || atThings < 6 {
		t.Errorf("%d arrows at seats, %d at things: too few to tell", atSeats, atThings)
	}
}

// aimedAt is at what something declared is aimed, each once.
func aimedAt(s *towersiege.State, a *engine.Action) (list []rules.Element) {
	if a.N == 0 && a.Type == engine.MeleeAction {
		return []rules.Element{engine.SeatElement(a.Opponent)}
	}
	for _, id := range a.Targets[:a.N] {
		if el := s.ThingElement(id); !slices.Contains(list, el) {
			list = append(list, el)
		}
	}
	return list
}

func placed(sc table.Screen, el rules.Element) (ink.Rect, bool) {
	i := slices.IndexFunc(sc.Pieces, func(p stage.Piece) bool { return p.ID == el })
	if i < 0 {
		return ink.Rect{}, false
	}
	return sc.Pieces[i].Box, true
}

// The chance on what is pointed at lies above the light around it (TS-SPL-2).
func TestTheChanceOnWhatIsPointedAtIsRead(t *testing.T) {
	_, s := yard(t, engine.Points{0, 9}, []string{"skeleton"}, []string{"skeleton"})
	for i := range s.Things {
		el := s.ThingElement(s.Things[i].ID)
		if s.Things[i].Owner != 1 || s.Info(&s.Things[i]).ID != "skeleton" {
			continue
		}
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s).Click("spell:powerbolt"), Hover: el}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
		depth, on := 0, -1
		for _, p := range sc.Pieces {
			if p.ID == el {
				depth = p.Depth
			}
			if (p.ID == el || p.For == el) && slices.ContainsFunc(p.Look, func(op ink.Op) bool { return op.Kind == ink.Write && strings.Contains(op.Text, "%") }) {
				on = p.Depth
			}
		}
		if on <= depth {
			t.Errorf("the chance lies at depth %d, the Skeleton at %d", on, depth)
		}
	}
}
