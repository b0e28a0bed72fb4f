package stage

import (
	"math"
	"time"

	"portcullis/scenes/ink"
)

// How long things take at normal speed.
const (
	shortest   = 120 * time.Millisecond // the nearest way of a piece
	longest    = 260 * time.Millisecond // the farthest way of a piece
	perLeg     = 200 * time.Millisecond // each leg of a way over other places
	fading     = 160 * time.Millisecond
	exiting    = 140 * time.Millisecond
	turning    = 240 * time.Millisecond
	tumbling   = 600 * time.Millisecond
	shaking    = 260 * time.Millisecond
	counting   = 200 * time.Millisecond
	sinking    = 850 * time.Millisecond
	stagger    = 90 * time.Millisecond // between the starts of two travelling pieces
	mostFlying = 3                     // pieces that travel at a time
)

// act is what a motion does.
type act uint8

const (
	travels act = 1 << iota // changes its place
	turns                   // shows another face
	tumbles                 // is thrown
	leaves                  // is gone afterwards
	shakes
	counts // shows a number that grows
	sinks  // goes down behind its foot
	floats // lies still over others that move
)

// motion is one piece on its way.
type motion struct {
	piece   Piece    // as it will be; as it was for one that leaves
	before  ink.List // what it showed before it turns over
	was     ink.Rect // its box then
	acts    act
	path    []Point // middles, from where it is to where it goes
	legs    []float64
	scale   float64 // size at the beginning as a multiple of that at the end
	alpha   float64 // at the beginning
	length  time.Duration
	begun   bool
	over    bool
	follows bool // it goes along with another one
	start   time.Duration

	looks [maxLooks + 1]picture
}

// maxLooks is how many looks one motion can show: the final one, the one before, and those of
// a tumbling die or of a number that counts up.
const maxLooks = 8

// dusty is the look of the dust that rises from what sinks.
const dusty = maxLooks

// pose is how a moving piece is drawn at a moment.
type pose struct {
	x, y   float64 // middle
	sx, sy float64 // scale
	angle  float64 // radians clockwise
	alpha  float64
	look   int // 0 final, 1 before, 2 and on: tumbling or counting
}

// setPath sets the way of the piece and how far along it each point lies.
func (m *motion) setPath(points ...Point) {
	m.path = append(m.path[:0], points...)
	m.legs = append(m.legs[:0], 0)
	total := 0.0
	for i := 1; i < len(points); i++ {
		total += math.Hypot(points[i].X-points[i-1].X, points[i].Y-points[i-1].Y)
		m.legs = append(m.legs, total)
	}
}

// beside reports whether two pieces touch where they set out.
func (m *motion) beside(o *motion) bool {
	a, b := m.path[0].Around(m.piece.Box.W, m.piece.Box.H), o.path[0].Around(o.piece.Box.W, o.piece.Box.H)
	const touch = 2
	return m.acts&leaves == o.acts&leaves && m.piece.Plane == o.piece.Plane && a.Inset(-touch).Overlaps(b)
}

// abreast reports whether two pieces lie to each other at the end as they do at the beginning, but for a quarter of the smaller
// one.
func (m *motion) abreast(o *motion) bool {
	from, to := o.path[0].Minus(m.path[0]), o.path[len(o.path)-1].Minus(m.path[len(m.path)-1])
	a, b := m.piece.Box, o.piece.Box
	return to.Minus(from).Length() <= math.Min(math.Min(a.W, a.H), math.Min(b.W, b.H))/4
}

// along takes the way of another piece over, beside it.
func (m *motion) along(o *motion) {
	if len(o.path) == 2 {
		return
	}
	first, last := m.path[0], m.path[len(m.path)-1]
	points := []Point{first}
	for _, p := range o.path[1 : len(o.path)-1] {
		points = append(points, first.Plus(p.Minus(o.path[0])))
	}
	m.setPath(append(points, last)...)
}

// way is the length of the path.
func (m *motion) way() float64 { return m.legs[len(m.legs)-1] }

// at is the point of the path at part t of its length, 0 to 1.
func (m *motion) at(t float64) Point {
	goal := t * m.way()
	for i := 1; i < len(m.path); i++ {
		if goal > m.legs[i] {
			continue
		}
		part := 1.0
		if d := m.legs[i] - m.legs[i-1]; d > 0 {
			part = (goal - m.legs[i-1]) / d
		}
		a, b := m.path[i-1], m.path[i]
		return ink.Between(a, b, part)
	}
	return m.path[len(m.path)-1]
}

// progress is how far the motion is, 0 to 1.
func (m *motion) progress(now time.Duration) float64 {
	switch {
	case !m.begun:
		return 0
	case m.over || m.length <= 0:
		return 1
	}
	return clamp(float64(now-m.start)/float64(m.length), 0, 1)
}

// easeOut starts fast and ends softly.
func easeOut(t float64) float64 { return 1 - (1-t)*(1-t)*(1-t) }

// hidden reports whether the piece cannot be seen yet: it waits where it comes from.
func (m *motion) hidden() bool { return !m.begun && m.alpha == 0 }

