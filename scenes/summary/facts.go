package summary

import (
	"math"

	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
)

// FactRows are the numbers of a match, two beside each other where they fit.
func FactRows(c *form.Column, facts []kit.Fact) {
	if len(facts) == 0 {
		return
	}
	name, value := c.Font(ink.Sans, 19), c.Font(ink.SerifBold, 20)
	icon := math.Max(18, c.Px(38))
	h := math.Max(math.Max(icon, c.Line(value)), c.Line(name)) + c.Px(12)
	gap := c.Margin()
	columns := 1
	for columns = 2; columns > 1; columns-- {
		w := (c.W - gap) / 2
		fits := true
		for _, f := range facts {
			fits = fits && icon+c.Gap()+c.Width(name, f.Name)+c.Gap()+c.Width(value, f.Value) <= w
		}
		if fits {
			break
		}
	}
	w := (c.W - gap*float64(columns-1)) / float64(columns)
	var l ink.List
	for i, f := range facts {
		x := c.X + float64(i%columns)*(w+gap)
		y := c.Y + float64(i/columns)*h
		l.Picture(f.Picture, ink.R(x, y+(h-icon)/2, icon, icon).Round())
		room := c.Width(value, f.Value) + 1
		l.Write(ink.R(x+w-room, y, room, h), value, ink.Bone, f.Value)
		left := w - icon - 2*c.Gap() - room
		c.Short(&l, ink.R(x+icon+c.Gap(), y, left, h), name, ink.ParchmentDark, f.Name)
	}
	c.Draw(l)
	c.Skip(float64((len(facts)+columns-1)/columns) * h)
	c.Skip(c.Gap() * 0.5)
	l = nil
	l.Line(c.X, c.Y, c.X+c.W, c.Y, math.Max(1, c.Px(2)), ink.GoldDark)
	c.Draw(l)
	c.Skip(c.Gap())
}
