package wartracks

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// Board is the board of Siegestorm. It keeps nothing; equal moments give equal plans.
type Board struct{}

// New returns the board of Siegestorm.
func New() *Board { return &Board{} }

var (
	_ table.Board  = (*Board)(nil)
	_ table.Shaper = (*Board)(nil)
	_ table.Pacer  = (*Board)(nil)
	_ table.Zoomer = (*Board)(nil)
	_ table.Signer = (*Board)(nil)
)

// viewer is a match that can be looked at: siegestorm.State.
type viewer interface {
	View(rules.Seat) siegestorm.View
}

// layout is one plan in the making.
type layout struct {
	boardkit.Layout
	*position
	Mode table.Mode

	rooms    rooms
	field    field
	labels   []label    // what is hung on creatures once all stand
	planned  bool       // Pay is how what is picked will be paid, without a question unless the person wants one
	glimpsed bool       // nothing is picked yet: it is what lies under the pointer
	words    []ink.Rect // what no further label may lie on
	figures  []ink.Rect // what it lies on where there is no other room near by
}

func newLayout(m *table.Moment) (*layout, bool) {
	d, ok := read(m)
	if !ok {
		return nil, false
	}
	return layoutOf(m, d), true
}

func layoutOf(m *table.Moment, d *position) *layout {
	return &layout{Layout: boardkit.NewLayout(m), position: d, Mode: m.Mode}
}

// Layout says what lies where.
func (b *Board) Layout(m table.Moment) table.Plan {
	l, ok := newLayout(&m)
	if !ok {
		return table.Plan{}
	}
	l.all()
	return l.Out
}

// all lays out everything.
func (l *layout) all() {
	l.rooms = l.divide()
	l.field = l.fieldIn(l.rooms.field)
	l.leaveRoom()
	if l.plan(); l.paying() || l.planned || !l.rooms.ribbon.Empty() && l.priced() {
		l.payRoom()
	}
	l.ground()
	l.ribbon()
	l.creatures()
	l.blocks()
	l.outlook()
	l.hangLabels()
	l.holdChips()
	l.aims()
	l.chain()
	l.hand()
	l.payment()
	l.vision()
	l.ending()
	l.wholeTracks()
	l.movers()
	l.touches()
	l.talk()
}

// The depths of the pieces of the battlefield, from back to front.
const (
	depthGround = iota * 10
	depthSlot
	depthArrow // arrows run under the cards, whose words they would cross
	depthTile
	depthExit
	depthChip
	depthOver
	depthMoved
)
