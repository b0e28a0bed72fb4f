package citadel

import (
	"math"

	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/ink"
)

// The fields by their number: each lies to the left of the one before.
const (
	north = iota
	west
	south
	east
)

// betweenRects is a rectangle between two others, t of the way from the inner to the outer one.
func betweenRects(in, out ink.Rect, t float64) ink.Rect {
	x0, y0 := in.X+(out.X-in.X)*t, in.Y+(out.Y-in.Y)*t
	x1, y1 := in.Right()+(out.Right()-in.Right())*t, in.Bottom()+(out.Bottom()-in.Bottom())*t
	return ink.R(x0, y0, x1-x0, y1-y0)
}

// seams are where the Zones end, as parts of the way from the wall to the edge of the board.
var seams = [cards.ZoneCount + 1]float64{0, 0.30, 0.615, 1}

// plan is where everything of the board lies in an area of any shape: the Citadel in the
// middle, and four fields cut by the diagonals, each widening outwards.
type plan struct {
	area, keep, court ink.Rect
	wall              float64   // thickness
	figure            float64   // side of a figure
	house             float64   // side of a building
	slot              float64   // side of a Summoning slot
	sign              float64   // height of the name of a building
	shot              ink.Point // the room of the Catapult's sign beside the Summoning slots
}

// Parts of the height of a wide court: how far the middles of the two rows of buildings with their names are apart, and how
// high a building can be at most.
const (
	wideRows  = 0.48
	wideHouse = 0.4
)

// newPlan fits the board into area. A wall is at least target thick, a figure at most figure
// large, and the name of a building sign high.
func newPlan(area ink.Rect, target, figure, sign float64) plan {
	p := plan{area: area, sign: sign}
	p.keep = ink.P(area.X+area.W/2, area.Y+area.H/2).Around(area.W*0.386, area.H*0.41).Round()
	p.wall = math.Round(math.Max(target, area.H*0.049))
	p.court = p.keep.Inset(p.wall)
	depth := (p.keep.Y - area.Y) * seams[1]
	p.figure = math.Round(math.Min(figure, math.Max(depth*0.9, 22)))
	p.house = math.Round(math.Min(p.court.H*0.285, p.court.W*0.2))
	if p.wide() {
		p.house = math.Round(min(p.court.H*wideHouse, p.court.W*0.125, p.court.H*wideRows-sign))
	}
	p.slot = math.Round(math.Min((p.keep.Y-area.Y)*(1-seams[2])*0.72, figure*1.05))
	return p
}

// ring is the rectangle round the Citadel at t of the way out.
func (p *plan) ring(t float64) ink.Rect { return betweenRects(p.keep, p.area, t) }

// corners are the corners of a Zone (0 to 2): inner left, inner right, outer right, outer left, as
// the field is seen from the Citadel.
func (p *plan) corners(f, z int) [4]ink.Point {
	in, out := p.ring(seams[z]), p.ring(seams[z+1])
	a, b := side(in, f)
	c, d := side(out, f)
	return [4]ink.Point{a, b, d, c}
}

// side is the left and right end of the side of a rectangle towards a field, as seen from its
// middle.
func side(r ink.Rect, f int) (left, right ink.Point) {
	nw, ne := ink.P(r.X, r.Y), ink.P(r.Right(), r.Y)
	sw, se := ink.P(r.X, r.Bottom()), ink.P(r.Right(), r.Bottom())
	switch f {
	case north:
		return nw, ne
	case west:
		return sw, nw
	case south:
		return se, sw
	}
	return ne, se
}

// level reports whether the Zones of a field are bands one above the other.
func level(f int) bool { return f == north || f == south }

// strip is the band between two seams as wide as the wall.
func (p *plan) band(f int, from, to float64) ink.Rect {
	in, out := p.ring(from), p.ring(to)
	switch f {
	case north:
		return ink.R(p.keep.X, out.Y, p.keep.W, in.Y-out.Y)
	case south:
		return ink.R(p.keep.X, in.Bottom(), p.keep.W, out.Bottom()-in.Bottom())
	case west:
		return ink.R(out.X, p.keep.Y, in.X-out.X, p.keep.H)
	}
	return ink.R(in.Right(), p.keep.Y, out.Right()-in.Right(), p.keep.H)
}

