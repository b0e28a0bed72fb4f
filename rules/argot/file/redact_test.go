package file

import (
	"testing"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// fresh is a new match of a scenario.
func fresh(t testing.TB, scenario int, seed uint64) *engine.State {
	t.Helper()
	w := load(t)[scenario]
	return engine.New(w, options(w, scenario), seed)
}

// until plays at random until a question is asked of a seat.
func until(t testing.TB, s *engine.State, q engine.Question, seat rules.Seat, seed uint64) *engine.State {
	t.Helper()
	r := rules.NewRand(seed)
	for s.Asked != q || s.Asker != seat {
		d := s.Decision()
		if d.Over() {
			t.Fatalf("the match ended before %s was asked", q)
		}
		if _, err := s.Apply(d.Choices[r.IntN(len(d.Choices))]); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func TestRedact(t *testing.T) {
	// Ledger 2.3, AR-INV-15
	s := fresh(t, 1, 1)
	const a, m = engine.Argot, engine.Mineos
	hidden := func(name, rule string, reveals bool) rules.Event {
		return rules.Event{Kind: rules.Note, Name: name, Rule: rule, Seat: a, Reveals: reveals}
	}
	for _, c := range []struct {
		name     string
		event    rules.Event
		to       rules.Seat
		redacted rules.Event
	}{
		{"a march of the own", rules.Event{Kind: rules.PieceMoved, Name: "moved", Seat: a, Subject: "block:ar01", From: "place:0704", To: "place:0703", N: 1, M: 7}, a,
			rules.Event{Kind: rules.PieceMoved, Name: "moved", Seat: a, Subject: "block:ar01", From: "place:0704", To: "place:0703", N: 1}},
		{"the own that is pinned", rules.Event{Kind: rules.MarkerChanged, Name: "pinned", Seat: a, Subject: "block:ar01", To: "place:0704", N: 1, M: 7}, a,
			rules.Event{Kind: rules.MarkerChanged, Name: "pinned", Seat: a, Subject: "block:ar01", To: "place:0704", N: 1}},
		{"a march of the other's", rules.Event{Kind: rules.PieceMoved, Name: "moved", Seat: a, Subject: "block:ar01", From: "place:0704", To: "place:0703", N: 1, M: 7}, m,
			rules.Event{Kind: rules.PieceMoved, Name: "moved", Seat: a, Subject: "back:a7", From: "place:0704", To: "place:0703", N: 1, M: 7, Reveals: true}},
		{"boarding", rules.Event{Kind: rules.PieceMoved, Name: "boarded", Seat: m, Subject: "block:mi01", From: "place:0402", To: "block:mi19", M: 3}, a,
			rules.Event{Kind: rules.PieceMoved, Name: "boarded", Seat: m, Subject: "back:m3", From: "place:0402", M: 3, Reveals: true}},
		{"landing", rules.Event{Kind: rules.PieceMoved, Name: "landed", Seat: m, Subject: "block:mi01", From: "block:mi19", To: "place:0402", M: 40}, a,
			rules.Event{Kind: rules.PieceMoved, Name: "landed", Seat: m, Subject: "back:m40", To: "place:0402", M: 40, Reveals: true}},
		{"a retreat out of a battle", rules.Event{Kind: rules.PieceMoved, Name: "retreated", Seat: a, Subject: "block:ar01", From: "place:0704", To: "place:0705", M: 7}, m,
			rules.Event{Kind: rules.PieceMoved, Name: "retreated", Seat: a, Subject: "block:ar01", From: "place:0704", To: "place:0705", M: 7}},
		{"a regroup", rules.Event{Kind: rules.PieceMoved, Name: "regrouped", Seat: a, Subject: "block:ar01", From: "place:0704", To: "place:0705", M: 7}, m,
			rules.Event{Kind: rules.PieceMoved, Name: "regrouped", Seat: a, Subject: "back:a7", From: "place:0704", To: "place:0705", M: 7, Reveals: true}},
		{"a third party", rules.Event{Kind: rules.PieceMoved, Name: "moved", Seat: rules.NoSeat, Subject: "block:hs01", From: "place:0704", To: "place:0705"}, m,
			rules.Event{Kind: rules.PieceMoved, Name: "moved", Seat: rules.NoSeat, Subject: "block:hs01", From: "place:0704", To: "place:0705"}},
		{"a pinned block", rules.Event{Kind: rules.MarkerChanged, Name: "pinned", Seat: a, Subject: "block:ar01", To: "place:0704", N: 1, M: 7}, m,
			rules.Event{Kind: rules.MarkerChanged, Name: "pinned", Seat: a, Subject: "back:a7", To: "place:0704", N: 1, M: 7}},
		{"a location of which one block can move", rules.Event{Kind: rules.Note, Name: "activated", Seat: a, To: "place:0506", N: 3}, m,
			rules.Event{Kind: rules.Note, Name: "activated", Seat: a, To: "place:0506", N: 3}},
		{"one whose cargo alone can land", rules.Event{Kind: rules.Note, Name: "activated", Seat: a, To: "place:0506", N: 3, M: 1}, m,
			rules.Event{Kind: rules.Note, Name: "activated", Seat: a, To: "place:0506", N: 3, M: 1, Reveals: true}},
		{"a group that is done", rules.Event{Kind: rules.Note, Name: "group_ended", Seat: a, To: "place:0506"}, m, rules.Event{Kind: rules.Note, Name: "group_ended", Seat: a, To: "place:0506", Reveals: true}},
		{"a placement", rules.Event{Kind: rules.PieceMoved, Name: "placed", Rule: "AR-SET-14", Seat: a, Subject: "block:ar01", To: "place:0704"}, m, hidden("placed_unseen", "AR-SET-14", false)},
		{"a block set up aboard", rules.Event{Kind: rules.PieceMoved, Name: "stowed", Rule: "AR-SET-8", Seat: m, Subject: "block:mi01", To: "block:mi19"}, a,
			rules.Event{Kind: rules.Note, Name: "placed_unseen", Rule: "AR-SET-8", Seat: m, Reveals: true}},
		{"an upgrade", rules.Event{Kind: rules.Note, Name: "block_upgraded", Rule: "AR-ARM-11", Seat: a, Subject: "block:ar01"}, m, hidden("settled_unseen", "AR-ARM-11", false)},
		{"a swap", rules.Event{Kind: rules.Note, Name: "swapped", Rule: "AR-ARM-10", Seat: a, Subject: "block:he01", From: "block:ar03"}, m, hidden("settled_unseen", "AR-ARM-10", false)},
		{"no swap", rules.Event{Kind: rules.Note, Name: "swap_declined", Rule: "AR-ARM-10", Seat: a}, m, hidden("settled_unseen", "AR-ARM-10", false)},
		{"a restored step", rules.Event{Kind: rules.TrackChanged, Name: "steps_restored", Rule: "AR-BLK-7", Seat: a, Subject: "block:ar01", To: "place:0704", N: 1, M: 3}, m, hidden("restored_unseen", "AR-BLK-7", true)},
		{"life drained in a battle", rules.Event{Kind: rules.TrackChanged, Name: "steps_restored", Rule: "AR-ABI-7", Seat: m, Subject: "block:mi18", N: 1, M: 3}, a,
			rules.Event{Kind: rules.TrackChanged, Name: "steps_restored", Rule: "AR-ABI-7", Seat: m, Subject: "block:mi18", N: 1, M: 3}},
		{"a train that pays", rules.Event{Kind: rules.TrackChanged, Name: "train_paid", Rule: "AR-TRN-6", Seat: a, Subject: "block:ar17", To: "place:0704", N: -1, M: 3}, m, hidden("paid_unseen", "AR-TRN-6", true)},
		{"one that holds", rules.Event{Kind: rules.Note, Name: "train_holds", Rule: "AR-TRN-6", Seat: a, Subject: "block:ar17"}, m, hidden("train_holds", "AR-TRN-6", true)},
		{"the same to its owner", rules.Event{Kind: rules.Note, Name: "train_holds", Rule: "AR-TRN-6", Seat: a, Subject: "block:ar17"}, a,
			rules.Event{Kind: rules.Note, Name: "train_holds", Rule: "AR-TRN-6", Seat: a, Subject: "block:ar17"}},
		{"nothing to restore", rules.Event{Kind: rules.Note, Name: "restoring_passed", Rule: "AR-RAL-9", Seat: a}, m, hidden("restoring_passed", "AR-RAL-9", true)},
		{"nothing to fire with", rules.Event{Kind: rules.Note, Name: "fire_passed", Rule: "AR-RNG-3", Seat: a}, a, hidden("fire_passed", "AR-RNG-3", false)},
		{"a movement that is over", rules.Event{Kind: rules.Note, Name: "movement_ended", Rule: "AR-INI-3", Seat: a}, m, hidden("movement_ended", "AR-INI-3", true)},
		{"that nobody could move", rules.Event{Kind: rules.Note, Name: "movement_ended", Rule: "AR-INI-3", Seat: a, M: 1}, m, hidden("movement_ended", "AR-INI-3", true)},
		{"risen undead", rules.Event{Kind: rules.Note, Name: "undead_rose", Seat: rules.NoSeat, N: 1, M: 4}, a, rules.Event{Kind: rules.Note, Name: "undead_rose", Seat: rules.NoSeat, N: 1}},
		{"risen undead of the own", rules.Event{Kind: rules.Note, Name: "undead_rose", Seat: rules.NoSeat, N: 1, M: 4}, m, rules.Event{Kind: rules.Note, Name: "undead_rose", Seat: rules.NoSeat, M: 4}},
		{"a loss", rules.Event{Kind: rules.TrackChanged, Name: "steps_lost", Seat: a, Subject: "block:ar01", N: -1, M: 3}, m, rules.Event{Kind: rules.TrackChanged, Name: "steps_lost", Seat: a, Subject: "block:ar01", N: -1, M: 3}},
		{"a block that is shown", rules.Event{Kind: rules.MarkerChanged, Name: "revealed", Seat: a, Subject: "block:ar01", N: 7, Reveals: true}, m, rules.Event{Kind: rules.MarkerChanged, Name: "revealed", Seat: a, Subject: "block:ar01", N: 7, Reveals: true}},
		{"the own that is shown", rules.Event{Kind: rules.MarkerChanged, Name: "revealed", Seat: a, Subject: "block:ar01", N: 7, Reveals: true}, a, rules.Event{Kind: rules.MarkerChanged, Name: "revealed", Seat: a, Subject: "block:ar01"}},
		{"the own face that is shown", rules.Event{Kind: rules.MarkerChanged, Name: "revealed_upgraded", Seat: a, Subject: "block:ar01", N: 7, Reveals: true}, a, rules.Event{Kind: rules.MarkerChanged, Name: "revealed_upgraded", Seat: a, Subject: "block:ar01"}},
		{"the own hold", rules.Event{Kind: rules.Note, Name: "hold_empty", Seat: m, Subject: "block:mi19", Reveals: true}, m, rules.Event{Kind: rules.Note, Name: "hold_empty", Seat: m, Subject: "block:mi19"}},
		{"the own stand", rules.Event{Kind: rules.Note, Name: "holding", Seat: m, To: "place:1105", Reveals: true}, m, rules.Event{Kind: rules.Note, Name: "holding", Seat: m, To: "place:1105"}},
		{"the other's stand", rules.Event{Kind: rules.Note, Name: "holding", Seat: m, To: "place:1105", Reveals: true}, a, rules.Event{Kind: rules.Note, Name: "holding", Seat: m, To: "place:1105", Reveals: true}},
		{"the other's hold", rules.Event{Kind: rules.Note, Name: "hold_empty", Seat: m, Subject: "block:mi19", Reveals: true}, a, rules.Event{Kind: rules.Note, Name: "hold_empty", Seat: m, Subject: "block:mi19", Reveals: true}},
	} {
		if got := Redact(s, c.event, c.to); got != c.redacted {
			t.Errorf("%s: seat %d is told\n%+v, want\n%+v", c.name, c.to, got, c.redacted)
		}
		s.Options.Open = true
		if got := Redact(s, c.event, c.to); got != c.event {
			t.Errorf("%s: with open blocks seat %d is told %+v", c.name, c.to, got)
		}
		s.Options.Open = false
	}
}
