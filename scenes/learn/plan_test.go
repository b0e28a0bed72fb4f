package learn

import (
	"testing"
	"time"

	"portcullis/game/lesson"
	"portcullis/scenes/form"
	"portcullis/scenes/form/formtest"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit/kittest"
	"portcullis/scenes/summary"
)

func plans(t testing.TB) formtest.Plans {
	all := formtest.Plans{}
	for name, m := range models() {
		all.Add("learn "+name, func(k form.Toolkit) []form.Item { return plan(k, m) })
	}
	return all
}

func TestFitsEverywhere(t *testing.T) { formtest.Fit(t, plans(t)) }

func TestElementsAreTheGoldenOnesAndAreReached(t *testing.T) { formtest.Check(t, plans(t)) }

// models are the lists of lessons: none, not begun, left on the way, done.
func models() map[string]model {
	of := func(n int, rows ...row) course {
		c := course{Game: kittest.Games()[n]}
		for i, r := range rows {
			r.Lesson = &lesson.Lesson{ID: string(rune('a' + i)), Game: c.Game.ID, Title: "The last three hours", Minutes: 1 + 4*i,
				Able: []string{"Walk to good odds, and attack", "Mend a near miss with Mana", "Count what is overrun before a turn ends"}}
			r.Mentor, r.Face = "Old Bram Hollowell", "opponents/kurth-bram"
			c.Rows = append(c.Rows, r)
		}
		return c
	}
	board := func(w, h float64) (l ink.List) {
		l.Fill(ink.R(0, 0, w, h), ink.Verdigris, 0)
		return l
	}
	opened := func(m model, n, i int) model {
		m.Chosen = m.Courses[n].Rows[i].id("")
		return m
	}
	all := []course{of(0, row{Done: true}), of(1, row{}, row{}, row{Done: true}), of(2, row{}, row{})}
	return map[string]model{
		"none": {},
		"one":  opened(model{Courses: []course{of(0, row{})}, Looking: true}, 0, 0),
		"left": opened(model{Courses: []course{of(0, row{Left: "a.siege"}, row{Done: true, Left: "b.siege"})}, Board: board}, 0, 0),
		"done": opened(model{Courses: all, Board: board}, 0, 0),
		"all":  opened(model{Courses: all, Board: board}, 1, 2),
	}
}

// The lesson that lies open at first is the one that was left, else the first that was not played to its end, of the
// game whose lessons are asked for.
func TestTheLessonToPlayNextLiesOpen(t *testing.T) {
	m := models()["all"]
	games := kittest.Games()
	for _, c := range []struct {
		game, want string
		change     func()
	}{
		{"", m.Courses[1].Rows[0].id(""), func() {}},
		{games[2].ID, m.Courses[2].Rows[0].id(""), func() {}},
		{games[0].ID, m.Courses[0].Rows[0].id(""), func() {}},
		{games[1].ID, m.Courses[1].Rows[1].id(""), func() { m.Courses[1].Rows[1].Left = "a.siege" }},
		{"", m.Courses[1].Rows[1].id(""), func() {}},
		{games[2].ID, m.Courses[2].Rows[0].id(""), func() {}},
		{"", m.Courses[1].Rows[0].id(""), func() { m.Courses[1].Rows[1].Done = true }},
	} {
		c.change()
		if got := m.next(c.game); got != c.want {
			t.Errorf("of %q %s lies open, not %s", c.game, got, c.want)
		}
	}
	if got := (model{}).next(""); got != "" {
		t.Errorf("of no lessons %s lies open", got)
	}
	if done, of := m.total(); done != 3 || of != 6 {
		t.Errorf("%d of %d are done", done, of)
	}
}

// The lessons of the game that was played last come first, where none is asked for.
func TestLessonsBeginWithTheGamePlayedLast(t *testing.T) {
	games, now := kittest.Games(), time.Now()
	listing := summary.Listing{Matches: []summary.Match{{Game: games[0], Changed: now.Add(-time.Hour)}, {Game: games[2], Changed: now}, {Game: games[1], Changed: now.Add(-time.Minute)}}}
	if id := lately(listing); id != games[2].ID {
		t.Errorf("%q was played last", id)
	}
	if id := lately(summary.Listing{}); id != "" {
		t.Errorf("%q was played last of no match", id)
	}
}

// The lessons of all games are seen at once on a window of 1280x720: nobody scrolls to find out that a game has some.
func TestAllLessonsAreSeenAtOnce(t *testing.T) {
	m := model{}
	for i, n := range []int{1, 3, 3, 5, 4} { // as many as the games of the box have
		c := course{Game: kittest.Games()[i]}
		for j := range n {
			c.Rows = append(c.Rows, row{Lesson: &lesson.Lesson{ID: string(rune('a' + j)), Game: c.Game.ID, Title: "One man out, one stone at a time", Minutes: 5}})
		}
		m.Courses = append(m.Courses, c)
	}
	for _, it := range plan(formtest.ToolkitOf(ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1}), m) {
		if it.ID == learnList && it.Page.Height > it.Rect.H {
			t.Errorf("the list is %.0f high, its sheet %.0f", it.Page.Height, it.Rect.H)
		}
	}
}

// A lesson that was begun says in the list that it goes on, and so does one that was done before.
func TestALessonThatWasBegunGoesOn(t *testing.T) {
	m := models()["left"]
	k := formtest.ToolkitOf(ink.Metrics{W: 1280, H: 720, Device: 1, Text: 1})
	says := 0
	for _, it := range plan(k, m) {
		for _, op := range it.Look.Idle {
			if op.Text == "go on" {
				says++
			}
		}
	}
	if says != 2 {
		t.Errorf("%d rows of 2 say that the lesson goes on", says)
	}
}
