package towers

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// stripPad is the room at the edges of a strip.
func (l *layout) stripPad() float64 { return l.Gap(boardkit.Tight) }

// stripLine is how high a line of a strip is.
func (l *layout) stripLine() float64 {
	return math.Max(l.Metrics.MinTarget(), l.Line(l.Strong()))
}

// stripForm is how a strip is laid out: in one line or two, and with how many amounts.
type stripForm struct{ lines, amounts int }

// stripHigh is how high the strip of a seat is.
func (l *layout) stripHigh(w float64) float64 {
	return math.Round(float64(l.stripForm(w).lines)*l.stripLine() + 2*l.stripPad())
}

// stripForm is one line where a strip is wide enough for all that is said in it, else two; what produces gold and power stands
// there if there is room for it, and always as long as it can be picked.
func (l *layout) stripForm(w float64) stripForm {
	gap := l.Gap(boardkit.Tight)
	head := l.stripLine()*2.7 + l.Width(l.stripName(), "Gudrun") + 3*gap
	meter := 0.8*l.stripLine() + l.Width(l.Font(ink.SerifBold, 22), "10") + gap
	least := 2
	for _, el := range l.Next {
		for seat := range rules.Seat(l.Count) {
			if el == engine.ProducersElement(content.Gold, seat) || el == engine.ProducersElement(content.Power, seat) {
				least = 4
			}
		}
	}
	for amounts := 4; amounts >= least; amounts -= 2 {
		if head+l.standsWide()+l.pilesWide()+meter*float64(amounts) <= w {
			return stripForm{1, amounts}
		}
	}
	if l.standsWide()+meter*4 <= w {
		least = 4
	}
	return stripForm{2, least}
}

// stripPurse is the gold and the power of a seat, each with what it produces where the form has room for that.
func (l *layout) stripPurse(seat rules.Seat, f stripForm) []meter {
	list := l.purse(seat)
	if f.amounts == len(list) {
		return list
	}
	return []meter{list[0], list[2]}
}

func (l *layout) stripName() ink.Font { return l.Font(ink.SerifBold, 19) }

// standsWide is how wide Life and Integrity Points are in a strip, pilesWide the piles.
func (l *layout) standsWide() float64 { return 4 * l.stripLine() * 0.62 }
func (l *layout) pilesWide() float64  { return 3 * (l.Line(l.Small()) + l.Width(l.Small(), "43")) }

// strip lays the plaque of a seat over the width of a half that shares its row: who it is, how it stands, what it can pay, its
// piles.
func (l *layout) strip(h *half) {
	box, seat := h.plaque.Round(), h.seat
	mage := l.Mage(seat)
	if box.Empty() || mage == nil {
		return
	}
	b := l.Fresh()
	own := boardkit.Own(box)
	l.board(b, own, seat)
	in := own.Inset(l.stripPad())
	_, in = in.CutLeft(l.Px(4))
	line, gap := l.stripLine(), l.Gap(boardkit.Tight)
	form := l.stripForm(own.W)
	if form.lines == 1 {
		piles, rest := in.CutRight(l.pilesWide())
		l.pilesOf(b, seat, piles, box)
		rest = l.stripHead(b, seat, mage, rest, box, line)
		points, rest := rest.CutLeft(l.standsWide())
		l.inARow(b, seat, mage, points)
		_, rest = rest.CutLeft(gap)
		l.meters(rest, box, l.stripPurse(seat, form))
	} else {
		up, down := in.CutTop(in.H / 2)
		piles, head := up.CutRight(math.Min(up.W*0.4, l.pilesWide()))
		l.pilesOf(b, seat, piles, box)
		_, head = head.CutRight(gap)
		l.stripHead(b, seat, mage, head, box, math.Min(line, up.H))
		points, rest := down.CutLeft(math.Min(down.W*0.4, l.standsWide()))
		l.inARow(b, seat, mage, points)
		_, rest = rest.CutLeft(gap)
		l.meters(rest, box, l.stripPurse(seat, form))
	}
	l.OnBoard(l.piece(engine.SeatElement(seat), box, depthSeat, b.List, "panel", l.seatLabel(seat)))
}

// stripHead is the seal, the Mage and the name of a seat, with its place in the order of turns; it returns the room beside it.
func (l *layout) stripHead(b *boardkit.Pen, seat rules.Seat, mage *engine.Thing, at, box ink.Rect, side float64) ink.Rect {
	gap := l.Gap(boardkit.Tight)
	seal, at := at.CutLeft(side * 0.85)
	b.Picture(l.emblem(seat).Seal, seal)
	chip, at := at.CutLeft(side)
	l.mageChip(b, seat, mage, ink.R(chip.X, chip.Y+(chip.H-side)/2, side, side).Round(), box)
	_, at = at.CutLeft(gap)
	w := math.Max(1, at.W-side*0.8)
	if l.stripForm(box.W).lines == 1 {
		w = math.Min(w, l.Width(l.stripName(), "Gudrun")+gap)
	}
	words, rest := at.CutLeft(math.Min(w, l.namesWide(seat, l.stripName())+gap))
	place, rest := rest.CutLeft(math.Min(rest.W, side*0.8))
	l.turnSign(b, seat, &place, place.W)
	l.names(b, seat, words, l.stripName())
	_, rest = rest.CutLeft(gap)
	return rest
}

// inARow is the Life Points of a Mage, and after them the Integrity Points of its Tower.
func (l *layout) inARow(b *boardkit.Pen, seat rules.Seat, mage *engine.Thing, room ink.Rect) {
	left, right := room.CutLeft(room.W / 2)
	l.pips(b, left, "towersiege/icons/life", int(mage.Points), int(mage.Printed))
	if t := l.Tower(seat); t != nil {
		l.pips(b, right, "towersiege/icons/integrity", int(t.Points), int(t.Printed))
	}
}
