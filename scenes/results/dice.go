package results

import (
	"fmt"
	"math"
	"slices"
	"strconv"

	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// maxBars is how many bars a chart of dice has at most: dice with more faces are counted in
// groups of neighbouring faces.
const maxBars = 10

func diceHeading(die rules.Sides) string {
	switch die {
	case rules.D6:
		return rules.Say("The dice")
	case rules.Percentile:
		return rules.Say("The percentile dice")
	}
	return rules.Say("The dice of %d faces", die.Faces())
}

// bar is how often the faces from low to high came up.
type bar struct{ low, high, n int }

// bars counts a kind of dice into bars of equally many faces, as far as they go round.
func bars(d match.Dice) []bar {
	group := (len(d.Faces) + maxBars - 1) / maxBars
	list := make([]bar, 0, maxBars)
	for low := 0; low < len(d.Faces); low += group {
		b := bar{low: low + 1, high: min(low+group, len(d.Faces))}
		for _, n := range d.Faces[low:b.high] {
			b.n += n
		}
		list = append(list, b)
	}
	return list
}

// due is how often the bar would come up with fair dice.
func (b bar) due(d match.Dice) float64 { return d.Expected() * float64(b.high-b.low+1) }

func (b bar) label() string {
	if b.low == b.high {
		return strconv.Itoa(b.low)
	}
	return fmt.Sprintf("%d-%d", b.low, b.high)
}

// diceChart shows how often each face came up beside what fair dice would show.
func diceChart(c *form.Column, d match.Dice) {
	list := bars(d)
	most := 0.0
	for _, b := range list {
		most = math.Max(most, math.Max(b.due(d), float64(b.n)))
	}
	f := c.Font(ink.SerifBold, 19)
	line := c.Line(f)
	height := math.Max(60, c.Px(150))
	step := c.W / float64(len(list))
	foot := math.Min(step*0.9, math.Max(math.Max(20, c.Px(40)), 1.7*c.Line(footType(c))))
	at := c.Take(height + line + foot + c.Px(12))
	var l ink.List
	base := at.Y + line + height
	y := math.Round(base - height*list[0].due(d)/most)
	l.Line(at.X, y, at.Right(), y, math.Max(1, c.Px(2.5)), ink.GoldDark)
	for i, b := range list {
		x := at.X + step*(float64(i)+0.5)
		h := math.Round(height * float64(b.n) / most)
		w := math.Round(math.Min(step*0.56, c.Px(64)))
		if h > 0 {
			l.Fill(ink.R(x-w/2, base-h, w, h).Round(), ink.LapisDark, 0)
			l.Fill(ink.R(x-w/2, base-h, w, h).Round().Inset(math.Max(1, c.Px(2))), ink.Lapis, 0)
		}
		number := ink.R(x-step/2, base-h-line, step, line)
		color := ink.Ink
		if h >= line { // within the bar, away from the line
			number.Y, color = base-h, ink.Bone
		}
		l.Write(number, f, color, strconv.Itoa(b.n)).Across = ink.Middle
	}
	l.Line(at.X, base, at.Right(), base, math.Max(1, c.Px(2)), ink.OakLight)
	below(c, &l, ink.R(at.X, base+c.Px(10), at.W, foot), d, list)
	c.Draw(l)
}

// footType is the type of what stands below the bars.
func footType(c *form.Column) ink.Font { return c.Font(ink.Sans, 16) }

// below says below each bar which faces it counts: as dice, as numbers, or, where neighbouring faces
// share a bar and their numbers do not fit below it, as a scale with a number between two bars.
func below(c *form.Column, l *ink.List, room ink.Rect, d match.Dice, list []bar) {
	f := footType(c)
	step := room.W / float64(len(list))
	under := func(i int) ink.Rect { return ink.R(room.X+step*float64(i), room.Y, step, room.H) }
	switch {
	case d.Die == rules.D6 || d.Die == rules.D10:
		for i, b := range list {
			die := under(i).Fit(1).Round()
			if d.Die == rules.D6 {
				l.Picture("kit/die-"+b.label(), die)
				continue
			}
			l.Picture("kit/d10", die)
			l.Write(ink.R(die.X, die.Y+die.H*0.08, die.W, die.H*0.9), f, ink.Ink, b.label()).Across = ink.Middle
		}
	case slices.ContainsFunc(list, func(b bar) bool { return c.Width(f, b.label())+f.Size*0.4 > step }):
		first := strconv.Itoa(list[0].low)
		l.Write(ink.R(room.X, room.Y, c.Width(f, first)+1, c.Line(f)), f, ink.Ink, first)
		for i, b := range list {
			x, w := under(i).Right(), c.Width(f, strconv.Itoa(b.high))+1
			l.Line(x, room.Y-c.Px(10), x, room.Y, math.Max(1, c.Px(2)), ink.OakLight)
			l.Write(ink.R(math.Min(x-w/2, room.Right()-w), room.Y, w, c.Line(f)), f, ink.Ink, strconv.Itoa(b.high)).Across = ink.Middle
		}
	default:
		for i, b := range list {
			line := under(i)
			line.H = c.Line(f)
			l.Write(line, f, ink.Ink, b.label()).Across = ink.Middle
		}
	}
}
