package table

import (
	"slices"

	"portcullis/rules"
)

// course is a piece of [Plan.Courses] that goes on: what it stands for next is asked anew each time its seat is asked.
type course struct {
	piece rules.Element // empty: none goes on
	seat  rules.Seat
	from  rules.State // as the seat knew the match when it was ordered
	wave  bool        // it is one of [Plan.Waves]: what it plays without a question between is shown as one choice, at the usual pace
}

// halt is a course that has ended by itself, and at what length of the match.
type halt struct {
	piece rules.Element
	from  rules.State // how the match stood when the course was ordered
	at    int
}

// halting is the course that has ended where the person is asked now, or waits for an answer, and how the match stood when it was
// ordered; empty: none does.
func (t *Table) halting() (rules.Element, rules.State) {
	switch {
	case t.mode() != Asking || t.viewer == rules.NoSeat:
	case t.course.piece != "" && t.course.seat == t.viewer:
		return t.course.piece, t.course.from
	case t.halted.at == t.config.Match.Len():
		return t.halted.piece, t.halted.from
	}
	return "", nil
}

// hesitation is a piece of [Plan.Twice] that was clicked once, and at what length of the match.
type hesitation struct {
	piece rules.Element
	at    int
}

// hesitates reports whether a click on a piece of [Plan.Twice] is the first one, which only tells at what was clicked why it does
// nothing else.
func (t *Table) hesitates(id rules.Element) bool {
	once := hesitation{id, t.config.Match.Len()}
	if !slices.Contains(t.scene.plan.Twice, id) || t.config.Lesson != nil || t.once == once {
		return false
	}
	t.once, t.vain, t.dirty = once, t.last.by.hot, true
	return true
}

// hesitating is the piece of [Plan.Twice] that the next click begins; empty: none was clicked.
func (t *Table) hesitating() rules.Element {
	if t.once.at != t.config.Match.Len() {
		return ""
	}
	return t.once.piece
}

// compose begins the series that a piece stands for.
func (t *Table) compose(id rules.Element) {
	list := t.config.Board.(Composer).Series(t.moment(), id)
	if slices.Contains(t.scene.plan.Retracts, id) && len(list) > 1 && t.retracts(list[1]) {
		t.anew = list[1:]
		t.config.Commands.Undo(stepBack)
		return
	}
	t.wave = wave{slices.Contains(t.scene.plan.Waves, id) && t.factor() > 0, t.base.Progress().Turn}
	if slices.Contains(t.scene.plan.Courses, id) {
		t.course = course{id, t.viewer, t.base, slices.Contains(t.scene.plan.Waves, id)}
	}
	if t.course.piece != "" && !t.course.wave || slices.Contains(t.scene.plan.Drafts, id) {
		t.series = list
		t.goOn()
		return
	}
	t.undertake(list)
}

// retracts reports whether the last decision can be taken back, alone, for a series to begin without it with a choice: what was decided
// between the two may have been something else.
func (t *Table) retracts(next rules.Choice) bool {
	plan, can := t.config.Match.CanUndo(stepBack)
	return can && plan.Count == 1 && t.config.Lesson == nil && !t.posted && len(t.series) == 0 && t.stateAt(plan.Stand).Decision().Allows(next)
}

// beginsAnew begins the series for which a decision was taken back.
func (t *Table) beginsAnew() {
	list := t.anew
	if t.anew = nil; len(list) > 0 && t.mode() == Asking && t.base.Decision().Allows(list[0]) {
		t.undertake(list)
	}
}

// drops ends whatever goes on by itself.
func (t *Table) drops() { t.series, t.course = nil, course{} }

// serial reports whether something goes on by itself.
func (t *Table) serial() bool { return len(t.series) > 0 || t.course.piece != "" }

// keeps asks the board with what its course goes on, where the seat that began it is asked again; with nothing, it ends, unless
// it waits.
func (t *Table) keeps() {
	if t.course.piece == "" || len(t.series) > 0 || t.posted || t.mode() != Asking {
		return
	}
	if b, ok := t.config.Board.(Courser); t.viewer == t.course.seat && t.curtain == nil && !(ok && b.Stops(t.moment(), t.course.piece)) {
		t.series = t.config.Board.(Composer).Series(t.moment(), t.course.piece)
	}
	if len(t.series) > 0 {
		t.wave = wave{t.course.wave && t.factor() > 0, t.base.Progress().Turn}
		return
	}
	switch {
	case t.pends():
	case t.course.wave: // all of it has been shown
		t.drops()
	default:
		t.halted = halt{t.course.piece, t.course.from, t.config.Match.Len()}
		t.drops()
		if _, others := t.lastTurn(); others {
			t.reckon() // what they did while it went on
		}
	}
	t.handOver()
}

// outlives ends a course among [Plan.Waves] with the turn in which it was ordered: what it strikes with in the next one is chosen anew.
func (t *Table) outlives() {
	if t.course.wave && t.course.from.Progress().Turn != t.base.Progress().Turn {
		t.drops()
	}
}

// handOver lights for a person what a course asks, or leaves to be answered when it ends: while it goes on nothing is weighed.
func (t *Table) handOver() {
	if at := t.config.Match.Len(); t.path.ranking == nil && t.handed != at && t.config.Lesson == nil {
		t.handed, t.dirty = at, true
		t.path = t.path.Weighed(worth(t.base, t.openAhead()))
	}
}

// stopped reports whether a course ends before what its seat is asked now, while what it plays is not shown yet.
func (t *Table) stopped() bool {
	b, ok := t.config.Board.(Courser)
	if !ok || t.course.piece == "" {
		return false
	}
	m := t.moment()
	m.State, m.Ordered = t.config.Match.View(t.viewer), t.course.from
	return b.Stops(m, t.course.piece)
}

// pends reports whether the course goes on after the person has answered what is asked in between.
func (t *Table) pends() bool {
	b, ok := t.config.Board.(Courser)
	return ok && t.course.piece != "" && t.viewer == t.course.seat && t.mode() == Asking && b.Waits(t.moment(), t.course.piece)
}

// speeds shows a course in a hurry: all of it is seen, and none of it waited for.
func (t *Table) speeds() {
	if t.course.piece != "" && !t.course.wave && !t.play.hurry {
		t.play.hurry = true
		t.behave()
	}
}
