package play

import (
	"portcullis/game"
	"portcullis/game/lesson"
	"portcullis/rules"
	"portcullis/scenes/shell"
	"portcullis/scenes/table"
)

// taught is what the table needs to teach the lesson on it; nil: there is none.
func taught(sh *shell.Shell) *table.Lesson {
	run := sh.App.Lesson()
	if run == nil {
		return nil
	}
	t := &tutor{shell: sh, lesson: run.Lesson()}
	l := &table.Lesson{Run: run, Faces: sh.Faces, Tutor: t}
	for _, then := range run.Lesson().Next {
		if next, ok := sh.App.Lessons().Find(run.Lesson().Game, then.Lesson); ok {
			l.Then = append(l.Then, rules.Say("Next lesson: %s", next.Name()))
			t.then = append(t.then, then)
		} else if then.Match != "" {
			l.Then = append(l.Then, rules.Say("Play a whole match"))
			t.then = append(t.then, then)
		}
	}
	return l
}

// tutor turns what a person asks of a mentor into commands.
type tutor struct {
	shell  *shell.Shell
	lesson *lesson.Lesson
	then   []lesson.Then // that can be played
}

var _ table.Tutor = (*tutor)(nil)

// NextStep goes on.
func (t *tutor) NextStep() { t.shell.App.Post(game.NextStep{}) }

// StepBack goes back.
func (t *tutor) StepBack() { t.shell.App.Post(game.StepBack{}) }

// PointAt tells what is pointed at.
func (t *tutor) PointAt(el rules.Element) { t.shell.App.Post(game.PointAt{Element: el}) }

// ShowStep shows the step.
func (t *tutor) ShowStep() { t.shell.App.Post(game.ShowStep{}) }

// After puts the lesson away and opens what comes after it.
func (t *tutor) After(n int) {
	then := t.then[n]
	if next, ok := t.shell.App.Lessons().Find(t.lesson.Game, then.Lesson); ok {
		t.shell.App.Post(game.BeginLesson{Lesson: next})
		return
	}
	t.shell.App.Post(game.LeaveMatch{})
	t.shell.App.Post(game.Push{Scene: t.shell.Doors.NewMatch(then.Match, then.Settings())})
}
