package bsieged

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// BS-OPT-17: there is no campaign, no other board and nothing for one player but four heroes: the
// options are those of the ledger for any number of players, and the same seed and choices give one
// player the match of two and of four.
func TestNoOtherVariants(t *testing.T) {
	var ids []string
	for _, o := range content.Info().Options {
		ids = append(ids, o.ID)
		if o.Seats != 0 {
			t.Errorf("%s depends on the players", o.ID)
		}
	}
	want := []string{optionLevel, optionHeroes, optionFirst, optionEvents, optionGrace, optionPoints, optionDeadline, optionOrder, optionAsked}
	if !slices.Equal(ids, want) {
		t.Errorf("options %v, want %v", ids, want)
	}
	var list []rules.State
	for _, seats := range []int{1, 2, 4} {
		s, err := content.New(rules.Setup{Seed: 31, Seats: seats, Options: map[string]string{optionLevel: "knight"}})
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, s)
	}
	alone := list[0].(*State)
	if alone.nhero != 4 {
		t.Fatalf("one player has %d heroes", alone.nhero)
	}
	for n := 0; !alone.Decision().Over(); n++ {
		c := alone.Sensible(nil)[0]
		for _, s := range list[1:] {
			if d := s.Decision(); d.Kind != alone.Decision().Kind || !slices.Equal(d.Choices, alone.Decision().Choices) {
				t.Fatalf("decision %d is %s for one player, %s for more", n, alone.Decision().Kind, d.Kind)
			}
		}
		for _, s := range list {
			if _, err := s.Apply(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, s := range list[1:] {
		if s.(*State).result != alone.result {
			t.Errorf("one player ends with %d, more with %d", alone.result, s.(*State).result)
		}
	}
}

// BS-EDG-8: a match in which the Messenger cannot be back in time goes on to the end of round 12 if
// nobody concedes it, and no computer player does.
func TestHopelessMatchGoesOn(t *testing.T) {
	played := 0
	for seed := uint64(5001); seed < 6000 && played < 2; seed++ {
		state, err := content.New(rules.Setup{Seed: seed, Seats: 1})
		if err != nil {
			t.Fatal(err)
		}
		s, hopeless := state.(*State), 0
		for !s.Decision().Over() {
			if s.hopeless() {
				hopeless++
			}
			if _, err := s.Apply(s.Sensible(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
		if s.result != lostTime || hopeless == 0 {
			continue
		}
		played++
		if int(s.round) != s.game.set.Match.Rounds {
			t.Errorf("seed %d: lost for want of time in round %d", seed, s.round)
		}
	}
	if played == 0 {
		t.Error("no match was lost for want of time")
	}
}
