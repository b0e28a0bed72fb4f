package ink

import "math"

// Point is a place in device pixels, or the way from one place to another.
type Point struct{ X, Y float64 }

// P makes a Point.
func P(x, y float64) Point { return Point{x, y} }

// Plus, Minus and Times reckon with points as with vectors.
func (p Point) Plus(q Point) Point    { return Point{p.X + q.X, p.Y + q.Y} }
func (p Point) Minus(q Point) Point   { return Point{p.X - q.X, p.Y - q.Y} }
func (p Point) Times(f float64) Point { return Point{p.X * f, p.Y * f} }

// Dot is the scalar product of two vectors.
func (p Point) Dot(q Point) float64 { return p.X*q.X + p.Y*q.Y }

// Length is how long the vector is.
func (p Point) Length() float64 { return math.Hypot(p.X, p.Y) }

// Angle is where the vector points to, in radians clockwise from the right.
func (p Point) Angle() float64 { return math.Atan2(p.Y, p.X) }

// Around is the box of a size about the point.
func (p Point) Around(w, h float64) Rect { return Rect{p.X - w/2, p.Y - h/2, w, h} }

// Between is the point that lies t of the way from p to q.
func Between(p, q Point, t float64) Point { return p.Plus(q.Minus(p).Times(t)) }

// Rect is a rectangle in device pixels.
type Rect struct{ X, Y, W, H float64 }

// R makes a Rect.
func R(x, y, w, h float64) Rect { return Rect{x, y, w, h} }

// Right and Bottom are the edges that are not part of the rectangle any more.
func (r Rect) Right() float64  { return r.X + r.W }
func (r Rect) Bottom() float64 { return r.Y + r.H }

// Center is the middle of the rectangle.
func (r Rect) Center() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// Middle is Center as a point.
func (r Rect) Middle() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Contains reports whether the point lies in the rectangle.
func (r Rect) Contains(x, y float64) bool {
	return x >= r.X && y >= r.Y && x < r.Right() && y < r.Bottom()
}

// Empty reports whether the rectangle has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Inset takes d off each side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Shift moves the rectangle.
func (r Rect) Shift(dx, dy float64) Rect { return Rect{r.X + dx, r.Y + dy, r.W, r.H} }

// Intersect is the common part of both, empty if there is none.
func (r Rect) Intersect(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{x, y, max(0, min(r.Right(), o.Right())-x), max(0, min(r.Bottom(), o.Bottom())-y)}
}

// Holds reports whether another rectangle lies in it, to half a pixel: sums of fractions are no more exact than that is worth, so that
// the common part of a rectangle and one that it lies in need not equal it.
func (r Rect) Holds(o Rect) bool {
	const slack = 0.5
	return o.X >= r.X-slack && o.Y >= r.Y-slack && o.Right() <= r.Right()+slack && o.Bottom() <= r.Bottom()+slack
}

// Overlaps reports whether both have a common area.
func (r Rect) Overlaps(o Rect) bool {
	return min(r.Right(), o.Right()) > max(r.X, o.X) && min(r.Bottom(), o.Bottom()) > max(r.Y, o.Y)
}

// Union is the smallest rectangle about both.
func (r Rect) Union(o Rect) Rect {
	x, y := min(r.X, o.X), min(r.Y, o.Y)
	return Rect{x, y, max(r.Right(), o.Right()) - x, max(r.Bottom(), o.Bottom()) - y}
}

// Round puts all four edges on whole pixels, so that frames and pictures stay crisp.
func (r Rect) Round() Rect {
	x, y := Whole(r.X), Whole(r.Y)
	return Rect{x, y, Whole(r.Right()) - x, Whole(r.Bottom()) - y}
}

// hair is by how much less than a half still counts as one.
const hair = 1e-6

// Whole is the nearest whole number, and of two the upper one: whatever is shifted by whole pixels rounds as before, also
// left of zero.
func Whole(v float64) float64 { return math.Floor(v + 0.5 + hair) }

// CutTop, CutBottom, CutLeft and CutRight cut a strip of size d off one side and return the strip
// and what is left.
func (r Rect) CutTop(d float64) (strip, rest Rect) {
	d = math.Max(0, math.Min(d, r.H))
	return Rect{r.X, r.Y, r.W, d}, Rect{r.X, r.Y + d, r.W, r.H - d}
}

func (r Rect) CutBottom(d float64) (strip, rest Rect) {
	d = math.Max(0, math.Min(d, r.H))
	return Rect{r.X, r.Bottom() - d, r.W, d}, Rect{r.X, r.Y, r.W, r.H - d}
}

func (r Rect) CutLeft(d float64) (strip, rest Rect) {
	d = math.Max(0, math.Min(d, r.W))
	return Rect{r.X, r.Y, d, r.H}, Rect{r.X + d, r.Y, r.W - d, r.H}
}

func (r Rect) CutRight(d float64) (strip, rest Rect) {
	d = math.Max(0, math.Min(d, r.W))
	return Rect{r.Right() - d, r.Y, d, r.H}, Rect{r.X, r.Y, r.W - d, r.H}
}

// Fit returns the largest rectangle of the given width to height ratio in the middle of r.
func (r Rect) Fit(aspect float64) Rect {
	w, h := r.W, r.W/aspect
	if h > r.H {
		w, h = r.H*aspect, r.H
	}
	return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}

// Metrics is the size of a screen and how large things are on it.
type Metrics struct {
	W, H   int     // device pixels
	Device float64 // device pixels per point of the desktop (1 on most screens, 2 on HiDPI)
	Text   float64 // text size setting, 0.8 to 1.6
	Faces  int     // how many times typefaces came from elsewhere: with others, all is laid out anew
}

// Unit is the device pixels of one design unit: 1 at 1920 x 1080.
func (m Metrics) Unit() float64 { return math.Min(float64(m.W)/1920, float64(m.H)/1080) }

// Px turns design units into whole device pixels; what is not zero stays at least one pixel.
func (m Metrics) Px(units float64) float64 {
	if units == 0 {
		return 0
	}
	return math.Max(1, math.Round(units*m.Unit()))
}

// Screen is the whole screen.
func (m Metrics) Screen() Rect { return Rect{0, 0, float64(m.W), float64(m.H)} }

// MinTarget is the smallest width and height of a thing to click, in device pixels: 24
// points.
func (m Metrics) MinTarget() float64 { return math.Ceil(24 * m.device()) }

func (m Metrics) device() float64 {
	if m.Device <= 0 {
		return 1
	}
	return m.Device
}
