package learn

import (
	"math"

	"portcullis/game/lesson"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
)

// model is the lessons of all games.
type model struct {
	Courses []course
	Chosen  string  // row of the lesson that lies open; empty: there are none
	Board   picture // on which it begins
	Looking bool    // that is being made
	sought  string  // of which row
}

// course is the lessons of a game.
type course struct {
	Game kit.Entry
	Rows []row
}

// row is a lesson.
type row struct {
	Lesson       *lesson.Lesson
	Mentor, Face string
	Done         bool
	Left         string // file of the match in which it was left; empty: it was not begun, or is done
}

func (r row) id(what string) string { return "lesson:" + r.Lesson.Game + "/" + r.Lesson.ID + what }

// state is how far it has come, in words.
func (r row) state() string {
	switch {
	case r.Left != "":
		return rules.Say("begun")
	case r.Done:
		return rules.Say("done")
	}
	return rules.Say("not begun")
}

// minutes is how long it takes.
func (r row) minutes() string {
	return rules.Plural(r.Lesson.Minutes, "%d minute", "%d minutes", r.Lesson.Minutes).String()
}

// done counts the lessons that were played to their end.
func (c course) done() (n int) {
	for _, r := range c.Rows {
		if r.Done {
			n++
		}
	}
	return n
}

// total is how many lessons there are, and how many were played to their end.
func (m model) total() (done, of int) {
	for _, c := range m.Courses {
		done, of = done+c.done(), of+len(c.Rows)
	}
	return done, of
}

// chosen is the lesson that lies open, and the course that it is of; false: none does.
func (m model) chosen() (c course, i int, ok bool) {
	for _, c := range m.Courses {
		for i, r := range c.Rows {
			if r.id("") == m.Chosen {
				return c, i, true
			}
		}
	}
	return course{}, 0, false
}

// next is the row of the lesson that is best played next: of a game, or of all, the one that was left, or the first
// that was not played to its end.
func (m model) next(game string) (id string) {
	var fresh, first string
	for _, c := range m.Courses {
		if game != "" && c.Game.ID != game {
			continue
		}
		for _, r := range c.Rows {
			switch {
			case r.Left != "" && !r.Done:
				return r.id("")
			case !r.Done && fresh == "":
				fresh = r.id("")
			case first == "":
				first = r.id("")
			}
		}
	}
	if fresh != "" {
		return fresh
	}
	return first
}

// The IDs of the list of lessons.
const (
	learnBack     = "learn:back"
	learnRules    = "learn:rules"
	learnSettings = "learn:settings"
	learnList     = "learn:list"
	learnSheet    = "learn:sheet"
)

// plan lays the lessons out: the list at the left, the one that lies open at the right.
func plan(k form.Toolkit, m model) []form.Item {
	items := []form.Item{k.Room()}
	items = append(items, k.Bar(form.Heading{
		Title: rules.Say("Lessons"), Subtitle: rules.Say("On the real boards"), Emblem: "kit/lesson-book", Prompt: rules.Say("Learn by playing"),
		Back: learnBack, Rules: learnRules, Settings: learnSettings,
	})...)
	body := k.Body()
	left, right := k.Split(body, 0.36, 0.44, 0)
	items = append(items, planList(k, m, left)...)
	if c, i, ok := m.chosen(); ok {
		items = append(items, planSheet(k, m, c, i, right)...)
	}
	return items
}

// planList is the list, game by game, below how many have been played to their end.
func planList(k form.Toolkit, m model, box ink.Rect) []form.Item {
	var l ink.List
	k.Parchment(&l, box)
	items := []form.Item{form.Decor(0, l)}
	return append(items, k.Pane(learnList, 0, box.Inset(math.Max(9, k.Px(22))), math.Max(2, k.Px(6)), func(c *form.Column) {
		if len(m.Courses) == 0 {
			c.Head(rules.Say("There are no lessons"))
			return
		}
		progress(c, m)
		for _, one := range m.Courses {
			c.Skip(c.Gap() * 0.4)
			c.Rule()
			c.Skip(c.Gap() * 0.4)
			courseRows(c, one, m.Chosen)
		}
	})...)
}

