package citadel

import (
	"math"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// menace is how much an enemy is to be feared in the coming Enemies phase.
type menace uint8

const (
	calm    menace = iota // only advances, or waits
	strikes               // strikes, and nothing is lost by it
	harms                 // strikes, and somebody or something is worse off
	worst                 // the same, in the field that costs most
)

// What a field costs in the coming Enemies phase, in points of Morale.
const (
	costOfHero  = 10 // beside the Morale that is lost
	costOfHarm  = 2  // a building, by each step
	costOfRuin  = 4  // one that is lost
	costOfEntry = 8  // an enemy over the wall
)

// cost is what a field costs in the coming Enemies phase at worst. A hero at the Catapult stands in no Quarter, and counts with none.
func (l *layout) cost(f int) int {
	q, sum := &l.threat.Quarters[f], 0
	for h := range l.Heroes {
		if t := &l.threat.Heroes[h]; l.Heroes[h].Alive && l.quarter(l.Heroes[h].At) == f && (q.KrohnHits+q.GargohHits+q.Molens > 0 || t.Dies != bsieged.Never) {
			sum += t.Most
			if t.Dies != bsieged.Never {
				sum += costOfHero
			}
		}
	}
	for b := range l.Houses {
		if more := l.threat.Houses[b].Worst - l.Houses[b].Harm; l.set.Buildings[b].Quarter == f && more > 0 {
			sum += more * costOfHarm
			if l.threat.Houses[b].Worst == 2 {
				sum += costOfRuin
			}
		}
	}
	if q.Enters != bsieged.Never {
		sum += costOfEntry * total(q.Entering)
	}
	return sum
}

// warns reports whether the enemies are told apart by what they will do: between their own phases, as in it arrows do.
func (l *layout) warns() bool { return l.foreseen && !l.enemies() && l.Mode != table.Ended }

// weigh finds what each field costs.
func (l *layout) weigh() {
	if !l.warns() {
		return
	}
	for f := range l.costs {
		l.costs[f] = l.cost(f)
	}
}

// dearest reports whether no field costs more than one, which costs something.
func (l *layout) dearest(f int) bool { return l.costs[f] > 0 && l.costs[f] == slices.Max(l.costs[:]) }

// menaceOf is how much a sort of figure in a Zone (0 to 2) is to be feared.
func (l *layout) menaceOf(f, z, figure int) menace {
	q, unit := &l.threat.Quarters[f], sortOf[figure]
	act := l.set.Zones[z].Act[unit]
	does := [cards.UnitCount]int{cards.Molen: q.Molens, cards.Gargoh: q.GargohHits, cards.Krohn: q.KrohnHits}[unit]
	switch {
	case act != cards.Attacks && act != cards.AttacksOrEnters, does == 0 && (unit != cards.Krohn || q.Enters == bsieged.Never):
		return calm
	case l.costs[f] == 0:
		return strikes
	case l.dearest(f):
		return worst
	}
	return harms
}

// feared is how much a troop is to be feared; false: it is no enemy, or nothing is told of it now.
func (l *layout) feared(f, z int, t *troop) (menace, bool) {
	sort := slices.Index(figurePictures[:], t.picture)
	if sort < 0 || !l.warns() {
		return calm, false
	}
	return l.menaceOf(f, z, sort), true
}

// behind lays the ground under a troop that will strike: embers under one by whom something is lost.
func (m menace) behind(b *boardkit.Pen, r ink.Rect) {
	switch m {
	case worst:
		b.Halo(r.Inset(-r.W*0.42), ink.EmberLight)
		b.Halo(r.Inset(-r.W*0.2), ink.EmberLight.Alpha(0.8))
	case harms:
		b.Halo(r.Inset(-r.W*0.3), ink.Ember.Alpha(0.85))
	}
}

// calmed is how far a troop that will not strike steps back behind those that will, as long as nobody speaks of it.
const calmed = 0.12

// quieted steps a troop back that will not strike, unless it is pointed out.
func (l *layout) quieted(list ink.List, m menace, t *troop, doom float64) {
	if m > calm || doom > 0 || slices.Contains(l.Lit, t.id) || slices.Max(l.costs[:]) == 0 {
		return
	}
	for i := range list {
		list[i].Fade = math.Max(list[i].Fade, calmed)
	}
}

// blowsOf is how many hits a troop inflicts; of Mölens, and of Krohns that go over the wall, how many they are.
func (l *layout) blowsOf(f int, t *troop) (n int, picture string) {
	sort := slices.Index(figurePictures[:], t.picture)
	unit, q := sortOf[sort], &l.threat.Quarters[f]
	u := &l.set.Units[unit]
	switch {
	case unit == cards.Krohn && q.Enters != bsieged.Never:
		return t.n, "kit/skull"
	case unit == cards.Molen:
		return t.n, pic("icon-hits")
	case elite(sort):
		return t.n * u.Elite.Hits, pic("icon-hits")
	}
	return t.n * u.Standard.Hits, pic("icon-hits")
}

// blowSign writes over a troop by whom something is lost how hard it hits. It returns the troop with what is written.
func (l *layout) blowSign(b *boardkit.Pen, f int, r ink.Rect, t *troop, m menace) ink.Rect {
	if m < harms {
		return r
	}
	n, picture := l.blowsOf(f, t)
	font, words := b.Font(ink.SansBold, 15), strconv.Itoa(n)
	h := math.Max(b.Line(font), b.Px(20))
	w := h + b.Width(font, words) + b.Gap(boardkit.Near)
	tag := ink.R(r.W/2-w/2, -h*0.62, w, h).Round()
	if !level(f) {
		tag.Y = math.Max(2, b.Px(3))
		tag.X = -w * 0.42
	}
	fill := ink.OxbloodDark
	if m == worst {
		fill = ink.EmberDark
	}
	b.Fill(tag.Inset(-1), ink.Ink, b.Px(5))
	b.Fill(tag, fill, b.Px(4))
	at, rest := tag.CutLeft(h)
	b.Picture(picture, at.Inset(1))
	rest.W -= b.Gap(boardkit.Tight)
	b.Centred(rest, font, ink.Bone, words)
	return r.Union(tag.Inset(-1))
}

// perilWords is what a hero may lose in a sentence, and that it comes of the death of the Messenger where it does (BS-MSG-12).
func (l *layout) perilWords(h int, words string) string {
	if l.threat.Messenger != bsieged.Never {
		return rules.Say("%s: %s Morale in the coming Enemies phase, if nothing more is done: every hero loses 1 when the Messenger is killed", l.sheet(h).Told(), words)
	}
	return rules.Say("%s: %s Morale in the coming Enemies phase, if nothing more is done", l.sheet(h).Told(), words)
}

// perilSigns say beside the heroes on the board what each of them may lose, as their plates do. Where heroes stand close, a sign that
// would lie over the one before it hangs below that one.
func (l *layout) perilSigns() {
	if !l.warns() || len(l.Followed) > 0 && l.Mode == table.Asking {
		return // until the first click, what they have lost stands there
	}
	var hung []ink.Rect
	for h := range l.Heroes {
		words, deadly := l.peril(h)
		box, there := l.stand(h)
		if words == "" || !there || l.Heroes[h].At == "" {
			continue
		}
		tag := boardkit.Tag{Forms: []string{words}, Picture: pic("icon-morale"), Fill: ink.EmberDark, Small: true}
		if deadly {
			tag.Picture = "kit/skull"
		}
		w, high := l.TagSize(tag, 0)
		sign := l.Tag(rules.Element("peril:"+l.sheet(h).ID), tag, ink.P(box.Middle().X, box.Bottom()-high*0.2), w, l.plan.area)
		for slices.ContainsFunc(hung, sign.Box.Overlaps) {
			sign.Box = sign.Box.Shift(0, sign.Box.H)
		}
		hung = append(hung, sign.Box)
		sign.Depth, sign.Label, sign.Tip = depthThreat, l.perilWords(h, words), true
		sign.For = l.heroEl(h)
		l.OnBoard(stage.Piece(sign))
	}
}
