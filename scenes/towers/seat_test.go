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

// On both plaques the words beside the points have the type of each other, what the viewer has is named beside its number, and the empty
// discard pile of the opponent has its place drawn before its number.
func TestNumbersOfAPlaqueHaveWords(t *testing.T) { // TS-HID-2
	_, s := yard(t, engine.Points{6, 7}, []string{"hero"}, []string{"skeleton"})
	for _, m := range []ink.Metrics{{W: 1280, H: 720, Device: 1, Text: 1}, {W: 1920, H: 1080, Device: 1, Text: 1}} {
		sc := table.Lay(New(), table.Pose{State: s, Viewer: 0, Mode: table.Asking, Path: table.Offered(s)}, m, faces)
		sizes := map[float64]bool{}
		for _, seat := range []rules.Element{"seat:0", "seat:1"} {
			for _, op := range lookOf(sc, seat) {
				if op.Text == "Life" || op.Text == "Tower" {
					sizes[op.Font.Size] = true
				}
			}
		}
		if len(sizes) != 1 {
			t.Errorf("%v: Life and Tower stand in type of %v", m, sizes)
		}
		if words := textsOf(sc, "seat:0"); !slices.Contains(words, "/ 7 gold") || !slices.Contains(words, "/ 6 power") {
			t.Errorf("%v: what the viewer has is called %q", m, words)
		}
		filled := 0
		for _, op := range lookOf(sc, "seat:1") {
			if op.Kind == ink.Fill && op.Color == ink.ParchmentDark {
				filled++
			}
		}
		if s.Players[1].Discard.N == 0 && filled == 0 && !slices.Contains(textsOf(sc, "seat:1"), "Discard 0") {
			t.Errorf("%v: an empty discard pile has a number alone", m)
		}
	}
}

// lookOf is what is drawn of a piece.
func lookOf(sc table.Screen, el rules.Element) ink.List {
	for _, p := range sc.Pieces {
		if p.ID == el {
			return p.Look
		}
	}
	return nil
}
