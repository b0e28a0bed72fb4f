package summary

import (
	"math/rand/v2"
	"strings"
	"testing"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/argot"
	"portcullis/rules/siegestorm"
	"portcullis/save"
	"portcullis/scenes/hexmap"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/typeset"
	"portcullis/scenes/wartracks"
)

// duelOf begins a Duel of two people.
func duelOf(t *testing.T) *match.Match {
	t.Helper()
	g := kittest.Load(t, "siegestorm", siegestorm.Load)
	m, err := match.New(g, save.Header{Game: "siegestorm", Seed: 8, Options: map[string]string{"mode": "duel"},
		Seats: []save.Seat{{Name: "Ada", Player: save.Human}, {Name: "Ben", Player: save.Human}}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Menus show the board of a match of hidden hands: what lies open on it, and no card of a hand. Who
// is asked is named once.
func TestPictureOfHiddenHands(t *testing.T) { // ledger 2.3
	m, r := duelOf(t), rand.New(rand.NewPCG(8, 1))
	pictures := 0
	for range 60 {
		choices := m.State().Decision().Choices
		if _, err := m.Play(choices[r.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
		if m.Over() {
			break
		}
		board := Picture(wartracks.Kit(kit.Workshop{}), m, typeset.New())
		if board == nil {
			t.Fatal("a Duel of two people has no picture")
		}
		pictures++
		said := map[string]bool{}
		for _, op := range board(800, 400) {
			if op.Kind == ink.Write {
				said[op.Text] = true
			}
		}
		for _, c := range inHands(m) {
			if said[c] {
				t.Errorf("the picture tells of %s, which is in a hand alone", c)
			}
		}
		var s Match
		s.stands(m)
		if strings.Count(s.Next, "Ada: ")+strings.Count(s.Next, "Ben: ") > 1 {
			t.Errorf("what comes next is %q", s.Next)
		}
	}
	if pictures < 20 {
		t.Errorf("%d pictures were looked at", pictures)
	}
}

// inHands is the names of the cards that are in hands and do not lie on the table.
func inHands(m *match.Match) []string {
	v := m.State().(*siegestorm.State).View(rules.NoSeat)
	open := map[string]bool{}
	for _, t := range v.Tracks {
		for _, c := range t.Slots {
			if c != nil && c.Card != nil {
				open[c.Card.Name] = true
			}
		}
	}
	for _, z := range v.Zones {
		for _, c := range append(z.Front[:], z.Middle) {
			if c != nil && c.Card != nil {
				open[c.Card.Name] = true
			}
		}
	}
	if v.Storm != nil && v.Storm.Card.Card != nil {
		open[v.Storm.Card.Card.Name] = true
	}
	for _, link := range v.Chain {
		if link.Card.Card != nil {
			open[link.Card.Card.Name] = true
		}
	}
	var names []string
	for _, s := range v.Sides {
		for _, c := range s.Hand {
			if c.Card != nil && !open[c.Card.Name] {
				names = append(names, c.Card.Name)
			}
		}
	}
	return names
}

// Menus show of a map of hidden blocks, which two people play, backs alone: where blocks stand is open to
// all, and what they are is dealt by lot where nobody looks. One person sees the own.
func TestPictureOfHiddenBlocks(t *testing.T) {
	g := kittest.Load(t, "argot", argot.Load)
	for _, c := range []struct {
		grace string
		faces bool
	}{{save.Human, false}, {"random", true}} {
		m, err := match.New(g, save.Header{Game: "argot", Seed: 8, Options: map[string]string{"scenario": "first_battle"},
			Seats: []save.Seat{{Name: "Ada", Player: save.Human}, {Name: "Grace", Player: c.grace}}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for m.State().Decision().Kind == "placement" {
			if _, err := m.Play(m.State().Decision().Choices[0]); err != nil {
				t.Fatal(err)
			}
		}
		faces, backs := 0, 0
		for _, op := range Picture(hexmap.Kit(), m, typeset.New())(800, 400) {
			switch {
			case op.Kind != ink.Picture:
			case strings.HasSuffix(op.Name, "-front"):
				faces++
			case strings.HasSuffix(op.Name, "-back"):
				backs++
			}
		}
		if backs == 0 || (faces > 0) != c.faces {
			t.Errorf("beside a seat of %s the picture shows %d faces and %d backs", c.grace, faces, backs)
		}
	}
}
