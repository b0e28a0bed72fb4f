package wartracks

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// aims are the arrows and chips of a storm: at what it can be aimed and what would come of it,
// and of a chain: what its links touch.
func (l *layout) aims() {
	var arrows ink.List
	l.stormAims(&arrows)
	l.chainAims(&arrows)
	if len(arrows) == 0 {
		return
	}
	area := l.rooms.field
	l.OnBoard(stage.Piece{ID: "arrows", Box: area, Depth: depthArrow, Look: arrows.Shift(-area.X, -area.Y), Fixed: true})
}

func (l *layout) stormAims(arrows *ink.List) {
	s := l.Storm
	if s == nil {
		return
	}
	from, ok := l.boxOf(s.Card.Element)
	if !ok {
		return
	}
	if l.struck != nil {
		l.blow(arrows, from)
		return
	}
	for i := range s.Targets {
		t := &s.Targets[i]
		if to, ok := l.boxOf(t.Element); ok && t.Element.Kind() == "card" {
			l.aimAt(arrows, from, to, t)
		} else if t.Element.Kind() == "seat" {
			l.aimAtSide(arrows, from, s, t)
		}
	}
}

// aimAt is the aim at a creature on the Battle Zone.
func (l *layout) aimAt(arrows *ink.List, from, to ink.Rect, t *siegestorm.StormTarget) {
	tone, hot := inkChip, l.Hover == t.Element
	if t.Kills {
		tone = deadChip
	}
	color, head := ink.GoldDark, "gold"
	if hot {
		color, head = l.Pen.Tones.Danger.Plain, "ember"
	}
	if boardkit.Between(from, to) > 0 {
		tail, tip := boardkit.Facing(from, to), boardkit.Facing(to, from)
		l.Arrow(arrows, tail, tip, 0.08, color, head, !hot)
	}
	id := rules.Element("chip:aim/" + t.Element.Name())
	l.OnBoard(l.hang(label{id: id, tone: tone, on: to, at: across(to, 0.62), most: to.W, forms: aimWords(t), keeps: true}))
}

// aimWords say what becomes of a creature that is struck.
func aimWords(t *siegestorm.StormTarget) []string {
	if t.Kills {
		return []string{rules.T("killed: %d > %d", t.Strength, t.DEF).String(), rules.T("%d > %d: killed", t.Strength, t.DEF).String()}
	}
	return []string{rules.T("holds: %d is not more than %d", t.Strength, t.DEF).String(), rules.T("holds: %d ≤ %d", t.Strength, t.DEF).String()}
}

// lossWords say what a storm would cost a player or a boss at whom it is aimed: what its action takes before, and the blow.
func lossWords(t *siegestorm.StormTarget) []string {
	switch {
	case t.Element == "seat:4" && t.Loses:
		return []string{"the last Life", "the last Life"}
	case t.Loses:
		return []string{rules.Say("loses the match")}
	case t.First > 0:
		return twofoldWords(t)
	case t.Element == "seat:4":
		return []string{rules.T("%d Life", t.Life).String()}
	}
	heal, resources := rules.Count(t.Heal, "%d Heal card", "%d Heal cards"), rules.Count(t.Resources, "%d Resource", "%d Resources")
	short := rules.Say("loses %s", rules.Count(t.Heal+t.Resources, "%d card", "%d cards"))
	switch {
	case t.Heal > 0 && t.Resources > 0:
		return []string{rules.Say("loses %s and %s", heal, resources), short}
	case t.Heal > 0:
		return []string{rules.Say("loses %s", heal), short}
	case t.Resources > 0:
		return []string{rules.Say("loses %s", resources), short}
	}
	return []string{rules.Say("loses no card")}
}

// lossesOf say what a storm would cost at whom it is aimed: from what to what by all that lies open.
func lossesOf(s *siegestorm.StormView, t *siegestorm.StormTarget) []string {
	side, _ := numbers(t.Element)
	r, all := s.Raised, t.Reach
	switch {
	case r != nil && r.Beats && !t.Loses && r.From == side:
		return []string{rules.T("loses %d, or the match if more is paid", all.Least).String(), rules.T("loses %d, or the match", all.Least).String()}
	case all.Sure() || t.Loses:
		return lossWords(t)
	case t.Element == "seat:4":
		return []string{rules.T("loses %d–%d Life", all.Least, all.Most).String()}
	}
	return []string{rules.T("loses %d–%d cards", all.Least, all.Most).String()}
}

// twofoldWords say what a storm costs of which the action takes something too.
func twofoldWords(t *siegestorm.StormTarget) []string {
	blow := t.Heal + t.Resources + t.Life
	all := rules.Count(t.First+blow, "%d card", "%d cards")
	if t.Element == "seat:4" {
		all = rules.T("%d Life", t.First+blow)
	}
	if blow == 0 {
		return []string{rules.Say("loses %s by its action", all), rules.Say("loses %s", all)}
	}
	return []string{
		rules.T("loses %d: %d by its action, %d by the blow", t.First+blow, t.First, blow).String(),
		rules.T("loses %d: action %d, blow %d", t.First+blow, t.First, blow).String(),
		rules.Say("loses %s", all),
	}
}

