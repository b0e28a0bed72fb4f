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
