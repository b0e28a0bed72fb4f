package towers

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// figure lays a creature or a structure in its cell: it stands on the ground, below it lies its plate, and what hangs on it
// hangs on the plate's right upper edge.
func (l *layout) figure(t *engine.Thing, cell ink.Rect, s *size, mirrored bool) {
	b := l.Fresh()
	own := boardkit.Own(cell)
	stands, plate := own.CutTop(own.H - s.plate - l.third(t, s))
	stands = l.raised(t, stands, s)
	own = ink.R(own.X, stands.Y, own.W, own.Bottom()-stands.Y)
	spent := t.Position == engine.ToDefend && l.Creature(t)
	el := l.ThingElement(t.ID)
	l.light(b, own, t)
	lucky, rolled := l.lucky(t.ID)
	op := l.standing(b, stands, t, s, spent, mirrored)
	if rolled && lucky == content.Fumble && l.Creature(t) {
		op.Angle = tripped
	}
	l.plate(b, plate, t, s, spent)
	l.badges(b, stands, t)
	pen := b
	if l.Hover == el { // above the light of what is pointed at
		pen = l.Fresh()
	}
	l.pill(pen, t, plate, s.level)
	p := l.piece(el, cell, depthThing, b.List, "figure", l.label(t))
	p.Rim, p.Sound, p.Exit = plate, "piece", stage.TipOver
	if !l.Creature(t) {
		p.Role = "place"
	}
	l.OnBoard(p)
	if pen != b && len(pen.List) > 0 {
		id := rules.Element("chance-on:" + strconv.Itoa(int(t.ID)))
		l.OnBoard(stage.Piece{ID: id, Box: cell, Depth: depthOver, Look: pen.List, Fixed: true, Label: p.Label, For: el})
	}
	if rolled && lucky == content.Critical {
		l.OnBoard(l.flash(rules.Element("flash:"+strconv.Itoa(int(t.ID))), cell))
	}
	l.hang(t, plate.Shift(cell.X, cell.Y), s)
}

// third is how much higher the plate of a thing is than those of others: where levels stand one above the other, its
// Protection Level stands below them.
func (l *layout) third(t *engine.Thing, s *size) float64 {
	if !s.stacked || !l.Creature(t) || l.Level(t, content.PL) == 0 {
		return 0
	}
	return l.Line(s.level)
}

// covered is how much of a figure may lie behind what hangs on its plate: its feet.
const covered = 0.3

// hangs is how high above the plates of others that of a thing reaches with what hangs on it.
func (l *layout) hangs(t *engine.Thing, s *size) float64 {
	high, n := l.third(t, s), len(l.carried(t))
	if n > 0 {
		high += l.itemSide(s)
	}
	switch tab := l.tabWidth(t, s); {
	case tab == 0:
	case n > 0 && s.wide-l.itemRow(n, t, s) < tab:
		high += l.Line(s.level)
	case n == 0:
		high += l.Line(s.level)
	}
	return high
}

// lift is how far a figure is raised for what hangs on it, so that that covers no more than its feet.
func (l *layout) lift(t *engine.Thing, s *size) float64 {
	return math.Max(l.third(t, s), l.hangs(t, s)-covered*s.widest())
}

// raised is where in its cell a figure stands: as high as what hangs on it lifts it and there is room for.
func (l *layout) raised(t *engine.Thing, room ink.Rect, s *size) ink.Rect {
	up := math.Min(l.lift(t, s)-l.third(t, s), math.Max(0, room.H-s.side))
	return ink.R(room.X, room.Bottom()-up-s.side, room.W, s.side)
}

// The lights below and around a figure.
const (
	poolFade  = 0.75
	frameWide = 4
)

// light shows what can be done with a thing: a pool of light at its feet where it is worth a thought, a frame around the whole
// cell where it is chosen, acts, or is aimed at.
func (l *layout) light(b *boardkit.Pen, own ink.Rect, t *engine.Thing) {
	el := l.ThingElement(t.ID)
	strong := func(c ink.Color, wash float64) {
		b.Glow(own, c.Alpha(0.8), l.Px(14)).Radius = l.Px(8)
		b.Fill(own, c.Alpha(wash), l.Px(8))
		b.Outline(own.Inset(-l.Px(frameWide)), c, l.Px(frameWide), l.Px(10))
	}
	switch {
	case l.aimedAt(t.ID):
		strong(ink.Ember, 0.16)
	case l.acting(t.ID):
		strong(ink.Gold, 0.22)
	case l.HasChosen(el):
		b.Fill(own, ink.Gold.Alpha(0.3), l.Px(8))
	case l.Bright(el):
		b.Halo(ink.R(own.X-own.W*0.2, own.Bottom()-own.H*0.52, own.W*1.4, own.H*0.5), ink.GoldLight.Alpha(poolFade))
	}
}

