package hexmap

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// asked reports whether a place can be clicked: by itself, for a whole group, or to go on with another one.
func (l *layout) asked(p atlas.Place) bool {
	el := l.PlaceElement(p)
	return l.Can(el) || l.grouped(el) || len(l.others[el]) > 0 || l.aimed[el].Verb != engine.VerbNone
}

// core is the middle of a place, which stays free to be clicked, or what is left of it below blocks that can be clicked as well.
func (l *layout) core(p atlas.Place) ink.Rect {
	m := l.gridOf(p).place(l.Map, p)
	side := l.Metrics.MinTarget() + 2
	switch at := l.Map.At(p); {
	case at.Half == atlas.Whole && l.narrow(p):
		top := l.halfway(p)
		return ink.R(m.X-side/2, top, side, l.gridOf(p).hit(l.Map, p).Bottom()-top)
	case at.Half != atlas.Whole:
		return l.outside(p)
	}
	return boardkit.Around(m.X, m.Y, side, side)
}

// foresee notes what could be clicked before anything was chosen, and where all that is chosen leads: what is spread keeps its
// shape until the question is answered.
func (l *layout) foresee() {
	l.begun = l.Moment.Next
	if l.Mode != table.Asking || l.Asked == engine.AskPlacement {
		return
	}
	l.begun = l.Moment.Path.Anew().Next()
	for el := range l.Moment.Path.Anywhere {
		if p := l.placeOf(el); p != atlas.Nowhere {
			l.later.Add(p)
		}
	}
}

// offered reports whether an element can be clicked, or could before something else was chosen.
func (l *layout) offered(el rules.Element) bool { return l.Can(el) || slices.Contains(l.begun, el) }

// leadsTo reports whether a place can be clicked, now or later in what is asked: by itself, for a whole group, or to go on with
// the blocks there.
func (l *layout) leadsTo(p atlas.Place) bool {
	return l.later.Has(p) || l.asked(p) || l.Mode == table.Asking && l.Asked == engine.AskMarch && l.rests(p)
}

// rests reports whether blocks that move after those that are asked about stand in a place.
func (l *layout) rests(p atlas.Place) bool {
	for b := range l.In(p) {
		if piece := &l.Pieces[b]; piece.Party == l.Movement.Party && !piece.Has(engine.Moved) {
			return true
		}
	}
	return false
}

// over reports whether a box lies over another place that can be clicked, or over where blocks of it stand that can.
func (l *layout) over(own atlas.Place, box ink.Rect) bool {
	for p := range l.Map.Here().All() {
		if p == own || l.Map.At(p).Map != l.Map.At(own).Map {
			continue
		}
		if l.asked(p) && l.handle(p).Overlaps(box) || l.picks(p) && l.heap(p, l.crew(p)).Overlaps(box) {
			return true
		}
	}
	return false
}

// How blocks give way: so far at most, in radii, in so many directions, in up to so many lines.
const (
	farthest   = 7.0
	directions = 16
	mostLines  = 4
)

// rim is what is left free about blocks that are spread, in sizes of a block.
const rim = 0.09

// ground is the box about all blocks of a formation that is spread, and a rim.
func (f formation) ground() ink.Rect {
	wide, high := f.row, 1
	if f.line > 0 {
		wide, high = min(f.line, f.row), (f.row+f.line-1)/f.line
	}
	return ink.R(f.first.X, f.first.Y, f.first.W+f.dx*float64(wide-1), f.first.H+f.dx*float64(high-1)).Inset(-f.first.W * rim)
}

// aside moves blocks that are spread off the places that can be clicked, now or later, and off the blocks of other places: off the
// places in play, where there is room; else no farther than they must, in more lines, or smaller, where that helps. Where they would have to go far, the middles of those places
// alone stay free; where all would lie on blocks, those give way alone that can be clicked; where even that is not to be had, each place
// that can be clicked now keeps enough of itself on one side; else they stay.
func (l *layout) aside(own atlas.Place, f *formation) {
	if l.settles(own, f) {
		return
	}
	if !l.moves(own, f, append(l.taken(own), l.hexes(own)...), beside) && !l.moves(own, f, l.taken(own), farthest) && !l.moves(own, f, l.cores(own), farthest) {
		l.goes(own, f, l.sparing(own), farthest)
	}
}

