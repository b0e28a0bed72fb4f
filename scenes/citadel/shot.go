package citadel

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// shotSigns are the signs of the Catapult beside who stands in Zone 3: the chance of a shot, where one click on it shoots; and, once the
// Catapult is picked, on each field that it can be turned to, the chance that it does not stick (BS-TBL-13).
func (l *layout) shotSigns() {
	if l.Mode != table.Asking {
		return
	}
	for _, c := range l.Choices {
		if c.Verb != bsieged.Shoot && c.Verb != bsieged.Turn {
			continue
		}
		p, ok := l.State.Preview(c)
		switch {
		case !ok || !p.HasChance:
		case c.Verb == bsieged.Shoot:
			id := rules.Element("shot:" + l.set.Fields[l.Facing].ID)
			l.Out.Direct[id] = c
			if zone := l.zoneEl(l.Facing, cards.ZoneCount); len(l.Chosen) == 0 && !l.strikable(l.Facing, cards.ZoneCount-1) {
				l.Out.Instead = map[rules.Element]rules.Choice{zone: c} // who clicks there wants to hit somebody
			}
			label, harm := rules.T("Shoot the Catapult: %s", rules.Percent(p.Chance)), ""
			if d := l.shotDanger(); d > 0 {
				label, harm = rules.T("%s, and %s that the Messenger is killed", label, rules.Percent(d)), rules.Percent(d).String()
			}
			l.shotSign(id, l.Facing, rules.Percent(p.Chance), label, harm)
		case c.Verb == bsieged.Turn && l.HasChosen("catapult:catapult"):
			f := int(c.Args[0])
			l.shotSign(rules.Element("turns:"+l.set.Fields[f].ID), f, rules.T("%s that it turns", rules.Percent(p.Chance)), rules.Text{}, "", rules.Percent(p.Chance).String(), rules.Say("it turns"))
		}
	}
}

// strikable reports whether an attack of the turn can harm somebody in a Zone (0 to 2) of a field.
func (l *layout) strikable(f, z int) bool {
	s, ok := l.State.(victimTeller)
	return !ok || slices.ContainsFunc(l.Choices, func(c rules.Choice) bool {
		return c.Verb == bsieged.Attack && int(c.Args[0]) == f && int(c.Args[1]) == z && len(s.Victims(c)) > 0
	})
}

// shotDanger is the chance that a shot kills the Messenger.
func (l *layout) shotDanger() float64 {
	if s, ok := l.State.(interface{ ShotDanger() float64 }); ok {
		return s.ShotDanger()
	}
	return 0
}

// shotSign is one sign; with a label it can be clicked. Harm is how likely the Messenger is killed, empty: he is not. In a field to the
// side, which is narrow, what finds no room side by side stands one below the other, as do the halves of its words.
func (l *layout) shotSign(id rules.Element, f int, words, label rules.Text, harm string, halves ...string) {
	font, zone := l.Font(ink.SansBold, 15), l.plan.zone(f, cards.ZoneCount-1)
	row := l.shotRow(font)
	if label.Empty() {
		row = math.Max(l.Line(font)+2*l.Edge(), l.Px(26))
	}
	pad, lines := l.Gap(boardkit.Near), []string{words.String()}
	long := func(words string) float64 { return row + l.Width(font, words) + pad } // with a picture before it
	good, high := ink.Point{X: long(lines[0]), Y: row}, row
	if len(halves) == 2 && good.X > zone.W*0.75 {
		lines = halves
		good = ink.Point{X: math.Max(long(halves[0]), long(halves[1])), Y: row + l.Line(font)}
		high = good.Y
	}
	wide, beside := good.X, true
	if harm != "" {
		if beside = good.X+long(harm) <= zone.W*0.75; beside {
			wide += long(harm)
		} else {
			wide, high = math.Max(wide, long(harm)), high+row
		}
	}
	box := l.besideTheLast(f, wide, high)
	if !label.Empty() {
		box = l.shotPlace(f, wide, high)
	}
	b := l.Fresh()
	rim := ink.GoldDark
	if !label.Empty() && l.Hover == id {
		rim = ink.GoldLight
	}
	own := boardkit.Own(box)
	b.Plaque(own, rim)
	bad := own
	if beside {
		own, bad = own.CutLeft(good.X)
	} else {
		own, bad = own.CutTop(good.Y)
	}
	at, rest := own.CutLeft(row)
	b.Picture(pic("catapult"), at.Middle().Around(row, row).Inset(l.Edge()*2)).Angle = shotTurns[f] * math.Pi
	rest.W -= pad
	for i, line := range lines {
		part := rest
		part.Y, part.H = rest.Y+rest.H*float64(i)/float64(len(lines)), rest.H/float64(len(lines))
		b.Centred(part, font, ink.ParchmentLight, line)
	}
	if harm != "" {
		at, rest = bad.CutLeft(row)
		b.Picture("kit/skull", at.Middle().Around(row*0.6, row*0.6))
		rest.W -= pad
		b.Centred(rest, font, ink.EmberLight, harm)
	}
	piece := stage.Piece{ID: id, Box: box, Depth: depthFigure + 2, Look: b.List, Round: l.Px(5)}
	if !label.Empty() {
		piece.Role, piece.Label, piece.Tip = "button", label.String(), true
		piece.Outline = l.around(box)
	}
	l.OnBoard(piece)
}

