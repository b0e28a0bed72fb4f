package citadel

import (
	"math"

	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// ending is the banner over the board when the match is over.
func (l *layout) ending() {
	o, over := l.State.Outcome()
	if l.Mode != table.Ended || !over {
		return
	}
	area := l.plan.area
	f, small := l.Font(ink.SerifBold, 44), l.Font(ink.Sans, 19)
	w := math.Min(area.W*0.86, l.Px(900)*math.Max(1, l.Metrics.Text))
	lines := l.Measure.Wrap(small, o.Reason.String(), w-2*math.Max(l.Px(18), 8))
	h := l.Line(f) + float64(len(lines))*l.Line(small) + 2*math.Max(l.Px(22), 10)
	c := center(area)
	box := around(c, w, h).Round()
	b := l.Fresh()
	in := b.Sheet(own(box))
	title := "The Citadel has fallen"
	switch {
	case o.Winners != 0:
		title = "The Citadel holds"
	case o.Result == "lost_conceded":
		title = "The Citadel is given up"
	}
	head, rest := in.CutTop(l.Line(f))
	b.Centred(head, f, ink.Ink, title)
	for i, line := range lines {
		if float64(i+1)*b.Line(small) > rest.H+1 {
			break
		}
		b.Centred(ink.R(rest.X, rest.Y+float64(i)*b.Line(small), rest.W, b.Line(small)), small, ink.Oak, line)
	}
	l.onBoard(stage.Piece{ID: table.EndBanner, Box: box, Depth: depthOver, Look: b.List, Label: title + ". " + o.Reason.String()})
}
