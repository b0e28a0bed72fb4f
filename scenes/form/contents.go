package form

import (
	"math"

	"portcullis/scenes/ink"
)

// ChosenIcon is an icon button that is on.
func (k Toolkit) ChosenIcon(b Label, at ink.Rect) ink.List {
	var l ink.List
	l.Frame("kit/frame-button-selected", at, k.Corner(11))
	l.Picture(b.Icon, at.Inset(at.W*0.2))
	return l
}

// ContentsRow is a line of a table of contents.
func (c *Column) ContentsRow(id, text string, f ink.Font, indent float64, chosen bool) {
	pad := math.Max(4, c.Px(10))
	width := c.W - indent - 2*pad
	h := math.Max(c.MinTarget(), c.Height(f, text, width)+c.Px(10))
	at := c.Take(math.Ceil(h))
	it := Item{ID: id, Kind: Row, Label: text, Rect: at, Chosen: chosen}
	draw := func(ground ink.Color, color ink.Color) ink.List {
		var l ink.List
		if ground.A > 0 {
			l.Fill(at, ground, c.Px(5))
		}
		op := l.Write(ink.R(at.X+indent+pad, at.Y, width, at.H), f, color, text)
		op.Wrap = true
		return l
	}
	it.Look = Look{Idle: draw(ink.Color{}, ink.Parchment), Hover: draw(ink.OakLight, ink.GoldLight)}
	if chosen {
		it.Look.Idle = draw(ink.Gold, ink.Ink)
		it.Look.Hover = draw(ink.GoldLight, ink.Ink)
	}
	c.Put(it)
}
