package citadel

import (
	"math"
	"strconv"
	"strings"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// keep lays out the Citadel: court, walls and towers, buildings, the Catapult and the heroes.
func (l *layout) keep() {
	l.court()
	for f := range cards.FieldCount {
		l.rampart(f)
	}
	l.towers()
	for b := range l.Houses {
		l.building(b)
	}
	l.engine()
	l.heroes()
	l.courier()
}

// court is the ground within the walls with paths between the buildings.
func (l *layout) court() {
	p := &l.plan
	b := l.Fresh()
	b.Shadow(p.keep, l.Px(16))
	b.Fill(p.keep, ink.Ink, 0)
	const strip = 3.0
	for y := 0.0; y < p.court.H; y += strip {
		b.Fill(ink.R(p.court.X, p.court.Y+y, p.court.W, math.Min(strip, p.court.H-y)), boardkit.Mix(ink.RGB(0xE9DAB4), ink.ParchmentDark, y/p.court.H), 0)
	}
	track := ink.ParchmentDeep.Alpha(0.5)
	mid := p.engine().Middle()
	for h := range l.Houses {
		at := p.yard(h).Middle()
		b.List.Line(mid.X, mid.Y, at.X, at.Y, p.house*0.13, track)
	}
	b.Outline(p.court, ink.OakDark.Alpha(0.55), l.Px(3), 0)
	l.OnBoard(stage.Piece{ID: "court", Box: p.keep, Depth: depthWall - 1, Look: b.List.Shift(-p.keep.X, -p.keep.Y)})
}

// rampart is the wall towards a field as a place to click.
func (l *layout) rampart(f int) {
	box := l.plan.rampart(f)
	el := rules.Element("wall:" + l.set.Fields[f].ID)
	b := l.Fresh()
	masonry(b, boardkit.Own(box), f)
	// What can be done with it is shown on its stones: its edges are merlons, towers and court.
	rim := boardkit.Own(box).Inset(math.Max(4, l.plan.wall*0.2))
	l.OnBoard(stage.Piece{ID: el, Box: box, Depth: depthWall, Look: b.List, Role: "place", Label: l.set.Walls[f].Told().String(), Round: l.Px(3), Rim: rim, Tip: true, Fixed: true})
}

// masonry draws a stretch of wall: stones, a walk, and merlons towards the field.
func masonry(b *boardkit.Pen, r ink.Rect, f int) {
	b.Fill(r, ink.Ink, 0)
	line := b.Edge()
	stone := r.Inset(line)
	b.Fill(stone, ink.Iron, 0)
	long, thick := r.W, r.H
	if !level(f) {
		long, thick = r.H, r.W
	}
	put := func(along, deep, w, h float64, c ink.Color) {
		switch f {
		case north:
			b.Fill(ink.R(r.X+along, r.Y+deep, w, h), c, 0)
		case south:
			b.Fill(ink.R(r.X+along, r.Bottom()-deep-h, w, h), c, 0)
		case west:
			b.Fill(ink.R(r.X+deep, r.Y+along, h, w), c, 0)
		default:
			b.Fill(ink.R(r.Right()-deep-h, r.Y+along, h, w), c, 0)
		}
	}
	put(line, thick*0.2, long-2*line, thick*0.56, ink.RGB(0x646E75))
	n := int(long / (thick * 0.62))
	for i := range n {
		at := (float64(i) + 0.5) * long / float64(n)
		put(at, thick*(0.2+0.28*float64(i%2)), line, thick*0.28, ink.IronDark.Alpha(0.6))
	}
	put(line, thick*0.48, long-2*line, line, ink.IronDark.Alpha(0.6))
	merlons := max(4, int(long/(thick*1.05)))
	pitch := long / float64(merlons)
	for i := range merlons {
		at := (float64(i) + 0.22) * pitch
		put(at-line, -thick*0.16, pitch*0.56+2*line, thick*0.34, ink.Ink)
		put(at, -thick*0.16+line, pitch*0.56, thick*0.34-2*line, ink.IronLight)
	}
	put(line, thick*0.76, long-2*line, thick*0.2, ink.IronDark)
}

// towers stand at the corners of the wall, with ember roofs.
func (l *layout) towers() {
	k, t := l.plan.keep, l.plan.wall*1.16
	b := l.Fresh()
	for _, at := range []ink.Point{ink.P(k.X+l.plan.wall/2, k.Y+l.plan.wall/2), ink.P(k.Right()-l.plan.wall/2, k.Y+l.plan.wall/2), ink.P(k.X+l.plan.wall/2, k.Bottom()-l.plan.wall/2), ink.P(k.Right()-l.plan.wall/2, k.Bottom()-l.plan.wall/2)} {
		r := at.Around(t, t).Round()
		b.Fill(r, ink.Ink, l.Px(3))
		b.Fill(r.Inset(l.Px(3)), ink.IronLight, 0)
		roof := r.Inset(t * 0.17)
		b.Fill(roof, ink.Ink, 0)
		roof = roof.Inset(l.Edge())
		c := roof.Middle()
		nw, ne := ink.P(roof.X, roof.Y), ink.P(roof.Right(), roof.Y)
		sw, se := ink.P(roof.X, roof.Bottom()), ink.P(roof.Right(), roof.Bottom())
		boardkit.Polygon(&b.List, ink.EmberLight, 1, nw, ne, c)
		boardkit.Polygon(&b.List, ink.Ember, 1, nw, c, sw)
		boardkit.Polygon(&b.List, ink.Ember, 1, ne, se, c)
		boardkit.Polygon(&b.List, ink.EmberDark, 1, sw, c, se)
		for _, q := range []ink.Point{nw, ne, sw, se} {
			b.List.Line(c.X, c.Y, q.X, q.Y, l.Edge(), ink.Ink)
		}
	}
	box := k
	l.OnBoard(stage.Piece{ID: "towers", Box: box, Depth: depthWall + 1, Look: b.List.Shift(-box.X, -box.Y)})
}

// building is a building with its state, its tokens, its number for smugglers and its name.
func (l *layout) building(i int) {
	d, h := &l.set.Buildings[i], l.Houses[i]
	box := l.plan.yard(i)
	b := l.Fresh()
	r := boardkit.Own(box).Inset(math.Max(2, l.Px(5))) // the rim of what can be clicked is drawn along the box
	b.Disc(ink.R(r.X+r.W*0.06, r.Y+r.H*0.84, r.W*0.88, r.H*0.14), ink.Oak.Alpha(0.3))
	b.Picture(pic([...]string{d.ID, "ruins/" + d.ID + "-damaged", "ruins/" + d.ID + "-ruin"}[min(h.Harm, 2)]), r)
	token := math.Max(r.W*0.42, l.Px(26))
	switch h.Harm {
	case 1:
		b.Picture(pic("token-damaged"), ink.R(r.Right()-token, r.Y, token, token))
	case 2:
		b.Picture(pic("token-destroyed"), ink.R(r.Right()-token, r.Y, token, token))
	}
	if h.Reinforced > 0 {
		at := ink.R(r.X, r.Y, token, token)
		b.Picture(pic("token-reinforced"), at)
		if h.Reinforced > 1 {
			b.Badge(at, h.Reinforced, false)
		}
	}
	if l.closes(rules.Element("building:" + d.ID)) {
		l.lock(b, r)
	}
	if l.foreseen && h.Harm < 2 && l.threat.Houses[i].Worst > h.Harm {
		side := math.Max(r.W*0.36, l.Px(22))
		b.Picture("kit/warning", ink.R(r.Right()-side, r.Bottom()-side, side, side))
	}
	label := d.Name + [...]string{"", ", damaged", ", destroyed"}[min(h.Harm, 2)] + l.closedWords(rules.Element("building:"+d.ID))
	if d.Smuggling > 0 {
		f := l.Font(ink.SansBold, 15)
		side := math.Max(l.Line(f)*0.92, l.Px(18))
		if most := r.W * 0.36; side > most {
			f.Size *= most / side
			side = most
		}
		at := ink.R(r.X, r.Bottom()-side, side, side)
		b.Fill(at, ink.Ink, l.Px(3))
		b.Fill(at.Inset(1), ink.Oxblood, l.Px(3))
		b.Centred(at.Inset(-3), f, ink.Bone, strconv.Itoa(d.Smuggling))
	}
	l.OnBoard(stage.Piece{ID: rules.Element("building:" + d.ID), Box: box, Depth: depthHouse, Look: b.List, Role: "place", Label: label, Round: l.Px(8), Tip: true, Fixed: true})
	l.houseName(i, box)
}

// signFont is the type of the names of buildings where there is little room: not so large that no picture could stand beside
// them.
func (l *layout) signFont() ink.Font {
	m := l.Metrics
	m.Text = math.Min(m.Text, 1.3)
	return m.Font(ink.SansBold, signType)
}

const signType = 14

// houseName is the name below a building, shortened to its last word where it would reach the next one.
func (l *layout) houseName(i int, box ink.Rect) {
	f, most := l.Font(ink.SansBold, signType), l.plan.court.W*0.25-4
	if l.plan.wide() {
		most = l.plan.court.W*0.185 - 4
	}
	if l.plan.wide() || l.Line(f) > l.plan.house*0.4 {
		f = l.signFont()
	}
	name := l.set.Buildings[i].Short
	if words := strings.Fields(name); l.Width(f, name) > most && len(words) > 1 {
		name = words[len(words)-1]
	}
	w := math.Min(l.Width(f, name), most)
	at := boardkit.Inside(ink.R(box.X+box.W/2-w/2-2, box.Bottom()-l.Px(2), w+4, l.Line(f)), l.plan.court.Inset(1)).Round()
	b := l.Fresh()
	b.Fill(boardkit.Own(at), ink.RGB(0xE3D2A8).Alpha(0.75), l.Px(3))
	b.Name(boardkit.Own(at).Inset(2), f, ink.Ink, name).Across = ink.Middle
	id := l.set.Buildings[i].ID
	l.OnBoard(stage.Piece{ID: rules.Element("sign:" + id), Box: at, Depth: depthHouse + 1, Look: b.List, For: rules.Element("building:" + id)})
}

// engine is the Catapult on its turntable, turned to the field that it faces.
func (l *layout) engine() {
	box := l.plan.engine()
	b := l.Fresh()
	r := boardkit.Own(box)
	disc := r.Inset(-r.W * 0.02)
	b.Disc(disc, ink.OakLight)
	b.Disc(disc.Inset(l.Gap(boardkit.Tight)), ink.ParchmentDeep)
	b.Disc(disc.Inset(l.Gap(boardkit.Near)), boardkit.Mix(ink.ParchmentDeep, ink.OakLight, 0.3))
	at := r.Middle().Around(r.W*0.86, r.H*0.86)
	b.Picture(pic("catapult"), at).Angle = shotTurns[min(max(l.Facing, 0), 3)] * math.Pi
	tip := [cards.FieldCount]ink.Point{ink.P(0.5, -0.02), ink.P(-0.02, 0.5), ink.P(0.5, 1.02), ink.P(1.02, 0.5)}[min(max(l.Facing, 0), 3)]
	dot := ink.P(r.W*tip.X, r.H*tip.Y).Around(r.W*0.13, r.W*0.13)
	b.Disc(dot.Inset(-1.5), ink.Ink)
	b.Disc(dot, ink.Ember)
	if l.closes("catapult:catapult") {
		l.lock(b, r)
	}
	l.OnBoard(stage.Piece{ID: "catapult:catapult", Box: box, Depth: depthHouse, Look: b.List, Role: "place", Round: box.W / 2,
		Label: "The Catapult, facing " + l.set.Fields[l.Facing].Told().String() + l.closedWords("catapult:catapult"), Tip: true, Face: strconv.Itoa(l.Facing), Fixed: true})
}

// courier is the Messenger on the wall, beside the plaque of what the enemies will do there.
func (l *layout) courier() {
	f := l.fieldOf(l.Messenger.At)
	if f < 0 {
		return
	}
	size := l.plan.figure
	r := l.plan.rampart(f)
	end := ink.P(r.Right(), r.Bottom())
	if l.foreseen {
		if n := len(l.omens(f)); n > 0 {
			plaque := l.omenBox(f, n)
			end = ink.P(plaque.X, plaque.Y)
		}
	}
	at := ink.P(end.X-size*0.6, r.Middle().Y)
	if !level(f) {
		at = ink.P(r.Middle().X, end.Y-size*0.6)
	}
	box := at.Around(size, size).Round()
	b := l.Fresh()
	b.Picture(pic("messenger"), boardkit.Own(box))
	l.OnBoard(stage.Piece{ID: messenger, Box: box, Depth: depthHero, Look: b.List, Role: "figure", Label: "The Messenger", Round: l.Px(8), Tip: true})
}

// heroes lays out the figures of the heroes at their places.
func (l *layout) heroes() {
	for h := range l.Heroes {
		if !l.Heroes[h].Alive || l.Heroes[h].At == "" {
			continue
		}
		box, ok := l.stand(h)
		if !ok {
			continue
		}
		b := l.Fresh()
		r := boardkit.Own(box)
		id := l.sheet(h).ID
		b.Disc(ink.R(r.W*0.14, r.H*0.86, r.W*0.72, r.H*0.15), ink.Ink.Alpha(0.4))
		if h == l.Active { // stands on a base: a ring would say that a click does something
			b.Disc(ink.R(r.W*0.02, r.H*0.82, r.W*0.96, r.H*0.22), ink.Ink)
			b.Disc(ink.R(r.W*0.06, r.H*0.84, r.W*0.88, r.H*0.18), ink.ParchmentLight)
		}
		b.Picture(pic(id), r)
		l.Out.Opens = append(l.Out.Opens, l.heroEl(h))
		l.OnBoard(stage.Piece{ID: l.heroEl(h), Box: box, Depth: depthHero, Look: b.List, Role: "figure", Label: l.sheet(h).Full().String(), Round: box.W / 2, Tip: true, Sound: "piece", Exit: stage.TipOver})
	}
}

// atHouse is how large a hero on a building is, as a part of one who stands beside it.
const atHouse = 0.86

// stand is the box of a hero's figure. Heroes at one place stand side by side.
func (l *layout) stand(h int) (ink.Rect, bool) {
	at := l.Heroes[h].At
	n, nth := 0, 0
	for i := range l.Heroes {
		if l.Heroes[i].Alive && l.Heroes[i].At == at {
			if i < h {
				nth++
			}
			n++
		}
	}
	size := l.plan.figure * 1.02
	switch at.Kind() {
	case "wall":
		f := l.fieldOf(at)
		if f < 0 {
			return ink.Rect{}, false
		}
		r := l.plan.rampart(f)
		if level(f) {
			room := r.W*0.62 - size
			if list := l.omens(f); l.foreseen && len(list) > 0 { // no hero is behind the plaque
				room = math.Min(room, l.omenBox(f, len(list)).X-r.X-size*1.05)
			}
			pitch := math.Min(size*1.02, room/math.Max(1, float64(n-1)))
			y := r.Middle().Y - size*0.12
			if f == south { // below the names of the buildings
				y = math.Max(y, r.Y+size/2)
			}
			return ink.P(r.X+size*0.55+float64(nth)*pitch, y).Around(size, size).Round(), true
		}
		pitch := math.Min(size*0.92, (r.H*0.62-size)/math.Max(1, float64(n-1)))
		return ink.P(r.Middle().X, r.Y+size*0.55+float64(nth)*pitch).Around(size, size).Round(), true
	case "building":
		r := l.plan.yard(l.house(at))
		if l.plan.wide() { // there is room beside the building
			low := r.Bottom() - size/2 - l.Px(3) // above the name of the building
			side := r.Middle().X + inward(l.house(at))*(r.W/2+size*(0.4+0.42*float64(nth)))
			return ink.P(side, low).Around(size, size).Round(), true
		}
		size *= atHouse // over the upper right part of its picture: name, number for smugglers and what lies beside can be read
		return ink.P(r.Right()-size*(0.3+0.42*float64(nth)), r.Y+size*0.34).Around(size, size).Round(), true
	case "catapult":
		r := l.plan.engine()
		return ink.P(r.Right()+size*(0.3+0.4*float64(nth)), r.Bottom()-size*0.4).Around(size, size).Round(), true
	}
	return ink.Rect{}, false
}
