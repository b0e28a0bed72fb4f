package table

import (
	"slices"
	"testing"

	"portcullis/rules"
)

// Of many cards that are lost in a row the first five are shown one by one, those after them three
// at a time; what comes after them is shown by itself.
func TestCrowdIsShownInBunches(t *testing.T) {
	for lost, want := range map[int][]int{
		1: {1, 1}, 5: {1, 1, 1, 1, 1, 1}, 6: {1, 1, 1, 1, 1, 1, 1}, 8: {1, 1, 1, 1, 1, 3, 1}, 12: {1, 1, 1, 1, 1, 3, 3, 1, 1},
	} {
		var events []rules.Event
		for range lost {
			events = append(events, rules.Event{Name: "lost", To: "casualties:1"})
		}
		events = append(events, rules.Event{Name: "lost", To: "casualties:0"})
		pace := func(rules.Event) Beat { return Beat{With: Crowd} }
		var bunches []int
		n := 0
		for i := range events {
			if n++; !Joined(pace, events, i) {
				bunches, n = append(bunches, n), 0
			}
		}
		if !slices.Equal(bunches, want) {
			t.Errorf("%d cards are shown in %v, want %v", lost, bunches, want)
		}
	}
}
