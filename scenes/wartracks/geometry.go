package wartracks

import (
	"math"

	"portcullis/scenes/ink"
)

// tileAspect is how much wider than high a tile of the battlefield is, wideAspect one with room for words beside its
// figure, where only three strips stand side by side.
const (
	tileAspect = 1.31
	wideAspect = 1.7
)

const trackSlots = 3

// field is where the slots of all war tracks and Battle Zones lie.
type field struct {
	area   ink.Rect
	tile   ink.Rect                     // size of a tile, at the origin
	slots  map[int][trackSlots]ink.Rect // by track
	exits  map[int]ink.Rect             // by track
	fronts map[[2]int]ink.Rect          // by zone and side
	middle map[int]ink.Rect             // by zone
	lanes  []lane
	free   ink.Rect // of Last Man Standing: where nothing lies
}

// lane is a strip of ground: a war track or a Battle Zone.
type lane struct {
	kind  laneKind
	box   ink.Rect
	index int  // of the track or zone
	flat  bool // it lies on its side
	up    bool // creatures march up (to the right if it is flat)
}

type laneKind uint8

const (
	trackLane laneKind = iota
	zoneLane
)

func newField(area ink.Rect) field {
	return field{area: area, slots: map[int][trackSlots]ink.Rect{}, exits: map[int]ink.Rect{}, fronts: map[[2]int]ink.Rect{}, middle: map[int]ink.Rect{}}
}

// fieldIn lays the ground plan out.
func (l *layout) fieldIn(area ink.Rect) field {
	if area.Empty() || len(l.Tracks) == 0 {
		return newField(area)
	}
	if l.lastMan() {
		return l.circleIn(area.Round())
	}
	return l.columnsIn(area.Round())
}

// column is a track or a zone of a battlefield whose strips stand side by side, left to right.
type column struct {
	track, zone int // one of them, the other -1
	rises       bool
}

// columns is the strips in the order in which they stand: the own track left, the opponent's right,
// the Battle Zone between; in Co-op the boss's track in the middle.
func (l *layout) columns() []column {
	var list []column
	for _, t := range l.Tracks {
		if t.Side == l.me {
			list = append(list, column{t.Track, -1, true}, column{-1, t.Zone, true})
		}
	}
	for _, t := range l.Tracks {
		if t.Side == bossSide || !l.bossMode() && t.Side != l.me {
			list = append(list, column{t.Track, -1, false})
		}
	}
	for _, t := range l.Tracks {
		if l.bossMode() && t.Side != bossSide && t.Side != l.me {
			list = append(list, column{-1, t.Zone, true}, column{t.Track, -1, true})
		}
	}
	return list
}

// The proportions of a battlefield of columns, in parts of a tile's width and height.
const (
	laneGap   = 0.56 // between two strips: where a creature waits that has left its track
	crowdGap  = 0.36 // the same where five strips stand side by side: nothing waits there
	lean      = 0.06 // by which a track moves to the right from slot to slot
	slotGap   = 0.09 // between two slots
	fieldEdge = 0.1  // at the edges of the parchment
	leastSlip = 0.08 // by which own track and opponent's are moved against each other, at least
	mostSlip  = 0.14 // at most, where there is room
	crowdSlip = 0.9  // the same where five strips stand side by side: a creature waits beyond the end of its track
)

// columnsIn lays out a battlefield of columns.
func (l *layout) columnsIn(area ink.Rect) field {
	f := newField(area)
	list := l.columns()
	n := float64(len(list))
	gap, slant, aspect, least := laneGap, lean, wideAspect, leastSlip
	if n > 3 {
		gap, slant, aspect, least = crowdGap, 0, tileAspect, crowdSlip
	}
	wide := n + (n-1)*gap + 2*slant + 2*fieldEdge
	high := trackSlots + (trackSlots-1)*slotGap + least + 2*fieldEdge
	w := math.Min(area.W/wide, area.H/high*aspect)
	w = math.Floor(math.Min(w, l.Px(360)))
	h := math.Floor(w / aspect)
	f.tile = ink.R(0, 0, w, h)
	rows := h * (trackSlots + (trackSlots-1)*slotGap)
	slip := math.Min(area.H-rows-2*fieldEdge*h, h*math.Max(least, mostSlip))
	step := w * slant
	spare := area.W - w*(n+(n-1)*gap) - 2*step
	if room := spare - 2*fieldEdge*w; room > 0 { // wide boards: the strips stand further apart
		gap += math.Min(room/w/(n-1), 0.5)
	}
	spare = area.W - w*(n+(n-1)*gap) - 2*step
	x := area.X + spare/2
	for _, c := range list {
		f.column(l, c, x, (area.H-rows)/2+area.Y, slip/2, step)
		x += w * (1 + gap)
	}
	return f
}

// column lays out one strip whose lower left slot begins at x.
func (f *field) column(l *layout, c column, x, top, slip, step float64) {
	w, h := f.tile.W, f.tile.H
	pitch := h * (1 + slotGap)
	at := func(row int, shift float64) ink.Rect { // rows from the top
		return ink.R(x+step*float64(2-row), top+float64(row)*pitch+shift, w, h).Round()
	}
	if c.track < 0 {
		f.zoneColumn(l, c.zone, func(row int) ink.Rect {
			return ink.R(x+step, top+float64(row)*pitch, w, h).Round()
		})
		return
	}
	var slots [trackSlots]ink.Rect
	for i := range slots {
		if c.rises {
			slots[i] = at(2-i, slip)
		} else {
			slots[i] = at(i, -slip)
		}
	}
	f.slots[c.track] = slots
	first, end := slots[0], slots[trackSlots-1]
	y0, y1 := math.Min(first.Y, end.Y), math.Max(first.Bottom(), end.Bottom())
	pad := 0.11 * w
	f.lanes = append(f.lanes, lane{kind: trackLane, index: c.track, up: c.rises,
		box: ink.R(x-pad, y0-h*0.14, w+2*step+2*pad, y1-y0+h*0.28)})
}

// zoneColumn lays out a Battle Zone: the Frontline of the own side below, the opponent's above.
func (f *field) zoneColumn(l *layout, n int, at func(row int) ink.Rect) {
	z := l.zone(n)
	if z == nil {
		return
	}
	low := 0
	if z.Sides[1] == l.me || z.Sides[0] == bossSide {
		low = 1
	}
	f.fronts[[2]int{n, z.Sides[low]}] = at(2)
	f.fronts[[2]int{n, z.Sides[1-low]}] = at(0)
	f.middle[n] = at(1)
	top, bottom := at(0), at(2)
	pad, w, h := 0.1*f.tile.W, f.tile.W, f.tile.H
	y0, y1 := math.Max(top.Y-h*0.3, f.area.Y), math.Min(bottom.Bottom()+h*0.3, f.area.Bottom())
	f.lanes = append(f.lanes, lane{kind: zoneLane, index: n, box: ink.R(top.X-pad, y0, w+2*pad, y1-y0)})
}

// within moves a box so that it lies on the field.
func (f *field) within(box ink.Rect) ink.Rect {
	m := f.tile.H * 0.06
	box.X = math.Max(f.area.X+m, math.Min(box.X, f.area.Right()-m-box.W))
	box.Y = math.Max(f.area.Y+m, math.Min(box.Y, f.area.Bottom()-m-box.H))
	return box
}
