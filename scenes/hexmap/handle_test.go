package hexmap

import (
	"fmt"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// TestHalvesOfHexesCanBePicked: a half of a hex where a block can be set up takes a click on 24 x 24 points at every size, and
// leaves the other half and the hexes about it as much.
func TestHalvesOfHexesCanBePicked(t *testing.T) { // AR-MAP-3
	s, path := placesInHalves(t)
	for _, m := range []ink.Metrics{
		{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1.6},
		{W: 1024, H: 640, Device: 1, Text: 1.6},
	} {
		sc, zoom := afar(table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path}, m)
		board := slices.Clone(sc.Plan.Board)
		stage.Sort(board)
		halves := 0
		for p := range s.Map.Here().All() {
			el := s.PlaceElement(p)
			if !path.Can(el) {
				continue
			}
			if s.Map.At(p).Half != atlas.Whole {
				halves++
			}
			if free, ok := stage.Open(board, el); !ok || zoom*min(free.W, free.H) < m.MinTarget() {
				t.Errorf("%d x %d, text %.0f %%: %s has %.1f x %.1f free", m.W, m.H, 100*m.Text, el, zoom*free.W, zoom*free.H)
			}
		}
		if halves < 2 {
			t.Errorf("%d halves can be picked", halves)
		}
	}
}

// afar is a pose with the camera as far away as it goes, and how large the map is shown then.
func afar(pose table.Pose, m ink.Metrics) (table.Screen, float64) {
	st := stage.New(nil)
	st.Resize(m)
	sc := table.Lay(New(), pose, m, faces)
	sc.Plan.Film(st, sc.Room.Board)
	st.Survey()
	pose.Zoom = st.View().Zoom()
	return table.Lay(New(), pose, m, faces), pose.Zoom
}

