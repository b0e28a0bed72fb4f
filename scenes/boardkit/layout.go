package boardkit

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// Layout is the plan of a moment in the making: the moment, a pen of its measures and tones, and
// the plan that pieces are laid in. A board embeds it in a layout of its own, beside what it has
// read of the position.
type Layout struct {
	*table.Moment
	*Pen
	// Metrics and Measure are those of the moment, which the pen has too.
	Metrics ink.Metrics
	Measure ink.Measurer
	// Out is the plan.
	Out table.Plan
}

// NewLayout returns the layout of a moment with an empty plan.
func NewLayout(m *table.Moment) Layout {
	return Layout{Moment: m, Pen: New(m.Metrics, m.Measure, m.Tones), Metrics: m.Metrics, Measure: m.Measure,
		Out: table.Plan{Direct: map[rules.Element]rules.Choice{}, Words: map[rules.Element]string{}}}
}

// OnBoard lays a piece on the board.
func (l *Layout) OnBoard(p stage.Piece) { l.Out.Board = append(l.Out.Board, p) }

// OnRow lays a piece in the row below the board.
func (l *Layout) OnRow(p stage.Piece) { l.Out.Row = append(l.Out.Row, p) }

// OnLeft lays a piece in the left column.
func (l *Layout) OnLeft(p stage.Piece) { l.Out.Left = append(l.Out.Left, p) }

// OnPanel lays a piece in the panel at the top of the right column.
func (l *Layout) OnPanel(p stage.Piece) { l.Out.Panel = append(l.Out.Panel, p) }

// OnFoot lays a piece in the panel at the foot of the right column.
func (l *Layout) OnFoot(p stage.Piece) { l.Out.Foot = append(l.Out.Foot, p) }

// OnTray lays a piece on the tray over the board.
func (l *Layout) OnTray(p stage.Piece) { l.Out.Tray = append(l.Out.Tray, p) }

// Folded reports whether what belongs in a column has to be shown over the board in brief, because
// the column is not there or is a drawer that lies over the board.
func (l *Layout) Folded(column ink.Rect) bool {
	return column.Empty() || column.Overlaps(l.Room.Board)
}

// Rim lays the frame of the board's picture round an area: ink with a golden line of some width.
func (l *Layout) Rim(area ink.Rect, line float64, depth int) {
	look := ink.List{}
	box := Own(area)
	look.Shadow(box, l.Px(12))
	look.Fill(box, ink.Ink, l.Px(6))
	look.Outline(box.Inset(math.Max(1, l.Px(2))), ink.GoldDark, math.Max(1, line), l.Px(5))
	l.OnBoard(stage.Piece{ID: "frame", Box: area, Depth: depth, Look: look})
}

// Own is a box of the same size at the origin, in which the look of a piece is drawn.
func Own(box ink.Rect) ink.Rect { return ink.R(0, 0, box.W, box.H) }

// Around is the box of a size about a point.
func Around(x, y, w, h float64) ink.Rect { return ink.R(x-w/2, y-h/2, w, h) }

// Inside moves a box into another one, to its upper left corner where it is too large.
func Inside(box, in ink.Rect) ink.Rect {
	box.X = math.Max(in.X, math.Min(box.X, in.Right()-box.W))
	box.Y = math.Max(in.Y, math.Min(box.Y, in.Bottom()-box.H))
	return box
}

// Ground keeps the ground of a board, which is drawn anew only when its plan changes. The zero
// Ground has none yet.
type Ground[P comparable] struct {
	plan P
	look ink.List
}

// Of is the ground of a plan, drawn if the last one was another.
func (g *Ground[P]) Of(plan P, draw func(P) ink.List) ink.List {
	if g.look == nil || g.plan != plan {
		g.plan, g.look = plan, draw(plan)
	}
	return g.look
}
