package hexmap

import (
	"math"

	"portcullis/rules/argot/atlas"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// grid is where the hexes of one map lie in its world. Hexes stand on a point; rows with an odd number
// lie half a hex to the right.
type grid struct {
	radius   float64 // from the middle of a hex to its corners, in pixels of the world
	col, row int     // of the upper left hex
	x, y     float64 // the middle of that hex
}

// root3 is how much wider than its radius a hex is.
var root3 = math.Sqrt(3)

// newGrid lays the places of a map out, its outermost hexes whole, with a margin about them.
func newGrid(a *atlas.Atlas, of atlas.Map, radius, margin float64) (g grid, world ink.Rect) {
	low, high, ok := bounds(a, of)
	if !ok {
		return grid{radius: radius}, ink.Rect{}
	}
	g = grid{radius: radius, col: low[0], row: low[1]}
	g.x, g.y = margin+root3*radius/2, margin+radius // of column col in a row with an even number
	w := root3*radius*(float64(high[0]-low[0]+1)+0.5) + 2*margin
	h := radius*(1.5*float64(high[1]-low[1])+2) + 2*margin
	return g, ink.R(0, 0, math.Ceil(w), math.Ceil(h))
}

// bounds are the least and greatest column and row of the places of a map that exist.
func bounds(a *atlas.Atlas, of atlas.Map) (low, high [2]int, ok bool) {
	low, high = [2]int{math.MaxInt, math.MaxInt}, [2]int{math.MinInt, math.MinInt}
	for p := range a.Here().All() {
		if l := a.At(p); l.Map == of {
			low[0], low[1] = min(low[0], int(l.Col)), min(low[1], int(l.Row))
			high[0], high[1] = max(high[0], int(l.Col)), max(high[1], int(l.Row))
			ok = true
		}
	}
	return low, high, ok
}

// middle is the middle of a hex.
func (g grid) middle(col, row int) stage.Point {
	return stage.Point{
		X: g.x + root3*g.radius*(float64(col-g.col)+float64(row&1)/2),
		Y: g.y + 1.5*g.radius*float64(row-g.row),
	}
}

// box is the box about a hex.
func (g grid) box(col, row int) ink.Rect {
	m := g.middle(col, row)
	return ink.R(m.X-root3*g.radius/2, m.Y-g.radius, root3*g.radius, 2*g.radius)
}

// corner is a corner of a hex, from the middle a share of the way: 1 is the corner itself.
func (g grid) corner(col, row int, v atlas.Vertex, share float64) stage.Point {
	m := g.middle(col, row)
	sin, cos := math.Sincos(float64(v)*math.Pi/3 - math.Pi/2)
	return stage.Point{X: m.X + share*g.radius*cos, Y: m.Y + share*g.radius*sin}
}

// towards is the point between the middle of a hex and the middle of one of its sides, a share of the
// way: 1 is on the side.
func (g grid) towards(col, row int, d atlas.Direction, share float64) stage.Point {
	m := g.middle(col, row)
	sin, cos := math.Sincos(-float64(d) * math.Pi / 3)
	far := share * g.radius * root3 / 2
	return stage.Point{X: m.X + far*cos, Y: m.Y + far*sin}
}

// place is where a block stands in a place: the middle of a hex, or of a half what lies on its side of
// the cut.
func (g grid) place(a *atlas.Atlas, p atlas.Place) stage.Point {
	l := a.At(p)
	if l.Half == atlas.Whole {
		return g.middle(int(l.Col), int(l.Row))
	}
	var sum stage.Point
	n := 0.0
	for d := range atlas.Direction(6) {
		if ownsSide(a, p, d) {
			q := g.towards(int(l.Col), int(l.Row), d, 0.65)
			sum.X, sum.Y, n = sum.X+q.X, sum.Y+q.Y, n+1
		}
	}
	if n == 0 {
		return g.middle(int(l.Col), int(l.Row))
	}
	return stage.Point{X: sum.X / n, Y: sum.Y / n}
}

// hit is the box in which a click means a place. Those of hexes lie like bricks, so that each point belongs to
// one; that of a half lies well on its side of the cut, clear of the gates about it.
func (g grid) hit(a *atlas.Atlas, p atlas.Place) ink.Rect {
	m := g.place(a, p)
	if a.At(p).Half == atlas.Whole {
		return boardkit.Around(m.X, m.Y, root3*g.radius, 1.5*g.radius)
	}
	return boardkit.Around(m.X, m.Y, 0.46*g.radius, 0.46*g.radius)
}

// ownsSide reports whether a hexside of a split hex belongs to this half of it (AR-MAP-3).
func ownsSide(a *atlas.Atlas, p atlas.Place, d atlas.Direction) bool {
	for _, n := range a.Around(p) {
		if n.Direction == d {
			return true
		}
	}
	return false
}
