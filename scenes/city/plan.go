package city

import (
	"math"

	"portcullis/scenes/ink"
)

// places is how many places lie on the ring road, clockwise from the Citadel.
const places = 8

// The design size of the city; all its lengths are in these units.
const (
	cityWidth  = 1248.0
	cityHeight = 632.0
)

// plan is the street plan in an area of any shape.
type plan struct {
	area   ink.Rect
	unit   float64          // device pixels of one design unit
	wall   [12]ink.Point    // clockwise from the west; a tower stands at each corner
	place  [places]ink.Rect // by ring number
	square ink.Point        // where the passageway crosses
	half   ink.Point        // half the extent of the square
	breach ink.Point        // where the wall beside the Main Gate has fallen
}

// newPlan fits the city into area. Walls keep their distance from its edges, the places
// share what lies inside, at least gap apart in a row and lane between the rows, and at most tall
// times as high as wide.
func newPlan(area ink.Rect, gap, lane, tall float64) plan {
	p := plan{area: area, unit: math.Min(area.W/cityWidth, area.H/cityHeight)}
	u := p.unit
	left, top, right, bottom := area.X, area.Y, area.Right(), area.Bottom()
	cx, cy := area.Center()
	p.wall = [12]ink.Point{
		ink.P(left+26*u, cy-8*u), ink.P(left+40*u, top+98*u), ink.P(left+140*u, top+26*u),
		ink.P(cx, top+14*u),
		ink.P(right-140*u, top+26*u), ink.P(right-40*u, top+98*u), ink.P(right-26*u, cy-8*u),
		ink.P(right-40*u, bottom-114*u), ink.P(right-140*u, bottom-34*u),
		ink.P(cx, bottom-18*u),
		ink.P(left+140*u, bottom-34*u), ink.P(left+40*u, bottom-114*u),
	}
	p.square = ink.P(cx, cy-12*u)
	p.half = ink.P(92*u, 62*u)
	p.breach = ink.P(right-42*u, area.Y+area.H*0.677)
	p.stand(gap, lane, tall)
	return p
}

// stand puts the eight places on the ring road: as wide as four with their gaps allow, as
// high as two rows and the street between them allow, in the shape of the design where
// there is room.
func (p *plan) stand(gap, lane, tall float64) {
	u := p.unit
	inner := ink.Rect{X: p.area.X + 58*u, Y: p.area.Y + 40*u, W: p.area.W - 116*u, H: p.area.H - 92*u}
	w := (inner.W - 3*math.Max(gap, 32*u)) / 4
	street := math.Max(lane, 0.22*inner.H)
	h := math.Min((inner.H-street)/2, w*tall)
	if h < w*0.62 {
		h = math.Min((inner.H-lane)/2, w*0.62)
	}
	for ring := range p.place {
		column, row := ring, 0
		if ring >= 4 {
			column, row = 7-ring, 1
		}
		x := inner.X + float64(column)*(inner.W-w)/3
		y := inner.Y
		bulge := -6 * u
		if row == 1 {
			y = inner.Bottom() - h
			bulge = 6 * u
		}
		if column == 1 || column == 2 {
			y += bulge
		}
		p.place[ring] = ink.Rect{X: x, Y: y, W: w, H: h}.Round()
	}
}

// street is the free strip between the two rows of places.
func (p *plan) street() ink.Rect {
	top, bottom := p.place[0].Bottom(), p.place[7].Y
	for ring, box := range p.place {
		if ring < 4 {
			top = math.Max(top, box.Bottom())
		} else {
			bottom = math.Min(bottom, box.Y)
		}
	}
	return ink.Rect{X: p.place[0].X, Y: top, W: p.place[3].Right() - p.place[0].X, H: bottom - top}
}

// road is where the arrow from one place to the next lies, and its direction.
func (p *plan) road(ring int) (at ink.Point, angle float64) {
	from, to := p.place[ring], p.place[(ring+1)%places]
	d := to.Middle().Minus(from.Middle())
	if math.Abs(d.X) > math.Abs(d.Y) {
		left, right := from, to
		if d.X < 0 {
			left, right = to, from
		}
		at = ink.P((left.Right()+right.X)/2, (left.Middle().Y+right.Middle().Y)/2)
		return at, ink.P(d.X, 0).Angle()
	}
	return ink.Between(from.Middle(), to.Middle(), 0.5), ink.P(0, d.Y).Angle()
}

// passage is the line of the passageway from one end to the other, through the square.
func (p *plan) passage(from, to int) []ink.Point {
	a, b := p.place[from], p.place[to]
	start := ink.P(a.Middle().X, a.Bottom())
	end := ink.P(b.Middle().X, b.Y)
	if from >= 4 {
		start, end = ink.P(a.Middle().X, a.Y), ink.P(b.Middle().X, b.Bottom())
	}
	return append(curve(start, p.square), curve(p.square, end)...)
}

// curve leaves a downwards, meets b on the slant, as short straight pieces.
func curve(a, b ink.Point) []ink.Point {
	const n = 24
	d := b.Minus(a)
	c1 := ink.P(a.X+0.45*d.X, a.Y+0.5*d.Y)
	c2 := ink.P(a.X+0.45*d.X, a.Y+0.66*d.Y)
	points := make([]ink.Point, n+1)
	for i := range points {
		t := float64(i) / n
		ab, bc, cd := ink.Between(a, c1, t), ink.Between(c1, c2, t), ink.Between(c2, b, t)
		points[i] = ink.Between(ink.Between(ab, bc, t), ink.Between(bc, cd, t), t)
	}
	return points
}

// inside reports whether q lies inside the wall by the margin.
func (p *plan) inside(q ink.Point, margin float64) bool {
	for i, a := range p.wall {
		d := p.wall[(i+1)%len(p.wall)].Minus(a)
		if d.X*(q.Y-a.Y)-d.Y*(q.X-a.X) < margin*d.Length() {
			return false
		}
	}
	return true
}

// distance is how far q is from the line between a and b.
func distance(q, a, b ink.Point) float64 {
	d := b.Minus(a)
	t := q.Minus(a).Dot(d) / d.Dot(d)
	return q.Minus(ink.Between(a, b, math.Max(0, math.Min(1, t)))).Length()
}
