package bsieged

import "testing"

// Each fact is the number that the state has, and a name that is none is told as that.
func TestFacts(t *testing.T) {
	s := &State{round: 7}
	if n, ok := s.Fact("round"); n != 7 || !ok {
		t.Errorf("the round is %d, %v", n, ok)
	}
	if _, ok := s.Fact("rounds"); ok {
		t.Error("rounds is a fact")
	}
}
