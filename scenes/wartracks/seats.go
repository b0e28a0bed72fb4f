package wartracks

import (
	"math"
	"strconv"

	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// partnerHeight is the height of the partner's block in Co-op.
func (l *layout) partnerHeight() float64 {
	return l.Px(60+54) + 2*l.Line(l.Title()) + l.Px(40)
}

// partnerBlock is what lies before the partner, shortly: counts, hand, Supporters.
func (l *layout) partnerBlock(s *siegestorm.SideView, box ink.Rect) {
	if box.Empty() {
		return
	}
	box = box.Round()
	list := &l.Out.Left
	b := l.Fresh()
	l.panel(b, boardkit.Own(box), l.onTurn(s.Side))
	inner := boardkit.Own(box).Inset(l.Gap(boardkit.Apart))
	head, rest := inner.CutTop(math.Min(l.Px(54), inner.H*0.36))
	l.header(b, head, s, deckName(s.Deck)+" · partner")
	*list = append(*list, l.seatPiece(s, box, b.List))
	counts, rest := rest.CutTop(math.Max(l.Px(38), l.Line(l.Title())))
	l.counts(list, s, counts.Shift(box.X, box.Y))
	hand, support := rest.CutLeft(rest.W * 0.58)
	l.backs(list, s, hand.Shift(box.X, box.Y))
	l.rank(list, s, support.Shift(box.X, box.Y))
}

// counts are the piles of a side as icons with numbers in a row, its Resources first.
func (l *layout) counts(list *[]stage.Piece, s *siegestorm.SideView, box ink.Rect) {
	piles := l.pilesOf(s)
	icons := map[string]string{"resources": "resources", "casualties": "casualties", "heal": "heal-pile", "removed": "negate"}
	cells := boardkit.Grid(box, len(piles), len(piles), 0)
	for i, p := range piles {
		cell := cells[i].Round()
		b := l.Fresh()
		f, color := l.Title(), ink.ParchmentLight
		if p.score {
			f, color = l.Font(ink.SerifBold, 26), ink.GoldLight
			if s.Resources <= lowResources {
				color = l.Pen.Tones.Danger.Light
			}
		}
		inner := l.withinFrame(cell, math.Min(f.Size, cell.H*0.8))
		inner.X, inner.W = 0, cell.W
		side := math.Min(math.Min(cell.H, l.Px(36)), cell.W*0.46)
		room := b.Icon(inner, "siegestorm/icons/"+icons[p.id.Kind()], side, math.Min(l.Px(5), cell.W*0.03))
		for f.Size > l.Metrics.Least() && (b.Width(f, "88") > room.W || b.Line(f) > room.H+4 || f.Size > room.H) {
			f.Size = math.Max(l.Metrics.Least(), f.Size-1)
		}
		b.Say(room, f, color, strconv.Itoa(p.n))
		*list = append(*list, stage.Piece{ID: p.id, Box: cell, Depth: 2, Look: b.List, Role: "pile", Label: pileLabel(p), Tip: true, Fixed: true, Rim: inner})
	}
}

// circle lays out the sides of Last Man Standing: the own one before the hand, the others at their
// fronts, and in the right column the circle in which the turns run.
func (l *layout) circle() {
	if me := l.side(l.me); me != nil {
		l.circleOwn(me, l.rooms.own)
	}
	boxes := l.seatBoxes()
	for _, s := range l.others() {
		if box, ok := boxes[s.Side]; ok {
			l.circleSeat(s, box)
		}
	}
	if l.circleOutlook() != l.rooms.foe {
		l.circlePanel(l.rooms.foe)
	}
}

// circleOwn is the own side left of the hand: piles and Supporters.
func (l *layout) circleOwn(s *siegestorm.SideView, box ink.Rect) {
	if box.Empty() {
		return
	}
	box = box.Round()
	list := &l.Out.Row
	b := l.Fresh()
	l.panel(b, boardkit.Own(box), l.onTurn(s.Side))
	*list = append(*list, l.seatPiece(s, box, b.List))
	inner := box.Inset(l.Gap(boardkit.Near))
	left, right := inner.CutLeft(math.Round(inner.W * 0.36))
	piles := l.pilesOf(s)
	if len(piles) > 3 { // three names would not fit beside each other
		gone, rest := left.CutBottom(math.Round(left.H * 0.4))
		l.pilePiece(list, piles[3], gone, math.Max(gone.W*0.4, 12), 20, false)
		left, piles = rest, piles[:3]
	}
	high := (left.H - l.Line(l.Font(ink.SerifBold, 40)) - l.Line(l.Small())) / (slabAspect + slabPitch*slabMost)
	l.pilePiece(list, piles[0], left, math.Max(14, math.Min(left.W*0.9, high)), 40, s.Resources <= lowResources)
	upper, lower := right.CutTop(math.Round(right.H * 0.56))
	cells := boardkit.Grid(upper, len(piles)-1, len(piles)-1, 0)
	for i, p := range piles[1:] {
		cell := cells[i]
		card := math.Min(cell.W*0.7, (cell.H-l.Line(l.Title())-l.Line(l.Small()))/(slabAspect+slabPitch*slabMost))
		l.pilePiece(list, p, cell, math.Max(card, 12), 20, false)
	}
	l.rank(list, s, lower)
}

// seatBoxes is where the sides of Last Man Standing have their plates, by side: above the own
// front towards them, the one across above the right one too; what leaves the own track has room beside them.
func (l *layout) seatBoxes() map[int]ink.Rect {
	boxes := map[int]ink.Rect{}
	others := l.others()
	if !l.lastMan() || len(l.field.slots) == 0 || len(others) == 0 {
		return boxes
	}
	area := l.field.area.Inset(l.Px(22))
	tile := l.field.tile.W
	fw, track := tile*frontWide, tile*(1+frontGap)
	above := area.H + l.Px(8) - l.field.tile.H*frontHigh
	place := func(s *siegestorm.SideView, right bool, n, of int) {
		w := math.Min(fw-track, l.Px(400))
		h := math.Min(l.Px(128)*math.Max(1, l.Metrics.Text), (above-l.Px(8)*float64(of))/float64(of))
		x := area.X + track
		if right {
			x = area.Right() - fw + track
		}
		y := area.Y + (h+l.Px(8))*float64(n)
		boxes[s.Side] = ink.R(x, y, w, h).Round()
	}
	last := len(others) - 1
	for i, s := range others { // clockwise: the first sits left
		switch {
		case last == 0:
			place(s, true, 0, 1)
		case i == 0:
			place(s, false, 0, 1)
		default:
			place(s, true, last-i, last)
		}
	}
	return boxes
}

// circleSeat is the plate of another side: name, deck, counts, hand and Supporters.
func (l *layout) circleSeat(s *siegestorm.SideView, box ink.Rect) {
	if box.Empty() {
		return
	}
	list := &l.Out.Board
	b := l.Fresh()
	l.panel(b, boardkit.Own(box), l.onTurn(s.Side))
	inner := boardkit.Own(box).Inset(l.Gap(boardkit.Near))
	if inner.H < l.Line(l.Font(ink.SerifBold, 24))+l.rimRoom()+l.Line(l.Title()) {
		l.slimSeat(list, s, box, b)
		return
	}
	head, rest := inner.CutTop(math.Min(inner.H*0.46, l.Px(52)))
	_, rest = rest.CutTop(l.rimRoom())
	note := deckName(s.Deck)
	if where := l.whereabouts(s.Side); where != "" {
		note = where + " · " + note
	}
	if !s.Living {
		note = "eliminated"
	}
	fan, head := head.CutRight(head.W * 0.3)
	l.header(b, head, s, note)
	counts, support := rest.CutLeft(rest.W * 0.62)
	l.plate(list, s, box, b, fan, counts, support)
}

// slimSeat is the plate of another side where there is room for one line alone: its name, and beside it the rest.
func (l *layout) slimSeat(list *[]stage.Piece, s *siegestorm.SideView, box ink.Rect, b *boardkit.Pen) {
	inner := boardkit.Own(box).Inset(l.Edge())
	seal, rest := inner.CutLeft(math.Min(inner.H, l.Px(40)))
	b.Picture(l.sealOf(s), seal.Middle().Around(seal.W*0.9, seal.W*0.9))
	called := l.called(s.Side)
	name, rest := rest.CutLeft(rest.W * 0.3)
	_, rest = rest.CutLeft(l.rimRoom())
	f := b.Font(ink.SerifBold, 18)
	for f.Size > l.Metrics.Least() && (b.Width(f, called) > name.W || b.Line(f) > name.H) {
		f.Size = math.Max(l.Metrics.Least(), f.Size-1)
	}
	b.Name(name, f, ink.ParchmentLight, called)
	counts, rest := rest.CutLeft(rest.W * 0.7)
	fan, support := rest.CutLeft(rest.W * 0.45)
	l.plate(list, s, box, b, fan, counts, support)
}

// plate lays out what lies on the plate of another side: its hand, piles and Supporters, in rooms of the plate.
func (l *layout) plate(list *[]stage.Piece, s *siegestorm.SideView, box ink.Rect, b *boardkit.Pen, fan, counts, support ink.Rect) {
	if !s.Living {
		b.Fill(boardkit.Own(box), ink.OakDark.Alpha(0.5), l.Px(9))
	}
	p := l.seatPiece(s, box, b.List)
	p.Depth = depthSlot
	*list = append(*list, p)
	before := len(*list)
	l.backs(list, s, fan.Shift(box.X, box.Y))
	l.counts(list, s, counts.Shift(box.X, box.Y))
	l.rank(list, s, support.Shift(box.X, box.Y))
	for i := before; i < len(*list); i++ {
		(*list)[i].Depth += depthSlot
	}
}

// whereabouts says on which hand of the board's own side another one sits.
func (l *layout) whereabouts(side int) string {
	for _, t := range l.Tracks {
		if t.Side == l.me && t.Towards == side {
			return [2]string{"left of you", "right of you"}[t.Track%2]
		}
	}
	return "across"
}

// circleOutlook is where the storm is summed up in Last Man Standing: between the own fronts, or
// in place of the circle.
func (l *layout) circleOutlook() ink.Rect {
	free := l.field.free
	if l.Storm == nil {
		return ink.Rect{}
	}
	if free.H < l.Px(200) {
		return l.rooms.foe
	}
	w := math.Min(free.W-l.Px(30), l.Px(360)*math.Max(1, l.Metrics.Text))
	return ink.R(free.X+(free.W-w)/2, free.Y+l.Px(8), w, free.H-l.Px(18))
}

// circlePanel is the circle in which the turns run.
func (l *layout) circlePanel(box ink.Rect) {
	if box.Empty() {
		return
	}
	box = box.Round()
	b := l.Fresh()
	inner := l.sheet(b, boardkit.Own(box), "The circle", ink.Oak)
	var living []*siegestorm.SideView
	for i := range l.Sides {
		if s := &l.Sides[(i+l.me)%len(l.Sides)]; s.Living {
			living = append(living, s)
		}
	}
	f := b.Font(ink.SansBold, 15)
	size := math.Min(l.Px(62), inner.H*0.24)
	cx, cy := inner.Center()
	rx, ry := math.Max(inner.W/2-size*0.8, 1), math.Max(inner.H/2-size/2-b.Line(f)*0.6, 1)
	n := len(living)
	at := func(k float64) ink.Point { // clockwise from the own side below
		a := math.Pi/2 + k/float64(n)*2*math.Pi
		y := math.Sin(a)
		if n == 3 && y < 0 { // the upper two as high as the lower one is low
			y = math.Max(y*1.55, -0.775)
		}
		return ink.P(cx+rx*math.Cos(a), cy-b.Line(f)*0.4+ry*y)
	}
	for i := range n {
		from, to := at(float64(i)+0.28), at(float64(i)+0.74)
		l.Arrow(&b.List, from, to, -0.12, ink.GoldDark, "gold", false)
	}
	for i, s := range living {
		p := at(float64(i))
		seal := ink.R(p.X-size/2, p.Y-size/2, size, size)
		if l.onTurn(s.Side) {
			b.Halo(seal.Inset(-size*0.35), ink.Gold)
		}
		b.Picture(l.sealOf(s), seal)
		w := inner.W * 0.44
		words := l.called(s.Side) + ": " + strconv.Itoa(s.Resources)
		if b.Width(f, words) > w {
			words = l.called(s.Side)
		}
		w = math.Min(w, b.Width(f, words)+l.Px(8))
		name := ink.R(math.Max(inner.X, math.Min(p.X-w/2, inner.Right()-w)), seal.Bottom()-2, w, b.Line(f))
		b.Fill(name, ink.ParchmentLight, l.Px(4)) // no arrow runs through the words
		b.Centred(name, f, ink.Ink, words)
	}
	if inner.H > b.Line(f)*9 && n > 2 {
		b.Centred(ink.R(inner.X, cy-b.Line(f), inner.W, b.Line(f)), b.Font(ink.SansOblique, 15), ink.Oak, "turns run clockwise", "clockwise")
	}
	l.OnPanel(stage.Piece{ID: "circle", Box: box, Look: b.List, Solid: true, Label: "Turns run clockwise", Fixed: true})
}
