package city

import (
	"math"

	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

// sampleRule is as long as the longest rule on a card may be.
const sampleRule = "If you win this attack remove one more marker; removals that your location cannot take fall on the next location clockwise."

// Wants says how the screen should be divided: cards with their whole text where there is
// room, else with the names of what they offer.
func (*Board) Wants(metrics ink.Metrics, measure ink.Measurer) table.Wants {
	m := &table.Moment{Metrics: metrics, Measure: measure}
	l := &layout{Moment: m, model: &model{}, brush: newBrush(m)}
	return table.Wants{Row: l.wantedRow(), Panel: l.wantedPanel(), Foot: l.wantedFoot(), Left: table.WithColumn}
}

// wantedRow is the height of the row of cards.
func (l *layout) wantedRow() float64 {
	w := float64(l.Metrics.W)
	inner := w * 0.65 / 3
	if w < 1200*l.devicePixels() {
		inner = w / 3
	}
	pad := math.Max(l.px(16), 9)
	inner -= 2*pad + l.px(9)
	gaps := 3*l.px(5) + math.Max(l.px(9), 5) + 2
	foot := math.Max(l.px(32), l.line(l.footFont()))
	title := 2 * l.cardName().Size * 1.08
	head := math.Max(l.px(90), title+math.Max(l.px(40), l.line(l.small())))
	rule := l.line(l.powerName()) + ink.TextHeight(l.measure, l.powerText(), sampleRule, inner-l.costWidth()-l.px(12), powerLead) + math.Max(l.px(9), 5)
	full := 2*pad + head + 2*math.Max(l.px(79), math.Ceil(rule)) + foot + gaps
	most := float64(l.Metrics.H) * 0.36
	if full <= most {
		return math.Ceil(full)
	}
	panel := math.Max(l.line(l.powerName())+2*math.Max(l.px(5), 3), l.Metrics.MinTarget())
	short := 2*pad + math.Max(l.px(56), title+math.Max(l.px(28), l.line(l.small()))) + 2*panel + foot + gaps
	return math.Ceil(math.Min(short, float64(l.Metrics.H)*0.42))
}

func (l *layout) devicePixels() float64 { return math.Max(1, l.Metrics.Device) }

// wantedPanel is the height of the panel with the piles.
func (l *layout) wantedPanel() float64 {
	title, note := l.line(l.font(ink.SerifBold, 19)), l.line(l.small())
	return math.Ceil(2*l.framePad() + l.px(126) + title + l.px(8) + title + l.px(52) + 2*note + l.px(34))
}

// wantedFoot is the height of the panel with the totals.
func (l *layout) wantedFoot() float64 {
	return math.Ceil(2*l.framePad() + l.line(l.font(ink.SerifBold, 18)) + math.Max(l.px(38), l.line(l.font(ink.SerifBold, 28))) + l.line(l.font(ink.Sans, 14)))
}
