package advice

import (
	"testing"

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

// Every dock is a haven in some siege, and a scenario without docks or tunnels sends nobody.
func TestHavens(t *testing.T) {
	seen := map[int]bool{}
	for _, dock := range havens {
		seen[dock] = true
	}
	s := field(t, "full_siege", false)
	docks := (&survey{State: s}).docks()
	for i := range docks {
		if !seen[i] {
			t.Errorf("nobody ever lands at %s", s.Map.At(docks[i]).ID)
		}
	}
	v := &survey{State: field(t, "first_battle", false)}
	if len(v.docks()) != 0 || v.vault() != atlas.Nowhere {
		t.Error("in the North Gate there are docks or a store below")
	}
	if mood(&engine.State{}) != 0 {
		t.Error("before the first card there is a mood")
	}
}

// The first galley has a dock for its haven and the second a shore a location behind the nearest, by the first card;
// bigger ships and the defender's have none, and nobody has without errands.
func TestGalleysHaveHavens(t *testing.T) {
	s := field(t, "full_siege", false)
	for id, at := range map[string]string{"mi19": "0302", "mi20": "0302", "mi21": "0302", "ar15": "0507"} {
		put(t, s, id, at, 0)
	}
	moving(s, engine.Mineos, 5)
	havens := map[string]map[string]bool{"mi19": {}, "mi20": {}}
	for card := range uint8(content.CardCount) {
		s.Pile[0] = card
		pl := newPlanner(s, plain)
		for ship, seen := range havens {
			if at := pl.havenOf(block(t, s, ship)); at != atlas.Nowhere {
				seen[s.Map.At(at).ID] = true
			} else {
				t.Errorf("with card %d %s has no haven", card, ship)
			}
		}
		if pl.havenOf(block(t, s, "mi21")) != atlas.Nowhere {
			t.Error("a ship that carries more has a haven")
		}
	}
	if got, want := havens["mi19"], []string{"0504b", "0505", "0506", "0507"}; len(got) != len(want) || !got[want[0]] || !got[want[1]] || !got[want[2]] || !got[want[3]] {
		t.Errorf("the first galley goes to %v", got)
	}
	if got, want := havens["mi20"], []string{"0401", "0402", "0404", "0509"}; len(got) != len(want) || !got[want[0]] || !got[want[1]] || !got[want[2]] || !got[want[3]] {
		t.Errorf("the second galley goes to %v", got)
	}
	style := plain
	style.Errands = false
	if newPlanner(s, style).havenOf(block(t, s, "mi19")) != atlas.Nowhere {
		t.Error("without errands there is a haven")
	}
	moving(s, engine.Argot, 5)
	if newPlanner(s, plain).havenOf(block(t, s, "ar15")) != atlas.Nowhere {
		t.Error("the defender's ship has a haven to land at")
	}
}