// pose is how the piece is drawn at a moment.
func (m *motion) pose(now time.Duration) pose {
	t := m.progress(now)
	e := easeOut(t)
	if len(m.path) > 2 {
		e = t
	}
	size := m.scale + (1-m.scale)*e
	at := m.at(e)
	p := pose{x: at.X, y: at.Y, sx: size, sy: size, alpha: m.alpha + (1-m.alpha)*min(1, 3*t)}
	if m.acts&leaves != 0 {
		m.leave(&p, t)
	}
	if m.acts&turns != 0 {
		m.turn(&p, t)
	}
	if m.acts&tumbles != 0 {
		m.tumble(&p, t)
	}
	if n := min(len(m.piece.Count), maxLooks-2); m.acts&counts != 0 && n > 0 && t < 1 {
		p.look = 2 + int(t*float64(n))
	}
	if m.acts&sinks != 0 {
		m.sink(&p, t)
	}
	if m.acts&shakes != 0 {
		p.x += math.Sin(t*math.Pi*6) * (1 - t) * m.piece.Box.W * 0.04
	}
	return p
}

func (m *motion) leave(p *pose, t float64) {
	p.alpha = m.alpha * (1 - t)
	switch {
	case m.acts&sinks != 0:
		p.alpha = m.alpha
	case m.acts&travels != 0:
		p.alpha = m.alpha * min(1, 3*(1-t))
	case m.piece.Exit == TipOver:
		p.angle = t * 1.2
		p.y += t * m.piece.Box.H * 0.2
	case m.piece.Exit == FlareOut:
		p.sx += t * 0.35
		p.sy = p.sx
	}
}

// sink lets the piece tremble and go down, ever faster, until it is below its foot. One that stays is seen as it was
// until then.
func (m *motion) sink(p *pose, t float64) {
	p.y += t * t * m.piece.Box.H
	p.x += math.Sin(t*math.Pi*14) * (1 - t) * m.piece.Box.W * 0.03
	p.angle = t * 0.05
	if m.acts&leaves == 0 && t < 1 {
		p.look = 1
	}
}

// dust is where the dust of what sinks is and how dense, at part t of the motion: it rises from the foot and settles.
func (m *motion) dust(t float64) pose {
	at, size := m.piece.Box.Middle(), 0.6+0.6*t
	return pose{x: at.X, y: at.Y + m.piece.Box.H/2*(1-size), sx: size, sy: size, alpha: math.Sin(t * math.Pi), look: dusty}
}

// cloud is what the dust looks like.
func (m *motion) cloud() (l ink.List) {
	w, h := m.piece.Box.W, m.piece.Box.H
	for _, at := range [...]ink.Point{{X: 0, Y: 0.92}, {X: 0.25, Y: 0.78}, {X: 0.5, Y: 0.9}, {X: 0.75, Y: 0.76}, {X: 1, Y: 0.92}} {
		l.Halo(ink.R((at.X-0.3)*w, at.Y*h-0.3*w, 0.6*w, 0.6*w), ink.ParchmentDark.Alpha(0.85))
	}
	return l
}

// turn narrows the piece to its edge and widens it again with the new face. The old face was drawn at
// the size that the piece had at the beginning.
func (m *motion) turn(p *pose, t float64) {
	p.sx *= math.Max(0.02, math.Abs(math.Cos(t*math.Pi)))
	if t >= 0.5 {
		return
	}
	p.look = 1
	if m.scale > 0 {
		p.sx, p.sy = p.sx/m.scale, p.sy/m.scale
	}
}

// sharpest is how many times as large as a piece it is painted at most, to be drawn larger than it is where it goes.
const sharpest = 4

// sharp is how many times as large as a piece one of its looks is painted: as large as it is ever drawn, else a card that comes out of the
// hand to a small place would be blurred where it sets out.
func (m *motion) sharp(look int) float64 {
	most := m.scale
	if look == 1 && m.scale > 0 {
		most = (m.scale + (1-m.scale)*easeOut(0.5)) / m.scale
	}
	if m.acts&(travels|turns) == 0 || look == dusty || most < 1.1 { // what hardly grows is left as it is
		return 1
	}
	return min(most, sharpest)
}

// tumble spins a die through its faces; the last quarter of the time it lies still.
func (m *motion) tumble(p *pose, t float64) {
	const rest = 0.75
	if t >= rest {
		return
	}
	left := 1 - t/rest
	p.angle = left * left * 4 * math.Pi
	p.y -= math.Abs(math.Sin(t/rest*3*math.Pi)) * left * m.piece.Box.H * 0.6
	if n := min(len(m.piece.Tumble), maxLooks-2); n > 0 {
		p.look = 2 + int(t/rest*3*float64(n))%n
	}
}

// look is one of the looks of a motion.
func (m *motion) look(i int) ink.List {
	switch {
	case i == dusty:
		return m.cloud()
	case i == 1:
		return m.before
	case i >= 2 && m.acts&counts != 0:
		return m.piece.Count[i-2]
	case i >= 2:
		return m.piece.Tumble[i-2]
	}
	return m.piece.Look
}

// lasting is how long a motion takes at normal speed; diagonal is that of the screen.
func (m *motion) lasting(diagonal float64) time.Duration {
	length := time.Duration(0)
	if m.acts&travels != 0 {
		far := min(1, m.way()/(diagonal/2))
		length = shortest + time.Duration(far*float64(longest-shortest))
		if legs := len(m.path) - 1; legs > 1 {
			length = time.Duration(legs) * perLeg
		}
	}
	if m.acts&turns != 0 {
		length = max(length, turning)
	}
	if m.acts&tumbles != 0 {
		length = max(length, tumbling)
	}
	if m.acts&shakes != 0 {
		length = max(length, shaking)
	}
	if m.acts&counts != 0 {
		length = max(length, counting)
	}
	if m.acts&sinks != 0 {
		length = max(length, sinking)
	}
	if m.acts&leaves != 0 && m.acts&travels == 0 {
		length = max(length, exiting)
	}
	return length
}
