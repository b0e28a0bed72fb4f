package towers

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// The parts of the board's height: the halves of a duel, and with three or four seats the row of the others and the own
// half; between them lies no-man's-land, over the edges of both.
const (
	duelPart   = 0.474
	othersPart = 0.547
	ownPart    = 0.407
	strifePart = 0.064
)

// half is where all lies that a seat has in front of it: its ground, and on it its Tower, its plaque and its zones.
type half struct {
	seat     rules.Seat
	box      ink.Rect
	mirrored bool // it is that of another seat, and faces down
	brief    bool // it shares its row with those of others
	tower    ink.Rect
	plaque   ink.Rect
	below    ink.Rect // the Caravan and Relics
	zones    ink.Rect
	rows     []row // the zones, from the Tower outwards; structures come first, without a tag
	tag      float64
}

// part cuts the next part of a half off at the side of its Tower.
func (h *half) part(room ink.Rect, w float64) (part, rest ink.Rect) {
	w = math.Round(math.Min(w, room.W))
	if h.mirrored {
		return room.CutRight(w)
	}
	return room.CutLeft(w)
}

// halves shares the board among the seats: that of the viewer below, those of the others above it, side by side.
func (l *layout) halves() (list []half) {
	room, others := l.Room.Board, l.others()
	high, low := duelPart, duelPart
	if len(others) > 1 {
		high, low = othersPart, ownPart
	}
	top, _ := room.CutTop(math.Round(room.H * high))
	own, _ := room.CutBottom(math.Round(room.H * low))
	for i, box := range l.shares(top, others) {
		list = append(list, half{seat: others[i], box: box.Round(), mirrored: true, brief: len(others) > 1})
	}
	list = append(list, half{seat: l.me, box: own.Round()})
	for i := range list {
		l.furnish(&list[i])
	}
	return list
}

// shares are the parts of a row that seats have, side by side: who is out has room for the ruin alone, and who lives shares the rest.
func (l *layout) shares(row ink.Rect, seats []rules.Seat) (boxes []ink.Rect) {
	gap := l.Gap(boardkit.Close)
	spare := row.W - gap*float64(len(seats)-1)
	wide, living := make([]float64, len(seats)), 0
	for i, seat := range seats {
		if l.Players[seat].Out {
			wide[i] = math.Min(spare/float64(len(seats)), l.ruinWide(seat))
			spare -= wide[i]
		} else {
			living++
		}
	}
	for i, seat := range seats {
		switch {
		case living == 0:
			wide[i] = (row.W - gap*float64(len(seats)-1)) / float64(len(seats))
		case !l.Players[seat].Out:
			wide[i] = spare / float64(living)
		}
		var box ink.Rect
		box, row = row.CutLeft(wide[i])
		_, row = row.CutLeft(gap)
		boxes = append(boxes, box)
	}
	return boxes
}

// wallHigh is how high the wall is that stands on the picture of a ground at the far end of a half, the coping at the near one.
func (h *half) wallHigh() float64 {
	scale := math.Max(h.box.W/groundWide, h.box.H/groundHigh)
	if h.mirrored {
		return math.Round(scale * 11)
	}
	return math.Round(scale * 8.5)
}

// furnish says where the Tower, the plaque and the zones of a half lie.
func (l *layout) furnish(h *half) {
	h.rows = l.rowsOf(h.seat)
	h.tag = math.Round(l.Line(l.tagFont()) + math.Max(2, l.Px(5)))
	gap := l.Gap(boardkit.Near)
	room := h.box.Inset(math.Max(1, l.Px(2)))
	_, room = h.part(room, l.bandWide())
	if h.brief {
		l.furnishBriefly(h, room)
		return
	}
	if h.mirrored {
		_, room = room.CutTop(h.wallHigh())
		_, room = room.CutBottom(l.Px(4))
	} else {
		_, room = room.CutBottom(h.wallHigh())
		_, room = room.CutTop(l.Px(9))
	}
	_, room = h.part(room, gap)
	h.tower, room = h.part(room, math.Min(0.135*h.box.W, room.H*towerAspect))
	_, room = h.part(room, gap)
	side, rest := h.part(room, math.Min(room.W*0.4, l.plaqueWidth()))
	h.plaque = side
	if n := l.besides(h.seat); n > 0 {
		high := math.Max(l.Metrics.MinTarget(), l.Px(54))
		h.below, h.plaque = side.CutBottom(high)
	}
	_, rest = h.part(rest, gap)
	_, h.zones = (&half{mirrored: !h.mirrored}).part(rest, math.Max(2, l.Px(6)))
}

// furnishBriefly does so where several halves share a row: the plaque is a strip above all.
func (l *layout) furnishBriefly(h *half, room ink.Rect) {
	room = room.Inset(l.Px(4))
	h.plaque, room = room.CutTop(l.stripHigh(room.W))
	_, room = room.CutTop(l.Px(4))
	_, room = room.CutBottom(l.Px(6))
	right, rest := h.part(room, math.Max(0.21*h.box.W, 2*l.Metrics.MinTarget()))
	if n := l.besides(h.seat); n > 0 {
		side := math.Max(l.Metrics.MinTarget(), l.Px(36))
		across := max(1, int(right.W/side))
		h.below, right = right.CutTop(side * float64((n+across-1)/across))
	}
	high := math.Min(right.H, right.W/towerAspect)
	h.tower, _ = right.CutBottom(high)
	_, h.zones = h.part(rest, l.Px(4))
}

// row is a zone of a half: the creatures of a position. The first of a half is that of its structures, which has no tag.
type row struct {
	position engine.Position
	icon     string
	name     rules.Text
	means    rules.Text // in a word
	things   []*engine.Thing
}

// rowsOf are the zones of a seat, from the Tower outwards.
func (l *layout) rowsOf(seat rules.Seat) []row {
	rows := []row{
		{},
		{engine.ToDefend, "towersiege/icons/defend", rules.T("DEFEND"), rules.T("tired"), nil},
		{engine.OnGuard, "towersiege/icons/on-guard", rules.T("ON GUARD"), rules.T("ready"), nil},
		{engine.ToAttack, "towersiege/icons/attack", rules.T("ATTACK"), rules.T("sent to strike"), nil},
	}
	for i := range l.Things {
		t := &l.Things[i]
		if t.Owner != seat || t.ID == l.Players[seat].Tower {
			continue
		}
		if t.On == 0 && l.Info(t).Type == content.Structure {
			rows[0].things = append(rows[0].things, t)
		}
		for j := range rows[1:] {
			if l.Creature(t) && t.OnField() && rows[j+1].position == t.Position {
				rows[j+1].things = append(rows[j+1].things, t)
			}
		}
	}
	return rows
}

// relics are what lies beside a Tower: Relics that nobody carries.
func (l *layout) relics(seat rules.Seat) (list []*engine.Thing) {
	for i := range l.Things {
		if t := &l.Things[i]; t.Owner == seat && t.On == 0 && !l.Creature(t) && l.Info(t).Type != content.Structure && t.ID != l.Players[seat].Tower {
			list = append(list, t)
		}
	}
	return list
}

// besides is how many things lie below the plaque of a seat: its Relics, and its Caravan.
func (l *layout) besides(seat rules.Seat) int {
	n := len(l.relics(seat))
	if l.Players[seat].Caravan.N > 0 {
		n++
	}
	return n
}
