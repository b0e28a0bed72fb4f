package citadel

import (
	"math"
	"slices"

	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// trayBox is where a tray of a size lies: beside the Catapult while its die is asked about, else at home if that covers nothing that can be clicked next, and no figure, slot or threat if there is
// such a home, else where it covers as little as can be of what is there to be read. One that may stray, as a card alone, rather lies anywhere than over
// such things at home. None lies over what a hint leads to or a mentor speaks of, if there is another place. False: nowhere.
func (l *layout) trayBox(w, h float64, strays bool) (ink.Rect, bool) {
	shunned := l.shunned()
	if led := l.led(); len(led) > 0 {
		if box, ok := l.placed(w, h, slices.Concat(shunned, led), strays); ok {
			return box, true
		}
	}
	return l.placed(w, h, shunned, strays)
}

// led are the boxes of what a hint leads to or a mentor speaks of.
func (l *layout) led() (list []ink.Rect) {
	for _, p := range l.Out.Board {
		if slices.Contains(l.Led, p.ID) {
			list = append(list, p.Box)
		}
	}
	return list
}

// placed is where a tray of a size lies that avoids some boxes in any case.
func (l *layout) placed(w, h float64, avoid []ink.Rect, strays bool) (ink.Rect, bool) {
	room := l.Room.Tray.Inset(l.Gap(boardkit.Wide))
	if !l.plan.area.Empty() {
		room = l.plan.area.Inset(l.Gap(boardkit.Wide))
	}
	w, h = math.Min(w, room.W), math.Min(h, room.H)
	told := l.told()
	threats := slices.Clone(avoid)
	for _, t := range told {
		if t.loses > 1 {
			threats = append(threats, t.box)
		}
	}
	attackers := l.attackers()
	if box, ok := l.offCatapult(room, w, h, slices.Concat(attackers, avoid), told); ok {
		return box, true
	}
	for _, list := range [][]worth{told, nil} {
		if box, ok := l.home(room, w, h, slices.Concat(attackers, avoid), list); ok {
			return box, true
		}
		if strays {
			if box, ok := vacant(room, w, h, slices.Concat(attackers, threats), told); ok {
				return box, true
			}
		}
	}
	for _, list := range [][]ink.Rect{append(attackers, threats...), append(attackers, avoid...), avoid} {
		if box, ok := vacant(room, w, h, list, told); ok {
			return box, true
		}
	}
	return ink.Rect{}, false
}

// shunned are the boxes over which no tray may lie: of what can be clicked next, and of what has been.
func (l *layout) shunned() (list []ink.Rect) {
	for _, p := range l.Out.Board {
		if _, direct := l.Out.Direct[p.ID]; p.ID == "sign:attack" || l.Can(p.ID) || direct || l.Hints(p.ID) || l.HasChosen(p.ID) && p.Role != "" {
			list = append(list, p.Box)
		}
	}
	return list
}

// lowTray is a tray no higher than its answers, with its card standing out above and below it, to the left of them or to the right: the one
// that hides the fewest figures, slots and threats. Where it would lie over what is led to, it lies elsewhere, or its card stands out at one end
// alone, if that frees it.
// False: a whole one hides as few.
func (l *layout) lowTray(box, card, answers ink.Rect, high float64) (wood, at, beside ink.Rect, ok bool) {
	if high >= box.H {
		return wood, at, beside, false
	}
	avoid, led := slices.Concat(l.attackers(), l.shunned()), l.led()
	low := ink.R(box.X, box.Y+(box.H-high)/2, box.W, high).Round()
	if slices.ContainsFunc(led, box.Overlaps) {
		room := l.Room.Tray
		for _, x := range placesAcross {
			dx := math.Round(room.X + x*(room.W-box.W) - box.X)
			for _, dy := range [...]float64{0, low.Bottom() - card.Bottom(), low.Y - card.Y, room.Bottom() - card.Bottom(), room.Y - card.Y} {
				stands := card.Shift(dx, dy)
				up := math.Max(0, low.Bottom()-stands.Bottom()) + math.Min(0, low.Y-stands.Y) // so that it lies beside its card
				if at, beside, ok = l.besideCard(low.Shift(dx, -up), stands, answers.Shift(dx, -up), slices.Concat(avoid, led), math.MaxInt); ok {
					return low.Shift(dx, -up), at, beside, true
				}
			}
		}
	}
	at, beside, ok = l.besideCard(low, card, answers, avoid, l.hidden(l.told(), box))
	return low, at, beside, ok
}

// besideCard is where a card and the answers of a low tray lie within it, as they are or the other way round, so that fewer figures, slots and
// threats are hidden than a number and none of the boxes to avoid. False: neither is so.
func (l *layout) besideCard(low, card, answers ink.Rect, avoid []ink.Rect, least int) (at, beside ink.Rect, ok bool) {
	told := l.told()
	mirror := func(r ink.Rect) ink.Rect { return ink.R(low.X+low.Right()-r.Right(), r.Y, r.W, r.H).Round() }
	for _, c := range [...][2]ink.Rect{{card.Round(), answers}, {mirror(card), mirror(answers)}} {
		n := l.hidden(told, low, c[0])
		if n < least && l.Room.Tray.Holds(c[0]) && !slices.ContainsFunc(avoid, c[0].Overlaps) && !slices.ContainsFunc(avoid, low.Overlaps) {
			at, beside, least, ok = c[0], c[1], n, true
		}
	}
	return at, beside, ok
}

// hidden is how many figures, slots and threats lie under boxes, without those of the Citadel.
func (l *layout) hidden(told []worth, boxes ...ink.Rect) (n int) {
	for _, t := range told {
		if l.counts(t) && slices.ContainsFunc(boxes, t.box.Overlaps) {
			n++
		}
	}
	return n
}

// counts reports whether a piece is a figure, slot or threat, and none of the Citadel: where a hero stands and what threatens is told on
// the plates too.
func (l *layout) counts(t worth) bool { return t.loses > 1 && !l.plan.keep.Contains(t.box.Center()) }

// homes are where trays lie, as parts of what is left of a room: over the court, where dice are thrown too, else below it or above
// it, each in one place for all questions.
var homes = [...]ink.Point{ink.P(0.5, 0.5), ink.P(0.5, 1), ink.P(0.5, 0)}

// offCatapult is below the Catapult, or above it, while its die is asked about, and who rolled it looks there.
func (l *layout) offCatapult(room ink.Rect, w, h float64, avoid []ink.Rect, told []worth) (ink.Rect, bool) {
	if l.kind != "grace" || l.Now.Roll.Die != cards.CatapultDie {
		return ink.Rect{}, false
	}
	var at ink.Rect
	for _, p := range l.Out.Board {
		if p.ID == "catapult:catapult" {
			at = p.Box
		}
	}
	x, gap := at.Middle().X-w/2, l.Gap(boardkit.Near)
	for _, y := range [...]float64{at.Bottom() + gap, at.Y - gap - h} {
		box := ink.R(x, y, w, h).Round()
		if !at.Empty() && box.Intersect(room) == box && !l.hides(box, avoid, told) {
			return box, true
		}
	}
	return ink.Rect{}, false
}

// home is the first of the homes where nothing is hidden.
func (l *layout) home(room ink.Rect, w, h float64, avoid []ink.Rect, told []worth) (ink.Rect, bool) {
	for _, at := range homes {
		if box := ink.R(room.X+at.X*(room.W-w), room.Y+at.Y*(room.H-h), w, h).Round(); !l.hides(box, avoid, told) {
			return box, true
		}
	}
	return ink.Rect{}, false
}

// hides reports whether a box is over one of the boxes to avoid, or over a figure, slot or threat that counts.
func (l *layout) hides(box ink.Rect, avoid []ink.Rect, told []worth) bool {
	return slices.ContainsFunc(avoid, box.Overlaps) || l.hidden(told, box) > 0
}

// worth is a piece that says something, and how much is lost where something lies over it.
type worth struct {
	box   ink.Rect
	loses int
}

// told are the pieces of the board that say something: figures, numbers, names, slots. Slots and figures tell what comes, and
// nothing else on the screen does.
func (l *layout) told() []worth {
	var list []worth
	for _, p := range l.Out.Board {
		switch {
		case p.Depth <= depthField || p.Label == "" && p.ID.Kind() != "name" && p.ID.Kind() != "troop":
		case p.Role == "card" || p.Role == "figure" || p.ID.Kind() == "troop" || p.ID.Kind() == "threat":
			list = append(list, worth{p.Box, 4})
		default:
			list = append(list, worth{p.Box, 1})
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

// places are where a box may lie within a room, as a part of what is left: below rather than above, in the middle rather than at
// a side.
var (
	placesDown   = [...]float64{1, 0, 0.5, 0.75, 0.25, 0.875, 0.125, 0.625, 0.375, 0.9375, 0.0625, 0.8125, 0.1875, 0.6875, 0.3125, 0.5625, 0.4375}
	placesAcross = [...]float64{0.5, 1, 0, 0.75, 0.25, 0.625, 0.375, 0.875, 0.125, 0.5625, 0.4375, 0.6875, 0.3125, 0.8125, 0.1875, 0.9375, 0.0625}
)

// vacant is a place for a box of a size within a room, over none of the boxes to avoid and where the least is lost of others.
func vacant(room ink.Rect, w, h float64, avoid []ink.Rect, told []worth) (best ink.Rect, ok bool) {
	least := 0
	for _, y := range placesDown {
		for _, x := range placesAcross {
			box := ink.R(room.X+x*(room.W-w), room.Y+y*(room.H-h), w, h).Round()
			if slices.ContainsFunc(avoid, func(r ink.Rect) bool { return r.Overlaps(box) }) {
				continue
			}
			n := 0
			for _, t := range told {
				if t.box.Overlaps(box) {
					n += t.loses
				}
			}
			if !ok || n < least {
				best, least, ok = box, n, true
			}
		}
	}
	return best, ok
}
