package boardkit

import (
	"math"

	"portcullis/scenes/ink"
)

// Part is one of several parts that share a row or a column.
type Part struct {
	Least, Natural float64 // its length where there is little room, and where there is enough
	Rank           int     // which part goes first when even the least does not fit: the lowest
}

// hair is by how much parts may be too long for their room, in device pixels: sums of lengths are
// not exact.
const hair = 0.01

// Row lays parts from left to right, gap apart. Where their natural lengths do not fit, all yield
// alike on the way to their least; where even these do not fit, the part of the lowest rank is
// dropped, of equals the last one. The box of a dropped part is empty.
func Row(room ink.Rect, gap float64, parts []Part) []ink.Rect {
	boxes := make([]ink.Rect, len(parts))
	lengths := share(room.W, gap, parts)
	x := room.X
	for i, w := range lengths {
		if w > 0 {
			boxes[i] = ink.R(x, room.Y, w, room.H)
			x += w + gap
		}
	}
	return boxes
}

// Column is Row from top to bottom.
func Column(room ink.Rect, gap float64, parts []Part) []ink.Rect {
	boxes := make([]ink.Rect, len(parts))
	lengths := share(room.H, gap, parts)
	y := room.Y
	for i, h := range lengths {
		if h > 0 {
			boxes[i] = ink.R(room.X, y, room.W, h)
			y += h + gap
		}
	}
	return boxes
}

// share is how long each part is, 0 if it is dropped.
func share(room, gap float64, parts []Part) []float64 {
	lengths := make([]float64, len(parts))
	dropped := make([]bool, len(parts))
	for {
		least, natural, lowest, n := 0.0, 0.0, -1, 0
		for i, p := range parts {
			if dropped[i] {
				continue
			}
			n++
			least, natural = least+p.Least, natural+math.Max(p.Least, p.Natural)
			if lowest < 0 || p.Rank <= parts[lowest].Rank {
				lowest = i
			}
		}
		if n == 0 {
			return lengths
		}
		left := room - gap*float64(n-1)
		if least > left+hair {
			dropped[lowest] = true
			continue
		}
		t := 1.0
		if natural > least {
			t = math.Max(0, math.Min(1, (left-least)/(natural-least)))
		}
		for i, p := range parts {
			if !dropped[i] {
				lengths[i] = p.Least + (math.Max(p.Least, p.Natural)-p.Least)*t
			}
		}
		return lengths
	}
}

// Grid shares a room among n boxes of one size, so many in a row, gap apart.
func Grid(room ink.Rect, n, columns int, gap float64) []ink.Rect {
	if n == 0 {
		return nil
	}
	rows := (n + columns - 1) / columns
	w := (room.W - gap*float64(columns-1)) / float64(columns)
	h := (room.H - gap*float64(rows-1)) / float64(rows)
	boxes := make([]ink.Rect, n)
	for i := range boxes {
		boxes[i] = ink.R(room.X+float64(i%columns)*(w+gap), room.Y+float64(i/columns)*(h+gap), w, h)
	}
	return boxes
}
