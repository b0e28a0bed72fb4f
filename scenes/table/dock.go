package table

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// foldedDock is the part of a narrow screen's width that the dock takes.
const foldedDock = 0.235

// A column that is kept on narrow screens is so many sizes of the type of the log wide at least, and at most such a part of the
// screen.
const (
	keptWide = 17.5
	keptMost = 0.27
)

// squeezed is the part of a panel that the page with what a match is about may take from it: it hangs down over one that would lose more.
const squeezed = 0.3

// rightWidth is how wide the right column is.
func rightWidth(k form.Toolkit, want Wants) float64 {
	w := math.Round(float64(k.W) * 0.172 * widen(k))
	if want.Column {
		w = math.Max(w, math.Min(keptWide*k.Font(ink.Sans, logType).Size, keptMost*float64(k.W)))
	}
	return math.Round(w)
}

// dockWidth is how wide the dock of the mentor is: as the right column, or where the columns are folded, a column of its own.
func dockWidth(k form.Toolkit, want Wants) float64 {
	if !narrow(k) || want.Column {
		return rightWidth(k, want)
	}
	return math.Round(math.Max(float64(k.W)*foldedDock, narrowest*k.Font(ink.Sans, sayType).Size))
}

// berth cuts the dock off the top of a column, and returns what is left below it: nothing that the board or the table lay out
// lies in the dock, so that what is said there covers nothing.
func (f *frame) berth(column ink.Rect, want Wants) ink.Rect {
	if want.over {
		f.dock = ink.R(column.X, column.Y, column.W, 0)
	}
	if want.dock <= 0 {
		return column
	}
	f.dock, column = column.CutTop(math.Round(want.dock))
	f.taught = !want.brief
	_, column = column.CutTop(f.gap)
	return column
}

// docked makes room in a frame for the card of a mentor, and returns the card. What speaks of nothing on the table, which is the
// page with what the match is about and the end of a lesson, hangs down over the panels below the dock: they are away meanwhile,
// and all else keeps its place. What a match is about to who plays one hangs down over a panel that cedes, or that would be left no room, without a dock, as low
// as the panel.
func docked(k form.Toolkit, want *Wants, m *mentor) card {
	if m == nil {
		return card{}
	}
	f := divide(k, *want, noDrawer) // without a dock yet
	column := float64(k.H) - f.bar.H - 2*f.gap
	room := column
	if f.folded {
		room -= stripHeight(k) + f.gap
	} else {
		room -= controlsHeight(k, *want) + f.gap
		for _, panel := range []float64{want.Panel, want.Foot} {
			if panel > 0 {
				room -= panel + f.gap
			}
		}
	}
	c := dockCard(k, m, dockWidth(k, *want), room)
	if want.Foot > 0 && !m.next { // what lies there only for a moment is not to be read without its room; Next keeps its place
		c.h = math.Max(c.own, math.Min(c.h, room))
	}
	c.h = math.Min(c.h, column)
	want.dock, want.brief = c.h, m.close
	cedes := want.Cedes || c.h-room > squeezed*want.Panel
	if high := f.hides(c.h); cedes && m.close && !f.folded && (f.Foot.Empty() || f.bar.H+f.gap+high < f.Foot.Y) { // what lies at the foot is needed
		want.dock, want.over = 0, true
		c.h = high
	}
	if (m.over || c.paged) && !f.folded {
		want.dock = math.Min(c.usual, c.h)
	}
	return c
}

// hides is how far a card so high hangs down from the top of the column, to the end of the last panel that it would hide a part of.
func (f *frame) hides(high float64) float64 {
	top := f.bar.H + f.gap
	for _, panel := range []ink.Rect{f.Panel, f.Foot, f.log} {
		if !panel.Empty() && panel.Y < top+high {
			high = math.Max(high, panel.Bottom()-top)
		}
	}
	return high
}

// behind reports whether the mentor's card hangs down over a region below its dock.
func (f *frame) behind(region ink.Rect) bool { return f.card.H > f.dock.H && region.Overlaps(f.card) }

// leastLog is how high the log is at least: below a dock it may give way whole.
func (f *frame) leastLog(k form.Toolkit) float64 {
	if !f.dock.Empty() {
		return 0
	}
	return leastLog(k)
}

// bare is the right column of a lesson, where nobody has to be told twice what to do: there is no help, and the log has all
// that the controls leave it, or is away where that is too little for it.
func (f *frame) bare(k form.Toolkit, top float64) {
	if !f.taught || f.folded {
		return
	}
	f.log.H = math.Max(0, top-f.gap-f.log.Y)
	if f.log.H < leastLog(k) {
		f.log.H = 0
	}
}

// sides are where a hand may lie that points at something, and how it is turned.
type hand struct {
	at    ink.Rect
	angle float64
	flip  bool
}

// handTip is where the tip of the finger lies on the picture of the hand, from its top.
const handTip = 28.0 / 64

// hands are the places from which a hand points at a box, from outside: the first are the best.
func handsAt(box ink.Rect, side, apart float64) (list []hand) {
	tip, rest := math.Round(side*handTip), math.Round(side*(1-handTip))
	for _, part := range []float64{0.5, 0.25, 0.75} {
		x, y := box.X+box.W*part, box.Y+box.H*part
		list = append(list,
			hand{at: ink.R(box.X-apart-side, y-tip, side, side)},
			hand{at: ink.R(box.Right()+apart, y-tip, side, side), flip: true},
			hand{at: ink.R(x-tip, box.Bottom()+apart, side, side), angle: -math.Pi / 2},
			hand{at: ink.R(x-rest, box.Y-apart-side, side, side), angle: math.Pi / 2},
		)
	}
	return list
}