// sparing tells of a box whether it lies on the map of a place, on nothing that is spread, and leaves enough on one side of each place
// that can be clicked now, that one included.
func (l *layout) sparing(own atlas.Place) func(ink.Rect) bool {
	free, spares := l.free(own, l.fanned), l.spares(own, true)
	return func(at ink.Rect) bool { return free(at) && spares(at) }
}

// looking tells of a box in which so many blocks of a place would be spread that can only be looked at whether it lies on the map of the
// place, and leaves enough of each other place that can be clicked now, where they lay before included: that keeps them spread.
func (l *layout) looking(own atlas.Place, blocks int) func(ink.Rect) bool {
	free, spares, heap := l.free(own, nil), l.spares(own, false), l.heap(own, blocks).Inset(-1)
	return func(at ink.Rect) bool { return free(at) && spares(at.Union(heap)) }
}

// spares tells of a box whether it leaves enough on one side of each place that can be clicked now, on the map of one that is included
// or not.
func (l *layout) spares(own atlas.Place, included bool) func(ink.Rect) bool {
	least := math.Ceil(l.Metrics.MinTarget()+2) / l.zoom() // both ends are rounded
	var asked []ink.Rect
	for p := range l.Map.Here().All() {
		if (p != own || included) && l.Map.At(p).Map == l.Map.At(own).Map && l.asked(p) {
			asked = append(asked, l.handle(p))
		}
	}
	return func(at ink.Rect) bool {
		return !slices.ContainsFunc(asked, func(place ink.Rect) bool {
			return place.Overlaps(at) && max(at.X-place.X, place.Right()-at.Right(), at.Y-place.Y, place.Bottom()-at.Bottom()) < least
		})
	}
}

// beside is how far from their place, in radii, blocks are spread that lie on no other hex that can be clicked.
const beside = 3.25

// hexes are the places beside one that can be clicked, whole but for their corners.
func (l *layout) hexes(own atlas.Place) (list []ink.Rect) {
	for p := range l.Map.Here().All() {
		if p != own && l.Map.At(p).Map == l.Map.At(own).Map && l.leadsTo(p) {
			list = append(list, l.gridOf(p).hit(l.Map, p).Inset(l.gridOf(p).radius*0.1))
		}
	}
	return list
}

// cores are the middles of the places beside one that can be clicked, and of its own where that can be clicked for a whole
// group or another one alone, such as a beach off which a ship lies whose blocks can go ashore, or is so low on the screen that blocks in its
// upper part leave too little of it.
func (l *layout) cores(own atlas.Place) (list []ink.Rect) {
	for p := range l.Map.Here().All() {
		if (p != own || l.asked(p) && (!l.offered(l.PlaceElement(p)) || l.shallow(p))) && l.Map.At(p).Map == l.Map.At(own).Map && l.leadsTo(p) {
			list = append(list, l.core(p))
		}
	}
	return list
}

// shallow reports whether a place has not the height for blocks in its upper part and enough of itself below them.
func (l *layout) shallow(p atlas.Place) bool {
	return l.gridOf(p).hit(l.Map, p).H < l.least()+math.Ceil(l.Metrics.MinTarget()+1)/l.zoom()
}

// taken is what blocks that are spread must not lie on: the stacks of other places, what is spread already, and middles that can
// be clicked.
func (l *layout) taken(own atlas.Place) []ink.Rect {
	list := slices.Concat(l.fanned, l.cores(own))
	for p := range l.Map.Here().All() {
		if p == own || l.Map.At(p).Map != l.Map.At(own).Map {
			continue
		}
		n := l.crew(p)
		if n > 0 {
			list = append(list, l.heap(p, n))
		}
		if n == 1 { // wherever it stands
			list = append(list, l.raised(p))
		}
	}
	return list
}

// moves puts blocks that are spread where they lie on nothing that has to stay free, so many radii away at most; false: they find no such place.
func (l *layout) moves(own atlas.Place, f *formation, taken []ink.Rect, most float64) bool {
	return l.goes(own, f, l.free(own, taken), most)
}