// missed is by how much a click may miss the sign of a shot, in points.
const missed = 12

// around is where the sign of a shot is clicked, from its upper left corner: it lies on Zones and beside a wall, where a click spends an
// action on something else, so that it takes those that miss it by a little, unless they are on a figure or on another thing that stands there.
func (l *layout) around(sign ink.Rect) []ink.Point {
	var others []ink.Rect
	for i := range l.Out.Board {
		p := &l.Out.Board[i]
		if p.Depth > depthZone && p.ID.Kind() != "name" && (p.Role != "" || p.Tip || p.For != "") {
			others = append(others, p.Box)
		}
	}
	r := stage.Spread(sign, missed*math.Max(1, l.Metrics.Device), l.plan.area, others)
	return outline(sign, []ink.Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}})
}

// shotTurns is how far the Catapult is turned that faces a field, in half turns.
var shotTurns = [cards.FieldCount]float64{north: 0, east: 0.5, south: 1, west: 1.5}

// shotRow is how high the sign of a shot is.
func (l *layout) shotRow(font ink.Font) float64 {
	return math.Max(math.Max(l.Line(font)+2*l.Edge(), l.Px(26)), l.Metrics.MinTarget())
}

// shotRoom is how much of Zone 3 is kept for the sign of a shot beside the Summoning slots, across and down: the more figures there are, the
// closer they stand. With large letters on a small board there is none to keep.
func (l *layout) shotRoom() ink.Point {
	font := l.Font(ink.SansBold, 15)
	row, gap := l.shotRow(font), 2*l.Gap(boardkit.Near)
	if l.Metrics.Text > 1.2 || row+gap > l.plan.area.H*0.1 {
		return ink.Point{}
	}
	return ink.Point{X: row + l.Width(font, "100 %") + l.Gap(boardkit.Near) + gap, Y: row + gap}
}

// shotPlace is where the sign of a shot at a field lies: always in the same place, beside the Summoning slots, unless it is so large there that it
// hides something; then beside who stands there.
func (l *layout) shotPlace(f int, w, h float64) ink.Rect {
	least := l.Metrics.MinTarget() // of what is laid in a socket
	slot := func(i int) ink.Rect {
		r := l.plan.socket(f, i)
		return r.Middle().Around(math.Max(r.W, least), math.Max(r.H, least))
	}
	first, last, gap := slot(0), slot(cards.SlotCount-1), l.Gap(boardkit.Near)
	var at ink.Rect
	switch f {
	case north:
		at = ink.R(last.Right()+gap, last.Middle().Y-h/2, w, h)
	case south:
		at = ink.R(first.X-gap-w, first.Middle().Y-h/2, w, h)
	case east:
		at = ink.R(last.Middle().X-w/2, last.Bottom()+gap, w, h)
	default:
		at = ink.R(first.Middle().X-w/2, first.Y-gap-h, w, h)
	}
	at = at.Round()
	avoid, _ := l.standsWithin(at)
	if at.Intersect(l.plan.area) != at || slices.ContainsFunc(avoid, at.Overlaps) {
		return l.besideTheLast(f, w, h)
	}
	return at
}

// besideTheLast is a place for a sign beside who stands in Zone 3 of a field, over no figure, slot or name there.
func (l *layout) besideTheLast(f int, w, h float64) ink.Rect {
	z := cards.ZoneCount - 1
	zone := l.plan.zone(f, z)
	avoid, spare := l.standsWithin(zone)
	return stage.Beside(l.ranks(f, z), w, h, l.Gap(boardkit.Near), zone, avoid, spare).Round()
}

// standsWithin are the boxes of who and what stands in a part of the fields, and of names there, which give way.
func (l *layout) standsWithin(part ink.Rect) (avoid, spare []ink.Rect) {
	for _, p := range l.Out.Board {
		switch kind := p.ID.Kind(); {
		case !p.Box.Overlaps(part):
		case kind == "name":
			spare = append(spare, p.Box)
		case slices.Contains([]string{"slot", "unit", "gate", "pennant", "attacks"}, kind), p.Depth >= depthFigure:
			avoid = append(avoid, p.Box)
		}
	}
	return avoid, spare
}
