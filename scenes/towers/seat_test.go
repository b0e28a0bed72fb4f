package towers

import (
	"slices"
	"strconv"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
	"portcullis/scenes/table/boardtest"
)

// At every size of window and text each seat can look at what is open of the decks and discard piles of all who are in
// (TS-HID-2), by a click, and sees the place of each in the order of turns where there are more than two (TS-TRN-1).
func TestPilesAndOrderOfEverySeat(t *testing.T) {
	g := load(t)
	for seats := 2; seats <= 4; seats++ {
		state, err := g.New(rules.Setup{Seats: seats, Seed: 11})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(11)
		out := 0
		for n := range 6000 {
			d := s.Decision()
			if d.Over() {
				break
			}
			if e := s.Engine(); n%120 == 30 && e.Phase != engine.Choosing {
				size, text := boardtest.Sizes()[r.IntN(len(boardtest.Sizes()))], boardtest.Texts()[r.IntN(len(boardtest.Texts()))]
				viewer := rules.Seat(n / 120 % seats)
				m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: text}
				sc := table.Lay(New(), table.Pose{State: s, Viewer: viewer, Mode: table.Waiting}, m, faces)
				place := 0
				for i := range seats {
					seat := rules.Seat((int(e.Turn) + i) % seats)
					if e.Players[seat].Out {
						out++
						continue
					}
					place++
					for _, pile := range []rules.Element{engine.DeckElement(seat), engine.DiscardElement(seat)} {
						if box, ok := placed(sc, pile); !ok || box.Empty() || !slices.Contains(sc.Plan.Opens, pile) {
							t.Errorf("%v: %s lies at %v", m, pile, box)
						}
						if _, ok := s.About(pile); !ok {
							t.Errorf("nothing is told of %s", pile)
						}
					}
					words := textsOf(sc, engine.SeatElement(seat))
					if numbered := slices.Contains(words, strconv.Itoa(place)); numbered != (seats > 2) {
						t.Errorf("%v: %d of %d in the order of turns: %q", m, place, seats, words)
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
		if seats > 2 && out == 0 {
			t.Errorf("with %d seats none was out", seats)
		}
	}
}
