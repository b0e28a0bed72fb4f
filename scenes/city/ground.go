package city

import (
	"math"
	"math/rand/v2"

	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// The tones of the ground between the palette's night tones.
var (
	earth    = ink.RGB(0x1D1A1C)
	tuft     = ink.RGB(0x2E2524)
	lane     = ink.RGB(0x3B426B)
	laneEdge = ink.RGB(0x1A2040)
	cobble   = ink.RGB(0x4A527F)
	dusk     = ink.RGB(0x1A2040)
	moonlit  = ink.RGB(0x343C68)
)

// ground draws the city at night under everything else: besiegers' camps, wall and towers,
// lanes, roofs and the square. The same plan always has the same roofs.
type ground struct {
	plan
	list ink.List
	rand *rand.Rand
}

// drawGround returns the ground relative to the corner of the plan's area.
func drawGround(p plan) ink.List {
	g := &ground{plan: p, rand: rand.New(rand.NewPCG(0x4B75727468, 12))}
	g.countryside()
	g.night()
	g.lanes()
	g.trees()
	g.roofs()
	g.plaza()
	g.rampart()
	g.burning()
	return g.list.Shift(-p.area.X, -p.area.Y)
}

// picture draws a picture of the board about a point; w and h are design units.
func (g *ground) picture(name string, at ink.Point, w, h, angle float64) {
	g.list.Picture("kurth/"+name, at.Around(w*g.unit, h*g.unit)).Angle = angle
}

// halo is a round light about a point; size in design units.
func (g *ground) halo(at ink.Point, size float64, c ink.Color) {
	g.list.Halo(at.Around(size*g.unit, size*g.unit), c)
}

// within moves a point so far into the area that something of that size about it lies inside.
func (g *ground) within(at ink.Point, size float64) ink.Point {
	half := size * g.unit / 2
	return ink.P(
		math.Max(g.area.X+half, math.Min(at.X, g.area.Right()-half)),
		math.Max(g.area.Y+half, math.Min(at.Y, g.area.Bottom()-half)),
	)
}

// band is a straight strip from a to b, width in design units.
func (g *ground) band(a, b ink.Point, width float64, c ink.Color) {
	d := b.Minus(a)
	g.list.Fill(ink.Between(a, b, 0.5).Around(d.Length(), width*g.unit), c, 0).Angle = d.Angle()
}

// countryside is the trampled earth outside the wall with the besiegers' tents and fires.
func (g *ground) countryside() {
	a, u := g.area, g.unit
	g.list.Fill(a, earth, 0)
	for range int(a.W / u / 10) {
		q := ink.P(a.X+g.rand.Float64()*a.W, a.Y+g.rand.Float64()*a.H)
		length := (10 + 12*g.rand.Float64()) * u
		if !g.inside(q, -10*u) && q.X+length < a.Right() && q.Y+4*u < a.Bottom() {
			g.band(q, q.Plus(ink.P(length, 0)), 3, tuft)
		}
	}
	camps := g.camps()
	for _, c := range camps {
		g.halo(g.within(c.Plus(ink.P(8*u, 4*u)), 92), 92, ink.Ember.Alpha(0.62))
	}
	for _, c := range camps {
		g.picture("camp", c, 34, 25, 0)
	}
}

// camps stand along the edge of the area, outside the wall, clear of its corners.
func (g *ground) camps() []ink.Point {
	a, u := g.area, g.unit
	corners := [...]ink.Point{
		ink.P(a.X+58*u, a.Y+40*u), ink.P(a.Right()-62*u, a.Y+40*u),
		ink.P(a.Right()-62*u, a.Bottom()-46*u), ink.P(a.X+58*u, a.Bottom()-46*u),
	}
	var camps []ink.Point
	for i, c := range corners {
		camps = append(camps, c)
		side := ink.P(1, 0)
		if c.X > a.X+a.W/2 {
			side.X = -1
		}
		lift := ink.P(0, 1)
		if i >= 2 {
			lift.Y = -1
		}
		camps = append(camps,
			c.Plus(side.Times(46*u)).Minus(lift.Times(20*u)),
			c.Plus(lift.Times(34*u)).Minus(side.Times(34*u)))
	}
	return camps
}

// night is the earth inside the wall, lighter where the moon falls on it.
func (g *ground) night() {
	a, u := g.area, g.unit
	within := ink.Rect{X: a.X + 32*u, Y: a.Y + 20*u, W: a.W - 64*u, H: a.H - 46*u}
	g.list.Fill(within.Shift(5*u, 9*u), ink.Ink.Alpha(0.7), 140*u)
	g.list.Fill(within, dusk, 140*u)
	const tones = 8
	for i := range tones {
		t := float64(i+1) / tones
		size := 1 - 0.82*float64(i)/tones
		c := ink.P(within.X+within.W*(0.5-0.07*t), within.Y+within.H*(0.5-0.1*t))
		g.list.Disc(c.Around(within.W*size, within.H*size), boardkit.Mix(dusk, moonlit, t))
	}
}

// lanes run around the ring, from the square to every place, and out through the breach.
func (g *ground) lanes() {
	type way struct {
		from, to ink.Point
		width    float64
	}
	var ways []way
	for ring, box := range g.place {
		ways = append(ways, way{g.square, box.Middle(), 17},
			way{box.Middle(), g.place[(ring+1)%places].Middle(), 24})
	}
	ways = append(ways, way{g.place[4].Middle(), g.breach, 24})
	for _, w := range ways {
		g.band(w.from, w.to, w.width+6, laneEdge)
	}
	for _, w := range ways {
		g.band(w.from, w.to, w.width, lane)
	}
	for _, w := range ways {
		g.cobbles(w.from, w.to)
	}
}

// cobbles are the dashes along the middle of a lane.
func (g *ground) cobbles(a, b ink.Point) {
	length := b.Minus(a).Length()
	step := 18 * g.unit
	for at := step; at < length; at += step {
		q := ink.Between(a, b, at/length)
		if !g.covered(q) {
			g.band(ink.Between(a, b, (at-3*g.unit)/length), ink.Between(a, b, (at+3*g.unit)/length), 2.5, cobble)
		}
	}
}

// covered reports whether a place hides the point.
func (g *ground) covered(q ink.Point) bool {
	for _, box := range g.place {
		if box.Inset(4*g.unit).Contains(q.X, q.Y) {
			return true
		}
	}
	return false
}

// built reports whether a house or tree of that reach would stand on a lane, on the square
// or under a place.
func (g *ground) built(q ink.Point, reach float64) bool {
	d := reach * g.unit
	away := q.Minus(g.square)
	if math.Hypot(away.X/(g.half.X+d), away.Y/(g.half.Y+d)) < 1 {
		return true
	}
	for ring, box := range g.place {
		if box.Inset(d).Contains(q.X, q.Y) ||
			distance(q, g.square, box.Middle()) < d+9*g.unit ||
			distance(q, box.Middle(), g.place[(ring+1)%places].Middle()) < d+12*g.unit {
			return true
		}
	}
	return distance(q, g.place[4].Middle(), g.breach) < d+12*g.unit
}

// roofs fill the blocks between the lanes in a shaken grid, some with a lamp in the window.
func (g *ground) roofs() {
	u := g.unit
	names := [...]string{"roof-1", "roof-2", "roof-3", "roof-4", "roof-5", "roof-6"}
	lit := [...]bool{1: true, 3: true, 4: true, 5: false}
	dx, dy := 40*u, 27*u
	for row, y := 0, g.area.Y+38*u; y < g.area.Bottom()-30*u; row, y = row+1, y+dy {
		for x := g.area.X + 36*u + dx/2*float64(row%2); x < g.area.Right()-30*u; x += dx {
			q := ink.P(x+(8*g.rand.Float64()-4)*u, y+(6*g.rand.Float64()-3)*u)
			angle := (g.rand.Float64()*24 - 12) * math.Pi / 180
			kind := g.rand.IntN(len(names))
			if lit[kind] && g.rand.IntN(2) == 0 {
				kind = 0
			}
			if !g.inside(q, 30*u) || g.built(q, 15) {
				continue
			}
			if lit[kind] {
				g.halo(q.Plus(ink.P(-8*u, 6*u)), 60, ink.Gold.Alpha(0.42))
			}
			g.picture(names[kind], q, 44, 32, angle)
		}
	}
}

// trees stand in the corners that houses leave.
func (g *ground) trees() {
	a, u := g.area, g.unit
	for range int(a.W / u / 6) {
		q := ink.P(a.X+g.rand.Float64()*a.W, a.Y+g.rand.Float64()*a.H)
		size := 15 + 8*g.rand.Float64()
		if g.inside(q, 24*u) && !g.built(q, 10) {
			g.picture("tree", q, size, size, 0)
		}
	}
}

// plaza is the square in the middle with a lamp on each side.
func (g *ground) plaza() {
	g.picture("plaza", g.square, 2*g.half.X/g.unit/0.93, 2*g.half.Y/g.unit/0.9, 0)
	for _, side := range [...]ink.Point{ink.P(-1, 0), ink.P(1, 0), ink.P(0, -1), ink.P(0, 1)} {
		q := g.square.Plus(ink.P(side.X*g.half.X*0.95, side.Y*g.half.Y*0.93))
		g.halo(q, 70, ink.Gold.Alpha(0.5))
		g.list.Disc(q.Around(9*g.unit, 9*g.unit), ink.Ink)
		g.list.Disc(q.Around(5*g.unit, 5*g.unit), ink.GoldLight)
	}
}

// rampart is the wall with its walk and twelve towers.
func (g *ground) rampart() {
	u := g.unit
	for i, a := range g.wall {
		b := g.wall[(i+1)%len(g.wall)]
		d := b.Minus(a)
		n := math.Max(1, math.Round(d.Length()/(34*u)))
		g.band(a, b, 25, ink.Ink)
		for k := range int(n) {
			q := ink.Between(a, b, (float64(k)+0.5)/n)
			box := q.Around(d.Length()/n, 26*u)
			g.list.Stretch("kurth/wall", box).Angle = d.Angle()
		}
	}
	for _, q := range g.wall {
		g.halo(g.within(q, 80), 80, ink.Gold.Alpha(0.4))
		g.picture("tower", g.within(q.Plus(ink.P(2*u, 2*u)), 54), 54, 54, 0)
	}
}

// burning is the fallen stretch of wall beside the Main Gate.
func (g *ground) burning() {
	g.halo(g.breach.Minus(ink.P(50*g.unit, 0)), 180, ink.Ember.Alpha(0.75))
	g.picture("breach", g.breach, 82, 98, 0)
}