// standing is the figure itself, on its shadow and before a pale light, so that it stands out from any ground; it returns the
// picture.
func (l *layout) standing(b *boardkit.Pen, room ink.Rect, t *engine.Thing, s *size, spent, mirrored bool) *ink.Op {
	side := s.side
	at := ink.R(room.X+(room.W-side)/2, room.Bottom()-side+l.Px(2), side, side)
	b.Halo(at.Inset(-side*0.08), ink.ParchmentLight.Alpha(0.5))
	b.Disc(ink.R(at.X+side*0.2, at.Bottom()-side*0.14, side*0.6, side*0.13), ink.Ink.Alpha(0.22))
	op := b.Picture(pictureOf(l.Info(t)), at)
	op.Flip = mirrored && l.Creature(t)
	if spent {
		op.Fade = 0.28
	}
	return op
}

// plate is what stands below a figure: its name where the size has room for it, and its levels.
func (l *layout) plate(b *boardkit.Pen, at ink.Rect, t *engine.Thing, s *size, spent bool) {
	ground := ink.ParchmentLight
	switch {
	case l.HasChosen(l.ThingElement(t.ID)), l.acting(t.ID):
		ground = ink.GoldLight
	case spent:
		ground = ink.ParchmentDark
	}
	b.Shadow(at, l.Px(5)).Radius = l.Px(5)
	b.Inked(at, ground, 2, 5)
	pad := math.Max(1, l.Px(3))
	in := ink.R(at.X+pad+l.Px(1), at.Y+pad, at.W-2*pad-2*l.Px(1), at.H-2*pad)
	if s.head > 0 {
		var words ink.Rect
		words, in = in.CutTop(s.head)
		b.Name(words, s.name, ink.Ink, l.titled(t)).Across = ink.Middle
		rule, rest := in.CutTop(pad)
		b.Fill(ink.R(at.X+at.W*0.08, rule.Y+rule.H/2-0.5, at.W*0.84, 1), ink.OakLight.Alpha(0.5), 0)
		in = rest
	}
	l.numbers(b, in, at, t, s)
}

// numbers are the levels of a thing side by side; its Protection Level on a tab of its own where three are too many.
func (l *layout) numbers(b *boardkit.Pen, in, plate ink.Rect, t *engine.Thing, s *size) {
	first, second := l.levels(t)
	stats := []content.Stat{first, second}
	if l.Creature(t) && l.Level(t, content.PL) > 0 {
		if l.tabWidth(t, s) == 0 {
			stats = append(stats, content.PL)
		} else {
			l.tab(b, plate, t, s)
		}
	}
	across := len(stats)
	if s.stacked {
		across = 1
	}
	for i, at := range boardkit.Grid(in, len(stats), across, 0) {
		l.number(b, at, t, stats[i], s)
	}
}

// tabWidth is how wide the tab with the Protection Level of a thing is; 0: it has none, as there is room on the plate.
func (l *layout) tabWidth(t *engine.Thing, s *size) float64 {
	number := s.icon() + l.Width(s.level, "55")
	if s.stacked || !l.Creature(t) || l.Level(t, content.PL) == 0 || 3*number <= s.wide-2*math.Max(1, l.Px(3))-2*l.Px(1) {
		return 0
	}
	return number + l.Px(6)
}

// tab is the Protection Level on the right upper edge of a plate, left of the Items that hang there, or above them where both are too
// wide.
func (l *layout) tab(b *boardkit.Pen, plate ink.Rect, t *engine.Thing, s *size) {
	w, h := l.tabWidth(t, s), l.Line(s.level)
	at := ink.R(plate.Right()-w, plate.Y-h+l.Px(2), w, h)
	if n := len(l.hung(t.ID)); n > 0 {
		side := l.itemSide(s)
		if at.X -= l.itemRow(n, t, s); at.X < plate.X {
			at.X, at.Y = plate.X, at.Y-side
		}
	}
	b.Inked(at, ink.ParchmentLight, 1.5, 4)
	l.number(b, at, t, content.PL, s)
}