// zone is the rectangle within a Zone (0 to 2) that is clicked.
func (p *plan) zone(f, z int) ink.Rect {
	in := p.ring(seams[z])
	r := p.band(f, seams[z], seams[z+1])
	if level(f) {
		r.X, r.W = in.X, in.W
	} else {
		r.Y, r.H = in.Y, in.H
	}
	return r.Inset(2).Round()
}

// rampart is the stretch of the wall towards a field, without its towers.
func (p *plan) rampart(f int) ink.Rect {
	k, t := p.keep, p.wall
	switch f {
	case north:
		return ink.R(k.X+t, k.Y, k.W-2*t, t)
	case south:
		return ink.R(k.X+t, k.Bottom()-t, k.W-2*t, t)
	case west:
		return ink.R(k.X, k.Y+t, t, k.H-2*t)
	}
	return ink.R(k.Right()-t, k.Y+t, t, k.H-2*t)
}

// yards are where the buildings stand in the court, as parts of its width and height.
var yards = [cards.BuildingCount]ink.Point{
	cards.TheTavern: ink.P(0.375, 0.175), cards.Hideout: ink.P(0.625, 0.175),
	cards.Palace: ink.P(0.125, 0.285), cards.SorceryTower: ink.P(0.125, 0.69),
	cards.Sanctuary: ink.P(0.375, 0.785), cards.TheMarket: ink.P(0.625, 0.785),
	cards.Barn: ink.P(0.875, 0.285), cards.TheArmory: ink.P(0.875, 0.69),
}

// wide reports whether the court is so much wider than high that its buildings stand in two straight
// rows, larger than they could be otherwise.
func (p *plan) wide() bool { return p.court.W > 2*p.court.H }

// inward says on which side of a building in a wide court its heroes stand: 1 on its right, -1 on
// its left, always the one towards the middle.
func inward(b int) float64 { return math.Copysign(1, 0.5-yards[b].X) }

// yard is the box of a building.
func (p *plan) yard(b int) ink.Rect {
	at := yards[b]
	if p.wide() { // two to the left of the Catapult and two to the right of it, with room for heroes
		at.X = 0.5 + math.Copysign(map[bool]float64{true: 0.19, false: 0.41}[math.Abs(at.X-0.5) < 0.25], at.X-0.5)
		at.Y = 0.5 + math.Copysign(wideRows/2, at.Y-0.5) - p.sign/2/p.court.H
	}
	return ink.P(p.court.X+at.X*p.court.W, p.court.Y+at.Y*p.court.H).Around(p.house, p.house).Round()
}

// engine is the box of the Catapult with its turntable.
func (p *plan) engine() ink.Rect {
	size := math.Min(p.house*1.06, p.court.H*0.28)
	return ink.P(p.court.X+p.court.W/2, p.court.Y+p.court.H*0.49).Around(size, size).Round()
}

// pennant is where the target number of a Zone hangs: on the left diagonal of its field.
func (p *plan) pennant(f, z int) ink.Point {
	c := p.corners(f, z)
	return ink.Between(c[0], c[3], 0.5)
}

// rank is where the groups of a Zone stand, each of so many figures, side by side in the north and south, one above
// the other in the west and east, in two columns where one is too long. They stand in the middle unless something else
// lies there. A crowd is as large as it can be beside the others.
func (p *plan) rank(f, z int, groups []int) []ink.Rect {
	c := p.corners(f, z)
	mid := ink.Between(ink.Between(c[0], c[1], 0.5), ink.Between(c[3], c[2], 0.5), 0.5)
	from, to := p.stretch(f, z)
	n, room := float64(len(groups)), to-from
	pitch := p.figure * 1.34
	if !level(f) {
		pitch = p.figure * 1.06
	}
	more := 0.0 // by which crowds are longer than single figures
	for _, k := range groups {
		more += crowdLength(f, k) - 1
	}
	share := math.Max(0, math.Min(1, (room-pitch*n)/math.Max(1, more*p.figure)))
	columns := 1
	if pitch*n > room && !level(f) {
		columns = 2
	}
	rows := (len(groups) + columns - 1) / columns
	pitch = math.Min(pitch, room/math.Max(1, float64(rows)))
	long := pitch*float64(rows) + share*more*p.figure
	at := amid(mid.X, long, from, to) - long/2
	if !level(f) {
		at = amid(mid.Y, long, from, to) - long/2
	}
	boxes := make([]ink.Rect, len(groups))
	start := at
	for i, k := range groups {
		if i%rows == 0 {
			at = start
		}
		length := pitch + share*(crowdLength(f, k)-1)*p.figure
		own, broad := length-pitch+p.figure, p.figure*crowdBreadth(f, k, share)
		if level(f) {
			boxes[i] = ink.P(at+length/2, mid.Y).Around(own, broad)
		} else {
			aside := (float64(i/rows) - float64(columns-1)/2) * p.figure * 1.12
			boxes[i] = ink.P(mid.X+aside, at+length/2).Around(broad, own)
		}
		at += length
	}
	return boxes
}

