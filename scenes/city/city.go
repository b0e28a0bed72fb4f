package city

import (
	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Board is the Kurth board. It keeps nothing: equal moments give equal plans.
type Board struct{}

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
	*model
	*brush
	plan plan
	out  table.Plan
}

// Layout says what lies where.
func (*Board) Layout(m table.Moment) table.Plan {
	d, ok := newModel(&m)
	if !ok {
		return table.Plan{}
	}
	l := &layout{Moment: &m, model: d, brush: newBrush(&m), out: table.Plan{Direct: map[rules.Element]rules.Choice{}}}
	l.city()
	l.cards()
	l.tracks()
	l.piles()
	l.totals()
	l.talk()
	return l.out
}

// folded reports whether the essentials have to be shown over the city because a column
// is not there or is a drawer over it.
func (l *layout) folded(column ink.Rect) bool {
	return column.Empty() || column.Overlaps(l.Room.Board)
}
