package hexmap

import (
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/table"
)

// TestAFullPlaceIsNamedAsTheReason: who points at a place that is full while a group moves, or at a block of the viewer in it, reads
// that it is, also where a click there would go on with those who stand in it (AR-STK-1).
func TestAFullPlaceIsNamedAsTheReason(t *testing.T) {
	told := map[string]int{}
	for seed := range uint64(20) {
		s, err := game(t).New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": "first_battle"}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		for range 600 {
			d, m := s.Decision(), s.(*argot.State)
			if d.Over() {
				break
			}
			if viewer := d.Seats.First(); m.Asked == engine.AskMarch {
				fullPlaces(t, m, viewer, d.Choices, told)
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if told["place"] == 0 || told["block"] == 0 || told["twice"] == 0 {
		t.Errorf("full places were told of: %v", told)
	}
}

// fullPlaces points at the places beside the group that moves which have no room for one of it, and at those who stand there.
func fullPlaces(t *testing.T, s *argot.State, viewer rules.Seat, choices []rules.Choice, told map[string]int) {
	t.Helper()
	m := table.Moment{State: s, Viewer: viewer, Mode: table.Asking, Path: table.NewPath(choices, s.Describe), Choices: choices}
	party := engine.PartyOf(viewer)
	group := s.Stack.Top().Place
	for _, n := range s.Map.Around(group) {
		p := n.Place
		if s.Room(p, party, content.Ground) > 0 || !onlyOnFoot(s) || len(New().begin(m).groups[s.PlaceElement(p)]) > 0 {
			continue
		}
		want := rules.T("%s is full: %d of %d.", s.Map.Title(p), 4, 4).String()
		pointed := []rules.Element{s.PlaceElement(p)}
		for b := range s.In(p) {
			if s.Pieces[b].Party == party {
				pointed = append(pointed, s.BlockElement(b))
				break
			}
		}
		for _, el := range pointed {
			sc := laid(s, table.Pose{Viewer: viewer, Mode: table.Asking, Path: table.NewPath(choices, s.Describe), Hover: el})
			said := want
			if slices.Contains(sc.Plan.Twice, s.PlaceElement(p)) {
				again, lesson := said+" Click again to move its blocks instead.", said+" Click to move its blocks instead."
				said += " Click twice to move its blocks instead."
				told["twice"]++
				for _, moment := range []table.Moment{{Once: s.PlaceElement(p)}, {AtOnce: true}} {
					at := m
					at.Hover, at.Once, at.AtOnce = el, moment.Once, moment.AtOnce
					l := New().begin(at)
					l.reason()
					if got, want := l.Out.Why[el].Why.String(), map[bool]string{false: again, true: lesson}[at.AtOnce]; got != want {
						t.Fatalf("of %s, clicked on already %q, in a lesson %v: it is told %q; want %q", el, at.Once, at.AtOnce, got, want)
					}
				}
			} else if slices.Contains(sc.Plan.Series, s.PlaceElement(p)) {
				t.Fatalf("a click on %s, which is full, goes over to who stands there and says nothing", el)
			}
			if why := sc.Plan.Why[el]; why.Why.String() != said {
				t.Fatalf("of %s, which is full, it is told %q; want %q", el, why.Why, said)
			}
			told[string(el.Kind())]++
		}
	}
}

// onlyOnFoot reports whether all of the group are ground blocks that have not moved, trains apart.
func onlyOnFoot(s *argot.State) bool {
	for b := range s.Movement.Group.All() {
		if p := &s.Pieces[b]; s.Kind(b) != content.Ground || s.Train(b) || p.Status != engine.OnMap || p.Has(engine.Moved) || p.At == atlas.Nowhere {
			return false
		}
	}
	return true
}
