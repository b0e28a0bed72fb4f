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

// point is a place on the screen in device pixels.
type point struct{ x, y float64 }

func (p point) plus(q point) point        { return point{p.x + q.x, p.y + q.y} }
func (p point) minus(q point) point       { return point{p.x - q.x, p.y - q.y} }
func (p point) times(f float64) point     { return point{p.x * f, p.y * f} }
func (p point) length() float64           { return math.Hypot(p.x, p.y) }
func (p point) dot(q point) float64       { return p.x*q.x + p.y*q.y }
func (p point) angle() float64            { return math.Atan2(p.y, p.x) }
func between(p, q point, t float64) point { return p.plus(q.minus(p).times(t)) }

// around is the box of the given size about p.
func around(p point, w, h float64) ink.Rect { return ink.Rect{X: p.x - w/2, Y: p.y - h/2, W: w, H: h} }

func middle(r ink.Rect) point { x, y := r.Center(); return point{x, y} }

// plan is the street plan in an area of any shape.
type plan struct {
	area   ink.Rect
	unit   float64          // device pixels of one design unit
	wall   [12]point        // clockwise from the west; a tower stands at each corner
	place  [places]ink.Rect // by ring number
	square point            // where the passageway crosses
	half   point            // half the extent of the square
	breach point            // where the wall beside the Main Gate has fallen
}

// newPlan fits the city into area. Walls keep their distance from its edges, the places
// share what lies inside, at least gap apart in a row and lane between the rows, and at most tall
// times as high as wide.
func newPlan(area ink.Rect, gap, lane, tall float64) plan {
	p := plan{area: area, unit: math.Min(area.W/cityWidth, area.H/cityHeight)}
	u := p.unit
	left, top, right, bottom := area.X, area.Y, area.Right(), area.Bottom()
	cx, cy := area.Center()
	p.wall = [12]point{
		{left + 26*u, cy - 8*u}, {left + 40*u, top + 98*u}, {left + 140*u, top + 26*u},
		{cx, top + 14*u},
		{right - 140*u, top + 26*u}, {right - 40*u, top + 98*u}, {right - 26*u, cy - 8*u},
		{right - 40*u, bottom - 114*u}, {right - 140*u, bottom - 34*u},
		{cx, bottom - 18*u},
		{left + 140*u, bottom - 34*u}, {left + 40*u, bottom - 114*u},
	}
	p.square = point{cx, cy - 12*u}
	p.half = point{92 * u, 62 * u}
	p.breach = point{right - 42*u, area.Y + area.H*0.677}
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
func (p *plan) road(ring int) (at point, angle float64) {
	from, to := p.place[ring], p.place[(ring+1)%places]
	d := middle(to).minus(middle(from))
	if math.Abs(d.x) > math.Abs(d.y) {
		left, right := from, to
		if d.x < 0 {
			left, right = to, from
		}
		at = point{(left.Right() + right.X) / 2, (middle(left).y + middle(right).y) / 2}
		return at, point{d.x, 0}.angle()
	}
	return between(middle(from), middle(to), 0.5), point{0, d.y}.angle()
}

// passage is the line of the passageway from one end to the other, through the square.
func (p *plan) passage(from, to int) []point {
	a, b := p.place[from], p.place[to]
	start := point{middle(a).x, a.Bottom()}
	end := point{middle(b).x, b.Y}
	if from >= 4 {
		start, end = point{middle(a).x, a.Y}, point{middle(b).x, b.Bottom()}
	}
	return append(curve(start, p.square), curve(p.square, end)...)
}

// curve leaves a downwards, meets b on the slant, as short straight pieces.
func curve(a, b point) []point {
	const n = 24
	d := b.minus(a)
	c1 := point{a.x + 0.45*d.x, a.y + 0.5*d.y}
	c2 := point{a.x + 0.45*d.x, a.y + 0.66*d.y}
	points := make([]point, n+1)
	for i := range points {
		t := float64(i) / n
		ab, bc, cd := between(a, c1, t), between(c1, c2, t), between(c2, b, t)
		points[i] = between(between(ab, bc, t), between(bc, cd, t), t)
	}
	return points
}

// inside reports whether q lies inside the wall by the margin.
func (p *plan) inside(q point, margin float64) bool {
	for i, a := range p.wall {
		d := p.wall[(i+1)%len(p.wall)].minus(a)
		if d.x*(q.y-a.y)-d.y*(q.x-a.x) < margin*d.length() {
			return false
		}
	}
	return true
}

// distance is how far q is from the line between a and b.
func distance(q, a, b point) float64 {
	d := b.minus(a)
	t := q.minus(a).dot(d) / d.dot(d)
	return q.minus(between(a, b, math.Max(0, math.Min(1, t)))).length()
}
