package file

import (
	"portcullis/rules"
	"portcullis/rules/argot/engine"
)

// unseen are the events that happen behind a seat's back, by what the other seat is told instead: neither
// block nor place nor number.
var unseen = map[string]string{
	"placed": "placed_unseen", "stowed": "placed_unseen",
	"block_upgraded": "settled_unseen", "train_bought": "settled_unseen", "recruited": "settled_unseen",
	"swapped": "settled_unseen", "swap_declined": "settled_unseen",
	"steps_restored": "restored_unseen", "train_paid": "paid_unseen", "train_holds": "train_holds",
}

// telling are the events that show something to the other seat though nothing is uncovered: what a seat could
// do, or could not.
var telling = map[string]bool{
	"setup_ended": true, "group_ended": true, "movement_ended": true, "fire_passed": true,
	"train_holds": true, "mending_passed": true, "restoring_passed": true,
}

// uncovering are the events that turn a seat's own blocks over: to itself they show nothing.
var uncovering = map[string]bool{"revealed": true, "revealed_upgraded": true, "hold_empty": true, "holding": true}

// possible are the unseen events that show all the same that they could happen: that a ship had room, that a
// block lacked a step, that a train was beside it.
var possible = map[string]bool{"stowed": true, "steps_restored": true, "train_paid": true}

// Redact is an event as a seat saw it (ledger 2.3). Blocks of the other seat that move are known by their
// handles, which the event itself carries in M; those that retreat have just been seen, and lie open in it.
// A block that is shown carries its handle in N.
func Redact(s *engine.State, e rules.Event, seat rules.Seat) rules.Event {
	if s.Options.Open {
		return e
	}
	if e.Name == "undead_rose" {
		if seat == engine.Argot {
			e.M = 0
		} else {
			e.N = 0
		}
		return e
	}
	if e.Seat == seat && (e.Kind == rules.PieceMoved || e.Name == "pinned") {
		e.M = 0 // by which number the other seat knows the block
	}
	if e.Seat == seat && uncovering[e.Name] {
		e.N = 0 // the same
	}
	if e.Seat == rules.NoSeat || e.Seat == seat {
		e.Reveals = e.Reveals && !uncovering[e.Name]
		return e
	}
	e.Reveals = e.Reveals || telling[e.Name] || e.Name == "activated" && e.M > 0 // that somebody aboard can land
	if name, hidden := unseen[e.Name]; hidden && e.Rule != "AR-ABI-7" {
		return rules.Event{Kind: rules.Note, Name: name, Rule: e.Rule, Seat: e.Seat, Reveals: e.Reveals || possible[e.Name]}
	}
	if e.Name == "movement_ended" {
		e.Kind, e.Subject, e.M = rules.Note, "", e.M&engine.Unmoved // not whether anybody could still move
	}
	if !shut(e) {
		return e
	}
	e.Subject = engine.BackElement(e.Seat, uint16(e.M))
	e.Reveals = e.Reveals || e.Kind == rules.PieceMoved // how far the block can go
	if e.From.Kind() == "block" {
		e.From = ""
	}
	if e.To.Kind() == "block" {
		e.To = ""
	}
	return e
}

// shut reports whether an event is about a block whose face its enemy did not see: one that moves, is pinned
// or regroups.
func shut(e rules.Event) bool {
	switch e.Name {
	case "retreated", "reembarked":
		return false
	case "pinned":
		return true
	}
	return e.Kind == rules.PieceMoved && e.M > 0
}
