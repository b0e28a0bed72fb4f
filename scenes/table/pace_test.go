package table

import (
	"slices"
	"testing"

	"portcullis/game/settings"
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

// All of a batch is shown at once, and what comes after it by itself.
func TestABatchIsShownAtOnce(t *testing.T) {
	events := []rules.Event{{Name: "lost", To: "casualties:1"}, {Name: "lost", To: "casualties:1"}, {Name: "lost", To: "casualties:1"}, {Name: "lost", To: "casualties:0"}}
	pace := func(rules.Event) Beat { return Beat{With: Batch} }
	for i, want := range []bool{true, true, false, false} {
		if Joined(pace, events, i) != want {
			t.Errorf("card %d is joined to the next one: %t", i, !want)
		}
	}
}

// All of a swarm is shown at once, wherever each of it goes.
func TestASwarmIsShownAtOnce(t *testing.T) {
	events := []rules.Event{{Name: "advanced", To: "zone:north/2"}, {Name: "advanced", To: "zone:west/1"}, {Name: "lost", To: "zone:west/1"}}
	pace := func(rules.Event) Beat { return Beat{With: Swarm} }
	for i, want := range []bool{true, false, false} {
		if Joined(pace, events, i) != want {
			t.Errorf("event %d is joined to the next one: %t", i, !want)
		}
	}
}

// A roll of a computer player of which nothing comes is looked at for short, and every other event for as long as ever.
func TestWhatComesToNothingIsShort(t *testing.T) {
	d := newDeskOf(t, loadKurth(t), gridBoard{}, at(settings.Normal), seeded(1))
	for _, kind := range []rules.EventKind{rules.DiceRolled, rules.AttackResolved, rules.PieceRemoved} {
		e := rules.Event{Kind: kind}
		d.table.play.idle = false
		usual := d.table.pace(e).Hold
		d.table.play.idle = true
		if short := d.table.pace(e).Hold; kind != rules.PieceRemoved && (short >= usual || short > idleTime) || kind == rules.PieceRemoved && short != usual {
			t.Errorf("%v is looked at for %v, usually for %v", kind, short, usual)
		}
	}
}
