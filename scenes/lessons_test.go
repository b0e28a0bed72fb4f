package scenes_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"portcullis/game"
	"portcullis/game/lesson"
	"portcullis/game/settings"
	"portcullis/rules"
	"portcullis/scenes"
	"portcullis/scenes/scenestest"
)

// Every lesson is played to its end by choosing only what it lights, by keyboard, in windows small and large. What it lights is
// there, and the mentor's card lies over none of it. TestWhatIsLitAnswers does it by mouse.
func TestLessonsByKeys(t *testing.T) {
	type look struct {
		w, h  int
		scale int // of the text, in percent
	}
	looks := []look{{1920, 1080, 100}}
	if *positions >= 10 {
		looks = append(looks, look{1024, 640, 100}, look{1024, 640, 160})
	}
	for _, look := range looks {
		g := scenestest.Visit(t)
		for _, l := range allLessons(g) {
			t.Run(fmt.Sprintf("%s/%s/%dx%d at %d", l.Game, l.ID, look.w, look.h, look.scale), func(t *testing.T) {
				g := scenestest.Visit(t)
				g.W, g.H = look.w, look.h
				still(g, look.scale)
				p := &pupil{Guest: g, t: t, keys: true}
				p.learn(l)
			})
		}
	}
}

// A lesson is the first thing that the menu offers; it can be left and goes on where it was, is ticked once it was
// played to its end, and counts in no records.
func TestLessonFromTheMenu(t *testing.T) {
	dir := t.TempDir()
	g := scenestest.VisitIn(t, dir, scenes.Config{})
	still(g, 100)
	g.Click("menu:learn-first")
	g.At("learn")
	g.Rest(3)
	g.Click("lesson:kurth/k1/begin")
	g.Rest(3)
	p := &pupil{Guest: g, t: t}
	p.settle()
	run := g.App.Lesson()
	for n := 0; n < 3; n++ {
		s, _ := run.Step()
		p.does(run, s)
		p.settle()
	}
	if s, _ := run.Step(); s.ID != "accept" {
		t.Fatalf("the lesson stands at %s", s.ID)
	}
	g.Click("table:lesson/leave")
	g.Rest(3)
	g.At("learn")
	g = scenestest.VisitIn(t, dir, scenes.Config{}) // the program was ended meanwhile
	g.Click("menu:learn")
	g.Rest(3)
	g.Click("lesson:kurth/k1/go-on")
	g.Rest(5)
	p.Guest, run = g, g.App.Lesson()
	if s, _ := run.Step(); s == nil || s.ID != "accept" || g.App.Match().Header().Lesson != "k1" {
		t.Fatalf("the lesson goes on at %+v", s)
	}
	p.settle()
	g.Click("table:lesson/back")
	p.settle()
	if s, _ := run.Step(); s.ID != "first-roll" || g.App.Match().Len() != 1 {
		t.Errorf("back leads to %s", s.ID)
	}
	for !run.Over() {
		s, _ := run.Step()
		p.does(run, s)
		p.settle()
	}
	g.App.Post(game.LeaveMatch{})
	g.Rest(3)
	g.Click("menu:learn")
	g.Rest(3)
	if words := g.Words(); !strings.Contains(words, "done") {
		t.Errorf("nothing is ticked: %s", words)
	}
	g.Keys(ebiten.KeyEscape)
	g.Click("menu:records")
	g.Rest(3)
	if words := g.Words(); !strings.Contains(words, "No match is finished yet") {
		t.Errorf("the lesson counts: %s", words)
	}
}

