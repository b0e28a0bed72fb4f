package citadel

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// toll is what has followed on the last turn by itself: what the enemies did, until somebody clicks something.
type toll struct {
	closer [cards.FieldCount][cards.ZoneCount]int // how many left a Zone towards the Citadel
	fresh  [cards.FieldCount]int                  // how many appeared
	blows  []blow                                 // attacks that hit somebody or something
	morale map[rules.Element]int                  // what heroes lost, by their elements
	houses map[rules.Element]string               // what became of buildings: "damaged", "destroyed"
	dead   map[rules.Element]rules.Element        // where heroes and the Messenger died
}

// traces are marks for what has followed on the last turn: who came nearer and appeared, who attacked and was hit, and what is lost.
// An attack that nobody took leaves none. Ember and blood are for what is to come, with pictures and bare numbers: what is past is told in ink,
// with a word that says so.
func (l *layout) traces() {
	if len(l.Followed) == 0 || l.Mode != table.Asking {
		return
	}
	t := l.toll()
	for f := range cards.FieldCount {
		for z, n := range t.closer[f] {
			if n > 0 && z > 0 {
				l.closerTrace(f, z, n)
			}
		}
		if n := t.fresh[f]; n > 0 {
			words := rules.Plural(n, "%d enemy appeared in the %s.", "%d enemies appeared in the %s.", n, l.set.Fields[f].Told()).String()
			tag := boardkit.Tag{Forms: []string{rules.Say("+%d new", n)}, Fill: boardkit.TagInk}
			w, h := l.TagSize(tag, 0)
			l.trace("fresh:"+l.set.Fields[f].ID, tag, l.besideTheLast(f, w, h).Middle(), words)
		}
	}
	_, now := l.strikes()
	for i, b := range t.blows {
		if now && i == len(t.blows)-1 && b.field == l.acting {
			continue // who takes it is asked: it is shown as what is under way
		}
		l.blowTrace(b)
	}
	for h := range l.Heroes {
		el := l.heroEl(h)
		n := t.morale[el]
		box, ok := l.stand(h)
		if n == 0 || !ok || !l.Heroes[h].Alive {
			continue
		}
		words := rules.Say("%s lost %d Morale.", l.sheet(h).Told(), n)
		l.trace("hit:"+el.Name(), boardkit.Tag{Forms: []string{rules.Say("lost %d", n)}, Picture: pic("icon-morale"), Fill: boardkit.TagInk}, ink.P(box.Middle().X, box.Y), words)
	}
	for b := range l.Houses {
		if what := t.houses[rules.Element("building:"+l.set.Buildings[b].ID)]; what != "" {
			box := l.plan.yard(b)
			l.trace("harm:"+l.set.Buildings[b].ID, boardkit.Tag{Forms: []string{what}, Fill: boardkit.TagInk}, ink.P(box.Middle().X, box.Y), rules.Say("%s: %s", l.set.Buildings[b].Told(), what))
		}
	}
	for h := range l.Heroes {
		l.deathTrace(&t, l.heroEl(h), l.sheet(h).Told())
	}
	l.deathTrace(&t, messenger, rules.T("The Messenger"))
}

// toll adds up what has followed.
func (l *layout) toll() toll {
	t := toll{morale: map[rules.Element]int{}, houses: map[rules.Element]string{}, dead: map[rules.Element]rules.Element{}}
	var struck *blow
	for _, e := range l.Followed {
		f, z, ok := l.zoneOf(e.From)
		switch {
		case e.Name == "unit_advanced" && ok, e.Name == "avatar_advanced" && ok:
			t.closer[f][z-1] += int(e.N)
		case e.Name == "unit_placed":
			if to, _, there := l.zoneOf(e.To); there {
				t.fresh[to] += int(e.N)
			}
		case e.Kind == rules.AttackResolved && ok && figure(e.Subject) >= 0:
			t.blows = append(t.blows, blow{f, z, figure(e.Subject), int(e.N)})
			struck = &t.blows[len(t.blows)-1]
		case e.Name == "hits_lost" && struck != nil:
			if struck.hits -= int(e.N); struck.hits <= 0 {
				t.blows = t.blows[:len(t.blows)-1]
			}
			struck = nil
		case e.Name == "morale_lost":
			t.morale[e.To] += max(int(e.N), -int(e.N))
		case e.Name == "building_damaged":
			t.houses[e.Subject] = rules.Say("damaged")
		case e.Name == "building_destroyed":
			t.houses[e.Subject] = rules.Say("destroyed")
		case e.Name == "hero_died", e.Name == "messenger_died":
			t.dead[e.Subject] = e.From
		}
		if begins(e) {
			struck = nil
		}
	}
	return t
}

