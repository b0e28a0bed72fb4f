package main

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/lesson"
	"portcullis/game/settings"
	"portcullis/rules"
)

// lecture goes through all lessons as one who does at once what each step asks for, in a program whose pieces do not glide, and
// takes the time from each click to the end of the frame that shows the next step.
type lecture struct {
	app     *game.App
	lessons []*lesson.Lesson // those still to be taken, the first one under way
	begun   bool
	still   bool
	rested  int           // frames since nothing moves
	from    int           // the step at which was clicked
	asked   bool          // the click comes with the next tick
	clicks  int           // that the step has taken
	clicked time.Time     // zero: nothing is waited for
	worked  time.Duration // at that time
	painted bool          // the frame of the next step has been handed over to be drawn
	took    []stepTime
}

type stepTime struct {
	lesson string
	step   int
	time   time.Duration
	work   time.Duration // of all cores
}

// restedFrames are those before each click: by then the step is painted that it answers.
const restedFrames = 5

// patience is how long a step is waited for after a click, and mostClicks how many it takes, before that is a fault.
const (
	patience   = 20 * time.Second
	mostClicks = 20
)

// update goes on by one tick. Once all lessons are done it reports and ends the program.
func (l *lecture) update() error {
	if l.painted {
		l.took = append(l.took, stepTime{l.lessons[0].Name().String(), l.from, time.Since(l.clicked), worked() - l.worked})
		l.clicked, l.painted, l.asked, l.clicks = time.Time{}, false, false, 0
	}
	if len(l.lessons) == 0 {
		if len(l.took) > 0 {
			l.report()
		}
		return ebiten.Termination
	}
	if !l.still {
		s := l.app.Settings()
		s.Animation, l.still = settings.None, true
		l.app.Post(game.ChangeSettings{Settings: s})
	}
	if l.asked && l.clicked.IsZero() {
		l.clicked, l.worked, l.asked = time.Now(), worked(), false
	}
	if err := l.app.StepTick(game.Input{}, game.Screen{W: width, H: height, Device: 1, Text: 1}); err != nil {
		return err
	}
	mirror := l.app.Mirror()
	if !l.clicked.IsZero() {
		run := l.app.Lesson()
		at, _ := run.Number()
		l.painted = (at != l.from || run.Over()) && says(mirror, run)
		if time.Since(l.clicked) > patience || l.clicks > mostClicks {
			return fmt.Errorf("the lesson %s does not go on from its step %d", l.lessons[0].Name(), l.from)
		}
		if !l.painted && mirror.Settled { // a step of several clicks: the last one earns the next
			l.clicked = time.Time{}
			l.goOn()
		}
		return nil
	}
	if l.rested++; !mirror.Settled {
		l.rested = 0
	} else if l.rested > restedFrames {
		l.rested = 0
		l.goOn()
	}
	return nil
}

// says reports whether the mentor's card on the screen says what the step wants.
func says(m game.Mirror, run *lesson.Run) bool {
	say := run.Stand().Say.String()
	return say == "" || slices.ContainsFunc(m.Notes, func(note string) bool { return strings.HasSuffix(note, say) })
}

// goOn does what leads on: what the step shows, what it wants pointed at, or Next; or it begins the next lesson.
func (l *lecture) goOn() {
	if !l.begun {
		l.begun = true
		l.app.Post(game.BeginLesson{Lesson: l.lessons[0]})
		return
	}
	run := l.app.Lesson()
	s, stands := run.Step()
	if !stands || s.Free {
		l.lessons, l.begun = l.lessons[1:], false
		return
	}
	l.from, _ = run.Number()
	l.asked = true
	l.clicks++
	_, shown := run.Shown()
	switch {
	case shown && !(run.CanNext() && len(s.Open) == 0):
		l.app.Post(game.ShowStep{})
	case len(s.Hover) > 0:
		for _, el := range s.Hover {
			l.app.Post(game.PointAt{Element: rules.Element(el)})
		}
	case s.Advance == lesson.ByUndo:
		l.app.Post(game.Undo{})
	default:
		l.app.Post(game.NextStep{})
	}
}

func (l *lecture) report() {
	slices.SortFunc(l.took, func(a, b stepTime) int { return int(b.time - a.time) })
	var times, work []time.Duration
	for _, s := range l.took {
		times, work = append(times, s.time), append(work, s.work)
	}
	fmt.Printf("Lessons, from a click to the end of the frame with the next step, %d steps: mean %v, median %v, work of all cores %v; the longest:",
		len(times), mean(times).Round(time.Millisecond/10), median(times).Round(time.Millisecond/10), mean(work).Round(time.Millisecond/10))
	for _, s := range l.took[:min(5, len(l.took))] {
		fmt.Printf(" %v (work %v; %s, from step %d)", s.time.Round(time.Millisecond/10), s.work.Round(time.Millisecond/10), s.lesson, s.step)
	}
	fmt.Println()
}