// goes is the same where it is told of a box whether they may lie in it.
func (l *layout) goes(own atlas.Place, f *formation, free func(ink.Rect) bool, most float64) bool {
	if free(f.ground()) {
		return true
	}
	best, least := *f, math.Inf(1)
	for _, scale := range [...]float64{1, 0.8, 0.65} {
		for lines := 1; lines <= min(mostLines, f.row); lines++ {
			try := *f
			try.line, try.aside = (f.row+lines-1)/lines, true
			try.dx *= scale
			try.first.W, try.first.H = f.first.W*scale, f.first.H*scale
			if far := l.nearest(own, &try, free, most); far < least && l.handy(try.first.W) {
				best, least = try, far
			}
		}
		if !math.IsInf(least, 1) {
			break
		}
	}
	*f = best
	return !math.IsInf(least, 1)
}

// handy reports whether a block of so many pixels of the world can be clicked well, however near the map is seen: both its ends are
// rounded.
func (l *layout) handy(side float64) bool { return side*l.zoom() >= l.Metrics.MinTarget()+1 }

// free tells of a box whether it lies on the map of a place and on nothing that is taken.
func (l *layout) free(own atlas.Place, taken []ink.Rect) func(ink.Rect) bool {
	view := l.views[l.Map.At(own).Map]
	return func(at ink.Rect) bool {
		return at.X >= view.X && at.Y >= view.Y && at.Right() <= view.Right() && at.Bottom() <= view.Bottom() && !slices.ContainsFunc(taken, at.Overlaps)
	}
}

// held is for how many blocks at least there has to be room where a group settles.
const held = 4

// settles puts blocks that would lie on what has to stay free beside all places in play, where there is room for a whole group: they
// stay there while some of them leave, whatever can be clicked. False: they need not, or find no such place.
func (l *layout) settles(own atlas.Place, f *formation) bool {
	taken := l.taken(own)
	if l.free(own, append(taken, l.hexes(own)...))(f.ground()) {
		return false
	}
	for p := range l.Map.Here().All() {
		if l.Map.At(p).Map == l.Map.At(own).Map {
			taken = append(taken, l.gridOf(p).hit(l.Map, p).Inset(l.gridOf(p).radius*0.1))
		}
	}
	best, least, free := *f, math.Inf(1), l.free(own, taken)
	m := l.gridOf(own).place(l.Map, own)
	for lines := 1; lines <= mostLines; lines++ {
		try := *f
		try.row, try.aside = max(f.row, held), true
		try.line = (try.row + lines - 1) / lines
		try.first.X, try.first.Y = math.Round(m.X), math.Round(m.Y) // however many lie there
		if far := l.nearest(own, &try, free, farthest); far < least {
			best, least = try, far
		}
	}
	if math.IsInf(least, 1) {
		return false
	}
	best.row = f.row
	*f = best
	return true
}

// nearest puts the middle of blocks that are spread as near to their place as they lie free, and tells how far that is in
// radii; infinitely far: nowhere.
func (l *layout) nearest(own atlas.Place, f *formation, free func(ink.Rect) bool, most float64) float64 {
	radius, m := l.gridOf(own).radius, l.gridOf(own).place(l.Map, own)
	ground := f.ground()
	for far := 0.0; far <= most; far += 0.25 {
		for i := range directions {
			angle := 2 * math.Pi * float64(i) / directions
			dx := math.Round(m.X + far*radius*math.Cos(angle) - ground.X - ground.W/2)
			dy := math.Round(m.Y + far*radius*math.Sin(angle) - ground.Y - ground.H/2)
			if free(ground.Shift(dx, dy)) {
				f.first = f.first.Shift(dx, dy)
				return far
			}
		}
	}
	return math.Inf(1)
}

// tether is the line from a place to its blocks that lie aside.
func (l *layout) tether(p atlas.Place, row ink.Rect) {
	from := l.gridOf(p).place(l.Map, p)
	to := row.Middle()
	box := ink.R(math.Min(from.X, to.X), math.Min(from.Y, to.Y), math.Abs(from.X-to.X), math.Abs(from.Y-to.Y)).Inset(-4)
	r := l.gridOf(p).radius
	var look ink.List
	look.Line(from.X-box.X, from.Y-box.Y, to.X-box.X, to.Y-box.Y, r*0.16, ink.OakDark)
	look.Line(from.X-box.X, from.Y-box.Y, to.X-box.X, to.Y-box.Y, r*0.07, ink.Gold)
	l.OnBoard(stage.Piece{ID: "tether:" + rules.Element(l.Map.At(p).ID), Box: box, Depth: depthBlock + 8, Look: look, Fixed: true})
}
