package reader

import (
	"math"
	"strings"

	"portcullis/scenes/form"
	"portcullis/scenes/ink"
)

// grid is a table of the rules as it is set: the first column is names, the others are numbers or, where they are too wide for
// one line, words.
type grid struct {
	*form.Column
	rows         [][]string
	name, number ink.Font
	natural      []float64 // how wide each column is on one line, its room at the sides included
	least        []float64 // how wide its longest word is, likewise
	widths       []float64 // how wide it is set
}

// setTable sets a table. One that is too wide is turned round if it has more columns than rows; what is too wide even so has
// its words in several lines, and if need be in smaller type.
func setTable(c *form.Column, l *ink.List, rows [][]string) {
	g := newGrid(c, rows, 1)
	if sum(g.natural) > c.W && len(rows[0]) > len(rows) {
		rows = turned(rows)
		g = newGrid(c, rows, 1)
	}
	for size := 0.95; sum(g.least) > c.W && g.name.Size > c.Least(); size -= 0.05 {
		g = newGrid(c, rows, size)
	}
	g.widths = shared(g.natural, g.least, c.W)
	g.set(l)
}

// newGrid measures a table in type of a size.
func newGrid(c *form.Column, rows [][]string, size float64) *grid {
	g := &grid{Column: c, rows: rows, name: c.Font(ink.Sans, 18*size), number: c.Font(ink.SerifBold, 20*size)}
	pad, least := c.Px(20), math.Max(c.Px(52), 30)*size
	for _, row := range rows {
		for i, cell := range row {
			if i == len(g.natural) {
				g.natural, g.least = append(g.natural, least), append(g.least, least)
			}
			g.natural[i] = math.Max(g.natural[i], g.wide(cell)+pad)
			for word := range strings.FieldsSeq(cell) {
				g.least[i] = math.Max(g.least[i], g.wide(word)+pad)
			}
		}
	}
	return g
}

// wide is how wide a text is in the wider one of both fonts.
func (g *grid) wide(text string) float64 {
	return math.Max(g.Toolkit.Width(g.name, text), g.Toolkit.Width(g.number, text))
}

// shared gives columns their natural width where all have it, else the narrow ones theirs and the others equal parts of what is
// left, but none less than its longest word.
func shared(natural, least []float64, room float64) []float64 {
	widths := make([]float64, len(natural))
	if sum(natural) <= room {
		copy(widths, natural)
		return widths
	}
	low, high := 0.0, room
	for range 40 { // the most that a column may have, by halves
		most := (low + high) / 2
		for i := range widths {
			widths[i] = math.Max(least[i], math.Min(natural[i], most))
		}
		if sum(widths) > room {
			high = most
		} else {
			low = most
		}
	}
	for i := range widths {
		widths[i] = math.Max(least[i], math.Min(natural[i], low))
	}
	return widths
}

// set writes the table below what the column holds.
func (g *grid) set(l *ink.List) {
	x0, top, total := g.X, g.Y, sum(g.widths)
	for r := range g.rows {
		h := g.height(r)
		ground := ink.Parchment
		if r%2 == 1 {
			ground = ink.ParchmentDark.Alpha(0.55)
		}
		l.Fill(ink.R(x0, g.Y, total, h), ground, 0)
		x := x0
		for i, cell := range g.rows[r] {
			op := l.Write(ink.R(x+g.Px(8), g.Y, g.inner(i), h), g.font(r, i), ink.Ink, cell)
			op.Wrap = true
			if i > 0 && !g.broken(i) {
				op.Across = ink.Middle
			}
			x += g.widths[i]
		}
		g.Y += h
	}
	l.Outline(ink.R(x0, top, total, g.Y-top), ink.ParchmentDeep, math.Max(1, g.Px(2)), 0)
}

// inner is the room for the words of a column.
func (g *grid) inner(column int) float64 { return g.widths[column] - g.Px(16) }

// broken reports whether the words of a column stand in several lines.
func (g *grid) broken(column int) bool { return g.widths[column] < g.natural[column]-0.5 }

// font is that of a cell.
func (g *grid) font(row, column int) ink.Font {
	if column == 0 || g.broken(column) || row == 0 && g.rows[0][0] != "" && isWord(g.rows[row][column]) {
		return g.name
	}
	return g.number
}

// height is how high a row is.
func (g *grid) height(row int) float64 {
	h := math.Max(g.Line(g.name), g.Line(g.number))
	for i, cell := range g.rows[row] {
		h = math.Max(h, g.Height(g.font(row, i), cell, g.inner(i)))
	}
	return h + g.Px(8)
}

func isWord(s string) bool { return strings.ContainsAny(s, "abcdefghijklmnopqrstuvwxyz") }

func turned(rows [][]string) [][]string {
	out := make([][]string, len(rows[0]))
	for _, row := range rows {
		for i, cell := range row {
			if i < len(out) {
				out[i] = append(out[i], cell)
			}
		}
	}
	return out
}

func sum(list []float64) (total float64) {
	for _, w := range list {
		total += w
	}
	return total
}
