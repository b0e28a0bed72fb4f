package citadel

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// tense says whether an attack or a march is over, under way or still to come.
type tense uint8

const (
	past tense = iota
	present
	future
)

// arrows are those of the Enemies phase: pale for the attacks that are done, solid for the one under
// way, dotted for what is still to come as the board stands.
func (l *layout) arrows() {
	now, striking := l.strikes()
	if !l.enemies() || l.Mode == table.Ended {
		return
	}
	for i := range l.blows {
		if b := l.blows[i]; !striking || b != now {
			l.attackArrow(b, past)
		}
	}
	switch l.Now.Step {
	case bsieged.AmbushNow, bsieged.TacticsNow, bsieged.AttackNow:
		for f := range cards.FieldCount {
			l.coming(f, now, striking)
		}
	case bsieged.MarchNow:
		l.marching()
	}
	if striking {
		l.attackArrow(now, present)
		l.hitSign(now)
	}
}

// coming are the attacks of a field that the forecast tells of and that were not shown yet.
func (l *layout) coming(f int, now blow, striking bool) {
	if !l.foreseen {
		return
	}
	q := &l.threat.Quarters[f]
	for u, hits := range [cards.UnitCount]int{cards.Molen: q.Molens, cards.Gargoh: q.GargohHits, cards.Krohn: q.KrohnHits} {
		b, ok := l.attackOf(f, u)
		if hits == 0 || !ok || striking && b.same(now) || l.shownBlow(b) {
			continue
		}
		l.attackArrow(b, future)
	}
}

// same reports whether two attacks are those of one type of enemy in one Zone.
func (b blow) same(other blow) bool {
	return b.field == other.field && b.zone == other.zone && sortOf[b.figure] == sortOf[other.figure]
}

// sortOf are the types of enemies of the sorts of figures.
var sortOf = [bsieged.Figures]cards.UnitKind{cards.Molen, cards.Gargoh, cards.Gargoh, cards.Krohn, cards.Krohn}

func (l *layout) shownBlow(b blow) bool {
	for _, other := range l.blows {
		if b.same(other) {
			return true
		}
	}
	return false
}

// attackOf is the attack of the enemies of a type in a field: from the Zone whose icon says so
// (BS-ENM-5), where they stand there.
func (l *layout) attackOf(f, u int) (blow, bool) {
	for z := range cards.ZoneCount {
		if a := l.set.Zones[z].Act[u]; a != cards.Attacks && a != cards.AttacksOrEnters {
			continue
		}
		for g, n := range l.Fields[f].Zones[z].N {
			if n > 0 && int(sortOf[g]) == u {
				return blow{field: f, zone: z + 1, figure: g}, true
			}
		}
	}
	return blow{}, false
}

// attackArrow runs from the attackers to the wall.
func (l *layout) attackArrow(a blow, when tense) {
	from, to, ok := l.flight(a)
	if ok {
		id := "arrow:" + l.zoneEl(a.field, a.zone).Name() + "/" + figureNames[a.figure]
		l.shaft(rules.Element(id), from, to, when)
	}
}

// flight is where an attack begins, outside its figures, and where it ends.
func (l *layout) flight(a blow) (from, to ink.Point, ok bool) {
	from = l.middle(a.field, a.zone-1)
	for g, kind := range sortOf {
		if at, there := l.arrival(l.zoneEl(a.field, a.zone), g); there && kind == sortOf[a.figure] {
			from = at
			break
		}
	}
	to = l.plan.rampart(a.field).Middle()
	return l.outside(from, to)
}

// outside moves the beginning of a way out of the figure there.
func (l *layout) outside(from, to ink.Point) (ink.Point, ink.Point, bool) {
	length := math.Hypot(to.X-from.X, to.Y-from.Y)
	if length < l.plan.figure*0.7 {
		return from, to, false
	}
	return ink.Between(from, to, l.plan.figure*0.5/length), to, true
}

