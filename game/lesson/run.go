package lesson

import (
	"maps"
	"slices"

	"portcullis/game/match"
	"portcullis/rules"
)

// Run is a lesson in progress. It reads a match and changes nothing of it: whoever plays tells the Run of every
// change by [Run.Follow], and does first what [Run.Dice] says. It is not safe for use by several goroutines.
type Run struct {
	lesson *Lesson
	m      *match.Match
	trail  []mark // the steps so far; the last one stands
	seen   int    // decisions that were followed
	keep   int    // steps of the trail that a way back leaves; 0: as many as stood after so many decisions
	unused int    // forced dice that nobody threw
	spare  bool   // those that wait were forced for any choice of a step
}

// mark is a step of the trail.
type mark struct {
	step    int // of the lesson; len(Steps): it is over
	at      int // decisions that stood when it began
	pointed map[rules.Element]bool
	wrong   int                    // clicks that were refused
	refused map[rules.Element]bool // what was refused once, and is open since
	nudges  int                    // nudges that have come
}

// Begin takes up a lesson where its match stands. A match that was left goes on at the step after its last
// choice; see [Run.Resume] for what was only read since.
func Begin(l *Lesson, m *match.Match) *Run {
	r := &Run{lesson: l, m: m}
	r.enter(0, 0)
	r.Follow()
	return r
}

// Place is where a lesson stands: its step, and after how many decisions of the match.
type Place struct {
	Step string
	At   int
}

// Place is where it stands; the lesson is over where there is no Step.
func (r *Run) Place() Place {
	p := Place{At: r.m.Len()}
	if s, stands := r.Step(); stands {
		p.Step = s.ID
	}
	return p
}

// Resume goes on to where a lesson was left: over what was only read or pointed at since the last choice. Where the match
// stands elsewhere now, or nothing but reading leads there, nothing is done.
func (r *Run) Resume(p Place) {
	kept := len(r.trail)
	for s, stands := r.Step(); p.At == r.m.Len() && stands; s, stands = r.Step() {
		if s.ID == p.Step {
			return
		}
		if !r.CanNext() && s.advance() != ByHover {
			break
		}
		r.enter(r.after(s), r.m.Len())
		r.goOn()
	}
	r.trail = r.trail[:kept]
}

// Lesson is what is taught.
func (r *Run) Lesson() *Lesson { return r.lesson }

// Step is the step that stands; false: the lesson is over.
func (r *Run) Step() (*Step, bool) {
	if at := r.now().step; at < len(r.lesson.Steps) {
		return &r.lesson.Steps[at], true
	}
	return nil, false
}

// Over reports whether the lesson has come to its end.
func (r *Run) Over() bool { return r.now().step >= len(r.lesson.Steps) }

// Rests reports whether the lesson has come to its end and nobody has played on since.
func (r *Run) Rests() bool { return r.Over() && len(r.own(r.m.Len())) == 0 }

func (r *Run) now() *mark { return &r.trail[len(r.trail)-1] }

// Follow takes up what has happened to the match since it was last called.
func (r *Run) Follow() {
	n := r.m.Len()
	if n < r.seen {
		r.takenBack(n)
	}
	for ; r.seen < n; r.seen++ {
		r.played(r.seen)
	}
	r.goOn()
}

// takenBack goes back to the step that stood when so many decisions did.
func (r *Run) takenBack(n int) {
	s, stands := r.Step()
	wanted := stands && s.advance() == ByUndo && n < r.now().at
	for len(r.trail) > 1 && (r.now().at > n || r.keep > 0 && len(r.trail) > r.keep) {
		r.trail = r.trail[:len(r.trail)-1]
	}
	r.seen, r.spare, r.keep = n, true, 0 // what waited then waits again
	if wanted {
		r.enter(r.after(s), n)
	}
}

// played takes entry i of the history, one decision after the other.
func (r *Run) played(i int) {
	e := r.m.History()[i]
	s, stands := r.Step()
	if e.Seats&r.m.Humans() == 0 {
		if stands && s.Free && len(s.Goal) > 0 && holds(s.Goal, r.at(i+1), r.events(i+1)) {
			r.enter(r.after(s), i+1)
		}
		return
	}
	for stands && !s.means(e.Notation) { // a match that is taken up goes over what only was to be read
		if s.advance() == ByChoice || s.advance() == ByUndo {
			return
		}
		r.enter(r.after(s), i)
		s, stands = r.Step()
	}
	if !stands {
		return
	}
	for _, b := range s.Branch {
		if matches(b.Choice, e.Notation) {
			r.enter(r.lesson.index(b.To), i+1)
			return
		}
	}
	if r.complete(s, i) {
		r.enter(r.after(s), i+1)
	}
}

// means reports whether a choice is one that leads on from a step, or is open in it.
func (s *Step) means(notation string) bool {
	return s.Free || slices.ContainsFunc(s.Open, func(p string) bool { return matches(p, notation) }) ||
		slices.ContainsFunc(s.Branch, func(b Branch) bool { return matches(b.Choice, notation) })
}

