package citadel

import (
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/rules/bsieged/cards"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Board is the board of B-Sieged. Equal moments give equal plans; all it keeps is the ground
// that it drew last. It is for one goroutine.
type Board struct {
	drawn  plan // the lines of ground
	ground ink.List
}

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
}

// layout is one plan in the making.
type layout struct {
	*table.Moment
	*position
	*boardkit.Pen
	Metrics ink.Metrics
	Measure ink.Measurer

	board *Board
	plan  plan
	out   table.Plan
}

func newLayout(b *Board, m *table.Moment) (*layout, bool) {
	d, ok := read(m)
	if !ok {
		return nil, false
	}
	return &layout{Moment: m, position: d, Pen: boardkit.New(m.Metrics, m.Measure, m.Tones), Metrics: m.Metrics, Measure: m.Measure,
		board: b, out: table.Plan{Direct: map[rules.Element]rules.Choice{}, Words: map[rules.Element]string{}}}, true
}

// Layout says what lies where.
func (b *Board) Layout(m table.Moment) table.Plan {
	l, ok := newLayout(b, &m)
	if !ok {
		return table.Plan{}
	}
	l.foresee()
	l.hunt()
	l.fieldsAndKeep()
	l.column()
	l.ribbon()
	l.panel()
	l.tray()
	l.aiming()
	l.talk()
	return l.out
}

// fieldsAndKeep lays out the board region.
func (l *layout) fieldsAndKeep() {
	area := l.Room.Board.Round()
	if area.Empty() {
		return
	}
	area = l.strip(area)
	rim := max(3, l.Px(7))
	l.frame(area, rim)
	l.plan = newPlan(area.Inset(rim).Round(), l.Metrics.MinTarget()+2, max(l.Px(60), area.H*0.07))
	l.onBoard(stage.Piece{ID: "ground", Box: l.plan.area, Depth: depthGround, Look: l.board.groundFor(l.plan)})
	l.fields()
	l.keep()
	l.threats()
	l.action()
	l.ending()
}

// groundFor is the ground of a plan, drawn once.
func (b *Board) groundFor(p plan) ink.List {
	if b.ground == nil || b.drawn != p {
		b.drawn, b.ground = p, drawGround(p)
	}
	return b.ground
}

// frame is the oak rim of the board with its golden line.
func (l *layout) frame(area ink.Rect, rim float64) {
	look := ink.List{}
	box := own(area)
	look.Shadow(box, l.Px(12))
	look.Fill(box, ink.Ink, l.Px(6))
	look.Outline(box.Inset(max(1, l.Px(2))), ink.GoldDark, max(1, rim/3), l.Px(5))
	l.onBoard(stage.Piece{ID: "frame", Box: area, Depth: depthGround - 1, Look: look})
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

func (l *layout) onBoard(p stage.Piece) { l.out.Board = append(l.out.Board, p) }

// own is a box of the same size at the origin.
func own(box ink.Rect) ink.Rect { return ink.R(0, 0, box.W, box.H) }

// pic is a picture of the game.
func pic(name string) string { return "bsieged/" + name }
