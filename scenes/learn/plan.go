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
type model struct{ Courses []course }

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
	Left         string // file of the match in which it was left; empty: it was not begun
}

func (r row) id(what string) string {
	return "lesson:" + r.Lesson.Game + "/" + r.Lesson.ID + "/" + what
}

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

// The IDs of the list of lessons.
const (
	learnBack     = "learn:back"
	learnRules    = "learn:rules"
	learnSettings = "learn:settings"
)

// plan lays the lessons out, game by game.
func plan(k form.Toolkit, m model) []form.Item {
	items := []form.Item{k.Room()}
	items = append(items, k.Bar(form.Heading{
		Title: rules.Say("Learn"), Subtitle: rules.Say("Lessons on the real boards"), Emblem: "kit/lesson-book", Prompt: rules.Say("Learn by playing"),
		Back: learnBack, Rules: learnRules, Settings: learnSettings,
	})...)
	body := k.Body()
	if side := body.W * 0.14; k.Em() >= 80 {
		body.X, body.W = body.X+side, body.W-2*side
	}
	var l ink.List
	k.Parchment(&l, body)
	items = append(items, form.Decor(0, l))
	return append(items, k.Pane("learn:list", 0, body.Inset(math.Max(9, k.Px(34))), math.Max(2, k.Px(6)), func(c *form.Column) {
		for i, one := range m.Courses {
			if i > 0 {
				c.Skip(c.Gap())
				c.Rule()
				c.Skip(c.Gap())
			}
			courseRows(c, one)
		}
		if len(m.Courses) == 0 {
			c.Head(rules.Say("There are no lessons"))
		}
	})...)
}

// courseRows are the lessons of a game below its name.
func courseRows(c *form.Column, one course) {
	c.Fact(one.Game.Emblem(), ink.Ink, one.Game.Title)
	c.Skip(c.Gap())
	for _, r := range one.Rows {
		lessonRow(c, r)
		c.Skip(c.Gap() * 1.5)
	}
}

// lessonRow is a lesson with its mentor's face, what one can do after it, and its buttons.
func lessonRow(c *form.Column, r row) {
	face := math.Round(math.Max(c.Px(96), 3*c.Line(c.Font(ink.Sans, 18))))
	top, x, w := c.Y, c.X, c.W
	var l ink.List
	l.Fill(ink.R(x, top, face*0.75, face), ink.OakDark, c.Px(6))
	if r.Face != "" {
		l.Picture(r.Face, ink.R(x, top, face*0.75, face).Round())
	}
	if r.Done {
		side := math.Round(face * 0.4)
		l.Picture("kit/lesson-tick", ink.R(x+face*0.75-side*0.7, top+face-side*0.8, side, side).Round())
	}
	c.Draw(l)
	shift := math.Round(face*0.75) + c.Gap()*1.5
	c.X, c.W = x+shift, w-shift
	c.Head(r.Lesson.Name().String())
	facts := rules.Plural(r.Lesson.Minutes, "%d minute", "%d minutes", r.Lesson.Minutes)
	c.Note(rules.Say("%s, with %s (%s)", facts, r.Mentor, r.state()))
	for _, able := range r.Lesson.Able {
		c.Para(c.Font(ink.Sans, 18), ink.Ink, "•  "+rules.Name("lesson", able).String())
	}
	c.Skip(c.Gap() * 0.5)
	begin := form.Label{ID: r.id("begin"), Text: rules.Say("Begin"), Icon: "kit/lesson-next", Size: 20}
	buttons := []form.Label{begin}
	switch {
	case r.Left != "":
		buttons[0].Text, buttons[0].Icon = rules.Say("From the beginning"), "kit/lesson-retry"
		buttons = append([]form.Label{{ID: r.id("go-on"), Text: rules.Say("Go on"), Icon: "kit/lesson-next", Size: 20}}, buttons...)
	case r.Done:
		buttons[0].Text, buttons[0].Icon = rules.Say("Play it again"), "kit/lesson-retry"
	}
	c.Flow(buttons, c.Button)
	c.X, c.W = x, w
	c.Y = math.Max(c.Y, top+face)
}
