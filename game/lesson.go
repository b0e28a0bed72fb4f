package game

import (
	"portcullis/game/lesson"
	"portcullis/game/match"
	"portcullis/rules"
)

// The commands of a lesson. Each does nothing where there is none on the table.
type (
	// BeginLesson begins a lesson and shows the board.
	BeginLesson struct{ Lesson *lesson.Lesson }
	// NextStep goes on where the mentor waits for it.
	NextStep struct{}
	// StepBack goes back to the step before, and takes back what was played since.
	StepBack struct{}
	// PointAt tells that something is pointed at.
	PointAt struct{ Element rules.Element }
	// ShowStep plays what leads on, for those who ask to be shown it.
	ShowStep struct{}
)

// Lesson is the lesson on the table, or nil. It changes only by commands, as the match does.
func (a *App) Lesson() *lesson.Run { return a.table.lesson }

// Lessons are all lessons there are, nil: none. Done is which of them were played to their end.
func (a *App) Lessons() *lesson.Library { return a.options.Lessons }

// Done is which lessons were played to their end.
func (a *App) Done() *lesson.Done { return a.options.Done }

// teach takes up the lesson that a match is. One that is not there any longer is played on as a match.
func (t *table) teach(m *match.Match) {
	t.lesson = nil
	h := m.Header()
	if h.Lesson == "" {
		return
	}
	l, ok := t.app.options.Lessons.Find(h.Game, h.Lesson)
	if !ok {
		t.app.notice(Notice{Text: rules.Say("The lesson %s is not there. The match goes on without it.", h.Lesson)})
		return
	}
	t.lesson = lesson.Begin(l, m)
	if left, ok := t.app.options.Done.Left(t.path()); ok {
		t.lesson.Resume(left)
	}
}

// settle does to the dice what the lesson wants before a choice.
func (t *table) settle(c rules.Choice) error {
	if t.lesson == nil {
		return nil
	}
	faces, fix := t.lesson.Dice(c)
	if !fix {
		return nil
	}
	_, err := kept(t.match.Fix(faces...))
	return err
}

// taught lets the lesson follow the match, and keeps that it was played to its end.
func (t *table) taught() {
	if t.lesson == nil {
		return
	}
	t.lesson.Follow()
	if t.lesson.Over() {
		if err := t.app.options.Done.Add(t.lesson.Lesson()); err != nil {
			t.app.fail(err)
		}
		t.bookmark()
	}
}

// bookmark keeps where the lesson stands: what was only read is not in the match.
func (t *table) bookmark() {
	if t.lesson == nil {
		return
	}
	if err := t.app.options.Done.Leave(t.path(), t.lesson.Place()); err != nil {
		t.app.fail(err)
	}
}

// scripted is what the seat that is to decide plays by the lesson; false: its computer player decides.
func (t *table) scripted() (rules.Choice, bool) {
	if t.lesson == nil {
		return rules.Choice{}, false
	}
	return t.lesson.Script()
}

func (t *table) isScripted() bool {
	_, ok := t.scripted()
	return ok
}

// playScript plays what the lesson has for another seat, as soon as the scene has shown what went before.
func (t *table) playScript() {
	c, ok := t.scripted()
	if !ok || !t.shown() {
		return
	}
	t.think.stop()
	if err := t.play(c, rules.Text{}); err != nil {
		t.app.fail(err)
	}
}

// stepped tells that the lesson stands at another step.
func (t *table) stepped() error {
	t.taught()
	t.bookmark()
	t.forget()
	t.tell(Change{Kind: Taught, From: t.match.Len(), To: t.match.Len()})
	return nil
}

// Do begins the lesson.
func (c BeginLesson) Do(a *App) error { return NewMatch{Header: c.Lesson.Header()}.Do(a) }

// Do goes on.
func (NextStep) Do(a *App) error {
	if t := &a.table; t.lesson != nil && t.lesson.Next() {
		return t.stepped()
	}
	return nil
}

// Do goes back.
func (StepBack) Do(a *App) error {
	t := &a.table
	if t.lesson == nil {
		return nil
	}
	n, ok := t.lesson.Back()
	switch {
	case !ok:
		return nil
	case n < t.match.Len():
		return t.move(func(m *match.Match) error { return m.UndoTo(n) })
	}
	return t.stepped()
}

// Do points.
func (c PointAt) Do(a *App) error {
	if t := &a.table; t.lesson != nil && t.lesson.Point(c.Element) {
		return t.stepped()
	}
	return nil
}

// Do shows the step.
func (ShowStep) Do(a *App) error {
	t := &a.table
	if t.lesson == nil {
		return nil
	}
	if c, ok := t.lesson.Shown(); ok {
		return t.play(c, rules.Text{})
	}
	if t.lesson.Next() {
		return t.stepped()
	}
	return nil
}