// pointer is the hand that points at what the mentor means: from beside, over nothing that is lit or written if it can be. While what has
// been done is shown there is none.
func (sc *scene) pointer(m *mentor) {
	point := sc.pointsAt(m)
	box, ok := sc.box(point)
	if !ok || point == "" || box.Empty() || sc.beneath(point) || sc.moment.Mode == Playing {
		return
	}
	k := sc.kit
	large, apart := math.Max(24, k.Px(52)), math.Max(2, k.Px(5))
	best, least := hand{}, math.Inf(1)
	for n, side := range [...]float64{math.Round(large), math.Round(math.Max(24, large*0.6))} { // a small one where a large one covers words
		for i, h := range slices.Concat(handsAt(box, side, apart), handsAt(box, side, apart+side/2), handsAt(box, side, apart+side)) {
			h.at = h.at.Round()
			if h.at.Intersect(k.Screen()) != h.at {
				continue
			}
			cost := sc.covered(h.at) + float64(i)*side/8 + float64(n)*large*large
			if sc.parts(h.at, box, point) {
				cost += mistaken * large * large
			}
			if cost < least {
				best, least = h, cost
			}
		}
	}
	if math.IsInf(least, 1) {
		return
	}
	var l ink.List
	op := l.Picture("kit/lesson-pointer", best.at)
	op.Angle, op.Flip = best.angle, best.flip
	sc.decor(idLessonSign, depthCard-1, best.at, l)
}

// mistaken is how bad it is that a hand points at something else first, in hands that lie over something lit.
const mistaken = 4

// parts reports whether something else that can be pointed at lies between a hand and what it points at.
func (sc *scene) parts(at, box ink.Rect, point rules.Element) bool {
	between := at.Union(box)
	switch {
	case at.Bottom() <= box.Y || at.Y >= box.Bottom():
		between.Y, between.H = math.Min(at.Bottom(), box.Bottom()), math.Max(at.Y, box.Y)-math.Min(at.Bottom(), box.Bottom())
		between.X, between.W = at.X, at.W
	default:
		between.X, between.W = math.Min(at.Right(), box.Right()), math.Max(at.X, box.X)-math.Min(at.Right(), box.Right())
		between.Y, between.H = at.Y, at.H
	}
	return slices.ContainsFunc(sc.pieces, func(p stage.Piece) bool {
		on := sc.onScreen(&p)
		return p.Role != "" && p.ID != point && on.Overlaps(between) && on.Intersect(box).Empty()
	})
}

// pointsAt is what the mentor means now: once that is picked, the first of what he speaks of that waits for the next click.
func (sc *scene) pointsAt(m *mentor) rules.Element {
	if sc.marks[m.point].State&stage.Chosen == 0 {
		return m.point
	}
	for _, el := range m.lit {
		if sc.marks[el].State&(stage.Meant|stage.Chosen) == stage.Meant {
			return el
		}
	}
	return m.point
}

// tilted is by how much words on a card that lies askew may be elsewhere than they are written.
const tilted = 3

// covered is how badly something covers what lies on the screen already: words and numbers, and the mentor's card, which would hide a part
// of it; then what is lit, asked about or tells by its looks, then what can be pointed at.
func (sc *scene) covered(at ink.Rect) (cost float64) {
	for i := range sc.pieces {
		p := &sc.pieces[i]
		box := sc.onScreen(p)
		both := box.Intersect(at)
		switch {
		case both.Empty():
			continue
		case p.ID == idLesson:
			cost += both.W * both.H * 100
			continue
		}
		mark := sc.marks[p.ID]
		switch {
		case mark.State&(stage.Legal|stage.Chosen|stage.Lit) != 0 || p.ID == idPrompt:
			cost += both.W * both.H
		case p.Role == "" && !p.Solid && p.Label != "": // it tells by its looks alone, as a die does
			cost += both.W * both.H
		case p.Role != "" || p.Solid:
			cost += both.W * both.H / 20
		}
		for _, words := range written(sc.kit, p) {
			if p.Plane == stage.World {
				words = sc.seen.Project(words)
			}
			if c := words.Inset(-sc.kit.Px(tilted)).Intersect(at); !c.Empty() {
				cost += c.W * c.H * 100 // a number may be a single digit
			}
		}
	}
	return cost
}

// written are the boxes of the words and numbers on a piece.
func written(k form.Toolkit, p *stage.Piece) (list []ink.Rect) {
	for i := range p.Look {
		op := &p.Look[i]
		if op.Kind != ink.Write || op.Text == "" {
			continue
		}
		box, w := op.Box, op.Box.W
		if !op.Wrap {
			w = k.Width(op.Font, op.Text)
		}
		switch op.Across {
		case ink.Start:
			box.W = w
		case ink.Middle:
			box.X, box.W = box.X+(box.W-w)/2, w
		default:
			box.X, box.W = box.Right()-w, w
		}
		list = append(list, box.Shift(p.Box.X, p.Box.Y))
	}
	return list
}
