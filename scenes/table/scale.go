package table

import (
	"math"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// kindStep is what the strengths on the scale are called, from the least on.
const kindStep = "table:strength/"

func stepElement(n int) rules.Element { return rules.Element(kindStep + strconv.Itoa(n)) }

// notch is a strength on the scale, to be clicked.
type notch struct {
	id    rules.Element
	words string // in full
	step  Step
	state stage.State
}

// notches are the strengths among which a click chooses: what was clicked is done with the one that is set, or the click on one
// goes on over it.
func (sc *scene) notches(v view) (list []notch) {
	b, ok := v.board.(Strengthener)
	if !ok || v.moment.Mode != Asking {
		return nil
	}
	s, chosen := v.moment.State, v.path.Chosen()
	dial, at := v.path.Dial()
	for i, el := range dial {
		n := notch{stepElement(i), b.Strength(s, chosen, el), b.Step(s, chosen, el), stage.Enabled}
		if i == len(dial)-1 {
			n.words = rules.Say("%s, the most that can be paid", n.words)
		}
		if i == at {
			n.state, n.words = n.state|stage.Chosen, rules.Say("%s (set)", n.words)
		}
		list = append(list, n)
	}
	if dial != nil {
		return list
	}
	for _, el := range sc.plan.Scale {
		if slices.Contains(v.moment.Next, el) {
			c := sc.choiceChip(v, el)
			list = append(list, notch{el, c.label, b.Step(s, chosen, el), c.state})
		}
	}
	return list
}

// gauge is how a scale is laid: in which type, how large each strength is on it, in how many columns, and whether prices stand below.
type gauge struct {
	does, costs ink.Font
	w, h        float64
	columns     int
	priced      bool
}

// scaleTypes are the sizes of the type on a scale, the first that has room, and costPart is that of prices to it.
var scaleTypes = [...]float64{18, 16, 14, 12}

const costPart = 0.85

// gauge is the largest scale that has room.
func (sc *scene) gauge(list []notch, room ink.Rect) (gauge, bool) {
	for _, priced := range [...]bool{true, false} {
		for _, units := range scaleTypes {
			g := sc.measured(list, units, priced)
			if g.columns = min(len(list), int(room.W/g.w)); g.columns == 0 {
				continue
			}
			rows := (len(list) + g.columns - 1) / g.columns
			if g.columns = (len(list) + rows - 1) / rows; float64(rows)*g.h <= room.H {
				return g, true
			}
		}
	}
	return gauge{}, false
}

// measured is a scale in a size of type, on which all strengths are as large as the largest.
func (sc *scene) measured(list []notch, units float64, priced bool) gauge {
	k := sc.kit
	g := gauge{does: k.Font(ink.SansBold, units), costs: k.Font(ink.Sans, units*costPart), priced: priced}
	if g.h = k.Line(g.does); priced {
		g.h += k.Line(g.costs)
	}
	for _, n := range list {
		g.w = math.Max(g.w, k.Width(g.does, n.step.Does))
		if priced && n.step.Costs != "" {
			g.w = math.Max(g.w, k.Width(g.costs, n.step.Costs)+k.Line(g.costs))
		}
	}
	g.w, g.h = math.Ceil(math.Max(g.w+0.7*k.Line(g.does), k.MinTarget())), math.Ceil(math.Max(g.h+k.Px(4), k.MinTarget()))
	return g
}

// spelt are strengths in full words, one beside the other, where the scale is no more than a few and a click on one goes on at once.
func (sc *scene) spelt(list []notch, room ink.Rect) []notch {
	if len(list) == 0 || len(list) > mostSpelt || !slices.Contains(sc.plan.Scale, list[0].id) {
		return list
	}
	said := slices.Clone(list)
	for i := range said {
		said[i].step = Step{Does: said[i].words}
	}
	if g := sc.measured(said, scaleTypes[0], false); g.w*float64(len(said)) > room.W {
		return list
	}
	return said
}

// mostSpelt is how many strengths are spelt out at most.
const mostSpelt = 4

// scale lays the strengths side by side where the board has a place for them, as close below what was clicked as can be, each to
// be set by a click, and reports whether it did.
func (sc *scene) scale(v view) bool {
	room := sc.plan.Dial.Round()
	list := sc.spelt(sc.notches(v), room)
	g, ok := sc.gauge(list, room)
	if len(list) == 0 || !ok {
		return false
	}
	rows := (len(list) + g.columns - 1) / g.columns
	box := ink.R(sc.plan.DialAt-g.w*float64(g.columns)/2, room.Y, g.w*float64(g.columns), g.h*float64(rows)).Round()
	box.X = math.Max(room.X, math.Min(box.X, room.Right()-box.W))
	var back ink.List
	back.Fill(box, ink.OakDark, sc.kit.Px(8))
	back.Outline(box, ink.Gold, math.Max(1, sc.kit.Px(1.5)), sc.kit.Px(8))
	ground := sc.decor("table:strength", depthTray+800, box, back)
	ground.Label = rules.Say("How strong")
	for i, n := range list {
		at := ink.R(box.X+g.w*float64(i%g.columns), box.Y+g.h*float64(i/g.columns), g.w, g.h)
		sc.notch(n, &g, at, v.by)
	}
	return true
}

// notch lays one strength.
func (sc *scene) notch(n notch, g *gauge, at ink.Rect, by hands) {
	k := sc.kit
	var l ink.List
	face, color := ink.OakLight, ink.Bone
	switch {
	case n.state&stage.Chosen != 0:
		face, color = ink.Gold, ink.Ink
	case by.hot == n.id || by.pressed == n.id:
		face, color = ink.ParchmentDark, ink.Ink
	}
	l.Fill(at.Inset(math.Max(1, k.Px(2))), face, k.Px(6))
	does, costs := at, ink.Rect{}
	if g.priced && n.step.Costs != "" {
		does, costs = at.Inset(k.Px(2)).CutTop(k.Line(g.does))
	}
	l.Write(does, g.does, color, n.step.Does).Across = ink.Middle
	if !costs.Empty() {
		side, w := math.Round(k.Line(g.costs)*0.8), k.Width(g.costs, n.step.Costs)
		x := costs.X + (costs.W-side-w)/2
		l.Picture(sc.plan.Coin, ink.R(x, costs.Y+(costs.H-side)/2, side, side).Round())
		l.Write(ink.R(x+side, costs.Y, w+1, costs.H), g.costs, color, n.step.Costs)
	}
	p := sc.decor(n.id, depthTray+801, at, l)
	p.Role, p.Label, p.Tip, p.Round = "button", n.words, true, k.Px(6)
	sc.marks[n.id] = stage.Mark{State: n.state &^ stage.Chosen} // its face shows it, and no frame lies over those beside it
}
