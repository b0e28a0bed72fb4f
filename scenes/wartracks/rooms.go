package wartracks

import (
	"math"

	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// rooms is where the parts of the board lie. What is empty is not shown.
type rooms struct {
	ribbon  ink.Rect // the steps of the turn
	field   ink.Rect // parchment with the war tracks
	outlook ink.Rect // the sum of the storm, or what comes next
	own     ink.Rect // what lies before the board's own side
	foe     ink.Rect // what lies before the opponent, or the boss and his board
	partner ink.Rect // what lies before the partner in Co-op
	chain   ink.Rect
	pay     ink.Rect // the tray of a payment, beside the steps of the turn
	hand    ink.Rect
	brief   bool // sides are shown shortly: the columns are folded away
}

// Wants says how the screen should be divided in a Duel without a chain.
func (*Board) Wants(metrics ink.Metrics, measure ink.Measurer) table.Wants {
	return layoutOf(&table.Moment{Metrics: metrics, Measure: measure}, &position{}).wants()
}

// Shape says how the screen should be divided at a moment.
func (b *Board) Shape(m table.Moment) table.Wants {
	l, ok := newLayout(&m)
	if !ok {
		return b.Wants(m.Metrics, m.Measure)
	}
	return l.wants()
}

func (l *layout) wants() table.Wants {
	w := table.Wants{Row: l.wantedRow(), Brim: true, Posts: true} // the steps of the turn, or what is paid
	if table.Narrow(l.Metrics) {
		return w
	}
	w.Panel = l.wantedPanel()
	if !l.lastMan() {
		w.Left = table.WithColumn
	}
	if len(l.Chain) > 0 {
		w.Foot = l.wantedChain(len(l.Chain))
	}
	return w
}

// wantedRow is the height of the row with the hand.
func (l *layout) wantedRow() float64 {
	most := 0.27
	if table.Narrow(l.Metrics) {
		most = 0.28
	}
	return math.Round(math.Min(l.Px(310)*math.Max(1, 1+(l.Metrics.Text-1)*0.6), most*float64(l.Metrics.H)))
}

// divide gives every part of the board its place.
func (l *layout) divide() rooms {
	r := rooms{field: l.Room.Board, hand: l.Room.Row, chain: l.Room.Foot, foe: l.Room.Panel, brief: l.Room.Panel.Empty()}
	gap := l.gap()
	var top ink.Rect
	top, r.field = r.field.CutTop(l.ribbonHeight())
	_, r.field = r.field.CutTop(math.Round(gap / 2))
	r.ribbon = top
	switch {
	case l.lastMan():
		l.divideCircle(&r)
	case r.brief:
		l.divideBrief(&r)
	default:
		l.divideColumn(&r)
	}
	if r.brief && len(l.Chain) > 0 && !l.Over {
		r.chain, r.ribbon = r.ribbon, ink.Rect{}
	}
	return r
}

// divideColumn divides the left column: the outlook above, the own side below.
func (l *layout) divideColumn(r *rooms) {
	left := l.Room.Left
	if left.Empty() {
		return
	}
	gap := l.gap()
	r.own, r.outlook = left.CutBottom(math.Min(l.blockHeight(left.W), left.H*0.62))
	_, r.outlook = r.outlook.CutBottom(gap)
	if l.coop() {
		r.partner, r.outlook = r.outlook.CutBottom(math.Min(l.partnerHeight(), r.outlook.H*0.4))
		_, r.outlook = r.outlook.CutBottom(gap)
	}
}

// divideBrief puts the sides at both edges of the board.
func (l *layout) divideBrief(r *rooms) {
	w := math.Round(math.Max(l.Px(216), l.Title().Size*6.4))
	w = math.Min(w, r.field.W*0.17)
	gap := math.Round(l.gap() / 2)
	r.own, r.field = r.field.CutLeft(w)
	_, r.field = r.field.CutLeft(gap)
	r.foe, r.field = r.field.CutRight(w)
	_, r.field = r.field.CutRight(gap)
	if l.coop() {
		r.partner, r.foe = r.foe.CutBottom(math.Round(r.foe.H * 0.42))
		_, r.foe = r.foe.CutBottom(gap)
	}
}

// divideCircle puts the own side before the hand: the fronts take the whole board.
func (l *layout) divideCircle(r *rooms) {
	w := math.Round(math.Max(l.Px(300), l.Title().Size*9))
	r.own, r.hand = r.hand.CutLeft(math.Min(w, r.hand.W*0.24))
	_, r.hand = r.hand.CutLeft(l.gap())
}

func (l *layout) gap() float64 { return math.Max(4, l.Px(16)) }