// number is one level with its icon: raised ones are green, lowered ones red, and that of who has attacked is pale.
func (l *layout) number(b *boardkit.Pen, at ink.Rect, t *engine.Thing, stat content.Stat, s *size) {
	level := l.levelNow(t, stat)
	color := ink.Ink
	if base := l.Info(t).SL; base > 0 && stat != content.PL && stat != content.RL {
		switch {
		case level > base:
			color = ink.VerdigrisDark
		case level < base:
			color = ink.OxbloodDark
		}
	}
	fade := 0.0
	if stat == content.AL && t.Has(engine.Attacked) {
		fade = 0.6
	}
	text, side := strconv.Itoa(level), s.icon()
	f := s.level
	w := l.Width(f, text)
	for side+w > at.W && f.Size > l.Metrics.Least() {
		f.Size -= 0.5
		w = l.Width(f, text)
		side = math.Ceil(f.Size * 1.1)
	}
	if side+w > at.W { // its icon is a look closer away
		b.Centred(at, f, color, text).Fade = fade
		return
	}
	x := at.X + (at.W-side-w)/2
	b.Picture(statIcon(stat), ink.R(x, at.Y+(at.H-side)/2, side, side)).Fade = fade
	b.Write(ink.R(x+side, at.Y, w+1, at.H), f, color, text).Fade = fade
}

// badges are the signs of what a thing can do, of what is in force on it, and its points, at the right upper corner of its
// figure.
func (l *layout) badges(b *boardkit.Pen, room ink.Rect, t *engine.Thing) {
	side := math.Max(math.Min(l.Px(32), room.W*0.26), 10)
	x, y := room.Right()-side, room.Y+room.H*0.06
	put := func(picture string, fade float64) (at ink.Rect) {
		if y+side > room.Bottom()-side*0.4 {
			x, y = x-side*0.9, room.Y
		}
		at = ink.R(x, y, side, side)
		b.Picture(picture, at).Fade = fade
		y += side * 0.92
		return at
	}
	if t.Printed > 1 || t.Points > 1 {
		icon := "towersiege/icons/life"
		if !l.Creature(t) {
			icon = "towersiege/icons/integrity"
		}
		for i := range int(max(t.Points, t.Printed)) {
			fade := 0.0
			if i >= int(t.Points) {
				fade = 0.78
			}
			put(icon, fade)
		}
	}
	if t.Position == engine.ToDefend && l.Creature(t) {
		put("towersiege/yards/icons/tired", 0)
	}
	if sign, left := l.lasts(t.ID); sign != "" {
		at := put(sign, 0)
		if small := l.Small(); left > 0 && side >= l.Line(small)*0.8 {
			high := math.Min(side, l.Line(small)*0.9)
			b.Counter(ink.R(at.X-high*0.55, at.Y, high, high), ink.Bone, ink.Ink, small, strconv.Itoa(left))
		}
	}
	for _, sign := range l.signs(t) {
		put(sign, 0)
	}
}

// itemSide is the side of the tile of an Item in a size.
func (l *layout) itemSide(s *size) float64 {
	return math.Max(l.Metrics.MinTarget(), math.Min(l.Px(39), s.wide*0.3))
}

// itemPitch is how far so many Items on a plate lie from each other: they leave room for the tab with the Protection Level where they
// can.
func (l *layout) itemPitch(n int, t *engine.Thing, s *size) float64 {
	side := l.itemSide(s)
	if n < 2 {
		return side
	}
	room := s.wide - l.tabWidth(t, s)
	if room < side*1.5 {
		room = s.wide
	}
	return math.Min(side, (room-side)/float64(n-1))
}

// itemRow is how wide so many Items are on a plate.
func (l *layout) itemRow(n int, t *engine.Thing, s *size) float64 {
	return l.itemSide(s) + l.itemPitch(n, t, s)*float64(n-1)
}

// carried is what hangs on a thing, and on who is inside it.
func (l *layout) carried(t *engine.Thing) []*engine.Thing {
	items := l.hung(t.ID)
	if in := l.Occupant(t.ID); in != nil {
		items = append(items, l.hung(in.ID)...)
	}
	return items
}

// hang lays what a thing carries at the right upper edge of its plate, each a piece of its own; where
// there is too little room they lie over each other.
func (l *layout) hang(t *engine.Thing, plate ink.Rect, s *size) {
	items := l.carried(t)
	side, pitch := l.itemSide(s), l.itemPitch(len(items), t, s)
	for i, item := range items {
		box := ink.R(plate.Right()-side-pitch*float64(i)+l.Px(2), plate.Y-side+l.Px(2), side, side)
		l.tile(item, box.Round(), depthItem+i, false)
	}
}
