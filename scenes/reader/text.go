package reader

import (
	"math"
	"strings"

	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/rulebook"
)

// setBlock sets one block of the rules.
func setBlock(c *form.Column, m model, i int) {
	b := m.Book.Blocks[i]
	body := c.Font(ink.Sans, 20)
	before := map[rulebook.Kind]float64{rulebook.Title: 0, rulebook.Chapter: 2, rulebook.Section: 1.3, rulebook.Paragraph: 0.55, rulebook.Item: 0.3, rulebook.Table: 0.8}
	c.Skip(before[b.Kind] * body.Size)
	top := c.Y
	var l ink.List
	switch b.Kind {
	case rulebook.Title:
		heading(c, &l, c.Font(ink.SerifBold, 44), b.Text)
		c.Ornament(&l, c.X, c.X+math.Min(c.W, c.Px(520)), c.Y+c.Px(8))
		c.Skip(c.Px(26))
	case rulebook.Chapter:
		heading(c, &l, c.Font(ink.SerifBold, 32), b.Text)
		c.Toolkit.Rule(&l, c.X, c.X+c.W, c.Y)
		c.Skip(c.Px(6))
	case rulebook.Section:
		heading(c, &l, c.Font(ink.SerifBold, 24), b.Text)
	case rulebook.Item:
		indent := math.Round(1.3 * body.Size)
		d := math.Max(4, body.Size*0.34)
		l.Fill(ink.R(c.X+indent*0.35, c.Y+body.Size*ink.DefaultLead/2-d/2, d, d), ink.Oxblood, 0).Angle = math.Pi / 4
		c.Y += flow(c.Toolkit, &l, b.Spans, 20, ink.R(c.X+indent, c.Y, c.W-indent, 0))
	case rulebook.Table:
		setTable(c, &l, b.Rows)
	default:
		c.Y += flow(c.Toolkit, &l, b.Spans, 20, ink.R(c.X, c.Y, c.W, 0))
	}
	if i == m.Mark {
		l = append(markLook(c, top), l...)
	}
	it := form.Decor(c.Layer, l)
	it.ID, it.Rect = blockID(i), ink.R(c.X, top, c.W, math.Max(1, c.Y-top))
	c.Put(it)
}

// markLook marks the block that was opened.
func markLook(c *form.Column, top float64) ink.List {
	var l ink.List
	pad := math.Max(4, c.Px(10))
	at := ink.R(c.X-pad, top-pad*0.5, c.W+2*pad, c.Y-top+pad)
	l.Fill(at, ink.GoldLight.Alpha(0.75), c.Px(4))
	l.Fill(ink.R(at.X, at.Y, math.Max(3, c.Px(6)), at.H), ink.Gold, 0)
	return l
}

func heading(c *form.Column, l *ink.List, f ink.Font, text string) {
	h := c.Height(f, text, c.W)
	op := l.Write(c.Take(h), f, ink.Ink, text)
	op.Wrap, op.Down = true, ink.Start
}

// flow sets text in several faces, broken into lines, and returns its height.
func flow(k form.Toolkit, l *ink.List, spans []rulebook.Span, units float64, box ink.Rect) float64 {
	plain := k.Font(ink.Sans, units)
	if len(spans) == 1 && !spans[0].Italic {
		h := k.Height(plain, spans[0].Text, box.W)
		op := l.Write(ink.R(box.X, box.Y, box.W, h), plain, ink.Ink, spans[0].Text)
		op.Wrap, op.Down = true, ink.Start
		return h
	}
	line := math.Ceil(plain.Size * ink.DefaultLead)
	x, y := box.X, box.Y
	for _, s := range spans {
		f := plain
		if s.Italic {
			f = k.Font(ink.SansOblique, units)
		}
		for _, run := range breakRun(k, f, s.Text, x-box.X, box.W) {
			if run.fresh {
				x, y = box.X, y+line
			}
			w := k.Measure.Width(f, run.text)
			l.Write(ink.R(x, y, math.Ceil(w)+1, math.Max(line, k.Line(f))), f, ink.Ink, run.text).Down = ink.Start
			x += w
		}
	}
	return y + line - box.Y
}

// run is a piece of text that stands in one line.
type run struct {
	text  string
	fresh bool // it begins a new line
}

// breakRun breaks a text that begins at x in a line into the pieces that fit.
func breakRun(k form.Toolkit, f ink.Font, text string, x, width float64) []run {
	var runs []run
	now := run{}
	for _, word := range strings.SplitAfter(text, " ") {
		if k.Measure.Width(f, now.text+strings.TrimRight(word, " "))+x > width && (now.text != "" || x > 0) {
			if now.text != "" {
				runs = append(runs, now)
			}
			now, x = run{fresh: true}, 0
			word = strings.TrimLeft(word, " ")
		}
		now.text += word
	}
	if now.text != "" {
		runs = append(runs, now)
	}
	return runs
}
