package citadel

import (
	"math"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// forecaster is a match that can tell what its enemies will do: bsieged.State.
type forecaster interface {
	Forecast() bsieged.Forecast
	Ahead(rules.Choice) (bsieged.Forecast, bool)
	Unmanned(field int) bsieged.ZoneView
}

// foresee looks at the coming Enemies phase (BS-TBL-7): as the board stands, and over what a click would take the hero to, as it stands then.
func (l *layout) foresee() {
	s, ok := l.State.(forecaster)
	if !ok || l.Mode == table.Ended {
		return
	}
	l.threat, l.foreseen = s.Forecast(), true
	for f := range l.held {
		l.held[f] = total(s.Unmanned(f))
	}
	if l.Mode != table.Asking || l.Aim.Verb == 0 {
		return
	}
	if ahead, moves := s.Ahead(l.Aim); moves {
		l.threat = ahead
		for f := range l.held {
			if ahead.Quarters[f].Enters != bsieged.Never {
				l.held[f] = 0
			}
		}
	}
}

// omen is one thing that a field will do: a figure and how many hits, or how many enter.
type omen struct {
	picture string
	n       int
	words   string
}

// heldOff is the picture of Krohns whom a hero on the wall keeps out.
const heldOff = "held-off"

// omens are what a field will do to its Quarter.
func (l *layout) omens(f int) []omen {
	q := &l.threat.Quarters[f]
	var list []omen
	if n := total(q.Entering); n > 0 && q.Enters != bsieged.Never {
		words := "Krohns may enter"
		if q.Enters == bsieged.Surely {
			words = "Krohns enter"
		}
		list = append(list, omen{picture: "kit/skull", n: n, words: words})
	}
	for _, o := range [...]omen{
		{picture: pic("krohn"), n: q.KrohnHits, words: "hits of Krohns"},
		{picture: pic("gargoh"), n: q.GargohHits, words: "hits of Gargohs"},
		{picture: pic("molen"), n: q.Molens, words: "attacks of Mölens"},
	} {
		if o.n > 0 {
			list = append(list, o)
		}
	}
	if n := l.held[f]; n > 0 && q.Enters == bsieged.Never {
		list = append(list, omen{picture: pic(heldOff), n: n, words: "Krohns enter if nobody stands here"})
	}
	if a := l.Avatar; a.Field == f && l.threat.Avatar == bsieged.AvatarEnters {
		list = append(list, omen{picture: pic("avatar"), n: 1, words: "the Avatar enters"})
	}
	return list
}

func total(z bsieged.ZoneView) int {
	n := 0
	for _, k := range z.N {
		n += k
	}
	return n
}

// dire reports whether a hero or building of a Quarter would be lost, or the match.
func (l *layout) dire(f int) bool {
	if l.threat.Quarters[f].Enters != bsieged.Never {
		return true
	}
	for h := range l.Heroes {
		if l.Heroes[h].Alive && l.quarter(l.Heroes[h].At) == f && l.threat.Heroes[h].Dies != bsieged.Never {
			return true
		}
	}
	for b := range l.Houses {
		if l.set.Buildings[b].Quarter == f && l.Houses[b].Harm < 2 && l.threat.Houses[b].Worst == 2 {
			return true
		}
	}
	return false
}

// threats are the plaques on the walls: what the coming Enemies phase brings there. A wall
// without threat has none.
func (l *layout) threats() {
	if !l.foreseen {
		return
	}
	for f := range cards.FieldCount {
		if list := l.omens(f); len(list) > 0 {
			l.omenPlaque(f, list)
		}
	}
}

// omenCells are the type, the picture and the cell of an omen, and what is left free around the cells.
func (l *layout) omenCells() (font ink.Font, icon, cellW, cellH, pad float64) {
	font = l.Font(ink.SansBold, 17)
	icon = math.Max(l.plan.wall*0.66, l.Px(22))
	return font, icon, icon + l.Width(font, "12") + l.Px(8), math.Max(icon, l.Line(font)) + l.Px(2), math.Max(3, l.Px(5))
}

// omenBox is where the plaque of so many omens lies: at the end of a wall.
func (l *layout) omenBox(f, n int) ink.Rect {
	_, _, cellW, cellH, pad := l.omenCells()
	r := l.plan.rampart(f)
	if level(f) {
		w := cellW*float64(n) + 2*pad
		return ink.R(math.Max(r.Right()-w-l.Px(6), r.X+r.W*0.3), r.Middle().Y-cellH/2-pad, w, cellH+2*pad).Round()
	}
	h := cellH*float64(n) + 2*pad
	w := cellW + 2*pad
	x := r.X - 2
	if f == west {
		x = r.Right() + 2 - w
	}
	return ink.R(x, r.Bottom()-h-l.Px(4), w, h).Round()
}

func (l *layout) omenPlaque(f int, list []omen) {
	font, icon, cellW, cellH, pad := l.omenCells()
	box := l.omenBox(f, len(list))
	rim := ink.GoldDark
	if l.dire(f) {
		rim = ink.EmberLight
	}
	b := l.Fresh()
	if l.warns() && l.dearest(f) {
		rim = ink.EmberLight
		b.Glow(boardkit.Own(box), ink.EmberLight, l.Px(14)).Radius = l.Px(6)
	}
	b.Plaque(boardkit.Own(box), rim)
	label := []rules.Text{rules.T("%s, coming Enemies phase:", l.set.Fields[f].Told())}
	for i, o := range list {
		at := ink.R(pad+float64(i)*cellW, pad, cellW, cellH)
		if !level(f) {
			at = ink.R(pad, pad+float64(i)*cellH, cellW, cellH)
		}
		b.Picture(o.picture, ink.R(at.X, at.Y+(at.H-icon)/2, icon, icon))
		color := ink.ParchmentLight
		if o.picture == "kit/skull" {
			color = ink.EmberLight
		}
		b.Say(ink.R(at.X+icon+l.Px(2), at.Y, at.W-icon, at.H), font, color, strconv.Itoa(o.n))
		label = append(label, rules.T("%d %s.", o.n, o.words))
	}
	if l.warns() && l.costs[f] == 0 {
		for i := range b.List {
			b.List[i].Fade = calmed
		}
	}
	l.OnBoard(stage.Piece{ID: rules.Element("threat:" + l.set.Fields[f].ID), Box: box, Depth: depthThreat, Look: b.List, Label: rules.Sentences(label...).String(),
		Tip: true, For: rules.Element("wall:" + l.set.Fields[f].ID)})
}