// progress is how many lessons were played to their end, in words and as a bar beside them.
func progress(c *form.Column, m model) {
	done, of := m.total()
	f, words := c.Font(ink.Sans, 18), rules.Plural(of, "%d of %d lesson done", "%d of %d lessons done", done, of).String()
	at := c.Take(c.Height(f, words, c.W))
	text, bar := at.CutLeft(c.Width(f, words) + 1)
	_, bar = bar.CutLeft(c.Gap())
	high := math.Max(5, c.Px(10))
	bar = ink.R(bar.X, bar.Y+(bar.H-high)/2, bar.W, high).Round()
	var l ink.List
	l.Write(text, f, ink.Oak, words)
	if bar.W >= 3*high {
		l.Fill(bar, ink.ParchmentDeep, high/2)
		if done > 0 {
			l.Fill(ink.R(bar.X, bar.Y, math.Max(bar.H, bar.W*float64(done)/float64(of)), bar.H), ink.VerdigrisDark, high/2)
		}
	}
	c.Draw(l)
}

// courseRows are the lessons of a game below its name.
func courseRows(c *form.Column, one course, chosen string) {
	c.Fact(one.Game.Emblem(), ink.Ink, one.Game.Title)
	c.Skip(c.Gap() * 0.25)
	for _, r := range one.Rows {
		lessonRow(c, r, r.id("") == chosen)
		c.Skip(1)
	}
}

// lessonRow is a lesson in the list: how far it has come as a sign, its name, and how long it takes, or that it goes on where it was left.
func lessonRow(c *form.Column, r row, chosen bool) {
	pad := math.Max(4, c.Px(10))
	f, small := c.Font(ink.SerifBold, 20), c.Font(ink.Sans, 17)
	name, time := r.Lesson.Name().String(), r.minutes()
	if r.Left != "" {
		time = rules.T("go on").In("a lesson that was begun").String()
	}
	sign, late := math.Max(14, c.Px(28)), c.Width(small, time)+1
	width := c.W - sign - late - 4*pad
	h := math.Max(c.MinTarget(), c.Height(f, name, width)+c.Px(4))
	at := c.Take(math.Ceil(h))
	it := form.Item{ID: r.id(""), Kind: form.Row, Label: name, Value: r.state(), Rect: at, Chosen: chosen}
	draw := func(glow float64) ink.List {
		var l ink.List
		radius := c.Px(8)
		if chosen {
			l.Glow(at.Inset(2), ink.Gold.Alpha(0.7), c.Px(10))
			l.Fill(at, ink.GoldLight, radius)
		}
		if glow > 0 {
			l.Outline(at, ink.GoldDark, math.Max(1, c.Px(3)), radius)
		}
		r.sign(&l, ink.R(at.X+pad, at.Y+(at.H-sign)/2, sign, sign).Round(), math.Max(1, c.Px(3)))
		l.Write(ink.R(at.X+sign+2*pad, at.Y, width, at.H), f, ink.Ink, name).Wrap = true
		l.Write(ink.R(at.Right()-pad-late, at.Y, late, at.H), small, ink.Oak, time)
		return l
	}
	it.Look = form.Look{Idle: draw(0), Hover: draw(1)}
	c.Put(it)
}

// sign is how far a lesson has come: a ring, half filled once it was begun, ticked when it is done.
func (r row) sign(l *ink.List, box ink.Rect, line float64) {
	if r.Done {
		l.Picture("kit/lesson-tick", box)
		return
	}
	ring := box.Inset(box.W * 0.14)
	l.Disc(ring, ink.Oak)
	l.Disc(ring.Inset(line), ink.ParchmentLight)
	if r.Left != "" {
		l.Disc(ring.Inset(2.2*line), ink.Oak)
	}
}
