package wartracks

import (
	"math"
	"strconv"

	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// briefBlock is what lies before a side where there is no column for it: a strip at the edge of
// the board.
func (l *layout) briefBlock(list *[]stage.Piece, s *siegestorm.SideView, box ink.Rect) {
	if box.Empty() {
		return
	}
	box = box.Round()
	b := l.Fresh()
	full := boardkit.Own(box)
	l.panel(b, full, l.onTurn(s.Side))
	inner := full.Inset(l.Gap(boardkit.Near))
	name := b.Font(ink.SerifBold, 18)
	head, rest := inner.CutTop(math.Max(math.Max(b.Line(name), l.Px(34)), l.Metrics.MinTarget()+1))
	seal := math.Min(head.H, l.Px(46))
	b.Name(b.Icon(head, l.sealOf(s), seal, 3), name, ink.ParchmentLight, l.called(s.Side))
	*list = append(*list, l.seatPiece(s, box, b.List))
	if s.Side == bossSide {
		l.briefBoss(list, rest.Shift(box.X, box.Y))
		return
	}
	support, rest := rest.CutBottom(math.Round(math.Max(l.Metrics.MinTarget()*1.1, rest.H*0.16)))
	l.briefCounts(list, s, &rest, box)
	l.pilePiece(list, l.pilesOf(s)[0], rest.Shift(box.X, box.Y), l.briefPile(rest), 40, s.Resources <= lowResources)
	l.rank(list, s, support.Shift(box.X, box.Y))
}

// briefPile is the width of a card of the Resources in a box of that size.
func (l *layout) briefPile(box ink.Rect) float64 {
	high := (box.H - l.Line(l.Font(ink.SerifBold, 40))) / (slabAspect + slabPitch*slabMost)
	return math.Max(math.Min(box.W*0.62, high), 14)
}

// briefCounts are the other piles as icons with numbers, two in a row.
func (l *layout) briefCounts(list *[]stage.Piece, s *siegestorm.SideView, rest *ink.Rect, box ink.Rect) {
	f := l.Font(ink.SerifBold, 18)
	line := math.Max(l.Line(f), l.Metrics.MinTarget()*0.9)
	piles := l.pilesOf(s)[1:]
	icons := map[string]string{"casualties": "casualties", "heal": "heal-pile", "removed": "negate", "reserve": "reserve"}
	if s.Side != l.me {
		piles = append(piles, pile{id: elementOf("hand", s.Side), name: "Hand of " + l.called(s.Side), n: len(s.Hand)})
	}
	icons["hand"] = "cost"
	rows := (len(piles) + 1) / 2
	counts, upper := rest.CutBottom(line * float64(rows))
	*rest = upper
	cells := boardkit.Grid(counts.Shift(box.X, box.Y), len(piles), 2, 0)
	for i, p := range piles {
		cell := cells[i].Round()
		b := l.Fresh()
		side := math.Min(cell.H*0.92, cell.W*0.5)
		inner := l.withinFrame(cell, f.Size)
		b.Say(b.Icon(inner, "siegestorm/icons/"+icons[p.id.Kind()], side, 2), f, ink.ParchmentLight, strconv.Itoa(p.n))
		*list = append(*list, stage.Piece{ID: p.id, Box: cell, Depth: 2, Look: b.List, Role: "pile", Label: pileLabel(p), Tip: true, Fixed: true, Rim: inner})
	}
}
