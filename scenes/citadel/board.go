package citadel

import (
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Board is the board of B-Sieged. Equal moments give equal plans; all it keeps is the ground
// that it drew last. It is for one goroutine.
type Board struct{ ground boardkit.Ground[land] }

// New returns the board of B-Sieged.
func New() *Board { return &Board{} }

var (
	_ table.Board  = (*Board)(nil)
	_ table.Shaper = (*Board)(nil)
	_ table.Pacer  = (*Board)(nil)
	_ table.Zoomer = (*Board)(nil)
	_ table.Signer = (*Board)(nil)
	_ table.Herald = (*Board)(nil)
	_ table.Guide  = (*Board)(nil)
)

// viewer is a match that can be looked at: bsieged.State.
type viewer interface {
	View() bsieged.View
	Set() *cards.Set
	Paid(hero, design int) []rules.Text
	Takes(hero, design int) []bool
}

// layout is one plan in the making.
type layout struct {
	boardkit.Layout
	*position
	board *Board
	plan  plan
}

func newLayout(b *Board, m *table.Moment) (*layout, bool) {
	d, ok := read(m)
	if !ok {
		return nil, false
	}
	return &layout{Layout: boardkit.NewLayout(m), position: d, board: b}, true
}

// Layout says what lies where.
func (b *Board) Layout(m table.Moment) table.Plan {
	l, ok := newLayout(b, &m)
	if !ok {
		return table.Plan{}
	}
	l.foresee()
	l.weigh()
	l.findVictims()
	l.brighten()
	l.fieldsAndKeep()
	l.column()
	l.ribbon()
	l.panel()
	l.tray()
	l.aiming()
	l.talk()
	return l.Out
}

// fieldsAndKeep lays out the board region.
func (l *layout) fieldsAndKeep() {
	area := l.Room.Board.Round()
	if area.Empty() {
		return
	}
	area = l.strip(area)
	rim := max(3, l.Px(7))
	l.Rim(area, rim/3, depthGround-1)
	l.plan = newPlan(area.Inset(rim).Round(), l.Metrics.MinTarget()+2, max(l.Px(60), area.H*0.07), l.Line(l.signFont()))
	l.plan.shot = l.shotRoom()
	l.OnBoard(stage.Piece{ID: "ground", Box: l.plan.area, Depth: depthGround, Look: l.board.ground.Of(land{l.plan, l.Season}, drawGround)})
	l.fields()
	l.keep()
	l.shotSigns()
	l.threats()
	l.perilSigns()
	l.traces()
	l.clearNames()
	l.action()
	l.ending()
}

// The depths of the pieces of the board, from back to front.
const (
	depthGround = iota * 10
	depthZone
	depthField
	depthWall
	depthPennant
	depthSlot
	depthFigure
	depthHouse
	depthHero
	depthThreat
	depthOver
)

// pic is a picture of the game.
func pic(name string) string { return "bsieged/" + name }
