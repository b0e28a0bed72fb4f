package table

import (
	"slices"
	"time"

	"portcullis/rules"
)

// An event in which the person loses something stays for so long at normal speed: where the game does it by itself, and in the
// turn of a computer player, which has a time of its own; the longer, up to heavyTime, the greater the part is that is lost. A click ends it.
//
// The outcome of what the person did stays as long where the next phase or turn follows by itself: of a roll of a seat, whoever decided
// last, and of an attack or a loss that a decision of the person led to; and that of a roll of the person where others go on. Where the
// next turn is the person's own, nobody does anything in between, and ownTime is enough. A roll of the game itself, as for what appears
// before a turn, is nobody's.
//
// What a roll of the person costs stays for restTime, or until a click or a key, where the turn then ends by itself, without anything asked in between,
// and others or the game go on: else it would be gone with the next cards.
const (
	harmTime   = 1500 * time.Millisecond
	theirsTime = 750 * time.Millisecond
	heavyTime  = 2200 * time.Millisecond
	restTime   = 5 * time.Second
	ownTime    = 700 * time.Millisecond
)

// harm is how long the event at an index of what is shown stays because the person loses something in it, the last one of
// several such in a row, or because a roll of the person ends there. 0: neither.
func (t *Table) harm(i int) time.Duration {
	p := &t.play
	hurts := !p.now.recap && t.harms(i) && (i+1 == len(p.events) || !t.harms(i+1))
	switch {
	case hurts && t.ownChoice() && t.ownNext(i):
		return t.hurtTime(i, ownTime)
	case hurts && !p.now.computer && t.sweeps(i):
		return restTime
	case !hurts && !p.now.recap && t.concludes(i) && t.ownNext(i):
		return ownTime
	case !hurts && !p.now.recap && t.concludes(i):
		return harmTime
	case !hurts:
		return 0
	case p.now.computer && !t.concludes(i):
		return t.hurtTime(i, theirsTime)
	}
	return t.hurtTime(i, harmTime)
}

// grievous is the part of something that, once it is lost, is looked at for as long as the loss of all of it.
const grievous = 0.4

// hurtTime is how long a loss of the person stays that ends with the event at an index: for least time, and longer by the parts of all
// that is lost of something.
func (t *Table) hurtTime(i int, least time.Duration) time.Duration {
	p, first := &t.play, i
	for first > 0 && t.harms(first-1) {
		first--
	}
	before := p.start
	if first > 0 {
		before = p.states[first-1]
	}
	parts := 0.0
	was, now := before.(rules.Accountant), p.states[i].(rules.Accountant)
	for _, c := range rules.Compare(was.Account(t.viewer, nil), now.Account(t.viewer, nil)).Lost {
		if c.Sort == rules.Track && c.From > 0 {
			parts += float64(c.From-c.N) / float64(c.From)
		}
	}
	return least + time.Duration(min(1, parts/grievous)*float64(heavyTime-least))
}

// begins reports whether an event is the first of a phase or a turn.
func begins(e rules.Event) bool { return e.Kind == rules.TurnBegan || e.Kind == rules.PhaseBegan }

// concludes reports whether an event is the last of an outcome of the person's, and the next phase or turn follows it by itself, or
// others go on after a roll. A roll of another seat right after one of the person's answers it, and is a part of it: who defends
// rolls last.
func (t *Table) concludes(i int) bool {
	p := &t.play
	if i+1 >= len(p.events) {
		return t.yields(i)
	}
	if !begins(p.events[i+1]) {
		return false
	}
	own, answered := t.ownChoice(), false
	phased := slices.ContainsFunc(p.events[:i], begins) // what follows is no longer what the person did
	for n := i; n >= 0 && !begins(p.events[n]); n-- {
		switch e := p.events[n]; {
		case e.Kind == rules.DiceRolled && (own && e.Seat != rules.NoSeat || e.Seat == t.viewer):
			return true
		case e.Kind == rules.DiceRolled && e.Seat != rules.NoSeat:
			answered = true
		case answered && e.Kind != rules.Note || e.Kind == rules.DiceRolled: // a note tells of an answer, as that somebody strikes back
			return false
		case own && !phased && (e.Kind == rules.AttackResolved || e.Kind == rules.Blocked || e.Kind == rules.PieceRemoved):
			return true
		}
	}
	return false
}

// ownNext reports whether what begins next after an event is a turn of the person's own.
func (t *Table) ownNext(i int) bool {
	rest := t.play.events[i+1:]
	n := slices.IndexFunc(rest, begins)
	return n >= 0 && rest[n].Kind == rules.TurnBegan && t.own(rest[n].Seat)
}

// ownChoice reports whether what is shown comes of a decision of the person who looks on.
func (t *Table) ownChoice() bool { return !t.play.now.computer && t.own(t.play.now.seat) }

// yields reports whether others are to decide after an event, the last of what is shown, that a roll of the person has led to. It asks
// the match: a state that an event has left waits for no decision.
func (t *Table) yields(i int) bool {
	p := &t.play
	if m := t.config.Match; !t.ownChoice() || m.Over() || m.Decider().Has(t.viewer) {
		return false
	}
	for n := i; n >= 0 && !begins(p.events[n]); n-- {
		if e := p.events[n]; e.Kind == rules.DiceRolled {
			return e.Seat == t.viewer
		}
	}
	return false
}

// sweeps reports whether the next turn follows an event by itself that a roll of the person has led to.
func (t *Table) sweeps(i int) bool {
	p := &t.play
	rolled := slices.IndexFunc(p.events, func(e rules.Event) bool { return e.Kind == rules.AttackResolved })
	return rolled >= 0 && rolled <= i && p.now.seat == t.viewer && !slices.ContainsFunc(p.events[:i], begins) && slices.ContainsFunc(p.events[i:], begins)
}

// resting reports whether what is shown waits for a click or a key.
func (t *Table) resting() bool { return t.play.active && t.play.rests }

// hasten shows the rest of everything at once, or ends the rest that follows a roll.
func (t *Table) hasten() {
	if t.resting() {
		t.restOver()
		return
	}
	t.skip()
}

// restOver ends the rest that follows a roll.
func (t *Table) restOver() { t.play.hold, t.play.rests, t.dirty = 0, false, true }

// harms reports whether the person loses in an event what is not paid with.
func (t *Table) harms(i int) bool {
	p := &t.play
	before := p.start
	if i > 0 {
		before = p.states[i-1]
	}
	was, ok := before.(rules.Accountant)
	if !ok {
		return false
	}
	now, ok := p.states[i].(rules.Accountant)
	return ok && !rules.Fades(p.states[i], p.events[i]) && rules.Compare(was.Account(t.viewer, nil), now.Account(t.viewer, nil)).Hurts()
}
