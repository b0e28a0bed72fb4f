package notice

import (
	"math"

	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// Model is a window that says what went wrong.
type Model struct {
	Title   string
	Bad     bool
	Body    []string // what happened, what was kept, what to do
	Details []string // file, line and reason, one line each
	Buttons []form.Label
	Main    int
}

// plan lays a notice out: one sheet in the middle of the table.
func plan(k form.Toolkit, m Model) []form.Item {
	items := []form.Item{k.Room()}
	w := math.Min(float64(k.W)-2*k.Margin(), math.Max(k.Px(1080), 40*k.Font(ink.Sans, 19).Size))
	pad, foot := math.Max(14, k.Px(48)), k.ButtonHeight(23)+k.Margin()
	words := func(c *form.Column) { noticeWords(c, m) }
	h := math.Min(float64(k.H)*0.9, k.Length(w-2*pad, math.Max(2, k.Px(6)), words)+2*pad+foot)
	box := ink.R((float64(k.W)-w)/2, (float64(k.H)-h)*0.42, w, h).Round()
	var l ink.List
	k.Parchment(&l, box)
	items = append(items, form.Decor(0, l))
	row, inner := box.Inset(pad).CutBottom(k.ButtonHeight(23))
	inner.H -= k.Margin()
	items = append(items, k.Pane("notice:text", 0, inner, math.Max(2, k.Px(6)), words)...)
	boxes := k.Beside(row, m.Buttons)
	shift := math.Floor(row.Right() - boxes[len(boxes)-1].Right())
	for i, b := range m.Buttons {
		at := boxes[i].Shift(shift, 0)
		if i == m.Main {
			items = append(items, k.MainButton(b, at))
		} else {
			items = append(items, k.Button(b, at))
		}
	}
	return items
}

func noticeWords(c *form.Column, m Model) {
	side := math.Max(36, c.Px(84))
	picture := "kit/eye"
	if m.Bad {
		picture = "kit/warning"
	}
	head := *c
	head.Items = nil
	head.X += side + c.Margin()*0.8
	head.W -= side + c.Margin()*0.8
	head.Para(c.Font(ink.SerifBold, 36), ink.Ink, m.Title)
	var l ink.List
	l.Picture(picture, ink.R(c.X, c.Y, side, side).Round())
	c.Draw(l)
	c.Items = append(c.Items, head.Items...)
	c.Y = math.Max(head.Y, c.Y+side)
	for _, text := range m.Body {
		c.Skip(c.Gap() * 1.2)
		c.Para(c.Font(ink.Sans, 20), ink.Ink, text)
	}
	if len(m.Details) == 0 {
		return
	}
	c.Skip(c.Gap() * 1.4)
	pad := math.Max(6, c.Px(18))
	inner := *c
	inner.Items = nil
	inner.X, inner.W, inner.Y = c.X+pad, c.W-2*pad, c.Y+pad
	for i, text := range m.Details {
		if i > 0 {
			inner.Skip(c.Gap() * 0.6)
		}
		inner.Para(c.Font(ink.Sans, 18), ink.Oak, text)
	}
	ground := ink.R(c.X, c.Y, c.W, inner.Y+pad-c.Y)
	l = nil
	l.Frame("kit/frame-textfield", ground, c.Corner(10))
	c.Draw(l)
	c.Items = append(c.Items, inner.Items...)
	c.Y = ground.Bottom()
}
