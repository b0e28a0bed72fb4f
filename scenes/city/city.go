package city

import (
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Board is the Kurth board. Equal moments give equal plans; all it keeps is the ground that
// it drew last. It is for one goroutine.
type Board struct {
	drawn  plan // the streets of ground
	ground ink.List
}

// New returns the board of Siege at Kurth.
func New() *Board { return &Board{} }

var (
	_ table.Board  = (*Board)(nil)
	_ table.Pacer  = (*Board)(nil)
	_ table.Signer = (*Board)(nil)
)

// layout is one plan in the making.
type layout struct {
	*table.Moment
	board *Board
	*position
	*brush
	plan plan
	out  table.Plan
}

// Layout says what lies where.
func (b *Board) Layout(m table.Moment) table.Plan {
	d, ok := read(&m)
	if !ok {
		return table.Plan{}
	}
	l := &layout{Moment: &m, board: b, position: d, brush: newBrush(&m), out: table.Plan{Direct: map[rules.Element]rules.Choice{}}}
	l.city()
	l.cards()
	l.tracks()
	l.piles()
	l.totals()
	l.talk()
	return l.out
}

// groundFor is the ground of a street plan, drawn once.
func (b *Board) groundFor(p plan) ink.List {
	if b.ground == nil || b.drawn != p {
		b.drawn, b.ground = p, drawGround(p)
	}
	return b.ground
}

// folded reports whether the essentials have to be shown over the city because a column
// is not there or is a drawer over it.
func (l *layout) folded(column ink.Rect) bool {
	return column.Empty() || column.Overlaps(l.Room.Board)
}
