package hexmap

import (
	"strconv"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// open reports whether the viewer is shown the face of a block: it sees it, or remembers it.
func (l *layout) open(b content.Block) bool { return l.seen(b) || l.remembered(b) }

// seen reports whether the viewer sees the face of a block now (ledger 2.3): its own, those of third parties, all of them in a
// battle, and where blocks lie open.
func (l *layout) seen(b content.Block) bool {
	p := &l.Pieces[b]
	switch {
	case l.Options.Open, engine.Third(p.Party):
		return true
	case !l.Nobody && (l.Viewer == rules.NoSeat || engine.SeatOf(p.Party) == l.Viewer):
		return true
	case l.Battle.Round > 0 && p.At == l.Battle.Place && p.InPlay(), l.Roll.Shot && l.Roll.Count > 0 && l.Roll.By == b:
		return true
	}
	return false
}

// remembered reports whether a block that stands closed is shown, by the option, as the viewer has seen it: it could have followed
// it since.
func (l *layout) remembered(b content.Block) bool {
	return l.Options.Memory && l.Pieces[b].Seen.Known && !l.Nobody && !l.seen(b)
}

// steps is how many steps a block is shown with: those that it had when it was last seen.
func (l *layout) steps(b content.Block) int {
	if l.remembered(b) {
		return int(l.Pieces[b].Seen.Strength)
	}
	return int(l.Pieces[b].Strength)
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
	l.faced(pen, box, b, l.Face(b), l.steps(b))
}

// faced draws a block with a face and steps that it has or would have.
func (l *layout) faced(pen *boardkit.Pen, box ink.Rect, b content.Block, f *content.Face, steps int) {
	pen.Picture("argot/frames/"+l.frameOf(b)+"-front", box)
	pen.Picture("argot/steps/"+strconv.Itoa(steps)+"-of-"+strconv.Itoa(f.Strength), box)
	size := box.W
	all := l.showsFigures(box) && !l.Train(b)
	symbol := boardkit.Around(box.X+size*0.5, box.Y+size*0.57, size*0.56, size*0.56)
	if all { // its figures stand below it
		symbol = boardkit.Around(box.X+size*0.46, box.Y+size*0.5, size*0.4, size*0.4)
	}
	pen.Picture(l.symbolOf(b), symbol)
	if l.cameOver(b) { // the arms of those it belonged to
		pen.Picture("argot/frames/argot-emblem", boardkit.Around(box.X+size*0.8, box.Y+size*0.84, size*0.34, size*0.34))
	}
	if size*l.zoom() < l.Px(showsLetter) || l.Train(b) {
		return
	}
	letter := [...]string{"a", "b", "c", "d"}[f.Letter]
	pen.Picture("argot/icons/initiative-"+letter, boardkit.Around(box.X+size*0.78, box.Y+size*0.36, size*0.2, size*0.2))
	if !all {
		return
	}
	l.figures(pen, box, f)
	y := 0.36
	for a := range content.AbilityCount {
		if f.Has(a) {
			pen.Picture("argot/abilities/"+a.ID(), boardkit.Around(box.X+size*0.23, box.Y+size*y, size*0.17, size*0.17))
			y += 0.18
		}
	}
}

// lacks finds where a block on a map tells how many steps it lacks, and keeps what comes later off that: it lies over the numbers of
// those below it in its stack, which they hide anyway, so that it comes before they are kept free.
func (l *layout) lacks(b content.Block, box ink.Rect) {
	if !l.wounded(b) {
		return
	}
	at := l.freeWound(box)
	l.lacking[b] = at
	if !at.Empty() {
		l.signs = append(l.signs, at)
	}
}

// figured keeps names off the numbers that a block on a map shows: those of its face and what a step costs.
func (l *layout) figured(b content.Block, box ink.Rect) {
	if l.open(b) && l.showsFigures(box) && !l.Train(b) {
		l.signs = append(l.signs, ink.R(box.X+box.W*0.16, box.Y+box.H*0.46, box.W*0.66, box.H*0.4))
	}
	if l.prices(b) {
		l.signs = append(l.signs, l.priceBox(box))
	}
}

// showsFigures reports whether a block that is so large shows all its figures.
func (l *layout) showsFigures(box ink.Rect) bool { return box.W*l.zoom() >= l.Px(showsAll) }

// figures writes the numbers of a face within its frame: the rating at the right, below the symbol cost, movement and range.
func (l *layout) figures(pen *boardkit.Pen, box ink.Rect, f *content.Face) {
	size := box.W
	figure := ink.Font{Face: ink.SansBold, Size: size * 0.11}
	pen.Write(ink.R(box.X+size*0.6, box.Y+size*0.46, size*0.21, size*0.16), figure, ink.Ink, rules.T("%+d", f.Modifier).String()).Across = ink.End
	x := box.X + size*0.165
	step := size * 0.3
	if f.Range > 0 {
		step = size * 0.2
	}
	for _, at := range []struct {
		icon string
		n    int
	}{{"cost", f.Cost}, {"movement", f.Movement}, {"range", f.Range}} {
		if at.icon == "range" && at.n == 0 {
			continue
		}
		pen.Picture("argot/icons/"+at.icon, ink.R(x, box.Y+size*0.71, size*0.11, size*0.11))
		pen.Write(ink.R(x+size*0.115, box.Y+size*0.685, step-size*0.115, size*0.16), figure, ink.Ink, strconv.Itoa(at.n))
		x += step
	}
}

// back draws a block whose face is hidden, standing in mist.
func (l *layout) back(pen *boardkit.Pen, box ink.Rect, b content.Block) {
	size := box.W
	pen.Disc(boardkit.Around(box.X+size*0.5, box.Y+size*0.94, size*1.2, size*0.26), ink.Bone.Alpha(0.5))
	pen.Picture("argot/frames/"+l.frameBack(b)+"-back", box)
	pen.Picture("argot/units/kind-"+kindNames[l.Kind(b)], boardkit.Around(box.X+size*0.5, box.Y+size*0.5, size*0.62, size*0.62))
	l.mist(pen, box)
}

// mist lies before the foot of a block that is not seen now.
func (l *layout) mist(pen *boardkit.Pen, box ink.Rect) {
	size := box.W
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
		if l.remembered(b) {
			pen.Fill(own.Inset(own.W*0.03), ink.Bone.Alpha(0.3), own.W*0.1)
			l.mist(pen, own)
			label = words.LastSeen(l.State, b).String()
		}
	} else {
		l.back(pen, own, b)
		if a, ok := words.About(l.State, el); ok {
			label = a.Title.String()
		}
	}
	if l.waits(b) || l.leaves(b) {
		pen.Fill(own.Inset(own.W*0.03), ink.Ink.Alpha(0.42), own.W*0.1)
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

// waits reports whether a block of the viewer has no part in a choice among blocks after a battle or in the rally, of which others
// in its place have: it is dimmed, and tells why who points at it.
func (l *layout) waits(b content.Block) bool {
	if l.Mode != table.Asking || l.Asked != engine.AskRegroup && l.Asked != engine.AskRestoring || l.Asker != l.Viewer || len(l.Chosen) > 0 {
		return false
	}
	p := &l.Pieces[b]
	if p.Status != engine.OnMap || engine.SeatOf(p.Party) != l.Viewer || l.Can(l.BlockElement(b)) {
		return false
	}
	for mate := range l.In(p.At) {
		if l.Can(l.BlockElement(mate)) {
			return true
		}
	}
	return false
}

// spent reports whether a block has had its move while its side moves.
func (l *layout) spent(b content.Block) bool {
	return l.Mode == table.Asking && l.Pieces[b].Has(engine.Moved) && (l.Asked == engine.AskGroup || l.Asked == engine.AskMarch)
}