// TestPlacesOfASetUpCanBePicked: with the camera as far away as it goes, in a small window with the largest text too, each place where
// the block that was picked can start keeps 24 x 24 points, beside halves and gates as well.
func TestPlacesOfASetUpCanBePicked(t *testing.T) { // AR-SET-1
	places := 0
	for _, scenario := range []string{"stand_alone", "full_siege", "first_battle"} {
		s := begun(t, scenario, 4)
		zones := map[string]bool{} // where one block can start is looked at once
		for range 300 {
			d := s.Decision()
			if s.Phase == engine.MovementPhase {
				break
			}
			for _, c := range d.Choices {
				if c.Verb != engine.PlaceAt {
					continue
				}
				zone := s.MayStart(content.Block(c.Args[0]))
				if zones[fmt.Sprint(zone)] {
					continue
				}
				zones[fmt.Sprint(zone)] = true
				path := table.NewPath(d.Choices, s.Describe).Click(s.BlockElement(content.Block(c.Args[0])))
				for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1.6}, {W: 1280, H: 720, Device: 1, Text: 1}} {
					sc, zoom := afar(table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path}, m)
					board := slices.Clone(sc.Plan.Board)
					stage.Sort(board)
					for _, el := range path.Next() {
						if el.Kind() != "place" {
							continue
						}
						places++
						if free, ok := stage.Open(board, el); !ok || zoom*min(free.W, free.H) < m.MinTarget() {
							t.Errorf("%s, %d x %d, text %.0f %%: %s has %.1f x %.1f free", scenario, m.W, m.H, 100*m.Text, el, zoom*free.W, zoom*free.H)
						}
					}
				}
			}
			if _, err := s.Apply(s.Sensible(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if places < 60 {
		t.Errorf("%d places were looked at", places)
	}
}

// placesInHalves is a set-up in which the block that was picked can start in halves of hexes.
func placesInHalves(t *testing.T) (*argot.State, table.Path) {
	t.Helper()
	state, err := game(t).New(rules.Setup{Seed: 4, Options: map[string]string{"scenario": "stand_alone"}})
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*argot.State)
	for r := rules.NewRand(4); ; {
		d := s.Decision()
		for _, c := range d.Choices {
			if s.Asked != engine.AskPlacement {
				break
			}
			if c.Verb == engine.PlaceAt && s.Map.At(atlas.Place(c.Args[1])).Half != atlas.Whole {
				return s, table.NewPath(d.Choices, s.Describe).Click(s.BlockElement(content.Block(c.Args[0])))
			}
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
}

// TestHexsidesCanBePicked: each hexside by which a block can come in takes a click on 24 x 24 points at every size, also about
// half a hex, where they lie close together.
func TestHexsidesCanBePicked(t *testing.T) { // AR-MOV-6
	for _, m := range []ink.Metrics{{W: 1024, H: 640, Device: 1, Text: 1}, {W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}, {W: 1024, H: 640, Device: 1, Text: 1.6}} {
		for _, pose := range posesOfSides(t) {
			sc := table.Lay(New(), pose, m, faces)
			board := slices.Clone(sc.Plan.Board)
			stage.Sort(board)
			for _, el := range pose.Path.Next() {
				if free, ok := stage.Open(board, el); el.Kind() == "side" && (!ok || min(free.W, free.H) < m.MinTarget()) {
					t.Errorf("%d x %d: %s has %.0f x %.0f free", m.W, m.H, el, free.W, free.H)
				}
			}
		}
	}
}

// posesOfSides are questions by which hexside a block comes in, into whole hexes and into halves.
func posesOfSides(t *testing.T) (list []table.Pose) {
	t.Helper()
	state, err := game(t).New(rules.Setup{Seed: 4, Options: map[string]string{"scenario": "stand_alone"}})
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*argot.State)
	asked := map[bool]int{}
	for range 600 {
		d := s.Decision()
		if d.Over() || len(list) == 8 {
			break
		}
		for _, c := range d.Choices {
			if c.Verb != engine.March {
				continue
			}
			half := s.Map.At(atlas.Place(c.Args[1])).Half != atlas.Whole
			if asked[half] == 4 {
				continue
			}
			path := table.NewPath(d.Choices, s.Describe).Click(s.BlockElement(content.Block(c.Args[0]))).Click(s.PlaceElement(atlas.Place(c.Args[1])))
			if next := path.Next(); len(next) > 1 && next[0].Kind() == "side" {
				asked[half]++
				list = append(list, table.Pose{State: s.Clone(), Viewer: s.Asker, Mode: table.Asking, Path: path})
			}
		}
		if _, err := s.Apply(s.Sensible(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if len(asked) < 2 {
		t.Errorf("asked of whole hexes and halves: %v", asked)
	}
	return list
}

// TestPlacesOfAMoveCanBePicked: whatever stack is spread while a group moves, each place where one of it or all can go, or by which another
// group goes on, keeps enough of itself for a click: beside blocks that can be picked, and below those that cannot, through which it goes.
func TestPlacesOfAMoveCanBePicked(t *testing.T) { // AR-MOV-2
	const enough = 20 // points of a half of a hex that a neighbour's blocks reach over
	places := 0
	for seed := uint64(1); seed <= 6; seed++ {
		m := ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}
		if seed > 4 {
			m = ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1.6}
		}
		for _, scenario := range []string{"stand_alone", "first_battle", "full_siege"} {
			s, r := begun(t, scenario, seed), rules.NewRand(seed)
			for range 200 {
				d := s.Decision()
				if d.Over() {
					break
				}
				if s.Asked == engine.AskMarch || s.Asked == engine.AskRegroup {
					places += keepRoom(t, s, m, enough)
				}
				c := s.Sensible(nil)[0]
				if r.IntN(3) == 0 {
					c = d.Choices[r.IntN(len(d.Choices))]
				}
				if _, err := s.Apply(c); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if places < 800 {
		t.Errorf("%d places were looked at", places)
	}
}

// TestTheOtherHalfOfAMoveCanBePicked: once a block of half a hex is in the hand, each place where it can go keeps 24 x 24 points with the camera as
// far away as it goes, the other half of its own hex included.
func TestTheOtherHalfOfAMoveCanBePicked(t *testing.T) { // AR-MAP-3, AR-MOV-2
	m := ink.Metrics{W: 1024, H: 640, Device: 1, Text: 1.6}
	others := 0
	for _, scenario := range []string{"stand_alone", "full_siege"} {
		for seed := uint64(1); seed < 4; seed++ {
			s, r := begun(t, scenario, seed), rules.NewRand(seed)
			for range 700 {
				d := s.Decision()
				if d.Over() {
					break
				}
				if s.Asked == engine.AskMarch && s.Map.At(s.Stack.Top().Place).Half != atlas.Whole {
					others += inHand(t, s, m)
				}
				if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if others < 5 {
		t.Errorf("the other half could be picked %d times", others)
	}
}

// inHand picks each block of a group, holds that its places can be clicked, and counts other halves of the group's own hex among them.
func inHand(t *testing.T, s *argot.State, m ink.Metrics) (others int) {
	t.Helper()
	offered, from := table.NewPath(s.Decision().Choices, s.Describe), s.Stack.Top().Place
	for _, block := range offered.Next() {
		if block.Kind() != "block" {
			continue
		}
		path := offered.Click(block)
		sc, zoom := afar(table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path}, m)
		board := slices.DeleteFunc(slices.Clone(sc.Plan.Board), func(p stage.Piece) bool { // clicks go through the others
			return !p.Solid && !path.Can(p.ID) && !path.HasChosen(p.ID) && p.Role != "button" && !path.Can(p.For)
		})
		stage.Sort(board)
		for _, el := range path.Next() {
			if el == s.PlaceElement(otherHalf(from, s.Map.At(from))) {
				others++
			}
			if free, ok := stage.Open(board, el); el.Kind() == "place" && (!ok || zoom*min(free.W, free.H) < m.MinTarget()) {
				t.Errorf("with %s of %s in the hand %s has %.1f x %.1f free", block, s.Map.At(from).ID, el, zoom*free.W, zoom*free.H)
			}
		}
	}
	return others
}

// keepRoom counts the places that a click can mean while a group moves, each of which has to keep so many points in both directions.
func keepRoom(t *testing.T, s *argot.State, m ink.Metrics, enough float64) (places int) {
	t.Helper()
	path := table.NewPath(s.Decision().Choices, s.Describe)
	sc := table.Lay(New(), table.Pose{State: s, Viewer: s.Asker, Mode: table.Asking, Path: path}, m, faces)
	means := func(el rules.Element) bool { return path.Can(el) || slices.Contains(sc.Plan.Series, el) }
	var board []stage.Piece
	for _, p := range sc.Plan.Board {
		if p.Solid || means(p.ID) || p.Role == "button" { // clicks go through the others
			board = append(board, p)
		}
	}
	stage.Sort(board)
	for p := range s.Map.Here().All() {
		el := s.PlaceElement(p)
		if !means(el) {
			continue
		}
		places++
		if free, ok := stage.Open(board, el); !ok || min(free.W, free.H) < enough {
			t.Errorf("%s has %.0f x %.0f free in %s of %s", el, free.W, free.H, s.Asked, s.Map.At(s.Stack.Top().Place).ID)
		}
	}
	return places
}