// A row lays its lesson open, with the board on which it begins; the arrow to the right leads from the row to the button
// that begins it, and no other.
func TestALessonIsLaidOpenAndBegun(t *testing.T) {
	g := scenestest.Visit(t)
	still(g, 100)
	g.Click("menu:learn")
	g.Rest(3)
	for _, id := range []string{"bsieged/b2", "argot/a1", "siegestorm/s3"} {
		g.Click("lesson:" + id)
		g.Rest(3)
		game, name, _ := strings.Cut(id, "/")
		l, _ := g.App.Lessons().Find(game, name)
		if words := g.Words(); !strings.Contains(words, l.Able[2]) || strings.Contains(words, "cannot be shown") {
			t.Errorf("%s lies open as\n%s", id, words)
		}
		g.Keys(ebiten.KeyArrowRight)
		if got := g.Focused(); got != "lesson:"+id+"/begin" {
			t.Errorf("from the row of %s the arrow leads to %q", id, got)
		}
	}
	g.Keys(ebiten.KeyEnter)
	g.Rest(3)
	if run := g.App.Lesson(); run == nil || run.Lesson().ID != "s3" {
		t.Error("the lesson that lies open does not begin")
	}
}

// A lesson that is left after something was only read goes on there, also after the program was ended.
func TestALessonGoesOnWhereItWasRead(t *testing.T) {
	dir := t.TempDir()
	g := scenestest.VisitIn(t, dir, scenes.Config{})
	still(g, 100)
	l, _ := g.App.Lessons().Find("kurth", "k1")
	g.App.Post(game.BeginLesson{Lesson: l})
	p := &pupil{Guest: g, t: t}
	p.settle()
	stands := func() string {
		s, ok := g.App.Lesson().Step()
		if !ok {
			t.Fatal("the lesson is over")
		}
		return s.ID
	}
	for stands() != "dare" {
		s, _ := g.App.Lesson().Step()
		p.does(g.App.Lesson(), s)
		p.settle()
	}
	g.Click("table:lesson/leave")
	g.Rest(3)
	g = scenestest.VisitIn(t, dir, scenes.Config{})
	g.Click("menu:learn")
	g.Rest(3)
	g.Click("lesson:kurth/k1/go-on")
	g.Rest(5)
	p.Guest = g
	p.settle()
	if stands() != "dare" {
		t.Errorf("it goes on at %s", stands())
	}
	g.Click("table:lesson/back")
	p.settle()
	if stands() != "read-cards" {
		t.Errorf("back leads to %s", stands())
	}
}

// While the mentor says what to do, nothing else warns; where a lesson leaves one to oneself, the banner of a match hangs
// below the prompt if something threatens.
func TestFreeStepsOfLessonsWarn(t *testing.T) {
	g := scenestest.Visit(t)
	still(g, 100)
	warned, silent := 0, 0
	for _, l := range allLessons(g) {
		p := &pupil{Guest: g, t: t}
		g.App.Post(game.BeginLesson{Lesson: l})
		p.settle()
		for run := g.App.Lesson(); !run.Over(); p.settle() {
			s, _ := run.Step()
			m := g.App.Match()
			w, warns := m.State().(rules.Warner)
			loud := false
			if seat := m.Decider().First(); warns && m.Decider()&m.Humans() != 0 && !m.Over() {
				for _, threat := range w.Warnings(seat) {
					loud = loud || threat.Fatal || threat.Odds > rules.Possible || threat.Chance > 0 && !threat.Remote
				}
			}
			switch banner := g.Has("table:threats"); {
			case banner != (loud && s.Free):
				t.Errorf("%s/%s, step %s: banner %t, threatened %t, free %t", l.Game, l.ID, s.ID, banner, loud, s.Free)
			case banner:
				warned++
			case loud:
				silent++
			}
			p.does(run, s)
		}
	}
	if warned == 0 || silent == 0 {
		t.Errorf("%d steps warn, %d are threatened and keep silent", warned, silent)
	}
}