// marching are the steps of the figures that have not marched yet.
func (l *layout) marching() {
	if !l.foreseen {
		return
	}
	for f := range cards.FieldCount {
		if l.acting >= 0 && l.begins >= 0 && l.turn(f) < l.turn(l.acting) {
			continue
		}
		for z := 1; z < cards.ZoneCount; z++ {
			if total(l.threat.Quarters[f].Marching[z]) == 0 || total(l.Fields[f].Zones[z]) == 0 {
				continue
			}
			from, to, ok := l.outside(l.middle(f, z), l.middle(f, z-1))
			if len(l.troops(f, z-1)) > 0 {
				to = ink.Between(to, from, 0.3)
			}
			if ok {
				l.shaft(rules.Element("way:"+l.zoneEl(f, z+1).Name()), from, to, future)
			}
		}
	}
}

// middle is the middle of a Zone.
func (l *layout) middle(f, z int) ink.Point {
	c := l.plan.corners(f, z)
	return ink.Between(ink.Between(c[0], c[1], 0.5), ink.Between(c[3], c[2], 0.5), 0.5)
}

// shaft draws an arrow over the board.
func (l *layout) shaft(id rules.Element, from, to ink.Point, when tense) {
	length := math.Hypot(to.X-from.X, to.Y-from.Y)
	if length < 1 {
		return
	}
	unit := ink.P((to.X-from.X)/length, (to.Y-from.Y)/length)
	width := l.Gap(boardkit.Near)
	if when != present {
		width *= 0.6
	}
	head := math.Min(width*2.6, length*0.6)
	neck := ink.P(to.X-unit.X*head, to.Y-unit.Y*head)
	rim, fill := ink.Ink, ink.Ember
	switch when {
	case past:
		rim, fill = ink.Ink.Alpha(0.25), ink.ParchmentLight.Alpha(0.6)
	case future:
		rim, fill = ink.Ink.Alpha(0.7), ink.EmberLight
	}
	b := l.Fresh()
	edge := math.Max(1, width/4)
	for _, pass := range [...]struct {
		grow float64
		c    ink.Color
	}{{edge, rim}, {0, fill}} {
		if when == future {
			step := width * 1.9
			for d := 0.0; d < length-head; d += step {
				b.Disc(ink.P(from.X+unit.X*d, from.Y+unit.Y*d).Around(width+2*pass.grow, width+2*pass.grow), pass.c)
			}
		} else {
			b.List.Line(from.X, from.Y, neck.X, neck.Y, width+2*pass.grow, pass.c)
		}
		half := head*0.6 + pass.grow
		boardkit.Polygon(&b.List, pass.c, 1, ink.P(to.X+unit.X*pass.grow, to.Y+unit.Y*pass.grow),
			ink.P(neck.X-unit.Y*half, neck.Y+unit.X*half), ink.P(neck.X+unit.Y*half, neck.Y-unit.X*half))
	}
	depth := depthFigure - 1
	if when == present {
		depth = depthOver - 2
	}
	l.OnBoard(stage.Piece{ID: id, Box: l.plan.area, Depth: depth, Look: b.List.Shift(-l.plan.area.X, -l.plan.area.Y), Fixed: true})
}

// hitSign is how many hits the attack under way inflicts, beside its arrow.
func (l *layout) hitSign(a blow) {
	from, to, ok := l.flight(a)
	if !ok {
		return
	}
	words := rules.Count(a.hits, "%d hit", "%d hits").String()
	if a.figure == 0 && l.hitting != nil {
		words = rules.Count(a.hits, "%d rock", "%d rocks").String()
	}
	tag := boardkit.Tag{Forms: []string{words}, Picture: pic("icon-hits"), Fill: ink.EmberDark}
	w, h := l.TagSize(tag, 0)
	at := ink.Between(from, to, 0.4).Plus(ink.P(l.Px(22)+w/2, 0))
	if !level(a.field) { // above the arrow, clear of the figures that strike
		at = ink.P(ink.Between(from, to, 0.55).X, math.Min(from.Y, to.Y)-l.Px(26)-h/2)
	}
	sign := l.Tag("sign:attack", tag, at, w, l.plan.area)
	sign.Depth, sign.Label = depthOver-1, words
	l.OnBoard(sign)
}
