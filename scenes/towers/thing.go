package towers

import (
	"math"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/rules/towersiege/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// pictureOf is the picture of a card, or of what it became on the table.
func pictureOf(info *content.Info) string {
	switch info.Type {
	case content.Mage:
		return "towersiege/mages/" + info.ID + "-figure"
	case content.Tower:
		return "towersiege/towers/" + info.ID + "-whole"
	case content.Structure:
		return "towersiege/table/structure-shelter"
	}
	return "towersiege/cards/" + info.ID
}

// hung is what hangs on a creature or structure: Items and carried Relics.
func (l *layout) hung(id engine.ThingID) (list []*engine.Thing) {
	for i := range l.Things {
		if t := &l.Things[i]; t.On == id && l.Carried(t) {
			list = append(list, t)
		}
	}
	return list
}

// thing lays a creature, a structure or a Relic in its place: a plaque, and below it what hangs on it.
func (l *layout) thing(t *engine.Thing, place ink.Rect) {
	items := l.hung(t.ID)
	box, strip := place, ink.Rect{}
	if len(items) > 0 {
		side := math.Max(l.Metrics.MinTarget(), place.W*0.3)
		across := max(1, int((place.W+1)/side))
		lines := (len(items) + across - 1) / across
		if high := side * float64(lines); high < place.H*0.5 {
			strip, box = place.CutBottom(high)
			l.items(items, strip, side, across)
		}
	}
	box = box.Round()
	b := l.Fresh()
	own := boardkit.Own(box)
	el := l.ThingElement(t.ID)
	spent := t.Position == engine.ToDefend && l.Creature(t)
	ground := ink.ParchmentLight
	if spent {
		ground = ink.ParchmentDark
	} else {
		b.Shadow(own, l.Px(7)).Radius = l.Px(6)
	}
	b.Inked(own, ground, 2, 6)
	l.edge(b, own, t)
	in := own.Inset(math.Max(2, l.Px(4)))
	l.body(b, in, t, spent, strip.Empty() && len(items) > 0)
	p := l.piece(el, box, depthThing, b.List, "figure", l.label(t))
	p.Sound, p.Exit = "piece", stage.TipOver
	if !l.Creature(t) {
		p.Role = "place"
	}
	l.OnBoard(p)
}

// edge shows in the rim of a plaque that it is aimed at, chosen or about to act.
func (l *layout) edge(b *boardkit.Pen, own ink.Rect, t *engine.Thing) {
	w := math.Max(2, l.Px(4))
	switch {
	case l.aimedAt(t.ID):
		b.Outline(own, ink.Ember, w, l.Px(6))
	case l.acting(t.ID), l.HasChosen(l.ThingElement(t.ID)):
		b.Outline(own, ink.Gold, w, l.Px(6))
	case t.Has(engine.Declared) && t.Position == engine.ToAttack:
		b.Outline(own, ink.GoldDark, math.Max(1, w/2), l.Px(6))
	}
}

// body is the picture, the name, the two levels and the signs of a thing.
func (l *layout) body(b *boardkit.Pen, in ink.Rect, t *engine.Thing, spent, burdened bool) {
	info := l.Info(t)
	size := math.Min(math.Max(boardkit.SmallSize, in.W/l.Px(100)*10.5), 22)
	small := l.Font(ink.SansBold, size)
	name := l.Font(ink.SerifBold, size)
	lineHigh := l.Line(small)
	picture := in
	if in.H > 2.6*lineHigh && 2*l.Width(small, "100") <= in.W {
		numbers, rest := in.CutBottom(lineHigh)
		l.numbers(b, numbers, t, small)
		picture = rest
	}
	if picture.H > 3.2*lineHigh && in.W > 2.6*name.Size {
		var words ink.Rect
		words, picture = picture.CutBottom(b.NameHeight(name, info.Title().String(), picture.W))
		b.Name(words, name, ink.Ink, info.Title().String()).Across = ink.Middle
		if size > boardkit.SmallSize {
			b.Fill(ink.R(words.X+words.W*0.06, words.Y-1, words.W*0.88, math.Max(1, l.Px(2))), ink.Ink, 0)
		}
	}
	op := b.Picture(pictureOf(info), picture.Inset(math.Min(l.Px(4), picture.H*0.05)))
	if spent || t.Points <= 0 && !l.Carried(t) {
		op.Fade = 0.3
	}
	side := math.Max(math.Min(l.Px(34), in.W*0.3), 10)
	for i, sign := range l.signs(t, burdened) {
		at := ink.R(in.Right()-side, in.Y+float64(i)*side*1.05, side, side)
		if at.Bottom() > picture.Bottom() {
			break
		}
		b.Picture(sign, at)
	}
	if l.Creature(t) || l.Structure(t) {
		l.wounds(b, in, t, side)
	}
}

// wounds are the points of a thing that has or had several.
func (l *layout) wounds(b *boardkit.Pen, in ink.Rect, t *engine.Thing, side float64) {
	if t.Printed < 2 && t.Points < 2 {
		return
	}
	icon := "towersiege/icons/life"
	if !l.Creature(t) {
		icon = "towersiege/icons/integrity"
	}
	side *= 0.72
	for i := range int(max(t.Points, t.Printed)) {
		at := ink.R(in.X, in.Y+float64(i)*side, side, side)
		if at.Bottom() > in.Bottom() {
			return
		}
		op := b.Picture(icon, at)
		if i >= int(t.Points) {
			op.Fade = 0.78
		}
	}
}

// numbers are the two levels of a thing that matter most.
func (l *layout) numbers(b *boardkit.Pen, line ink.Rect, t *engine.Thing, f ink.Font) {
	first, second := l.levels(t)
	boxes := boardkit.Grid(line, 2, 2, 0)
	for i, stat := range [...]content.Stat{first, second} {
		text := strconv.Itoa(l.Level(t, stat))
		side := line.H * 0.95
		w := l.Width(f, text)
		if side+w > boxes[i].W {
			b.Centred(boxes[i], f, ink.Ink, text)
			continue
		}
		x := boxes[i].X + (boxes[i].W-side-w)/2
		b.Picture(statIcon(stat), ink.R(x, line.Y+(line.H-side)/2, side, side))
		b.Write(ink.R(x+side, line.Y, w+1, line.H), f, ink.Ink, text)
	}
}

// statIcon is the icon of a level.
func statIcon(stat content.Stat) string {
	return [content.StatCount]string{
		content.SL: "towersiege/icons/sl", content.AL: "towersiege/icons/al", content.DL: "towersiege/icons/dl", content.RL: "towersiege/icons/rl",
		content.PL: "towersiege/icons/pl", content.SS: "towersiege/icons/ss", content.IS: "towersiege/icons/is",
	}[stat]
}

// signs are the icons of what a thing can do and what is in force on it.
func (l *layout) signs(t *engine.Thing, burdened bool) (signs []string) {
	info := l.Info(t)
	if info.Is(content.UndeadTag) {
		signs = append(signs, "towersiege/icons/undead")
	}
	for a := content.Flight; a < content.AbilityCount; a++ {
		if l.Creature(t) && l.Able(t, a, false) {
			signs = append(signs, "towersiege/icons/"+a.ID())
		}
	}
	if info.Is(content.MountTag) {
		signs = append(signs, "towersiege/icons/mount")
	}
	if info.Upkeep() {
		signs = append(signs, "towersiege/icons/upkeep")
	}
	if burdened {
		for _, item := range l.hung(t.ID) {
			signs = append(signs, pictureOf(l.Info(item)))
		}
	}
	if l.inForce(t.ID) {
		signs = append(signs, "kit/hourglass")
	}
	return signs
}

// inForce reports whether something lasts on a thing for a time.
func (l *layout) inForce(id engine.ThingID) bool {
	return slices.ContainsFunc(l.Timed, func(m engine.Timed) bool { return m.Target == id })
}

// items lays what hangs on a thing below its plaque, each a piece of its own.
func (l *layout) items(list []*engine.Thing, strip ink.Rect, side float64, across int) {
	for i, t := range list {
		here := min(across, len(list)-i/across*across)
		x := strip.X + (strip.W-side*float64(here))/2
		box := ink.R(x+float64(i%across)*side, strip.Y+float64(i/across)*side, side, side).Round()
		b := l.Fresh()
		own := boardkit.Own(box).Inset(math.Min(1, l.Px(1)))
		ground := ink.ParchmentLight
		if !t.Has(engine.InUse) {
			ground = ink.ParchmentDark
		}
		b.Inked(own, ground, 1.5, 4)
		op := b.Picture(pictureOf(l.Info(t)), own.Inset(math.Max(1, l.Px(2))))
		if !t.Has(engine.InUse) {
			op.Fade = 0.35
		}
		if l.acting(t.ID) {
			b.Outline(own, ink.Gold, math.Max(2, l.Px(3)), l.Px(4))
		}
		p := l.piece(l.ThingElement(t.ID), box, depthItem, b.List, "card", l.label(t))
		p.Round = l.Px(4)
		l.OnBoard(p)
	}
}

// label is a thing in words.
func (l *layout) label(t *engine.Thing) string {
	info := l.Info(t)
	told := rules.T("%s of %s", info.Title(), l.name(t.Owner))
	if l.Carried(t) {
		return told.String()
	}
	first, second := l.levels(t)
	told = rules.T("%s, %s %d, %s %d", told, words.StatName(first), l.Level(t, first), words.StatName(second), l.Level(t, second))
	for _, item := range l.hung(t.ID) {
		told = rules.T("%s, with %s", told, l.Info(item).Title())
	}
	return told.String()
}

// action is what is declared and not over, the latest first; nil if nothing is, or the match is over in its midst.
func (l *layout) action() *engine.Action {
	if l.Under == 0 || l.Result != engine.Undecided {
		return nil
	}
	return &l.Actions[l.Under-1]
}

// acting reports whether a thing is what a declared attack comes from.
func (l *layout) acting(id engine.ThingID) bool {
	a := l.action()
	return a != nil && (a.Source == id || a.Item == id && id != 0)
}

// aimedAt reports whether a thing is a target of what is declared, or of the choice that is pointed at.
func (l *layout) aimedAt(id engine.ThingID) bool {
	if l.Mode == table.Asking && l.Aim.Verb != 0 {
		if way := l.Way(l.Aim); len(way) > 1 && way[len(way)-1] == l.ThingElement(id) {
			return true
		}
	}
	a := l.action()
	return a != nil && slices.Contains(a.Targets[:a.N], id)
}
