package citadel

import (
	"io/fs"
	"math/rand/v2"
	"slices"
	"testing"

	"portcullis/assets"
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
	"portcullis/scenes/typeset"
)

var faces = typeset.New()

func load(t testing.TB) *bsieged.Game {
	t.Helper()
	content, err := fs.Sub(assets.Content(), "bsieged")
	if err != nil {
		t.Fatal(err)
	}
	g, err := bsieged.Load(content)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// visit plays matches at random and calls f in every position with the choice that is made there,
// until n decisions were made.
func visit(t testing.TB, n int, f func(s *bsieged.State, c rules.Choice)) {
	t.Helper()
	g := load(t)
	r := rand.New(rand.NewPCG(3, 4))
	for seed := uint64(1); ; seed++ {
		s, err := g.New(rules.Setup{Seed: seed, Seats: 1 + int(seed%6)})
		if err != nil {
			t.Fatal(err)
		}
		for !s.Decision().Over() {
			if n--; n < 0 {
				return
			}
			choices := s.Decision().Choices
			c := choices[r.IntN(len(choices))]
			f(s.(*bsieged.State), c)
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// The board on its table: matches of one, three and six people at all sizes, half of their positions.
func TestCitadelOnItsTable(t *testing.T) {
	g := load(t)
	for _, seats := range []int{1, 3, 6} {
		boardtest.Check(t, New(), g, faces, boardtest.Options{Matches: 1, Setup: rules.Setup{Seats: seats}, Sample: 2})
	}
}

// pieces are all pieces of a plan.
func pieces(p table.Plan) []stage.Piece {
	var all []stage.Piece
	for _, list := range [...][]stage.Piece{p.Board, p.Row, p.Left, p.Panel, p.Foot, p.Tray} {
		all = append(all, list...)
	}
	return all
}

// What can be clicked has a place on the board itself: the table's own buttons stand in only
// while the tray would cover what can be clicked.
func TestChoicesLieOnTheBoard(t *testing.T) {
	b := New()
	m := ink.Metrics{W: 1920, H: 1080, Device: 1, Text: 1}
	seen := 0
	var walk func(p table.Pose)
	walk = func(p table.Pose) {
		plan := table.Lay(b, p, m, faces).Plan
		there := map[rules.Element]bool{}
		for _, piece := range pieces(plan) {
			there[piece.ID] = true
		}
		for _, el := range slices.Concat(plan.Main, plan.Quiet) {
			there[el] = true
		}
		tray := len(plan.Tray) > 0
		for _, el := range p.Path.Next() {
			seen++
			if !there[el] && (tray || plan.Words[el] == "") {
				t.Errorf("%s after %v is a button of the table", el, p.Path.Chosen())
			}
			if _, ends := p.Path.Aim(el); !ends {
				next := p
				next.Path = p.Path.Click(el)
				walk(next)
			}
		}
	}
	visit(t, 70, func(s *bsieged.State, _ rules.Choice) {
		d := s.Decision()
		walk(table.Pose{State: s, Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)})
	})
	if seen < 400 {
		t.Errorf("only %d things could be clicked", seen)
	}
}

// A plan is the same for the same moment, whatever the board laid out before.
func TestLayoutKeepsNothing(t *testing.T) {
	b := New()
	visit(t, 20, func(s *bsieged.State, _ rules.Choice) {
		for _, size := range [][2]int{{1920, 1080}, {1024, 640}} {
			m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: 1}
			for _, fault := range boardtest.Layout(b, table.Pose{State: s, Mode: table.Looking}, m, faces) {
				t.Error(fault)
			}
		}
	})
}
