package hexmap

import (
	"math"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// marches is a position of the full siege in which a group moves, with the ways to its choices, and one of its
// blocks on the map chosen.
func marches(t *testing.T) (*argot.State, table.Path, content.Block) {
	t.Helper()
	s := fullest(t).(*argot.State)
	r := rules.NewRand(2)
	for {
		d := s.Decision()
		if s.Asked == engine.AskMarch {
			for b := range s.Movement.Group.All() {
				el := s.BlockElement(b)
				path := table.NewPath(d.Choices, s.Describe)
				if s.Pieces[b].Status == engine.OnMap && s.Kind(b) == content.Ground && slices.Contains(path.Next(), el) && len(path.Click(el).Next()) > 3 {
					return s, path.Click(el), b
				}
			}
		}
		if d.Over() {
			t.Fatal("no ground block could march to more than three places")
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
}

// painted keeps the ground of the maps, which every board of the tests would paint anew.
var painted = New()

func laid(s rules.State, p table.Pose) table.Screen {
	p.State = s
	b := New()
	b.plates, b.plans = painted.plates, painted.plans
	sc := table.Lay(b, p, ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}, faces)
	painted.plates, painted.plans = b.plates, b.plans
	return sc
}

func pieceOf(sc table.Screen, id rules.Element) (stage.Piece, bool) {
	i := slices.IndexFunc(sc.Plan.Board, func(p stage.Piece) bool { return p.ID == id })
	if i < 0 {
		return stage.Piece{}, false
	}
	return sc.Plan.Board[i], true
}

// TestReachWaysAndReasonsOfAMarch points at every place of the map: one that can be reached shows its cost and the
// way that ends there, any other one says by which rule it cannot be.
func TestReachWaysAndReasonsOfAMarch(t *testing.T) {
	s, path, b := marches(t)
	viewer := s.Decision().Seats.First()
	reached, refused := 0, 0
	for p := range s.Map.Here().All() {
		el := s.PlaceElement(p)
		sc := laid(s, table.Pose{Viewer: viewer, Mode: table.Asking, Path: path, Hover: el})
		why, said := sc.Plan.Why[el]
		place, ok := pieceOf(sc, el)
		if !ok {
			t.Fatalf("%s lies nowhere", el)
		}
		trail, drawn := pieceOf(sc, rules.Element("trail:"+[...]string{"0", "1"}[s.Map.At(p).Map]))
		coin, cost := pieceOf(sc, "cost:"+rules.Element(el.Name()))
		cost = cost && slices.ContainsFunc(coin.Look, func(op ink.Op) bool { return op.Kind == ink.Write }) && place.Box.Overlaps(coin.Box)
		if slices.Contains(path.Next(), el) {
			reached++
			x, y := place.Box.Center()
			end := ink.Op{}
			for _, op := range trail.Look {
				if op.Kind == ink.Disc && op.Box.W > end.Box.W {
					end = op
				}
			}
			ex, ey := end.Box.Shift(trail.Box.X, trail.Box.Y).Center()
			if said || !drawn || !cost || math.Hypot(ex-x, ey-y) > place.Box.W/2 {
				t.Errorf("%s can be reached: refused %v, way drawn %v to %.0f, %.0f, cost written %v", el, said, drawn, ex, ey, cost)
			}
			continue
		}
		if p == s.Pieces[b].At {
			continue
		}
		refused++
		if !said || why.Rule == "" || why.Why.Empty() || drawn || cost {
			t.Errorf("%s cannot be reached: it says %q of %q, a way is drawn: %v, a cost is written: %v", el, why.Why, why.Rule, drawn, cost)
		}
	}
	if reached < 3 || refused < 30 {
		t.Errorf("%d places can be reached, %d cannot", reached, refused)
	}
}

// TestNoReasonIsGivenForAHiddenBlock: why a block of the other side does nothing would tell what it is.
func TestNoReasonIsGivenForAHiddenBlock(t *testing.T) {
	s, _, _ := marches(t)
	d := s.Decision()
	viewer := d.Seats.First()
	r := rules.NewRand(1)
	known := s.Veiled(viewer, &r)
	sc := laid(known, table.Pose{Viewer: viewer, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)})
	hidden := 0
	for _, p := range sc.Plan.Board {
		if p.ID.Kind() != "back" {
			continue
		}
		hidden++
		over := laid(known, table.Pose{Viewer: viewer, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe), Hover: p.ID})
		if why, said := over.Plan.Why[p.ID]; said {
			t.Errorf("%s is refused by %s", p.ID, why.Rule)
		}
	}
	if hidden < 5 {
		t.Errorf("%d hidden blocks were pointed at", hidden)
	}
}

