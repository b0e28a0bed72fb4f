// Package boardtest tests boards: it plays random matches of a game and lays every
// position out at random sizes of screen and text.
//
// What is where:
//
//	boardtest.go                    every choice can be clicked, every text fits
//	frames.go                       every event is shown with the state right after it
//	described.go                    no layout describes a choice
//	legend.go                       every symbol that is drawn is explained
//	safe.go                         no click throws away what was not asked for
//	proposed.go                     the large button proposes nothing that is asked about
//	drags.go                        a drag is two clicks, or nothing
//	drops.go                        a drag answers what is asked next as well
//	hinted.go                       what a hint points at stands out
//	worlds.go, pair.go, sitting.go  nothing hidden is ever shown
//	cramped.go                      no text lacks room, lit or not
//	spoken.go                       boards in another language
//	spans.go                        for how long what one does is shown
package boardtest

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Options is how much is tested. The zero Options test a fair sample.
type Options struct {
	Matches int // random matches; 0: 10
	Setup   rules.Setup
	// Sample is of how many positions one is laid out, picked by chance: long matches of many choices would
	// take minutes. 0: all are.
	Sample int
}

// Sizes are the screens that boards must hold on, smallest to largest.
func Sizes() [][2]int {
	return [][2]int{{1024, 640}, {1280, 720}, {1366, 768}, {1600, 900}, {1920, 1080}, {1920, 1200}, {1280, 1024}, {2560, 1080}, {2560, 1440}, {3840, 2160}}
}

// Texts are the text sizes that boards must hold at.
func Texts() []float64 { return []float64{0.8, 1, 1.25, 1.6} }

// Check plays matches and reports, for every position, what [Position] finds at a random size, and
// for every event what [Layout] finds while it is shown.
func Check(t *testing.T, b table.Board, g rules.Game, measure ink.Measurer, o Options) {
	t.Helper()
	if o.Matches == 0 {
		o.Matches = 10
	}
	seen := map[string]bool{}
	report := func(m ink.Metrics, faults []string) {
		for _, f := range faults {
			if !seen[f] && len(seen) < 40 {
				seen[f] = true
				t.Errorf("%dx%d, text %.0f %%: %s", m.W, m.H, m.Text*100, f)
			}
		}
	}
	for match := range o.Matches {
		r := rand.New(rand.NewPCG(uint64(match), 1))
		setup := o.Setup
		setup.Seed = uint64(match) + 1
		s, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		full, err := g.Info().Complete(setup)
		if err != nil {
			t.Fatal(err)
		}
		seats := full.Seats
		for !s.Decision().Over() {
			d := s.Decision()
			if o.Sample > 1 && r.IntN(o.Sample) > 0 {
				if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
					t.Fatal(err)
				}
				continue
			}
			m := metrics(r)
			report(m, Position(b, known(g, s, d.Seats.First()), m, measure))
			viewer := rules.Seat(r.IntN(seats))
			shown, err := answer(g, s, d.Choices[r.IntN(len(d.Choices))], viewer)
			if err != nil {
				t.Fatal(err)
			}
			report(m, Layout(b, shown[r.IntN(len(shown))], m, measure))
		}
		m := metrics(r)
		report(m, Layout(b, table.Pose{State: s, Viewer: 0, Mode: table.Ended}, m, measure))
	}
}

// answer plays a choice and returns the poses in which the board is shown: before anything has
// happened, and after each event.
func answer(g rules.Game, s rules.State, c rules.Choice, viewer rules.Seat) ([]table.Pose, error) {
	poses := []table.Pose{{State: known(g, s, viewer), Viewer: viewer, Mode: table.Playing}}
	s.Watch(func(e rules.Event) {
		told := slices.Concat(poses[len(poses)-1].Story, redacted(g, s, []rules.Event{e}, viewer))
		poses = append(poses, table.Pose{State: known(g, s, viewer), Story: told, Viewer: viewer, Mode: table.Playing})
	})
	defer s.Watch(nil)
	_, err := s.Apply(c)
	return poses, err
}

// known is a state as the table gives it to a board: what a seat knows of it.
func known(g rules.Game, s rules.State, viewer rules.Seat) rules.State {
	if !g.Info().Hidden {
		return s.Clone()
	}
	r := rules.NewRand(1)
	return s.Veiled(viewer, &r)
}

// redacted is events as a seat saw them.
func redacted(g rules.Game, s rules.State, events []rules.Event, viewer rules.Seat) []rules.Event {
	seen := slices.Clone(events)
	if r, ok := s.(rules.Redactor); ok && g.Info().Hidden {
		for i, e := range seen {
			seen[i] = r.Redact(e, viewer)
		}
	}
	return seen
}