// mostInCrowd is how many figures of a group are drawn; its badge tells how many there are.
const mostInCrowd = 12

// crowdRows is in how many rows the figures of a group stand.
func crowdRows(n int) int {
	if n > 3 {
		return 2
	}
	return 1
}

// crowdStep is how far apart the figures of a crowd stand along their field, in figures.
func crowdStep(f int) float64 {
	if level(f) {
		return 0.42
	}
	return 0.3
}

// crowdLength is how long a group is along its field, in figures.
func crowdLength(f, n int) float64 {
	n = min(n, mostInCrowd)
	if n < 2 {
		return 1
	}
	rows := crowdRows(n)
	return 1 + crowdStep(f)*(float64((n+rows-1)/rows-1)+float64(rows-1)/2)
}

// crowdBreadth is how broad a group is across its field, in figures, if its length has so large a share of what it wants.
func crowdBreadth(f, n int, share float64) float64 {
	if crowdRows(min(n, mostInCrowd)) == 1 {
		return 1
	}
	if level(f) {
		return 1 + 0.18*share
	}
	return 1 + 0.34*share
}

// amid is the middle of something so long within a stretch, as near to mid as it can be.
func amid(mid, long, from, to float64) float64 {
	return math.Max(from+long/2, math.Min(mid, to-long/2))
}

// stretch is where the figures of a Zone can stand, from left to right in the north and south, from
// top to bottom in the west and east. In Zone 3 it ends at the place of the Catapult's sign, beside the Summoning slots.
func (p *plan) stretch(f, z int) (from, to float64) {
	r := p.ring((seams[z] + seams[z+1]) / 2)
	from, to = r.Y+p.figure, r.Bottom()-p.figure
	if level(f) {
		from, to = r.X+p.figure*1.2, r.Right()-p.figure*1.2
	}
	if z < cards.ZoneCount-1 {
		return from, to
	}
	seam, air := p.ring(seams[2]), p.figure*0.1 // the Avatar is larger than other figures
	if air += p.shot.Y; level(f) {
		air += p.shot.X - p.shot.Y
	}
	switch f {
	case north:
		return p.socket(f, cards.SlotCount-1).Right() + air, seam.Right()
	case south:
		return seam.X, p.socket(f, 0).X - air
	case east:
		return p.socket(f, cards.SlotCount-1).Bottom() + air, seam.Bottom()
	}
	return seam.Y, p.socket(f, 0).Y - air
}

// socket is the box of a Summoning slot (0 to 2): a pinwheel, left in the north, top in the east,
// right in the south, bottom in the west.
func (p *plan) socket(f, i int) ink.Rect {
	pitch := p.slot * 1.06
	seam := p.ring(seams[2])
	deep := (seam.Y - p.area.Y) / 2
	wide := (seam.X - p.area.X) / 2
	n := float64(i) + 0.5
	switch f {
	case north:
		return ink.P(seam.X+p.figure*0.5+n*pitch, p.area.Y+deep).Around(p.slot, p.slot).Round()
	case south:
		return ink.P(seam.Right()-p.figure*0.5-(3-n)*pitch, p.area.Bottom()-deep).Around(p.slot, p.slot).Round()
	case east:
		return ink.P(p.area.Right()-wide, seam.Y+p.figure*0.6+n*pitch).Around(p.slot, p.slot).Round()
	}
	return ink.P(p.area.X+wide, seam.Bottom()-p.figure*0.6-(3-n)*pitch).Around(p.slot, p.slot).Round()
}

// gate is where new enemies come from: the middle of the outer edge of a field.
func (p *plan) gate(f int) ink.Point {
	a, b := side(p.area, f)
	return ink.Between(a, b, 0.5)
}