// TestTheMapGoesWhereBlocksMove: for each move that is told, the board asks for where it began and ended to be
// seen, and draws the way there.
func TestTheMapGoesWhereBlocksMove(t *testing.T) {
	s := fullest(t).(*argot.State)
	r := rules.NewRand(4)
	moves, thirds := 0, 0
	for range 90 {
		d := s.Decision()
		if d.Over() {
			break
		}
		var story []rules.Event
		s.Watch(func(e rules.Event) {
			story = append(story, e)
			if e.Kind != rules.PieceMoved || e.To.Kind() != "place" || e.From.Kind() != "place" || e.From == e.To {
				return
			}
			to, _ := s.Map.Find(e.To.Name())
			from, _ := s.Map.Find(e.From.Name())
			if s.Map.At(to).Map != s.Map.At(from).Map || !s.Map.Here().Has(to) {
				return
			}
			moves++
			if b, ok := s.Content.Find(e.Subject.Name()); ok && engine.Third(s.Pieces[b].Party) {
				thirds++
			}
			sc := laid(s.Clone(), table.Pose{Viewer: engine.Argot, Mode: table.Playing, Story: slices.Clone(story)})
			if !slices.Equal(sc.Plan.Follow, []rules.Element{e.From, e.To}) {
				t.Errorf("%s from %s to %s: the map goes to %v", e.Name, e.From, e.To, sc.Plan.Follow)
			}
			id := rules.Element("trail:" + [...]string{"0", "1"}[s.Map.At(to).Map])
			if _, drawn := pieceOf(sc, id); !drawn {
				t.Errorf("%s from %s to %s: no way is drawn", e.Name, e.From, e.To)
			}
		})
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	s.Watch(nil)
	if moves < 30 || thirds == 0 {
		t.Errorf("%d moves were told, %d of third parties", moves, thirds)
	}
}

// TestCostsHideNoStrength: what a move costs is written over nothing that stands on a block at its end.
func TestCostsHideNoStrength(t *testing.T) {
	seen := 0
	for seed := range uint64(6) {
		s, err := game(t).New(rules.Setup{Seed: seed})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		for n := 0; n < 160 && !s.Decision().Over(); n++ {
			d := s.Decision()
			if path := table.Offered(s); s.(*argot.State).Asked == engine.AskMarch && n%3 == 0 {
				next := path.Next()
				seen += costs(t, laid(s, table.Pose{Viewer: d.Seats.First(), Mode: table.Asking, Path: path.Click(next[r.IntN(len(next))])}))
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if seen == 0 {
		t.Error("no cost lay at a block")
	}
}

// costs counts the costs on a board that lie at a block, and holds that they hide nothing written there.
func costs(t *testing.T, sc table.Screen) (seen int) {
	t.Helper()
	for _, coin := range sc.Plan.Board {
		if coin.ID.Kind() != "cost" {
			continue
		}
		for _, p := range sc.Plan.Board {
			if p.ID.Kind() != "block" || !p.Box.Overlaps(coin.Box) {
				continue
			}
			seen++
			for _, op := range p.Look {
				at := op.Extent(faces).Shift(p.Box.X, p.Box.Y)
				if both := at.Intersect(coin.Box); op.Kind == ink.Write && op.Text != "" && both.W*both.H > 0.5*at.W*at.H {
					t.Errorf("%s hides %q of %s", coin.ID, op.Text, p.ID)
				}
			}
		}
	}
	return seen
}