// settled is what a seat has settled about being asked.
func settled(s rules.State, viewer rules.Seat) []rules.Preference {
	if p, ok := s.(rules.Preferrer); ok {
		return p.Preferences(viewer)
	}
	return nil
}

func metrics(r *rand.Rand) ink.Metrics {
	size := Sizes()[r.IntN(len(Sizes()))]
	return ink.Metrics{W: size[0], H: size[1], Device: 1, Text: Texts()[r.IntN(len(Texts()))]}
}

// Position lays a waiting position out, on all the ways to all its choices, and tells what is
// wrong: what Layout finds, and choices that cannot be made by clicks on what can be seen.
func Position(b table.Board, s rules.State, m ink.Metrics, measure ink.Measurer) []string {
	d := s.Decision()
	path := table.NewPath(d.Choices, s.Describe)
	viewer := d.Seats.First()
	return ways(b, table.Pose{State: s, Viewer: viewer, Mode: table.Asking, Path: path, Preferences: settled(s, viewer)}, m, measure)
}

// ways walks over everything that can be clicked.
func ways(b table.Board, p table.Pose, m ink.Metrics, measure ink.Measurer) []string {
	faults := Layout(b, p, m, measure)
	faults = append(faults, reachable(b, p, m, measure)...)
	for _, el := range p.Path.Next() {
		if _, ends := p.Path.Aim(el); !ends {
			next := p
			next.Path = p.Path.Click(el)
			faults = append(faults, ways(b, next, m, measure)...)
		}
	}
	return faults
}

// onward is the large button where it makes the only choice that is left for what is picked.
const onward rules.Element = "table:onward"

// reachable tells what of that which can be clicked is on no page, or is too small where it can be seen.
func reachable(b table.Board, p table.Pose, m ink.Metrics, measure ink.Measurer) []string {
	var faults []string
	found := map[rules.Element]bool{}
	wanted := p.Path.Next()
	for pages := 1; p.Page < pages; p.Page++ {
		sc := table.Lay(b, p, m, measure)
		pages = sc.Pages
		see := camera(sc, m)
		if main := sc.Main; len(p.Path.Chosen()) > 0 && main != "" && main.Kind() != "table" && !p.Path.Can(main) && !slices.Contains(p.Path.Left(), sc.Plan.Direct[main]) {
			faults = append(faults, fmt.Sprintf("the large button does %s though %v is picked", main, p.Path.Chosen()))
		}
		if p.Page == 0 {
			wanted = append(wanted, shortcuts(sc, p.Path)...)
			faults = swallowed(see(""), wanted)
		}
		if c, ok := p.Path.Onward(sc.Plan.Quiet); ok && sc.Main == onward { // the large button makes the only choice that is left
			for _, el := range p.Path.Next() {
				found[el] = found[el] || slices.Contains(p.Path.Beyond(el), c)
			}
		}
		for _, el := range wanted {
			pieces := see(el)
			r, ok := stage.Open(pieces, el)
			if !ok || r.W < m.MinTarget() || r.H < m.MinTarget() || r.Intersect(m.Screen()) != r {
				continue
			}
			x, y := r.Center()
			found[el] = found[el] || pieces[stage.Hit(pieces, x, y)].Means() == el
		}
	}
	for _, el := range wanted {
		if !found[el] {
			faults = append(faults, fmt.Sprintf("%s cannot be clicked after %v", el, p.Path.Chosen()))
		}
	}
	return faults
}

// apiece is into how many parts a thing that can be clicked is cut each way, to click on each of them.
const apiece = 12

// trays is the solid ones: what is spread there to be picked from is not clicked through.
func trays(pieces []stage.Piece) (found []*stage.Piece) {
	for i := range pieces {
		if p := &pieces[i]; p.Solid && p.ID.Kind() == "tray" {
			found = append(found, p)
		}
	}
	return found
}

// swallowed tells what lies over things that can be clicked and keeps clicks from them, though it can do nothing itself.
func swallowed(pieces []stage.Piece, wanted []rules.Element) []string {
	can := func(el rules.Element) bool { return slices.Contains(wanted, el) }
	known, trays := map[string]bool{}, trays(pieces)
	var faults []string
	for i := range pieces {
		over := &pieces[i]
		if !can(over.ID) {
			continue
		}
		for y := over.Box.Y + 1; y < over.Box.Bottom(); y += max(1, over.Box.H/apiece) {
			for x := over.Box.X + 1; x < over.Box.Right(); x += max(1, over.Box.W/apiece) {
				if !stage.On(over, x, y) || slices.ContainsFunc(trays, func(p *stage.Piece) bool { return stage.On(p, x, y) }) {
					continue
				}
				got := table.Falls(pieces, x, y, can)
				if !can(got) && !known[family(got)] {
					known[family(got)] = true
					faults = append(faults, fmt.Sprintf("%s keeps clicks at %.0f %.0f from %s", got, x, y, over.ID))
				}
			}
		}
	}
	return faults
}

