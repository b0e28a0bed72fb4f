package advice

import (
	"math"
	"slices"
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// Who goes below takes a tunnel outside the walls, or the one that it stands at.
func TestFootOfTheTunnel(t *testing.T) {
	s := field(t, "full_siege", false)
	v := &survey{State: s, party: content.Mineos}
	place := func(id string) atlas.Place { return place(t, s, id) }
	if got := v.vault(); got != place("0707") {
		t.Errorf("the vault is %v, want the Sanctuary", s.Map.At(got).ID)
	}
	if got := v.foot(place("0507"), place("0707")); got != place("U0507") {
		t.Errorf("from the dock at 0507 by %v", s.Map.At(got).ID)
	}
	seen := map[string]bool{}
	s.Drawn = 1
	for card := range uint8(content.CardCount) {
		s.Pile[0] = card
		seen[s.Map.At(v.foot(place("1104"), place("0707"))).ID] = true
	}
	if !seen["U1003"] || !seen["U1206"] || len(seen) != 2 {
		t.Errorf("from the Kraikos Road by %v, want the Old Quarry and the Burrow Mouth by turns", seen)
	}
}

// A scenario without docks or tunnels sends nobody, and before the first card there is no mood.
func TestNoErrands(t *testing.T) {
	s := field(t, "first_battle", false)
	put(t, s, "mi19", "0502", 0)
	pl := newPlanner(moving(s, engine.Mineos, 5), plain)
	if len(pl.docks()) != 0 || pl.vault() != atlas.Nowhere || pl.havenOf(block(t, s, "mi19")) != atlas.Nowhere {
		t.Error("in the North Gate there are docks, a store below or havens")
	}
	if mood(&engine.State{}) != 0 || second(&engine.State{}) != 0 {
		t.Error("before the first card there is a mood")
	}
}

// fleet is the besieger's ships off Lighthouse Point, and one of the defender's.
func fleet(t *testing.T, seat rules.Seat) *engine.State {
	s := field(t, "full_siege", false)
	for id, at := range map[string]string{"mi19": "0301", "mi20": "0301", "mi21": "0201", "mi22": "0201", "mi23": "0201", "ar15": "0507"} {
		put(t, s, id, at, 0)
	}
	return moving(s, seat, 5)
}

// openings plays all beginnings of a day: its first two cards.
func openings(s *engine.State, each func(*planner)) (n int) {
	s.Drawn = 2
	for first := range uint8(content.CardCount) {
		for second := range uint8(content.CardCount) {
			if s.Pile[0], s.Pile[1] = first, second; first != second {
				each(newPlanner(s, plain))
				n++
			}
		}
	}
	return n
}

// Over all beginnings of a day each landing place is tried by ships that go apart in a tenth of sieges or more, but
// for the nearest shores, to which the others go; and each ship has its own kind of shore.
func TestShipsTryAllLandingPlaces(t *testing.T) {
	s := fleet(t, engine.Mineos)
	docks := []string{"0504b", "0505", "0506", "0507"}
	far := []string{"0302", "0411", "0412", "0510"}
	outskirts := []string{"0401", "0402", "0404", "0500", "0509"}
	seen := map[string]map[string]int{"mi19": {}, "mi20": {}, "mi21": {}, "mi22": {}, "mi23": {}}
	tried := map[string]int{}
	n := openings(s, func(pl *planner) {
		for ship, havens := range seen {
			if at := pl.havenOf(block(t, s, ship)); at != atlas.Nowhere {
				havens[s.Map.At(at).ID]++
				tried[s.Map.At(at).ID]++
			}
		}
	})
	for _, id := range slices.Concat(docks, far, outskirts) {
		if tried[id]*10 < n {
			t.Errorf("%s is tried in %d beginnings of %d", id, tried[id], n)
		}
	}
	for ship, among := range map[string][]string{"mi19": docks, "mi20": far, "mi21": outskirts, "mi22": {"0402", "0404", "0508"}, "mi23": nil} {
		for id := range seen[ship] {
			if !slices.Contains(among, id) {
				t.Errorf("%s goes to %s", ship, id)
			}
		}
		if len(seen[ship]) != len(among) {
			t.Errorf("%s goes to %v, want %v", ship, seen[ship], among)
		}
	}
}

// Nobody has a haven without errands, nor has the defender's ship.
func TestWhoHasNoHaven(t *testing.T) {
	style := plain
	style.Errands = false
	s := fleet(t, engine.Mineos)
	for _, id := range []string{"mi19", "mi20", "mi21", "mi22"} {
		if newPlanner(s, style).havenOf(block(t, s, id)) != atlas.Nowhere {
			t.Errorf("without errands %s has a haven", id)
		}
	}
	s = fleet(t, engine.Argot)
	if newPlanner(s, plain).havenOf(block(t, s, "ar15")) != atlas.Nowhere {
		t.Error("the defender's ship has a haven to land at")
	}
}

// The second galley lands its block at the lighthouse beside it, or sails south with it: by the first card alone. The
// shore south of the river is settled by the second one, when the galley is before it.
func TestFarShoresByMood(t *testing.T) {
	land := func(at string, cards ...uint8) (landed bool, to string) {
		s := field(t, "full_siege", false)
		put(t, s, "mi19", "0101", 0)
		ship := put(t, s, "mi20", at, 0)
		cargo := put(t, s, "mi10", at, 0)
		p := &s.Pieces[cargo]
		p.Status, p.Ship = engine.Aboard, ship
		s.Drawn = uint8(len(cards))
		copy(s.Pile[:], cards)
		to = at
		for _, o := range MakePlan(moving(s, engine.Mineos, 5), 0).orders {
			switch {
			case o.block == cargo:
				landed = true
			case o.block == ship:
				to = s.Map.At(o.to).ID
			}
		}
		return landed, to
	}
	for _, c := range []struct {
		at     string
		cards  []uint8
		landed bool
		to     string
	}{
		{"0301", []uint8{0}, true, "0302"},
		{"0301", []uint8{4}, true, "0302"},
		{"0301", []uint8{1}, false, "0204"},
		{"0410", []uint8{1, 2}, true, "0411"},
		{"0410", []uint8{1, 3}, true, "0412"},
		{"0410", []uint8{2, 1}, true, "0411"},
		{"0410", []uint8{2, 4}, true, "0510"},
	} {
		if landed, to := land(c.at, c.cards...); landed != c.landed || to != c.to {
			t.Errorf("with cards %v from %s: landed %v at %s, want %v at %s", c.cards, c.at, landed, to, c.landed, c.to)
		}
	}
}

// The strongest who go by sea go in company, where they land best; the next go alone, on errands.
func TestTheStrongSailInCompany(t *testing.T) {
	s := begin(t, "full_siege", 1)
	for s.Asked != engine.AskGroup {
		if _, err := s.Apply(Sensible(s, nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	strongest, weakest := 0.0, math.Inf(1)
	alone, company := 0, 0
	for b := range content.Block(content.BlockCount) {
		p := &s.Pieces[b]
		switch {
		case p.Status != engine.Aboard:
		case s.Content.At(p.Ship).Ferry == 1:
			strongest = max(strongest, worth(s, b))
			alone++
		default:
			weakest = min(weakest, worth(s, b))
			company++
		}
	}
	if alone != 2 || company != inCompany || strongest > weakest {
		t.Errorf("%d go alone, worth up to %v, %d in company, worth %v and more", alone, strongest, company, weakest)
	}
}