// aimAtSide is the aim at a player or a boss: towards where his panel lies.
func (l *layout) aimAtSide(arrows *ink.List, from ink.Rect, s *siegestorm.StormView, t *siegestorm.StormTarget) {
	side, _ := numbers(t.Element)
	field := l.rooms.field
	tip, low := l.tipTo(side), side == l.me
	if box, ok := l.seatBoxes()[side]; ok {
		tip = boardkit.Facing(box, from)
	}
	x, y := from.Center()
	y -= from.H * 0.3
	if low {
		y += from.H * 0.5
	}
	x += math.Copysign(from.W*0.46, tip.X-x)
	hot := l.Hover == t.Element
	color, head := ink.GoldDark, "gold"
	if hot {
		color, head = l.Pen.Tones.Danger.Plain, "ember"
	}
	bend := -0.08
	if low {
		bend = 0.08
	}
	l.Arrow(arrows, ink.P(x, y), tip, bend, color, head, !hot)
	tone := goldChip
	if t.Loses {
		tone = deadChip
	}
	part := 0.55
	if l.lastMan() {
		part = 0.4
	}
	at := ink.P(x+(tip.X-x)*part, y+(tip.Y-y)*part-l.Px(14))
	near := boardkit.Around(at.X, at.Y, from.W, from.H)
	chip := l.hang(label{id: rules.Element("chip:aim/side-" + strconv.Itoa(side)), tone: tone, on: near, at: at, most: field.W * 0.3, forms: lossesOf(s, t)})
	if l.Can(t.Element) { // it looks like a button, and lies far from what it tells of
		chip.For = t.Element
	}
	l.OnBoard(chip)
}

// tipTo is the point at the edge of the battlefield behind which the plate of a side lies.
func (l *layout) tipTo(side int) ink.Point {
	field := l.rooms.field
	plate, left := l.rooms.foe, false
	switch {
	case side == l.me:
		plate, left = l.rooms.own, true
	case l.coop() && side != bossSide:
		plate, left = l.rooms.partner, !l.rooms.brief
	}
	y := field.Y + l.Px(46)
	if !plate.Empty() && side != bossSide && (side == l.me || l.coop()) {
		_, y = plate.Center()
	}
	y = math.Max(field.Y+l.Px(46), math.Min(y, field.Bottom()-l.Px(60)))
	if left {
		return ink.P(field.X+l.Px(6), y)
	}
	return ink.P(field.Right()-l.Px(6), y)
}

// blow is the stroke that has just fallen.
func (l *layout) blow(arrows *ink.List, from ink.Rect) {
	e := l.struck
	to, ok := l.boxOf(e.To)
	if !ok {
		side, _ := numbers(e.To)
		tip := l.tipTo(side)
		to = ink.R(tip.X, tip.Y, 1, 1)
		if box, ok := l.seatBoxes()[side]; ok {
			to = box
		}
	}
	tail, tip := boardkit.Facing(from, to), boardkit.Facing(to, from)
	l.Arrow(arrows, tail, tip, 0.05, l.Pen.Tones.Danger.Plain, "ember", false)
	at := ink.P((tail.X+tip.X)/2, (tail.Y+tip.Y)/2)
	chip, tag := l.hangTag(label{id: "chip:blow", tone: deadChip, on: at.Around(from.W, from.H), at: at, most: l.rooms.field.W * 0.3, forms: []string{blowWords(int(e.N))}})
	steps := min(int(e.N)-1, mostCounts)
	for i := range max(0, steps) { // the number counts up from 1: no blow has strength 0
		chip.Count = append(chip.Count, l.TagLook(chip.Box, tag, blowWords(1+(int(e.N)-1)*i/steps)))
	}
	l.OnBoard(chip)
}

// mostCounts is how many numbers are shown before the strength of a blow.
const mostCounts = 6

func blowWords(strength int) string { return "strength " + strconv.Itoa(strength) }

// chainAims are what the links of the chain touch.
func (l *layout) chainAims(arrows *ink.List) {
	for i, link := range l.Chain {
		if link.Target == nil || link.Negated {
			continue
		}
		to, ok := l.boxOf(link.Target.Element)
		if !ok {
			continue
		}
		from := l.source(&link)
		tail, tip := boardkit.Facing(from, to), boardkit.Facing(to, from)
		color, head := l.Pen.Tones.Danger.Plain, "ember"
		l.Arrow(arrows, tail, tip, 0.06, color, head, i < len(l.Chain)-1)
		id := rules.Element("chip:link/" + strconv.Itoa(i))
		l.OnBoard(l.hang(label{id: id, tone: deadChip, on: to, at: across(to, 0.62), most: to.W, forms: targetWords(&link), keeps: true}))
	}
}

// targetWords say of what a card is the target.
func targetWords(link *siegestorm.LinkView) []string {
	if link.Card.Card == nil {
		return []string{rules.Say("target")}
	}
	return []string{rules.Say("target of %s", link.Card.Card.Told()), rules.Say("target")}
}

// source is where a link of the chain comes from: its card where it stands on the battlefield, else towards whose it is.
func (l *layout) source(link *siegestorm.LinkView) ink.Rect {
	if box, ok := l.boxOf(link.Card.Element); ok {
		return box
	}
	if box, ok := l.seatBoxes()[link.By]; ok {
		return box
	}
	tip := l.tipTo(link.By)
	return ink.R(tip.X, tip.Y, 1, 1)
}

// boxOf is where a card stands on the battlefield.
func (l *layout) boxOf(el rules.Element) (ink.Rect, bool) {
	for i := range l.Out.Board {
		if p := &l.Out.Board[i]; p.ID == el && p.Depth != depthSlot {
			return p.Box, true
		}
	}
	return ink.Rect{}, false
}
