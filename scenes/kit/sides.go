package kit

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// Side is what one side of a match did and suffered.
type Side struct {
	Name    string
	Won     bool
	Numbers []int
}

// SideBySide sets what the sides did beside each other: a line for each name, a column for each side.
func SideBySide(names []string, sides []Side) func(*form.Column) {
	return func(c *form.Column) {
		c.Skip(c.Gap() * 1.4)
		c.Head(rules.Say("Side by side"))
		c.Skip(c.Gap() * 0.4)
		sidesTable(c, names, sides)
	}
}

func sidesTable(c *form.Column, names []string, sides []Side) {
	f, bold := c.Font(ink.Sans, 18), c.Font(ink.SerifBold, 19)
	share := math.Min(0.22, 0.62/float64(len(sides)))
	w := math.Floor(c.W * share)
	first := c.W - w*float64(len(sides))
	head := c.Take(c.Line(bold) + c.Px(6))
	var l ink.List
	for i, s := range sides {
		face, name := c.Whole(ink.SerifBold, 19, 13, s.Name, w-c.Px(8))
		color := ink.OakLight
		if s.Won {
			color = ink.VerdigrisDark
		}
		l.Write(ink.R(head.X+first+float64(i)*w, head.Y, w, head.H), face, color, name).Across = ink.Middle
	}
	for i, row := range names {
		at := c.Take(math.Max(c.Line(bold)+c.Px(6), c.Height(f, row, first-c.Px(16))))
		if i%2 == 0 {
			l.Fill(at, ink.ParchmentDeep.Alpha(0.22), c.Px(4))
		}
		l.Write(ink.R(at.X+c.Px(8), at.Y, first-c.Px(16), at.H), f, ink.Ink, row).Wrap = true
		for j, s := range sides {
			l.Write(ink.R(at.X+first+float64(j)*w, at.Y, w, at.H), bold, ink.Ink, strconv.Itoa(s.Numbers[i])).Across = ink.Middle
		}
	}
	c.Draw(l)
}
