package learn

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/summary"
)

// faceShape is the width of a mentor's picture by its height.
const faceShape = 96.0 / 128

// planSheet is the lesson that lies open: who teaches it and on which board, what one can do afterwards, and the
// buttons that begin it at the bottom.
func planSheet(k form.Toolkit, m model, c course, i int, box ink.Rect) []form.Item {
	var l ink.List
	k.Oak(&l, box)
	items := []form.Item{form.Decor(0, l)}
	inner := box.Inset(math.Max(11, k.Px(32)))
	buttons, h := c.Rows[i].buttons(k, inner)
	inner.H -= h + k.Gap()
	items = append(items, k.Pane(learnSheet, 0, inner, math.Max(2, k.Px(4)), func(col *form.Column) {
		scene(col, m, c.Rows[i], inner.H)
		sheetWords(col, c, i)
	})...)
	return append(items, buttons...)
}

// scene is the mentor beside the board on which the lesson begins.
func scene(c *form.Column, m model, r row, room float64) {
	board := float64(summary.PictureWidth) / summary.PictureHeight
	gap := c.Gap()
	high := math.Round(math.Min((c.W-gap)/(faceShape+board), room*0.62))
	wide := math.Round(faceShape * high)
	at := c.Take(high)
	x := at.X + math.Round((at.W-gap-(faceShape+board)*high)/2)
	line := math.Max(1, c.Px(2))
	var l ink.List
	for _, box := range []ink.Rect{ink.R(x, at.Y, wide, high), ink.R(x+wide+gap, at.Y, math.Floor(board*high), high)} {
		l.Fill(box, ink.Ink, 0)
		switch {
		case box.X == x && r.Face != "":
			l.Picture(r.Face, box.Round())
		case box.X > x && m.Board != nil:
			l = append(l, m.Board(box.W-2*line, box.H-2*line).Shift(box.X+line, box.Y+line)...)
		case box.X > x && m.Looking:
			l.Write(box, c.Font(ink.SansOblique, 19), ink.ParchmentDark, rules.Say("The board is being laid out")).Across = ink.Middle
		}
		l.Outline(box, ink.GoldDark, line, 0)
	}
	c.Draw(l)
	c.Skip(gap)
}

// facts is how long it takes, who teaches it, and how far it has come.
func (r row) facts() string { return rules.Say("%s, with %s (%s)", r.minutes(), r.Mentor, r.state()) }

// able is what one can do afterwards.
func (r row) able() (list []string) {
	for _, able := range r.Lesson.Able {
		list = append(list, rules.Name("lesson", able).String())
	}
	return list
}

func sheetWords(c *form.Column, one course, i int) {
	r := one.Rows[i]
	c.Para(c.Font(ink.SerifBold, 36), ink.GoldLight, r.Lesson.Name().String())
	c.Para(c.Font(ink.Sans, 20), ink.ParchmentDark, r.facts())
	c.Skip(c.Gap())
	c.Para(c.Font(ink.SansBold, 22), ink.Parchment, rules.Say("What you can do afterwards"))
	c.Skip(c.Gap() * 0.4)
	for _, able := range r.able() {
		bullet(c, able)
	}
	c.Breathe(1)
	c.Para(c.Font(ink.Sans, 20), ink.ParchmentDark, place(one, i))
}

// bullet is a line of a list.
func bullet(c *form.Column, text string) {
	f := c.Font(ink.Sans, 22)
	indent := math.Round(f.Size * 1.2)
	h := c.Height(f, text, c.W-indent)
	at := c.Take(h)
	side := math.Round(f.Size * 0.42)
	var l ink.List
	l.Fill(ink.R(at.X+side*0.5, at.Y+(c.Line(f)-side)/2, side, side), ink.Gold, 0).Angle = math.Pi / 4
	l.Write(ink.R(at.X+indent, at.Y, c.W-indent, h), f, ink.Parchment, text).Wrap = true
	c.Draw(l)
	c.Skip(c.Gap() * 0.3)
}

// place says which lesson of its game it is, and which one follows.
func place(one course, i int) string {
	text := []rules.Text{rules.T("Lesson %d of %d of %s.", i+1, len(one.Rows), one.Game.Title)}
	if len(one.Rows) == 1 {
		text[0] = rules.T("The only lesson of %s.", one.Game.Title)
	}
	if i+1 < len(one.Rows) {
		text = append(text, rules.T("After it comes “%s”.", one.Rows[i+1].Lesson.Name()))
	}
	return rules.Sentences(text...).String()
}

// buttons begin the lesson, at the bottom of its sheet.
func (r row) buttons(k form.Toolkit, box ink.Rect) ([]form.Item, float64) {
	begin := form.Label{ID: r.id("/begin"), Text: rules.Say("Begin"), Icon: "kit/lesson-next", Size: 27}
	big, small, gap := k.ButtonHeight(27), k.ButtonHeight(21), k.Gap()
	switch {
	case r.Left != "":
		on := form.Label{ID: r.id("/go-on"), Text: rules.Say("Go on"), Icon: "kit/lesson-next", Size: 27}
		begin.Text, begin.Icon, begin.Size = rules.Say("From the beginning"), "kit/lesson-retry", 21
		y := box.Bottom() - big - gap - small
		return []form.Item{
			k.MainButton(on, ink.R(box.X, y, box.W, big).Round()), k.Button(begin, ink.R(box.X, y+big+gap, box.W, small).Round()),
		}, big + gap + small
	case r.Done:
		begin.Text, begin.Icon = rules.Say("Play it again"), "kit/lesson-retry"
	}
	return []form.Item{k.MainButton(begin, ink.R(box.X, box.Bottom()-big, box.W, big).Round())}, big
}
