package wartracks

import (
	"cmp"
	"math"
	"slices"

	"portcullis/scenes/ink"
)

// outs are the sizes that the place beyond the end of a war track may have, in parts of a tile, largest first: lying
// where there is room beyond the end, upright where there is some beside it.
var outs = func() (list []ink.Rect) {
	for _, s := range [...][2]float64{{0.8, 0.8}, {0.7, 0.7}, {0.5, 1}, {0.44, 1}, {0.9, 0.5}, {0.6, 0.6}, {0.4, 0.9}, {0.8, 0.45}, {0.36, 0.8}, {0.5, 0.5}, {0.3, 0.7}, {0.7, 0.36}} {
		list = append(list, ink.R(0, 0, s[0], s[1]))
	}
	slices.SortStableFunc(list, func(a, b ink.Rect) int { return cmp.Compare(b.W*b.H, a.W*a.H) })
	return list
}()

// leaveRoom settles where creatures stand that have left their tracks: beyond the end or beside it towards the Battle
// Zone, as large as there is room and over no place, no plate and no other such place. Without any room it covers
// the end of the track.
func (l *layout) leaveRoom() {
	f := &l.field
	var taken []ink.Rect
	for _, box := range l.seatBoxes() {
		taken = append(taken, box)
	}
	taken = append(taken, f.standing()...)
	room := f.area.Inset(2)
	if !l.crowded() { // what is paid lies above the Battle Zone
		top := room.Bottom()
		for _, box := range f.fronts {
			top = math.Min(top, box.Y)
		}
		_, room = room.CutTop(top - room.Y)
	}
	for _, t := range l.Tracks {
		slots, ok := f.slots[t.Track]
		if !ok {
			continue
		}
		last, before := slots[trackSlots-1], slots[trackSlots-2]
		box, ok := outside(last, ink.P(last.X-before.X, last.Y-before.Y), room, taken)
		if !ok {
			const out = 0.62
			box = f.within(last.Shift((last.X-before.X)*out, (last.Y-before.Y)*out)).Round()
		}
		f.exits[t.Track] = box
		taken = append(taken, box)
	}
}

// crowded reports whether more than two war tracks share the battlefield: there is no room between them.
func (l *layout) crowded() bool { return len(l.Tracks) > 2 }

// standing are all places of a battlefield where a creature can stand.
func (f *field) standing() (list []ink.Rect) {
	for _, slots := range f.slots {
		list = append(list, slots[:]...)
	}
	for _, box := range f.fronts {
		list = append(list, box)
	}
	for _, box := range f.middle {
		list = append(list, box)
	}
	return list
}

// outside is the largest free place in a room near the end of a track that leads that way; of those of one size the nearest to
// the end. None lies far back along the track. A narrow gap between two fronts is found by small steps alone.
func outside(end ink.Rect, way ink.Point, room ink.Rect, taken []ink.Rect) (best ink.Rect, found bool) {
	near := end.Inset(-2 * math.Max(end.W, end.H))
	taken = slices.DeleteFunc(slices.Clone(taken), func(t ink.Rect) bool { return !t.Overlaps(near) })
	for _, steps := range [...]int{12, 48} {
		for _, out := range outs {
			if best, found = nearestOut(end, out, way, steps, room, taken); found {
				return best, true
			}
		}
	}
	return best, false
}

// nearestOut is the free place of a size, in parts of the end of a track, that is nearest to where a creature leaves it, looked for in so
// many steps to each side. Most sizes have none, so what costs least is asked first: whether it is free, for each column and each row
// on its own as far as can be.
func nearestOut(end, out ink.Rect, way ink.Point, steps int, room ink.Rect, taken []ink.Rect) (best ink.Rect, found bool) {
	long := math.Hypot(way.X, way.Y)
	x, y := end.Center()
	want := ink.P(x+way.X/long*end.W*0.9, y+way.Y/long*end.H*0.9)
	nearest := math.Inf(1)
	across := spans(x, end.W, end.W*out.W, steps, room.X, room.Right())
	down := spans(y, end.H, end.H*out.H, steps, room.Y, room.Bottom())
	var column []ink.Rect // what is taken in it
	for _, h := range across {
		column = column[:0]
		for _, t := range taken {
			if h.meets(t.X, t.Right()) {
				column = append(column, t)
			}
		}
		for _, v := range down {
			back := ((h.mid-x)*way.X/end.W + (v.mid-y)*way.Y/end.H) / long
			if back <= -0.3 || slices.ContainsFunc(column, func(t ink.Rect) bool { return v.meets(t.Y, t.Bottom()) }) {
				continue
			}
			if away := math.Hypot(h.mid-want.X, v.mid-want.Y); away < nearest {
				nearest, best, found = away, ink.R(h.from, v.from, h.long, v.long), true
			}
		}
	}
	return best, found
}

// span is where a place may lie in one direction: its middle before it is put on whole pixels, its edge and its length.
type span struct{ mid, from, long float64 }

// spans are those of some length within a room, in so many steps to each side of the middle of the end of a track.
func spans(mid, end, long float64, steps int, low, high float64) []span {
	list := make([]span, 0, 2*steps+1)
	const reach = 1.3 // how far the middle may lie from that of the end, in parts of the end
	for i := -steps; i <= steps; i++ {
		at := mid + end*reach*float64(i)/float64(steps)
		from := ink.Whole(at - long/2)
		s := span{at, from, ink.Whole(at-long/2+long) - from}
		if s.from >= low && s.from+s.long <= high {
			list = append(list, s)
		}
	}
	return list
}

// meets reports whether too little is left free between the span and something else.
func (s span) meets(from, to float64) bool {
	return min(s.from+s.long+outGap, to) > max(s.from-outGap, from)
}

// outGap is what is left free about a creature that has left its track, in pixels.
const outGap = 2
