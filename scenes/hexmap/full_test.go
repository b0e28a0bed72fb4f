package hexmap

import (
	"testing"

	"portcullis/rules"
)

// TestMostIsSeenWhereAGroupMoves holds what measurements look at: blocks on both maps and the choices of a group.
func TestMostIsSeenWhereAGroupMoves(t *testing.T) {
	full := Kit().Full
	s, err := game(t).New(full.Setup)
	if err != nil {
		t.Fatal(err)
	}
	if n := full.Pieces(s); n != len(s.Decision().Choices) {
		t.Errorf("before the set-up %d pieces are seen, not the %d choices", n, len(s.Decision().Choices))
	}
	r := rules.NewRand(1)
	for s.Decision().Kind != full.Kind {
		d := s.Decision()
		if d.Over() {
			t.Fatalf("no %s was asked for", full.Kind)
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	if n, choices := full.Pieces(s), len(s.Decision().Choices); n < choices+50 {
		t.Errorf("%d pieces are seen, with %d choices", n, choices)
	}
}
