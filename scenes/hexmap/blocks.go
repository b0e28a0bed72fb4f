package hexmap

import (
	"math"
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// open reports whether the viewer sees the face of a block (ledger 2.3): its own, those of third parties,
// all of them in a battle, and where blocks lie open; with the option, also what it has seen and could
// have followed.
func (l *layout) open(b content.Block) bool {
	p := &l.Pieces[b]
	switch {
	case l.Options.Open, engine.Third(p.Party):
		return true
	case !l.Nobody && (l.Viewer == rules.NoSeat || engine.SeatOf(p.Party) == l.Viewer):
		return true
	case l.Battle.Round > 0 && p.At == l.Battle.Place && p.InPlay(), l.Roll.Shot && l.Roll.Count > 0 && l.Roll.By == b:
		return true
	}
	return l.Options.Memory && p.Seen.Known && !l.Nobody
}

// element is by what name the viewer knows a block.
func (l *layout) element(b content.Block) rules.Element {
	if l.open(b) {
		return l.BlockElement(b)
	}
	p := &l.Pieces[b]
	return engine.BackElement(engine.SeatOf(p.Party), p.Handle)
}

// frameOf is the frame of a block: that of its army, or that of the besieger for those that went over.
func (l *layout) frameOf(b content.Block) string {
	switch l.Pieces[b].Party {
	case content.Mineos:
		return "mineos"
	case content.Hespero:
		return "hespero"
	case content.Bargainer:
		return "bargainer"
	case content.Zulon:
		return "zulon"
	}
	switch l.Content.At(b).Army {
	case content.PontiaLegions:
		return "pontia"
	case content.NistoraPool:
		return "nistora"
	case content.ZulonBand:
		return "zulon"
	}
	return "argot"
}

// cameOver reports whether a block fights for Mineos that began as Argot's: one that went over, or a captured
// train.
func (l *layout) cameOver(b content.Block) bool {
	return l.Pieces[b].Party == content.Mineos && l.Content.At(b).Army.Party() == content.Argot
}

// symbolOf is the picture on the face of a block.
func (l *layout) symbolOf(b content.Block) string {
	if name, ok := symbols[l.Content.At(b).ID]; ok {
		return "argot/units/" + name
	}
	return "argot/units/kind-" + kindNames[l.Kind(b)]
}

// From these sizes on, in points, a block shows more than its symbol.
const (
	showsLetter = 34
	showsAll    = 96
)

// front draws the face of a block: symbol, steps and letter, and from some size on all figures (AR-BLK-10).
func (l *layout) front(pen *boardkit.Pen, box ink.Rect, b content.Block) {
	f, p := l.Face(b), &l.Pieces[b]
	pen.Picture("argot/frames/"+l.frameOf(b)+"-front", box)
	pen.Picture("argot/steps/"+strconv.Itoa(int(p.Strength))+"-of-"+strconv.Itoa(f.Strength), box)
	size := box.W
	all := size*l.zoom() >= l.Px(showsAll) && !l.Train(b)
	symbol := boardkit.Around(box.X+size*0.5, box.Y+size*0.57, size*0.56, size*0.56)
	if all { // its figures stand below it
		symbol = boardkit.Around(box.X+size*0.48, box.Y+size*0.5, size*0.44, size*0.44)
	}
	pen.Picture(l.symbolOf(b), symbol)
	if l.cameOver(b) { // the arms of those it belonged to
		pen.Picture("argot/frames/argot-emblem", boardkit.Around(box.X+size*0.2, box.Y+size*0.84, size*0.34, size*0.34))
	}
	if size*l.zoom() < l.Px(showsLetter) || l.Train(b) {
		return
	}
	letter := [...]string{"a", "b", "c", "d"}[f.Letter]
	pen.Picture("argot/icons/initiative-"+letter, boardkit.Around(box.X+size*0.78, box.Y+size*0.36, size*0.2, size*0.2))
	if !all {
		return
	}
	figure := ink.Font{Face: ink.SansBold, Size: size * 0.125}
	put := func(x, y float64, icon, text string) {
		if icon != "" {
			pen.Picture("argot/icons/"+icon, boardkit.Around(box.X+size*x, box.Y+size*y, size*0.13, size*0.13))
			x += 0.065
		}
		pen.Write(ink.R(box.X+size*x, box.Y+size*(y-0.08), size*0.24, size*0.16), figure, ink.Ink, text)
	}
	put(0.65, 0.54, "", rules.T("%+d", f.Modifier).String())
	put(0.22, 0.765, "cost", strconv.Itoa(f.Cost))
	if f.Range > 0 {
		put(0.46, 0.765, "movement", strconv.Itoa(f.Movement))
		put(0.7, 0.765, "range", strconv.Itoa(f.Range))
	} else {
		put(0.57, 0.765, "movement", strconv.Itoa(f.Movement))
	}
	y := 0.36
	for a := range content.AbilityCount {
		if f.Has(a) {
			pen.Picture("argot/abilities/"+a.ID(), boardkit.Around(box.X+size*0.23, box.Y+size*y, size*0.17, size*0.17))
			y += 0.18
		}
	}
}

// back draws a block whose face is hidden, standing in mist.
func (l *layout) back(pen *boardkit.Pen, box ink.Rect, b content.Block) {
	size := box.W
	pen.Disc(boardkit.Around(box.X+size*0.5, box.Y+size*0.94, size*1.2, size*0.26), ink.Bone.Alpha(0.5))
	pen.Picture("argot/frames/"+l.frameBack(b)+"-back", box)
	pen.Picture("argot/units/kind-"+kindNames[l.Kind(b)], boardkit.Around(box.X+size*0.5, box.Y+size*0.5, size*0.62, size*0.62))
	pen.Disc(boardkit.Around(box.X+size*0.32, box.Y+size*0.97, size*0.7, size*0.16), ink.Bone.Alpha(0.55))
	pen.Disc(boardkit.Around(box.X+size*0.74, box.Y+size*0.99, size*0.6, size*0.13), ink.Bone.Alpha(0.45))
}

// frameBack says nothing but whose the block is.
func (l *layout) frameBack(b content.Block) string {
	if l.Pieces[b].Party == content.Mineos {
		return "mineos"
	}
	return "argot"
}

// piece is a block at a place of the screen or the world.
func (l *layout) piece(b content.Block, box ink.Rect, depth int) stage.Piece {
	pen := l.Fresh()
	own := boardkit.Own(box)
	el := l.element(b)
	open := l.open(b)
	pen.Shadow(own.Inset(own.W*0.06), own.W*0.12)
	face := "back"
	label := rules.Say("A hidden block")
	if open {
		l.front(pen, own, b)
		face = l.Content.At(b).ID
		label = words.Block(l.State, b).String()
	} else {
		l.back(pen, own, b)
		if a, ok := words.About(l.State, el); ok {
			label = a.Title.String()
		}
	}
	if open && l.spent(b) {
		pen.Fill(own.Inset(own.W*0.03), ink.Parchment.Alpha(0.45), own.W*0.1)
	}
	if l.Pieces[b].Has(engine.Pinned) && l.Phase == engine.MovementPhase {
		pen.List.Line(own.W*0.2, own.H*0.2, own.W*0.8, own.H*0.8, own.W*0.06, ink.Ember)
		pen.List.Line(own.W*0.8, own.H*0.2, own.W*0.2, own.H*0.8, own.W*0.06, ink.Ember)
	}
	return stage.Piece{
		ID: el, Box: box, Depth: depth, Look: pen.List, Role: "card", Label: label, Tip: true, Face: face, Round: box.W * 0.1, Sound: "piece", Exit: stage.TipOver, Via: l.via(el),
	}
}

// spent reports whether a block has had its move while its side moves.
func (l *layout) spent(b content.Block) bool {
	return l.Mode == table.Asking && l.Pieces[b].Has(engine.Moved) && (l.Asked == engine.AskGroup || l.Asked == engine.AskMarch)
}

// stack lays the blocks of a place, the later ones upward to the right, with their number; what is under
// the pointer or was chosen fans out.
func (l *layout) stack(p atlas.Place) {
	var blocks []content.Block
	for b := range l.In(p) {
		if !l.battle || !l.clash.shot || b != l.Roll.By { // it lies on the tray
			blocks = append(blocks, b)
		}
	}
	if len(blocks) == 0 {
		return
	}
	for _, b := range blocks {
		for on := range l.Cargo(b) {
			if l.Can(l.element(on)) {
				blocks = append(blocks, on) // it can go ashore
			}
		}
	}
	// Backs lie in the order of their numbers on the back, which tells nothing of the faces.
	sortBacks(l, blocks)
	target := l.Can(l.PlaceElement(p)) || l.grouped(l.PlaceElement(p))
	if target || l.several() { // those that can be clicked beside the place come first
		slices.SortStableFunc(blocks, func(a, b content.Block) int { return l.rank(a) - l.rank(b) })
	}
	f := l.formation(p, blocks)
	l.hold(p, blocks, f)
	l.tray(p, f)
	for i, b := range blocks {
		box := f.box(i)
		depth := depthBlock + i
		if f.spread {
			depth += 10
		}
		if i >= f.row {
			depth = depthBehind
		}
		piece := l.piece(b, box, depth)
		if target && !l.Can(piece.ID) {
			piece.Role, piece.Tip = "", false // a click means the place
		}
		l.OnBoard(piece)
		l.cargo(b, box, depth)
	}
	if len(blocks) > 1 && !f.spread {
		l.count(p, len(blocks), f.box(len(blocks)-1))
	}
}

// fan is what keeps the stack of a place spread.
func (l *layout) fan(p atlas.Place) rules.Element { return "fan:" + rules.Element(l.Map.At(p).ID) }

// hold keeps a stack spread that the pointer has spread, for as long as it stays where the blocks lay before:
// what they were on must not take it.
func (l *layout) hold(p atlas.Place, blocks []content.Block, f formation) {
	if !f.spread || slices.ContainsFunc(blocks, func(b content.Block) bool { return l.Can(l.element(b)) }) {
		return
	}
	g := l.gridOf(p)
	m := g.place(l.Map, p)
	n := float64(len(blocks) - 1)
	size := g.radius * 1.08
	if l.Map.At(p).Half != atlas.Whole {
		size *= 0.52
	}
	box := boardkit.Around(m.X, m.Y-size*0.02, size*(1+0.17*n), size*(1+0.13*n)).Inset(-1)
	l.OnBoard(stage.Piece{ID: l.fan(p), Box: box, Depth: depthBehind, Tip: true, Fixed: true})
}

// tray is what a stack lies on that is spread over the places beside it, so that nobody takes its blocks to stand
// there.
func (l *layout) tray(p atlas.Place, f formation) {
	row := f.box(f.row - 1)
	box := ink.R(f.first.X, f.first.Y, row.Right()-f.first.X, f.first.H).Inset(-f.first.W * 0.09)
	if !f.spread || box.W < l.gridOf(p).radius*root3 {
		return
	}
	pen := l.Fresh()
	own := boardkit.Own(box)
	pen.Shadow(own, f.first.W*0.12)
	pen.Fill(own, ink.OakDark.Alpha(0.86), f.first.W*0.14)
	pen.List.Outline(own, ink.Gold, f.first.W*0.03, f.first.W*0.14)
	l.OnBoard(stage.Piece{ID: "tray:" + rules.Element(l.Map.At(p).ID), Box: box, Depth: depthBlock + 9, Look: pen.List, Fixed: true})
}

// count says on the last block of a stack how many there are.
func (l *layout) count(p atlas.Place, n int, last ink.Rect) {
	pen := l.Fresh()
	size := last.W
	badge := boardkit.Around(last.X+size*0.94, last.Y+size*0.92, size*0.36, size*0.36)
	own := boardkit.Own(badge)
	pen.Coin(own, ink.OakDark)
	pen.Centred(own, ink.Font{Face: ink.SansBold, Size: size * 0.24}, ink.Bone, strconv.Itoa(n))
	l.OnBoard(stage.Piece{ID: "count:" + rules.Element(l.Map.At(p).ID), Box: badge, Depth: depthBlock + 9, Look: pen.List, Fixed: true})
}

// formation is how the blocks of a place stand.
type formation struct {
	first  ink.Rect
	dx, dy float64 // from each to the next
	spread bool    // side by side, not on each other
	row    int     // how many of them there are room for; the others stand behind the last one
}

func (f formation) box(i int) ink.Rect {
	n := float64(min(i, f.row-1))
	return f.first.Shift(f.dx*n, f.dy*n)
}

// rank puts what can be clicked before what cannot.
func (l *layout) rank(b content.Block) int {
	if l.Can(l.element(b)) {
		return 0
	}
	return 1
}

// formation stacks the blocks of a place upward to the right, or spreads them. Where both the place and blocks
// in it can be clicked, they stand small in its upper part.
func (l *layout) formation(p atlas.Place, blocks []content.Block) (f formation) {
	g := l.gridOf(p)
	m := g.place(l.Map, p)
	f.row = len(blocks)
	size := g.radius * 1.08
	if l.Map.At(p).Half != atlas.Whole {
		size *= 0.52
	}
	f.spread = l.fans(p, blocks) && len(blocks) > 1
	f.dx, f.dy = size*0.17, -size*0.13
	middle := m.Y + size*0.48
	if f.spread {
		if l.Can(l.PlaceElement(p)) || l.several() && l.behind(blocks) < len(blocks) {
			f.row = max(1, len(blocks)-l.behind(blocks))
			size, middle = g.radius*math.Min(0.6, 1.6/float64(f.row)), m.Y
		}
		f.dx, f.dy = size*1.04, 0
	}
	n := float64(f.row)
	middle -= f.dy * (n - 1) / 2
	x := m.X - size/2 - f.dx*(n-1)/2
	view := l.views[l.Map.At(p).Map]
	x = math.Max(view.X, math.Min(x, view.Right()-size-f.dx*(n-1)))
	f.first = ink.R(x, middle-size, size, size)
	return f
}

// sortBacks puts the blocks of a place in an order that tells nothing hidden: open ones by their numbers,
// then backs by theirs.
func sortBacks(l *layout, blocks []content.Block) {
	less := func(a, b content.Block) bool {
		oa, ob := l.open(a), l.open(b)
		switch {
		case oa != ob:
			return oa
		case oa:
			return a < b
		}
		return l.Pieces[a].Handle < l.Pieces[b].Handle
	}
	for i := range blocks {
		for k := i; k > 0 && less(blocks[k], blocks[k-1]); k-- {
			blocks[k], blocks[k-1] = blocks[k-1], blocks[k]
		}
	}
}

// several reports whether places or blocks of more than one place can be clicked: then none may spread over its
// neighbours.
func (l *layout) several() bool {
	at := atlas.Nowhere
	for _, el := range l.Moment.Next {
		if el.Kind() == "place" {
			return true
		}
		b, ok := l.Content.Find(el.Name())
		if !ok || el.Kind() != "block" || !l.Pieces[b].InPlay() {
			continue
		}
		if at != atlas.Nowhere && at != l.Pieces[b].At {
			return true
		}
		at = l.Pieces[b].At
	}
	return false
}

// behind is how many blocks of a place cannot be clicked themselves.
func (l *layout) behind(blocks []content.Block) (n int) {
	for _, b := range blocks {
		n += l.rank(b)
	}
	return n
}

// fans reports whether the stack of a place is spread: blocks of it can be clicked, or it or one of them is
// pointed at where that is not what is asked.
func (l *layout) fans(p atlas.Place, blocks []content.Block) bool {
	if slices.ContainsFunc(blocks, func(b content.Block) bool { return l.Can(l.element(b)) }) {
		return true
	}
	if l.Can(l.PlaceElement(p)) || len(l.Chosen) > 0 {
		return false
	}
	return l.Hover == l.PlaceElement(p) || l.Hover == l.fan(p) || slices.ContainsFunc(blocks, func(b content.Block) bool { return l.Hover == l.element(b) })
}

// cargo lays the blocks aboard a ship on its deck, for those who may see them, but for those that can be
// clicked: they stand beside it.
func (l *layout) cargo(ship content.Block, box ink.Rect, depth int) {
	if !l.open(ship) {
		return
	}
	size := box.W * 0.42
	x := box.X + size*0.05
	for b := range l.Cargo(ship) {
		if !l.open(b) || l.Can(l.element(b)) {
			continue
		}
		piece := l.piece(b, ink.R(x, box.Y-size*0.3, size, size), depth)
		if l.Can(l.element(ship)) || l.Can(l.PlaceElement(l.Pieces[ship].At)) {
			piece.Role, piece.Tip = "", false
		}
		l.OnBoard(piece)
		x += size * 0.9
	}
}
