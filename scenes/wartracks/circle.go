package wartracks

import (
	"math"

	"portcullis/scenes/ink"
)

// The proportions of a front of Last Man Standing, in parts of a tile.
const (
	frontGap  = 0.1  // between its strips and between its slots
	frontWide = 3.55 // all of it, with its edges
	frontHigh = 3.75
)

// circleIn lays out the fronts of Last Man Standing: the two of the board's own side below, left
// and right, the others above between them; four close a square (ST-LMS-1).
func (l *layout) circleIn(area ink.Rect) field {
	f := newField(area)
	var mine, far []int
	for _, t := range l.Tracks {
		if t.Side == l.me {
			mine = append(mine, t.Zone)
		}
	}
	for _, z := range l.Zones {
		if z.Sides[0] != l.me && z.Sides[1] != l.me {
			far = append(far, z.Zone)
		}
	}
	square := len(far) > 1
	w := math.Min(area.W/(3*frontWide+0.2), area.H/(frontHigh+0.5)*tileAspect)
	if square {
		w = math.Min(area.W/(2*frontWide+3.4), area.H/(2*frontHigh+0.1)*tileAspect)
	}
	w = math.Floor(math.Min(w, l.Px(260)))
	f.tile = ink.R(0, 0, w, math.Floor(w/tileAspect))
	fw, fh := w*frontWide, f.tile.H*frontHigh
	below := area.Bottom() - fh
	for i, z := range mine {
		x := area.X
		if i == 1 {
			x = area.Right() - fw
		}
		f.front(l, z, ink.R(x, below, fw, fh), l.me)
	}
	for i, z := range far {
		side := l.zone(z).Sides[0]
		switch {
		case !square:
			f.flatFront(l, z, ink.R(area.X+(area.W-fw)/2, area.Y, fw, fh), side)
		case i == 0:
			f.front(l, z, ink.R(area.X, area.Y, fw, fh), side)
		default:
			f.front(l, z, ink.R(area.Right()-fw, area.Y, fw, fh), side)
		}
	}
	f.free = ink.R(area.X+fw, area.Y+fh, area.W-2*fw, area.H-fh)
	if square || len(far) == 0 {
		f.free = ink.R(area.X+fw, area.Y, area.W-2*fw, area.H)
	}
	return f
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

// front lays out one front: the track of a side left and upwards, the zone, the other track.
func (f *field) front(l *layout, zone int, box ink.Rect, side int) {
	w, h := f.tile.W, f.tile.H
	x, y := box.X+(box.W-w*(3+2*frontGap))/2, box.Y+(box.H-h*(3+2*frontGap))/2
	cell := func(col, row int) ink.Rect {
		return ink.R(x+float64(col)*w*(1+frontGap), y+float64(row)*h*(1+frontGap), w, h).Round()
	}
	f.strips(l, zone, side, func(strip, place int) ink.Rect { return cell(strip, 2-place) }, false)
}

// flatFront lays out a front on its side: the track of a side above and to the right, the zone,
// the other track below.
func (f *field) flatFront(l *layout, zone int, box ink.Rect, side int) {
	w, h := f.tile.W, f.tile.H
	x, y := box.X+(box.W-w*(3+2*frontGap))/2, box.Y+(box.H-h*(3+2*frontGap))/2
	f.strips(l, zone, side, func(strip, place int) ink.Rect {
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
		last, before := slots[2], slots[1]
		out := 0.5
		f.exits[t] = f.within(last.Shift((last.X-before.X)*out, (last.Y-before.Y)*out)).Round()
	}
	f.fronts[[2]int{zone, side}] = at(1, 0)
	f.middle[zone] = at(1, 1)
	f.fronts[[2]int{zone, foe}] = at(1, 2)
	for strip := range 3 {
		a, b := at(strip, 0), at(strip, 2)
		x, y := math.Min(a.X, b.X), math.Min(a.Y, b.Y)
		box := ink.R(x, y, math.Max(a.Right(), b.Right())-x, math.Max(a.Bottom(), b.Bottom())-y)
		ln := lane{kind: trackLane, box: box.Inset(-f.tile.W * 0.045), flat: flat, up: strip == 0}
		switch strip {
		case 0:
			ln.index, ln.own = l.trackOf(zone, side), side == l.me
		case 1:
			ln.kind, ln.index, ln.own = zoneLane, zone, side == l.me
			if !flat {
				ln.box = ink.R(ln.box.X, ln.box.Y-f.tile.H*0.2, ln.box.W, ln.box.H+f.tile.H*0.4)
			}
		case 2:
			ln.index = l.trackOf(zone, foe)
		}
		f.lanes = append(f.lanes, ln)
	}
}