// Who shall point at a wall may point at the sign of what threatens it, which lies over it.
func TestASignCountsForWhatItTellsOf(t *testing.T) {
	g := scenestest.Visit(t)
	still(g, 100)
	for _, l := range allLessons(g) {
		if l.ID != "b2" {
			continue
		}
		p := &pupil{Guest: g, t: t}
		g.App.Post(game.BeginLesson{Lesson: l})
		p.settle()
		run := g.App.Lesson()
		s, _ := run.Step()
		if !slices.Equal(s.Hover, []string{"wall:south"}) {
			t.Fatalf("step %s asks for %v", s.ID, s.Hover)
		}
		sign, ok := g.App.Scene().(placer).Where("threat:south")
		if !ok {
			t.Fatal("no sign lies on the wall")
		}
		g.X, g.Y = sign.Center()
		g.Tick(game.Input{Moved: true})
		g.Rest(2)
		if now, _ := run.Step(); now.ID == s.ID {
			t.Errorf("step %s does not go on where the sign is pointed at", s.ID)
		}
		return
	}
	t.Error("there is no such lesson")
}

// What is not meant is refused in the mentor's words, and nothing is played; after a few clicks he shows it.
func TestWrongClicksInALesson(t *testing.T) {
	g := scenestest.Visit(t)
	p := atLesson(t, g, "kurth", "k1")
	g.Click("table:lesson/next")
	p.settle()
	for n := 0; n < lesson.MostAlone; n++ {
		if g.Has("table:lesson/show") {
			t.Errorf("the step is shown after %d clicks", n)
		}
		g.Click("place:armory")
		p.settle()
		if !strings.Contains(g.Notes(), "One of them. The market has three.") || g.App.Match().Len() != 0 {
			t.Fatalf("the mentor says: %s", g.Notes())
		}
	}
	g.Click("place:tanners_row") // no move leads there: the rules say why, the mentor nothing
	p.settle()
	g.Click("table:lesson/show")
	p.settle()
	if s, _ := g.App.Lesson().Step(); s.ID != "first-roll" || g.App.Match().Len() != 1 {
		t.Errorf("the step that was shown leads to %s", s.ID)
	}
}

// A step of a lesson appears within 100 ms of the click that earned it: the choice is played and kept on disk, the run goes
// on, and the next step is laid out at 1920x1080. The picture of it is painted after that.
func BenchmarkLessonStep(b *testing.B) {
	g := scenestest.Visit(b)
	g.W, g.H = 1920, 1080
	still(g, 100)
	p := &pupil{Guest: g, t: b}
	l, _ := g.App.Lessons().Find("kurth", "k1")
	g.App.Post(game.BeginLesson{Lesson: l})
	p.settle()
	p.pick("table:lesson/next")
	p.settle()
	stands := func(id string) {
		if s, _ := g.App.Lesson().Step(); s.ID != id {
			b.Fatalf("the lesson stands at %s, not %s", s.ID, id)
		}
	}
	for b.Loop() {
		stands("walk")
		p.pick("place:grain_market")
		p.settle()
		stands("first-roll")
		b.StopTimer()
		p.pick("table:lesson/back")
		p.settle()
		b.StartTimer()
	}
}

// With something picked, the button that the mentor lights is there still, and does what it says: it is no button that puts back.
func TestALitButtonDoesWhatItSays(t *testing.T) {
	g := scenestest.Visit(t)
	still(g, 100)
	lessons := g.App.Lessons().Of("towersiege")
	p := &pupil{Guest: g, t: t}
	p.App.Post(game.BeginLesson{Lesson: lessons[0]})
	p.settle()
	run := p.App.Lesson()
	for s, _ := run.Step(); s.ID != "spend"; s, _ = run.Step() {
		p.does(run, s)
		p.settle()
	}
	g.Click("spell:powerbolt")
	p.settle()
	if g.Has("table:release") || !g.Has("do:end_turn") {
		t.Fatalf("the mentor speaks of a button that is not there: %s", g.Words())
	}
	g.Click("do:end_turn")
	p.settle()
	if s, _ := run.Step(); s.ID != "home" {
		t.Errorf("the lesson stands at %s", s.ID)
	}
}

