package wartracks

import (
	"math"

	"portcullis/scenes/ink"
)

// The proportions of a front of Last Man Standing, in parts of a tile.
const (
	frontGap  = 0.1  // between its strips and between its slots
	frontWide = 3.5  // all of it, with its edges
	frontHigh = 3.75 // with the walls at both ends
	flatHigh  = 3.4  // of a front that lies on its side
)

// circleIn lays out the fronts of Last Man Standing: the two of the board's own side below, left
// and right, the others above or on their sides between them (ST-LMS-1).
func (l *layout) circleIn(area ink.Rect) field {
	f := newField(area)
	var mine, far []int
	for _, t := range l.Tracks {
		if t.Side == l.me && l.zone(t.Zone) != nil {
			mine = append(mine, t.Zone)
		}
	}
	for _, z := range l.Zones {
		if z.Sides[0] != l.me && z.Sides[1] != l.me {
			far = append(far, z.Zone)
		}
	}
	inner := area.Inset(l.Px(14))
	w := l.frontTile(inner, len(far))
	f.tile = ink.R(0, 0, w, math.Floor(w/tileAspect))
	fw, fh := w*frontWide, f.tile.H*frontHigh
	for i, z := range mine {
		x := inner.X
		if i == 1 {
			x = inner.Right() - fw
		}
		f.front(l, z, ink.R(x, inner.Bottom()-fh, fw, fh))
	}
	middle := ink.R(inner.X+fw, inner.Y, inner.W-2*fw, inner.H)
	f.free = f.farFronts(l, far, middle)
	return f
}

// frontTile is the width of a tile on the own fronts.
func (l *layout) frontTile(area ink.Rect, far int) float64 {
	share := 2*frontWide + 0.6*frontWide // of the width: two own fronts, and those between them
	if far == 1 {
		share = 2*frontWide + 0.92*frontWide
	}
	high := frontHigh + 1.15 // a plate stands above
	return math.Floor(math.Min(math.Min(area.W/share, area.H/high*tileAspect), l.Px(250)))
}

// farFronts lays the fronts of the others on their sides between the own ones, and returns what is
// left below them.
func (f *field) farFronts(l *layout, far []int, room ink.Rect) ink.Rect {
	if len(far) == 0 {
		return room
	}
	share := 1.0
	if len(far) == 1 {
		share = 0.56
	}
	w := math.Min(room.W/frontWide, room.H*share/float64(len(far))/flatHigh*tileAspect)
	w = math.Floor(math.Min(w, f.tile.W))
	h := w / tileAspect * flatHigh
	y := room.Y
	for _, z := range far {
		f.flatFront(l, z, ink.R(room.X+(room.W-w*frontWide)/2, y, w*frontWide, h))
		y += room.H / float64(len(far))
		if len(far) == 1 {
			y = room.Y + h
		}
	}
	if len(far) > 1 {
		return ink.Rect{}
	}
	return ink.R(room.X, y, room.W, room.Bottom()-y)
}

// trackOf is the track of a side along a Battle Zone, -1 if it has none there.
func (l *layout) trackOf(zone, side int) int {
	for _, t := range l.Tracks {
		if t.Zone == zone && t.Side == side {
			return t.Track
		}
	}
	return -1
}

// front lays out a front of the own side: its track left and upwards, the zone, the other track.
func (f *field) front(l *layout, zone int, box ink.Rect) {
	w := math.Floor(box.W / frontWide)
	h := math.Floor(w / tileAspect)
	const above = 0.3 // of the height that the slots leave: what leaves the other track stands below
	x, y := box.X+(box.W-w*(3+2*frontGap))/2, box.Y+(box.H-h*(3+2*frontGap))*above
	f.strips(l, zone, l.me, func(strip, place int) ink.Rect {
		return ink.R(x+float64(strip)*w*(1+frontGap), y+float64(2-place)*h*(1+frontGap), w, h).Round()
	}, false)
}

// flatFront lays out a front on its side: one track above and to the right, the zone, the other
// track below.
func (f *field) flatFront(l *layout, zone int, box ink.Rect) {
	w := math.Floor(box.W / frontWide)
	h := math.Floor(w / tileAspect)
	x, y := box.X+(box.W-w*(3+2*frontGap))/2, box.Y+(box.H-h*(3+2*frontGap))/2
	f.strips(l, zone, l.zone(zone).Sides[0], func(strip, place int) ink.Rect {
		return ink.R(x+float64(place)*w*(1+frontGap), y+float64(strip)*h*(1+frontGap), w, h).Round()
	}, true)
}

// strips fills the three strips of a front. Places are counted from where the track of the side
// begins.
func (f *field) strips(l *layout, zone, side int, at func(strip, place int) ink.Rect, flat bool) {
	z := l.zone(zone)
	foe := z.Sides[0] + z.Sides[1] - side
	for strip, owner := range [...]int{side, -1, foe} {
		t := l.trackOf(zone, owner)
		if t < 0 {
			continue
		}
		var slots [trackSlots]ink.Rect
		for i := range slots {
			place := i
			if strip == 2 {
				place = 2 - i
			}
			slots[i] = at(strip, place)
		}
		f.slots[t] = slots
	}
	f.fronts[[2]int{zone, side}] = at(1, 0)
	f.middle[zone] = at(1, 1)
	f.fronts[[2]int{zone, foe}] = at(1, 2)
	for strip, owner := range [...]int{side, -1, foe} {
		f.lanes = append(f.lanes, l.stripLane(zone, strip, owner, at, flat))
	}
}

// stripLane is the ground of one strip of a front.
func (l *layout) stripLane(zone, strip, owner int, at func(strip, place int) ink.Rect, flat bool) lane {
	a, b := at(strip, 0), at(strip, 2)
	x, y := math.Min(a.X, b.X), math.Min(a.Y, b.Y)
	box := ink.R(x, y, math.Max(a.Right(), b.Right())-x, math.Max(a.Bottom(), b.Bottom())-y).Inset(-a.W * 0.045)
	if strip == 1 {
		if !flat {
			box = ink.R(box.X, box.Y-a.H*0.2, box.W, box.H+a.H*0.4)
		}
		return lane{kind: zoneLane, index: zone, box: box, flat: flat}
	}
	return lane{kind: trackLane, index: l.trackOf(zone, owner), box: box, flat: flat, up: strip == 0}
}