// deathTrace says where one has died.
func (l *layout) deathTrace(t *toll, who rules.Element, name rules.Text) {
	if at, ok := l.spotOf(t.dead[who]); ok {
		l.trace("dead:"+who.Name(), boardkit.Tag{Forms: []string{name.String()}, Picture: "kit/skull", Fill: boardkit.TagInk}, at, rules.Say("%s died here.", name))
	}
}

// spotOf is where a trace of who is gone lies: a place or a Zone.
func (l *layout) spotOf(el rules.Element) (ink.Point, bool) {
	if f, z, ok := l.zoneOf(el); ok {
		return l.middle(f, z-1), true
	}
	if f := l.fieldOf(el); f >= 0 {
		return l.plan.rampart(f).Middle(), true
	}
	if b := l.house(el); b >= 0 {
		return l.plan.yard(b).Middle(), true
	}
	return ink.Point{}, false
}

// closerAt is where along a seam it is marked who crossed it: clear of target numbers, slots and the figures in the middle.
const closerAt = 0.78

// closerTrace is an arrow over the seam that enemies crossed, with how many they were.
func (l *layout) closerTrace(f, z, n int) {
	a, b := side(l.plan.ring(seams[z]), f)
	at := ink.Between(a, b, closerAt)
	in, out := side(l.plan.ring(seams[z-1]), f)
	inner := ink.Between(in, out, closerAt)
	way := ink.P(inner.X-at.X, inner.Y-at.Y)
	if level(f) {
		way.X = 0
	} else {
		way.Y = 0
	}
	from, to := at.Plus(way.Times(-0.42)), at.Plus(way.Times(0.42))
	id := "closer:" + l.zoneEl(f, z+1).Name()
	l.shaft(rules.Element("trace:"+id), from, to, past)
	words := rules.Plural(n, "%d enemy came closer here, into Zone %d.", "%d enemies came closer here, into Zone %d.", n, z).String()
	l.trace(id, boardkit.Tag{Forms: []string{rules.Say("%d came", n)}, Fill: boardkit.TagInk}, from, words)
}

// blowTrace is the arrow of an attack that is over, with its hits.
func (l *layout) blowTrace(b blow) {
	l.attackArrow(b, past)
	from, to, ok := l.flight(b)
	if !ok {
		from, to = l.middle(b.field, b.zone-1), l.plan.rampart(b.field).Middle()
	}
	at := ink.Between(from, to, 0.5)
	if level(b.field) {
		at.X += l.plan.figure
	} else {
		at.Y += l.plan.figure
	}
	words := rules.Count(b.hits, "%d hit came from here.", "%d hits came from here.").String()
	l.trace("blow:"+l.zoneEl(b.field, b.zone).Name(), boardkit.Tag{Forms: []string{rules.Say("%d struck", b.hits)}, Fill: boardkit.TagInk}, at, words)
}

// trace hangs a tag on the board that says in words what it means, over no sign that is clicked and no other trace. A click falls through it.
func (l *layout) trace(id string, tag boardkit.Tag, at ink.Point, words string) {
	w, _ := l.TagSize(tag, 0)
	p := l.Tag(rules.Element("trace:"+id), tag, at, w, l.plan.area)
	var avoid, spare []ink.Rect
	for i := range l.Out.Board {
		o := &l.Out.Board[i]
		if o.Box == l.plan.area { // an arrow
			continue
		}
		switch o.ID.Kind() {
		case "shot", "turns", "trace":
			avoid = append(avoid, o.Box)
		case "troop", "slot":
			spare = append(spare, o.Box)
		}
	}
	if slices.ContainsFunc(avoid, p.Box.Overlaps) {
		off := stage.Beside(ink.R(at.X, at.Y, 0, 0), p.Box.W, p.Box.H, l.Gap(boardkit.Tight), l.plan.area, avoid, spare)
		p = l.Tag(p.ID, tag, off.Middle(), w, l.plan.area)
	}
	p.Depth, p.Label, p.Tip = depthOver-1, words, true
	l.OnBoard(p)
}
