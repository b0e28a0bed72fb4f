package form

import (
	"math"

	"portcullis/scenes/ink"
)

// Column stacks texts and items below each other in a scroll area, from its upper left.
type Column struct {
	Toolkit
	Area  string
	Layer int
	X, Y  float64
	W     float64
	Items []Item
	// Air stretches the room that Breathe leaves, where the content is much shorter than
	// its window, and shrinks it where it is a little longer. 1 is the usual room.
	Air   float64
	aired float64 // room left by Breathe, before it was stretched
}

// Length is how high a pane has to be so that nothing in it needs to be scrolled.
func (k Toolkit) Length(width, pad float64, build func(*Column)) float64 {
	c := &Column{Toolkit: k, X: pad, Y: pad, W: width - 2*pad, Air: 1}
	build(c)
	return math.Ceil(c.Y + pad)
}

// closest is to what part the room that Breathe leaves may shrink, so that nothing needs to be scrolled.
const closest = 0.35

// Pane is a scroll area with what lies in it. build fills the column; it is called a
// second time, with less width, if the content is longer than the window and a scroll bar
// needs room. pad is the room around the content, so that lights are not cut off.
func (k Toolkit) Pane(id string, layer int, box ink.Rect, pad float64, build func(*Column)) []Item {
	box = box.Round()
	fill := func(width, air float64) *Column {
		c := &Column{Toolkit: k, Area: id, Layer: layer, X: pad, Y: pad, W: width - 2*pad, Air: air}
		build(c)
		c.Y += pad
		return c
	}
	c := fill(box.W, 1)
	area := Item{ID: id, Kind: Scroll, Rect: box, Layer: layer}
	switch {
	case c.Y < 0.8*box.H && c.aired > 0:
		if airy := fill(box.W, math.Min(2.2, 1+(0.85*box.H-c.Y)/c.aired)); airy.Y <= box.H {
			c = airy
		}
	case c.Y > box.H:
		if c.Y-c.aired*(1-closest) <= box.H {
			if dense := fill(box.W, 1-(c.Y-box.H+1)/c.aired); dense.Y <= box.H {
				c = dense
				break
			}
		}
		c = fill(box.W-k.BarWidth(), 1)
		bar, _ := box.CutRight(k.BarWidth())
		area.Page.Bar = bar.Round()
		area.Rect.W -= k.BarWidth()
		area.Page.More = k.moreBelow(area.Rect)
	}
	area.Page.Height = c.Y
	area.Page.Line = math.Round(3 * k.Line(k.Font(ink.Sans, 18)))
	return append([]Item{area}, c.Items...)
}

// Put adds an item; its place is in the content of the area.
func (c *Column) Put(items ...Item) {
	for _, it := range items {
		it.In, it.Layer = c.Area, c.Layer
		c.Items = append(c.Items, it)
	}
}

// Draw adds what is only looked at.
func (c *Column) Draw(l ink.List) {
	it := Decor(c.Layer, l)
	it.Rect = bounds(l)
	c.Put(it)
}

// bounds is the smallest rectangle around all that a list draws, soft edges included.
func bounds(l ink.List) ink.Rect {
	x0, y0 := math.Inf(1), math.Inf(1)
	x1, y1 := math.Inf(-1), math.Inf(-1)
	for _, op := range l {
		soft := 0.0
		switch op.Kind {
		case ink.Glow, ink.Shadow, ink.Line:
			soft = 2 * op.Width
		}
		x0, x1 = math.Min(x0, op.Box.X-soft), math.Max(x1, op.Box.Right()+soft)
		y0, y1 = math.Min(y0, op.Box.Y-soft), math.Max(y1, op.Box.Bottom()+soft)
	}
	if x0 > x1 {
		return ink.Rect{}
	}
	return ink.R(x0, y0, x1-x0, y1-y0)
}

// Skip leaves room.
func (c *Column) Skip(d float64) { c.Y += d }

// Breathe leaves room between two parts of the column, n times the usual gap.
func (c *Column) Breathe(n float64) {
	d := n * c.Gap()
	c.aired += d
	c.Y += math.Round(d * c.Air)
}

// Take is the next h pixels of the column, which is behind them then.
func (c *Column) Take(h float64) ink.Rect {
	r := ink.R(c.X, c.Y, c.W, h)
	c.Y += h
	return r
}

// Para adds a paragraph.
func (c *Column) Para(f ink.Font, color ink.Color, text string) {
	if text == "" {
		return
	}
	var l ink.List
	w := Writer{Toolkit: c.Toolkit, L: &l, X: c.X, Y: c.Y, W: c.W}
	w.Para(f, color, text)
	c.Y = w.Y
	c.Draw(l)
}

// Head adds a heading.
func (c *Column) Head(text string) { c.Para(c.Font(ink.SerifBold, 23), ink.Ink, text) }

// Note adds a remark in small type.
func (c *Column) Note(text string) { c.Para(c.Font(ink.Sans, 17), ink.OakLight, text) }

// Rule adds a line across.
func (c *Column) Rule() {
	var l ink.List
	c.Toolkit.Rule(&l, c.X, c.X+c.W, c.Y)
	c.Draw(l)
	c.Y += math.Max(2, c.Px(2))
}

// Flow adds buttons in as many rows as they need; make turns each into an item.
func (c *Column) Flow(buttons []Label, make func(Label, ink.Rect) Item) {
	boxes, h := c.Toolkit.Flow(c.X, c.Y, c.W, buttons)
	for i, b := range buttons {
		c.Put(make(b, boxes[i]))
	}
	c.Y += h
}

// Fact adds a line with a picture before it.
func (c *Column) Fact(picture string, color ink.Color, text string) {
	f := c.Font(ink.Sans, 19)
	icon := math.Max(18, c.Px(36))
	gap := c.Gap() * 1.2
	h := math.Max(icon, c.Height(f, text, c.W-icon-gap))
	box := c.Take(math.Max(h, c.Line(f)))
	var l ink.List
	l.Picture(picture, ink.R(box.X, box.Y+(box.H-icon)/2, icon, icon).Round())
	op := l.Write(ink.R(box.X+icon+gap, box.Y, box.W-icon-gap, box.H), f, color, text)
	op.Wrap = true
	c.Draw(l)
}
