package towers

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// headline lays the plaque of a seat as two lines over the width of a yard that it shares a row with: who it is with its
// piles, then how it stands. It returns the room below; false if there is not room enough for two lines.
func (l *layout) headline(seat rules.Seat, room ink.Rect) (ink.Rect, bool) {
	mage := l.Mage(seat)
	tower := l.Tower(seat)
	line := math.Max(l.Metrics.MinTarget(), l.Line(l.Strong()))
	pad := l.Gap(boardkit.Tight)
	digits := l.Width(l.Font(ink.SerifBold, 22), "10")
	pips := 3.0
	if mage != nil && tower != nil {
		pips = math.Max(pips, float64(max(mage.Points, mage.Printed, tower.Points, tower.Printed)))
	}
	wound := line * 0.5 * pips
	need := line + wound + 4*(0.8*line+digits) + 5*pad
	high := 2*line + 3*pad
	if mage == nil || need > room.W-2*pad || room.H-high < 4*line {
		return room, false
	}
	box, rest := room.CutTop(high)
	box = box.Round()
	_, rest = rest.CutTop(l.Gap(boardkit.Close))
	b := l.Fresh()
	own := boardkit.Own(box)
	b.Shadow(own, l.Px(8)).Radius = l.Px(7)
	b.Inked(own, ink.ParchmentLight, 2, 7)
	in := own.Inset(pad)
	up, down := in.CutTop(line)
	down, _ = down.CutBottom(line)
	l.title(b, seat, up, box)
	l.stands(b, seat, mage, down, box, line, wound)
	l.OnBoard(l.piece(engine.SeatElement(seat), box, depthSeat, b.List, "panel", l.seatLabel(seat)))
	return rest, true
}

// title is the name of a seat, its place in the order of turns, and its piles.
func (l *layout) title(b *boardkit.Pen, seat rules.Seat, at, box ink.Rect) {
	side := math.Min(at.H, l.Px(30))
	piles, at := at.CutRight(math.Max(3.3*l.Metrics.MinTarget(), at.W*0.36))
	l.pilesOf(b, seat, piles, box)
	_, at = at.CutRight(l.Gap(boardkit.Near))
	if n := l.turnsUntil(seat); n > 0 {
		var place ink.Rect
		place, at = at.CutRight(side)
		l.ordinal(b, place.Fit(1), n)
		_, at = at.CutRight(l.Gap(boardkit.Tight))
	}
	words := b.Icon(at, l.emblem(seat).Seal, side, l.Gap(boardkit.Tight))
	b.Name(words, l.Font(ink.SerifBold, math.Min(boardkit.TitleSize, 18)), ink.Ink, l.name(seat))
}

// stands is how the Mage and the Tower of a seat stand, and its gold and power.
func (l *layout) stands(b *boardkit.Pen, seat rules.Seat, mage *engine.Thing, at, box ink.Rect, side, wound float64) {
	chip, at := at.CutLeft(side)
	l.mageChip(b, seat, mage, chip.Round(), box)
	_, at = at.CutLeft(l.Gap(boardkit.Tight))
	points, at := at.CutLeft(wound)
	l.points(b, seat, mage, points)
	_, at = at.CutLeft(l.Gap(boardkit.Close))
	l.meters(at, box, l.purse(seat))
}
