package hexmap

import (
	"slices"
	"strings"
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

// TestWhatCostsAStepLiesLastAndSaysSo: in random battles to go berserk lies at the right of all other orders and tells its price, a block that
// can hit nobody says why, and nobody is offered to fight on who could only hold and is not sure to win.
func TestWhatCostsAStepLiesLastAndSaysSo(t *testing.T) { // AR-ABI-4 AR-CMB-9 AR-AIR-4
	said := map[string]int{}
	for seed := range uint64(12) {
		s, err := game(t).New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": "full_siege", "council": "off", "days": "1"}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		for !s.Decision().Over() {
			d, m := s.Decision(), s.(*argot.State)
			if m.Asked == engine.AskAction {
				sc := laid(s, table.Pose{Viewer: d.Seats.First(), Mode: table.Asking, Path: table.NewPath(d.Choices, s.Describe).Weighed(d.Choices)})
				if rage, ok := trayed(sc, engine.BerserkButton); ok {
					said["berserk"]++
					if !strings.Contains(rage.Label, "It loses a step by it.") {
						t.Fatalf("it costs a step and says %q", rage.Label)
					}
					for _, other := range []rules.Element{engine.AttackButton, engine.HoldButton, fightOnPiece} {
						if p, ok := trayed(sc, other); ok && p.Box.Right() > rage.Box.X {
							t.Fatalf("%s lies at the right of it", other)
						}
					}
				}
				if hold, ok := trayed(sc, engine.HoldButton); ok && strings.Contains(hold.Label, "It waits: ") {
					said["waits"]++
					if slices.ContainsFunc(d.Choices, func(c rules.Choice) bool { return c.Verb == engine.Attack }) && len(d.Choices) == 1 {
						t.Fatalf("who can attack is told %q", hold.Label)
					}
					l := New().begin(table.Moment{State: s, Viewer: m.Asker, Mode: table.Asking, Choices: d.Choices, Metrics: ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}, Measure: faces})
					if _, on := trayed(sc, fightOnPiece); on && l.helpless() && l.fighters() < 2 && !l.certain() {
						t.Fatal("who can only hold is offered to fight on")
					}
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if said["berserk"] == 0 || said["waits"] == 0 {
		t.Errorf("said: %v", said)
	}
}

// TestAGateThatCanBeShotAtHasItsChance: each gate that the block in the hand can fire at has a chance of its own, and no chance lies on a gate.
func TestAGateThatCanBeShotAtHasItsChance(t *testing.T) { // AR-RNG-6
	gates := 0
	for seed := range uint64(20) {
		s, err := game(t).New(rules.Setup{Seed: seed, Options: map[string]string{"scenario": "first_battle"}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		for !s.Decision().Over() {
			d, m := s.Decision(), s.(*argot.State)
			if m.Asked == engine.AskBombardment {
				for _, c := range d.Choices {
					if c.Verb != engine.Bombard || int(c.Args[2]) != engine.GateTarget {
						continue
					}
					path := table.NewPath(d.Choices, s.Describe).Click(m.BlockElement(content.Block(c.Args[0])))
					sc := laid(s, table.Pose{Viewer: d.Seats.First(), Mode: table.Asking, Path: path})
					want := rules.Element("chance:" + m.GateElement(m.Map.At(atlas.Place(c.Args[1])).Gate).Name())
					if !slices.ContainsFunc(sc.Plan.Board, func(p stage.Piece) bool { return p.ID == want }) {
						t.Fatalf("%s is told nowhere", want)
					}
					gates++
				}
			}
			if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if gates == 0 {
		t.Error("no gate could be shot at")
	}
}

// TestAFullLocationSaysSoWhereItsBlocksAreClicked: while a block is placed, one that stands where there is no room for it says why.
func TestAFullLocationSaysSoWhereItsBlocksAreClicked(t *testing.T) { // AR-STK-1
	met := 0
	s, err := game(t).New(rules.Setup{Seed: 1, Options: map[string]string{"scenario": "first_battle"}})
	if err != nil {
		t.Fatal(err)
	}
	for s.(*argot.State).Asked == engine.AskPlacement {
		d, m := s.Decision(), s.(*argot.State)
		for _, c := range d.Choices[:1] {
			path := table.NewPath(d.Choices, s.Describe).Click(m.BlockElement(content.Block(c.Args[0])))
			for b := range content.Block(content.BlockCount) {
				p := &m.Pieces[b]
				if p.Status != engine.OnMap || engine.SeatOf(p.Party) != m.Asker || path.Can(m.PlaceElement(p.At)) {
					continue
				}
				el := m.BlockElement(b)
				why, ok := laid(s, table.Pose{Viewer: m.Asker, Mode: table.Asking, Path: path, Hover: el}).Plan.Why[el]
				if !ok || why.Rule == "" {
					t.Fatalf("%s says nothing of why %v cannot stand with it", el, c)
				}
				met++
			}
		}
		if _, err := s.Apply(d.Choices[0]); err != nil {
			t.Fatal(err)
		}
	}
	if met == 0 {
		t.Error("no location was full")
	}
}
