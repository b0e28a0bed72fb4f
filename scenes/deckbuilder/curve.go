package deckbuilder

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// deckCurve is how many cards there are of each cost, and beside it what the deck is like on the
// whole. A deck without cards has none.
func deckCurve(c *form.Column, m model) {
	if m.List.Size() == 0 {
		return
	}
	c.Para(c.Font(ink.SerifBold, 19), ink.EmberDark, rules.Say("Cost curve"))
	f := c.Font(ink.Sans, 17)
	words := figureWords(m)
	side := 0.0
	for _, text := range words {
		side = math.Max(side, c.Toolkit.Width(f, text)+1)
	}
	curve := m.curve()
	disc := math.Max(c.Line(c.Font(ink.SerifBold, 15)), c.Px(26))
	room := c.W - side - c.Margin()
	beside := room >= 1.15*disc*float64(len(curve))
	if !beside {
		room = c.W
	}
	top := c.Y
	columns(c, m.Badge, curve, m.topCost() > dearest, room, disc, f)
	bottom := c.Y
	if beside {
		c.X, c.W = c.X+room+c.Margin(), side
		c.Y = top + math.Max(0, (bottom-top-float64(len(words))*c.Line(f))/2)
	}
	for _, text := range words {
		c.Para(f, ink.Oak, text)
	}
	c.Y = math.Max(c.Y, bottom)
}

// columns draws a bar for each cost, with its number above and the cost below.
func columns(c *form.Column, badge string, curve []int, open bool, room, disc float64, f ink.Font) {
	most := 1
	for _, n := range curve {
		most = max(most, n)
	}
	line := c.Line(f)
	high := math.Max(c.Px(60), 1.5*line)
	box := c.Take(line + high + c.Px(6) + disc)
	w := math.Floor(room / float64(len(curve)))
	disc = math.Min(disc, w-2)
	var l ink.List
	for cost, n := range curve {
		x := box.X + float64(cost)*w
		base := box.Y + line + high
		h := math.Round(high * float64(n) / float64(most))
		bar := ink.R(x+w*0.15, base-h, w*0.7, h).Round()
		if n > 0 {
			l.Fill(bar, ink.Ink, 0)
			l.Fill(bar.Inset(math.Max(1, c.Px(1.5))), ink.Oxblood, 0)
		} else {
			l.Fill(ink.R(bar.X, base-math.Max(1, c.Px(2)), bar.W, math.Max(1, c.Px(2))).Round(), ink.ParchmentDeep, 0)
		}
		above, count := c.Whole(ink.Sans, 17, 7, strconv.Itoa(n), w)
		l.Write(ink.R(x, base-h-line, w, line), above, ink.Ink, count).Across = ink.Middle
		at := ink.R(x+(w-disc)/2, base+c.Px(6), disc, disc)
		l.Picture(badge, at)
		price := strconv.Itoa(cost)
		if more := price + "+"; open && cost == len(curve)-1 && c.Toolkit.Width(c.Font(ink.SerifBold, 8), more) <= disc {
			price = more
		}
		number, text := c.Whole(ink.SerifBold, 16, 8, price, disc)
		l.Write(at, number, ink.ParchmentLight, text).Across = ink.Middle
	}
	c.Draw(l)
}

// figureWords are the means of the deck and what it lacks, a line each.
func figureWords(m model) []string {
	words := m.Figures(m.List)
	switch n := m.List.Size(); {
	case n < m.Least:
		words = append(words, rules.Count(m.Least-n, "%d card short", "%d cards short").String())
	case n > m.Most:
		words = append(words, rules.Count(n-m.Most, "%d card over", "%d cards over").String())
	}
	return words
}

// dearest is the cost at which the curve ends: dearer cards are counted there.
const dearest = 7

// curve is how many cards of each cost the deck has.
func (m *model) curve() []int {
	curve := make([]int, min(m.topCost(), dearest)+1)
	for _, line := range m.List.Lines {
		curve[min(m.Cards[line.Card].Cost, len(curve)-1)] += line.N
	}
	return curve
}