// complete reports whether a step is done with entry i.
func (r *Run) complete(s *Step, i int) bool {
	own := r.own(i + 1)
	switch {
	case s.Free:
		after := r.at(i + 1)
		return len(s.Goal) > 0 && holds(s.Goal, after, r.events(i+1)) ||
			s.Until == UntilTurn && (after.Decision().Over() || after.Progress().Turn > r.at(r.now().at).Progress().Turn)
	case s.Take == TakeAll:
		return !slices.ContainsFunc(s.Open, func(p string) bool {
			return !slices.ContainsFunc(own, func(e match.Entry) bool { return matches(p, e.Notation) })
		})
	case s.Take == TakeOrder:
		return len(own) >= len(s.Open)
	}
	return true
}

// own is what people decided since the step began, up to a position.
func (r *Run) own(to int) (list []match.Entry) {
	for _, e := range r.m.History()[r.now().at:to] {
		if e.Seats&r.m.Humans() != 0 {
			list = append(list, e)
		}
	}
	return list
}

func (r *Run) events(to int) (list []rules.Event) {
	for _, e := range r.m.History()[r.now().at:to] {
		list = append(list, e.Events...)
	}
	return list
}

// at is the state at a position; that of now if it cannot be had.
func (r *Run) at(n int) rules.State {
	if n == r.m.Len() {
		return r.m.State()
	}
	s, err := r.m.At(n)
	if err != nil {
		return r.m.State()
	}
	return s
}

// goOn leaves the steps that go on by themselves.
func (r *Run) goOn() {
	for s, stands := r.Step(); stands && (s.advance() == ByItself && !r.others() || r.late(*r.now())); s, stands = r.Step() {
		r.enter(r.after(s), r.m.Len())
	}
}

// late reports whether a step waits for a choice of a match that was over when it began.
func (r *Run) late(m mark) bool {
	return m.step < len(r.lesson.Steps) && r.lesson.Steps[m.step].takes() && r.m.Over() && m.at == r.m.Len()
}

// others reports whether a seat that is no person's is to decide.
func (r *Run) others() bool { return !r.m.Over() && r.m.Decider()&r.m.Humans() == 0 }

// enter begins a step, or the next one whose condition holds.
func (r *Run) enter(step, at int) {
	for step < len(r.lesson.Steps) && len(r.lesson.Steps[step].If) > 0 {
		s := &r.lesson.Steps[step]
		if holds(s.If, r.at(at), nil) {
			break
		}
		step = r.after(s)
	}
	r.trail = append(r.trail, mark{step: step, at: at})
}

// after is the step that a step leads to.
func (r *Run) after(s *Step) int { return r.lesson.index(r.lesson.to(s)) }

// CanNext reports whether the mentor waits for nothing but a click on the card.
func (r *Run) CanNext() bool {
	s, stands := r.Step()
	return stands && s.advance() == ByNext && (len(s.Script) == 0 || !r.others() || r.Holds())
}

// NextLater reports whether the mentor will wait for a click on the card once others have played what the step has for them.
func (r *Run) NextLater() bool {
	s, stands := r.Step()
	return stands && s.advance() == ByNext && !r.CanNext()
}

// Next goes on where [Run.CanNext].
func (r *Run) Next() bool {
	if !r.CanNext() {
		return false
	}
	s, _ := r.Step()
	r.enter(r.after(s), r.m.Len())
	r.goOn()
	return true
}

// Point tells that something is pointed at, and reports whether that led on.
func (r *Run) Point(el rules.Element) bool {
	s, stands := r.Step()
	if !stands || !slices.Contains(s.Hover, string(el)) || r.others() {
		return false
	}
	now := r.now()
	if now.pointed == nil {
		now.pointed = map[rules.Element]bool{}
	}
	now.pointed[el] = true
	if len(now.pointed) < len(s.Hover) || s.takes() {
		return false
	}
	r.enter(r.after(s), r.m.Len())
	r.goOn()
	return true
}

// Pointed is what of Hover was pointed at already.
func (r *Run) Pointed() map[rules.Element]bool { return maps.Clone(r.now().pointed) }

// Back goes to the step before; stand is how many decisions must stand for it, to be taken back by the caller if
// there are more. False: there is none.
func (r *Run) Back() (stand int, ok bool) {
	i := len(r.trail) - 2
	for i > 0 && (r.lesson.fleeting(r.trail[i].step) || r.late(r.trail[i])) {
		i--
	}
	if i < 0 || r.trail[i].at < r.m.Len() && !r.m.Header().TakeBacks {
		return 0, false
	}
	if stand = r.trail[i].at; stand == r.m.Len() {
		r.trail = r.trail[:i+1]
	} else {
		r.keep = i + 1 // steps that went on by themselves stood at the same decision
	}
	return stand, true
}

// CanBack reports whether there is a step to go back to.
func (r *Run) CanBack() bool {
	kept, keep := slices.Clone(r.trail), r.keep
	_, ok := r.Back()
	r.trail, r.keep = kept, keep
	return ok
}

// fleeting reports whether a step goes on by itself, so that nobody can stay there.
func (l *Lesson) fleeting(step int) bool {
	return step < len(l.Steps) && l.Steps[step].advance() == ByItself
}

// to is the id of the step after a step.
func (l *Lesson) to(s *Step) string {
	if s.To != "" {
		return s.To
	}
	for i := range l.Steps {
		if &l.Steps[i] == s && i+1 < len(l.Steps) {
			return l.Steps[i+1].ID
		}
	}
	return End
}

// index is the place of a step; behind the last one for End.
func (l *Lesson) index(id string) int {
	for i := range l.Steps {
		if l.Steps[i].ID == id {
			return i
		}
	}
	return len(l.Steps)
}