// What is asked in a step names nothing that the step does not let be clicked: the only thing that is open, or who is read first.
func TestAStepAsksForWhatIsOpen(t *testing.T) {
	g := scenestest.Visit(t)
	still(g, 100)
	p := &pupil{Guest: g, t: t}
	p.App.Post(game.BeginLesson{Lesson: g.App.Lessons().Of("kurth")[0]})
	p.settle()
	run := p.App.Lesson()
	want := map[string]string{"point": "Read what Old Bram Hollowell says", "walk": "Move to the Grain Market", "overrun": "End the turn", "towers": "Place the markers"}
	for s, ok := run.Step(); ok && s.ID != "by-yourself"; s, ok = run.Step() {
		if ask := want[s.ID]; ask != "" && !strings.HasPrefix(g.App.Mirror().Prompt, ask) {
			t.Errorf("step %s asks %q, not %q", s.ID, g.App.Mirror().Prompt, ask)
		}
		delete(want, s.ID)
		p.does(run, s)
		p.settle()
	}
	if len(want) > 0 {
		t.Errorf("steps that never came: %v", want)
	}
}

// What others do in a step is played no sooner than the mentor's words of it can be read, at usual speed.
func TestAStepStandsUntilItIsRead(t *testing.T) {
	g := scenestest.Visit(t)
	still(g, 100)
	p := &pupil{Guest: g, t: t}
	p.App.Post(game.BeginLesson{Lesson: g.App.Lessons().Of("towersiege")[0]})
	p.settle()
	run := p.App.Lesson()
	for s, _ := run.Step(); s.ID != "knock"; s, _ = run.Step() {
		p.does(run, s)
		p.settle()
	}
	usual := g.App.Settings()
	usual.Animation = settings.Defaults().Animation
	g.App.Post(game.ChangeSettings{Settings: usual})
	g.Rest(1)
	for _, el := range []string{"thing:5", "seat:1"} {
		g.Click(el)
		for range 40 {
			g.Pass()
		}
	}
	if s, _ := run.Step(); s.ID != "her-door" {
		t.Fatalf("the lesson stands at %s", s.ID)
	}
	for _, e := range g.App.Mirror().Elements {
		if strings.Contains(e.Label, "Waiting for") {
			t.Errorf("while all wait for the mentor it says %q", e.Label)
		}
	}
	before, read := g.App.Match().Len(), 40
	for range 600 {
		if asked := g.App.Mirror().Prompt; strings.HasPrefix(asked, "Read what") && !g.Has("table:lesson/next") {
			t.Fatalf("a step that goes on by itself has no Next, and asks %q", asked)
		}
		if g.Pass(); g.App.Match().Len() > before {
			break
		}
		read++
	}
	if read < 85 || read > 600 {
		t.Errorf("it stands for %d ticks", read)
	}
}

// While others act on the mentor's words and Next cannot be clicked yet, nobody is told to read: what happens is watched.
func TestNobodyIsToldToReadWhileOthersPlay(t *testing.T) {
	g := scenestest.Visit(t)
	still(g, 100)
	p := &pupil{Guest: g, t: t}
	p.App.Post(game.BeginLesson{Lesson: g.App.Lessons().Of("argot")[0]})
	p.settle()
	run := p.App.Lesson()
	s, _ := run.Step()
	for ; s.ID != "yours"; s, _ = run.Step() {
		p.does(run, s)
		p.settle()
	}
	usual := g.App.Settings()
	usual.Animation = settings.Defaults().Animation
	g.App.Post(game.ChangeSettings{Settings: usual})
	g.Rest(1)
	p.pick("button:end_movement")
	watched := 0
	for range 1200 {
		asked := g.App.Mirror().Prompt
		if s, _ := run.Step(); s.ID == "in" && !run.CanNext() {
			watched++
			if strings.HasPrefix(asked, "Read what") {
				t.Fatalf("Next cannot be clicked, and it asks %q", asked)
			}
		}
		if run.CanNext() {
			break
		}
		g.Pass()
	}
	if watched == 0 {
		t.Error("nobody played")
	}
}
