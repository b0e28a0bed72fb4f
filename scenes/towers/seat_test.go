package towers

import (
	"slices"
	"strconv"
	"testing"

	"portcullis/rules"
	"portcullis/rules/towersiege"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
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
					if seats > 2 && !slices.Contains(words, strconv.Itoa(place)) {
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

// Whoever walks with Tab comes to all that can be picked or opened: the yards of the others first, then the own one, then
// the stall.
func TestTheKeyboardReachesEverything(t *testing.T) {
	g := load(t)
	for seats := 2; seats <= 4; seats++ {
		state, err := g.New(rules.Setup{Seats: seats, Seed: 4})
		if err != nil {
			t.Fatal(err)
		}
		s, r := state.(*towersiege.State), rules.NewRand(4)
		for n := range 900 {
			d := s.Decision()
			if d.Over() {
				break
			}
			if viewer := d.Seats.First(); n%90 == 60 && s.Engine().Phase != engine.Choosing && s.Asked != engine.AskRifle {
				size := boardtest.Sizes()[n/90%len(boardtest.Sizes())]
				m := ink.Metrics{W: size[0], H: size[1], Device: 1, Text: 1}
				sc := table.Lay(New(), table.Pose{State: s, Viewer: viewer, Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe)}, m, faces)
				walked := map[rules.Element]int{}
				for i, at := range stage.Targets(sc.Pieces) {
					walked[at.ID] = i + 1
				}
				for seat := range rules.Seat(seats) {
					if s.Players[seat].Out {
						continue
					}
					for _, el := range []rules.Element{engine.DeckElement(seat), engine.DiscardElement(seat)} {
						if walked[el] == 0 {
							t.Errorf("%v: Tab does not come to %s", m, el)
						}
					}
					if seat != viewer && walked[engine.DeckElement(seat)] > walked[engine.PointsElement(0, viewer)] {
						t.Errorf("%v: Tab comes to the own yard before that of seat %d", m, seat)
					}
				}
				if walked[engine.PointsElement(0, viewer)] > walked[engine.DiscardElement(viewer)] {
					t.Errorf("%v: Tab comes to the stall before the own yard", m)
				}
				for _, el := range table.NewPath(d.Choices, s.Describe).Next() {
					if sc.Pages < 2 && walked[el] == 0 {
						t.Errorf("%v: Tab does not come to %s", m, el)
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// What hangs on a Tower, and on a Mage inside it, lies before the Tower and can be looked at, in every yard.
func TestItemsInsideAreSeen(t *testing.T) {
	g := load(t)
	seen := 0
	for seats := 2; seats <= 4; seats += 2 {
		for seed := uint64(1); seed <= 4; seed++ {
			state, err := g.New(rules.Setup{Seats: seats, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			s, r := state.(*towersiege.State), rules.NewRand(seed)
			for n := range 1500 {
				d := s.Decision()
				if d.Over() {
					break
				}
				if n%50 == 49 && s.Engine().Phase != engine.Choosing {
					sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Waiting}, ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, faces)
					for i := range s.Things {
						item := &s.Things[i]
						bearer := s.At(item.On)
						if item.On == 0 || !s.Carried(item) || bearer == nil || bearer.OnField() && bearer.ID != s.Players[bearer.Owner].Tower {
							continue
						}
						seen++
						if box, ok := placed(sc, s.ThingElement(item.ID)); !ok || box.Empty() {
							t.Errorf("%d seats: %s on %s is nowhere", seats, s.ThingElement(item.ID), s.ThingElement(bearer.ID))
						}
					}
				}
				if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if seen < 20 {
		t.Errorf("only %d Items were inside", seen)
	}
}