// shortcuts are the pieces of a screen that stand for choices without being on their way: they are lit too.
func shortcuts(sc table.Screen, path table.Path) []rules.Element {
	list := slices.Concat(sc.Plan.Series, sc.Plan.Asides)
	for el, c := range sc.Plan.Direct {
		if slices.Contains(path.Left(), c) {
			list = append(list, el)
		}
	}
	return slices.DeleteFunc(list, func(el rules.Element) bool { return slices.Contains(path.Next(), el) })
}

// camera returns the pieces as they lie on the screen: those of a board that is larger than its region where
// the camera shows them once it has been moved from where it is to an element; an empty one: as it begins.
func camera(sc table.Screen, m ink.Metrics) func(rules.Element) []stage.Piece {
	if sc.Plan.World.Empty() {
		return func(rules.Element) []stage.Piece { return sc.Pieces }
	}
	s := stage.New(nil)
	s.Resize(m)
	sc.Plan.Film(s, sc.Room.Board)
	s.Place(sc.Pieces, sc.Marks)
	return func(el rules.Element) []stage.Piece {
		s.Reveal(el)
		return s.Pieces()
	}
}

// Layout tells what is wrong with one layout: names that are not unique, text that does not
// fit, things to click that lie over each other or off the screen, and a result that is another
// the second time.
func Layout(b table.Board, p table.Pose, m ink.Metrics, measure ink.Measurer) []string {
	sc := table.Lay(b, p, m, measure)
	var faults []string
	if again := table.Lay(b, p, m, measure); !same(sc, again) {
		faults = append(faults, "the layout of one moment differs the second time")
	}
	faults = append(faults, names(sc)...)
	for _, piece := range sc.Pieces {
		for _, op := range piece.Look {
			if !op.Fits(measure) {
				faults = append(faults, fmt.Sprintf("%s: %q in %.0f px does not fit %.0fx%.0f", family(piece.ID), op.Text, op.Font.Size, op.Box.W, op.Box.H))
			}
		}
	}
	return append(faults, apart(sc, m)...)
}

// same reports whether two screens are equal. Looks are most of what there is to compare, and by reflection that takes longer than
// to lay them out.
func same(a, b table.Screen) bool {
	lists := func(sc *table.Screen) []*[]stage.Piece {
		p := &sc.Plan
		return []*[]stage.Piece{&sc.Pieces, &p.Board, &p.Row, &p.Left, &p.Panel, &p.Foot, &p.Tray}
	}
	others := lists(&b)
	for i, list := range lists(&a) {
		other := others[i]
		if !slices.EqualFunc(*list, *other, func(x, y stage.Piece) bool { return slices.Equal(x.Look, y.Look) }) {
			return reflect.DeepEqual(a, b) // looks may still be equal: by plates that were drawn twice
		}
		for _, bare := range []*[]stage.Piece{list, other} {
			*bare = slices.Clone(*bare)
			for k := range *bare {
				(*bare)[k].Look = nil
			}
		}
	}
	return reflect.DeepEqual(a, b)
}

// names tells of IDs that are there twice or belong to the table.
func names(sc table.Screen) []string {
	var faults []string
	ids := map[rules.Element]bool{}
	for _, piece := range sc.Pieces {
		if ids[piece.ID] {
			faults = append(faults, fmt.Sprintf("%s is there twice", piece.ID))
		}
		ids[piece.ID] = true
	}
	for _, list := range [][]stage.Piece{sc.Plan.Board, sc.Plan.Row, sc.Plan.Left, sc.Plan.Panel, sc.Plan.Foot, sc.Plan.Tray} {
		for _, piece := range list {
			if strings.HasPrefix(string(piece.ID), "table:") {
				faults = append(faults, fmt.Sprintf("%s is a name of the table's own", piece.ID))
			}
		}
	}
	return faults
}

// apart tells of things that can be picked and share a part of the screen, or lie off it.
func apart(sc table.Screen, m ink.Metrics) []string {
	var faults []string
	var can []stage.Target
	for _, t := range stage.Targets(camera(sc, m)("")) {
		if sc.Marks[t.ID].Can() {
			can = append(can, t)
		}
	}
	for i, t := range can {
		if t.Open.Intersect(m.Screen()) != t.Open {
			faults = append(faults, fmt.Sprintf("%s lies off the screen", t.ID))
		}
		for _, other := range can[i+1:] {
			if t.Open.Inset(0.5).Overlaps(other.Open.Inset(0.5)) {
				faults = append(faults, fmt.Sprintf("%s and %s overlap", t.ID, other.ID))
			}
		}
	}
	return faults
}

// family is what an element is, without its number, so that one fault is told once.
func family(id rules.Element) string { return strings.TrimRight(string(id), "0123456789") }
