package city

import (
	"portcullis/scenes/boardkit"
	"portcullis/scenes/table"
)

// Board is the Kurth board. Equal moments give equal plans; all it keeps is the ground that
// it drew last. It is for one goroutine.
type Board struct{ ground boardkit.Ground[plan] }

// New returns the board of Siege at Kurth.
func New() *Board { return &Board{} }

var (
	_ table.Board  = (*Board)(nil)
	_ table.Pacer  = (*Board)(nil)
	_ table.Signer = (*Board)(nil)
)

// layout is one plan in the making.
type layout struct {
	boardkit.Layout
	*position
	board *Board
	plan  plan
}

// Layout says what lies where.
func (b *Board) Layout(m table.Moment) table.Plan {
	d, ok := read(&m)
	if !ok {
		return table.Plan{}
	}
	l := &layout{Layout: boardkit.NewLayout(&m), position: d, board: b}
	l.city()
	l.cards()
	l.tracks()
	l.piles()
	l.totals()
	l.talk()
	return l.Out
}
