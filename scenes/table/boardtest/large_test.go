package boardtest

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"portcullis/rules"
	"portcullis/rules/stub"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
	"portcullis/scenes/typeset"
)

// largeBoard lays the hands and gates out on a world of three regions by two. Spoilt, it lays
// everything in one place.
type largeBoard struct {
	handBoard
	spoilt bool
}

func (b largeBoard) Layout(m table.Moment) table.Plan {
	p := b.handBoard.Layout(m)
	w, h := math.Round(m.Room.Board.W*3), math.Round(m.Room.Board.H*2)
	p.World = ink.R(0, 0, w, h)
	for i := range p.Board {
		at := float64(i) / float64(len(p.Board))
		box := &p.Board[i].Box
		p.Board[i].Look = nil // its words are not made to fit
		box.X, box.Y = math.Round((w-box.W)*at), math.Round((h-box.H)*(1-at))
		if b.spoilt {
			box.X, box.Y = 0, 0
		}
	}
	return p
}

// TestABoardLargerThanItsWindow: every choice of a board that a camera moves over can be clicked at
// every size once it is brought into view, and what cannot is found.
func TestABoardLargerThanItsWindow(t *testing.T) {
	Check(t, largeBoard{}, stub.Game{}, typeset.New(), Options{Matches: 4, Setup: rules.Setup{Options: map[string]string{"length": "short"}}})
	s, err := stub.Game{}.New(rules.Setup{Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	faults := Position(largeBoard{spoilt: true}, s, metrics(rand.New(rand.NewPCG(1, 1))), typeset.New())
	if !strings.Contains(strings.Join(faults, "\n"), "cannot be clicked") {
		t.Errorf("cards in one heap are no fault: %v", faults)
	}
}
