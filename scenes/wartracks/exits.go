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
			if best, found = nearestOut(end, out, way, steps, func(box ink.Rect) bool {
				return box.Intersect(room) == box && !slices.ContainsFunc(taken, box.Inset(-outGap).Overlaps)
			}); found {
				return best, true
			}
		}
	}
	return best, false
}

// nearestOut is the free place of a size, in parts of the end of a track, that is nearest to where a creature leaves it, looked for in so
// many steps to each side.
func nearestOut(end, out ink.Rect, way ink.Point, steps int, free func(ink.Rect) bool) (best ink.Rect, found bool) {
	const reach = 1.3 // how far the middle may lie from that of the end, in parts of the end
	long := math.Hypot(way.X, way.Y)
	x, y := end.Center()
	want := ink.P(x+way.X/long*end.W*0.9, y+way.Y/long*end.H*0.9)
	nearest := math.Inf(1)
	for i := -steps; i <= steps; i++ {
		for k := -steps; k <= steps; k++ {
			at := ink.P(x+end.W*reach*float64(i)/float64(steps), y+end.H*reach*float64(k)/float64(steps))
			away := math.Hypot(at.X-want.X, at.Y-want.Y)
			back := ((at.X-x)*way.X/end.W + (at.Y-y)*way.Y/end.H) / long
			if away >= nearest || back <= -0.3 {
				continue
			}
			if box := at.Around(end.W*out.W, end.H*out.H).Round(); free(box) {
				nearest, best, found = away, box, true
			}
		}
	}
	return best, found
}

// outGap is what is left free about a creature that has left its track, in pixels.
const outGap = 2
