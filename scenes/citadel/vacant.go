package citadel

import (
	"math"
	"slices"

	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// trayBox is where a tray of a size lies: where it covers nothing that can be clicked next and
// as little as can be of what is there to be read. False: nowhere.
func (l *layout) trayBox(w, h float64) (ink.Rect, bool) {
	room := l.Room.Tray.Inset(l.Gap(boardkit.Wide))
	if !l.plan.area.Empty() {
		room = l.plan.area.Inset(l.Gap(boardkit.Wide))
	}
	w, h = math.Min(w, room.W), math.Min(h, room.H)
	var avoid []ink.Rect
	for _, p := range l.Out.Board {
		if _, direct := l.Out.Direct[p.ID]; p.ID == "sign:attack" || l.Can(p.ID) || direct || l.HasChosen(p.ID) && p.Role != "" {
			avoid = append(avoid, p.Box)
		}
	}
	told := l.told()
	box, ok := vacant(room, w, h, append(l.attackers(), avoid...), told)
	if !ok {
		box, ok = vacant(room, w, h, avoid, told)
	}
	return box, ok
}

// told are the pieces of the board that say something: figures, numbers, names, slots.
func (l *layout) told() []ink.Rect {
	var list []ink.Rect
	for _, p := range l.Out.Board {
		if p.Depth > depthField && (p.Label != "" || p.ID.Kind() == "name") {
			list = append(list, p.Box)
		}
	}
	return list
}

// attackers are the figures of the field that acts while its hits are asked about, or the Zones of the field that a roll is
// against.
func (l *layout) attackers() []ink.Rect {
	if f, _, ok := l.zoneOf(l.Now.Against); ok {
		var list []ink.Rect
		for z := range cards.ZoneCount {
			list = append(list, l.plan.zone(f, z))
		}
		return list
	}
	if _, ok := l.strikes(); !ok || l.acting < 0 {
		return nil
	}
	var list []ink.Rect
	for z := range cards.ZoneCount {
		if len(l.troops(l.acting, z)) > 0 {
			list = append(list, l.ranks(l.acting, z))
		}
	}
	return list
}

// vacant is a place for a box of a size within a room, over none of the boxes to avoid and over as few others as can be: of
// equal ones below rather than above, and in the middle rather than at a side.
func vacant(room ink.Rect, w, h float64, avoid, spare []ink.Rect) (best ink.Rect, ok bool) {
	least := 0
	for _, y := range [...]float64{1, 0, 0.5, 0.75, 0.25} {
		for _, x := range [...]float64{0.5, 1, 0, 0.75, 0.25} {
			box := ink.R(room.X+x*(room.W-w), room.Y+y*(room.H-h), w, h).Round()
			if slices.ContainsFunc(avoid, func(r ink.Rect) bool { return r.Overlaps(box) }) {
				continue
			}
			n := 0
			for _, r := range spare {
				if r.Overlaps(box) {
					n++
				}
			}
			if !ok || n < least {
				best, least, ok = box, n, true
			}
		}
	}
	return best, ok
}
