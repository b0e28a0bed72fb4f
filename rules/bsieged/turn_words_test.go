package bsieged

import (
	"testing"

	"portcullis/rules"
)

// A turn is called by the number of the round that everything else counts, whatever turn of the match it is, in a state that was read
// from a file as well; a file that does not tell when its rounds began has its turns counted.
func TestATurnIsCalledByItsRound(t *testing.T) {
	rng, seen := rules.NewRand(7), 0
	s := dealt(t, 1)
	for s.result == undecided && s.round < 4 {
		choices := s.Decision().Choices
		if _, err := s.Apply(choices[rng.IntN(len(choices))]); err != nil {
			t.Fatal(err)
		}
		if s.active == noHero || s.result != undecided {
			continue
		}
		p := s.Progress()
		want := rules.Say("Round %d, hero %d", s.round, s.ended()+1)
		if got := p.Named(p.Turn).String(); got != want {
			t.Fatalf("turn %d is called %q, and it is %q", p.Turn, got, want)
		}
		if got := p.Named(1).String(); got != "set-up" {
			t.Fatalf("the set-up is called %q", got)
		}
		if seen++; p.Named(int(s.began[s.round])).String() != rules.Say("Round %d", s.round) && s.round > 1 {
			t.Fatalf("the beginning of round %d is called %q", s.round, p.Named(int(s.began[s.round])))
		}
	}
	if seen < 20 {
		t.Errorf("only %d decisions were seen", seen)
	}
	s.began = [mostRounds + 1]uint8{}
	if got := s.Progress().Named(5).String(); got != "turn 4" {
		t.Errorf("without the rounds the turn is called %q", got)
	}
}
