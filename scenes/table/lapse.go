package table

import (
	"slices"
	"time"

	"portcullis/rules"
)

// lapseTime is for how long a question stands that is answered by itself, where what led to it can be taken back, or something else can be
// chosen.
const lapseTime = 2400 * time.Millisecond

// lapse is a choice that is made by itself after a moment.
type lapse struct {
	runs   bool
	stayed bool // the person has ended it: it does not begin anew
	choice rules.Choice
	since  time.Duration
	until  time.Duration
}

// lapseStep is how often it is shown anew how much of a moment is left.
const lapseStep = 80 * time.Millisecond

// left is the part of the moment that is left; 0: none runs.
func (l lapse) left(now time.Duration) float64 {
	if !l.runs || l.until <= l.since {
		return 0
	}
	return float64(l.until-now) / float64(l.until-l.since)
}

// linger begins the moment after which a question is answered by itself (see [rules.Lapser]), and says so. A lesson waits, and so does a
// question that follows others of a series, or that something lies over: the moment begins once that is closed. Where the person can do once
// more what was done just now, as who casts one bolt after the other does, the question waits as well.
func (t *Table) linger() {
	t.lapse = lapse{}
	s, ok := t.base.(rules.Lapser)
	if !ok || t.mode() != Asking || t.curtain != nil || t.config.Lesson != nil || t.posted || t.serial() || t.covered() {
		return
	}
	c, ok := s.Lapse()
	if !ok || slices.Contains(t.base.Decision().Choices, t.done()) {
		return
	}
	h := herald{player: t.player(t.viewer), ended: true, told: rules.Say("Nothing that is left looks worth its price. Click anywhere to stay in it.")}
	long := passedTime
	if len(t.base.Decision().Choices) > 1 { // who would rather do something else needs time to say so
		long = lapseTime
	}
	if _, ok := t.config.Match.CanUndo(stepBack); ok {
		h.told, long = rules.Say("Nothing that is left looks worth its price. Undo takes your last choice back. Click anywhere to stay in your turn."), lapseTime
	}
	t.lapse = lapse{runs: true, choice: c, since: t.clock, until: t.clock + long}
	t.banner, t.bannered, t.dirty = &h, t.lapse.until, true
}

// stay ends the moment: the person has done something, and the question waits for an answer.
func (t *Table) stay() {
	if t.lapse.runs {
		t.lapse, t.banner, t.dirty = lapse{stayed: true}, nil, true
	}
}

// resumes begins the moment of a question that something lay over which the person has closed.
func (t *Table) resumes() {
	if !t.lapse.runs && !t.lapse.stayed {
		t.linger()
	}
}

// lapses answers the question once the moment is over.
func (t *Table) lapses() {
	if !t.lapse.runs || t.clock < t.lapse.until || t.grip.held { // something is being dragged
		t.dirty = t.dirty || t.lapse.runs
		return
	}
	c := t.lapse.choice
	t.lapse = lapse{}
	if t.mode() == Asking && !t.posted && !t.covered() {
		t.commit(c)
	}
}
