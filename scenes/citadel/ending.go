package citadel

import (
	"math"

	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// ended reports whether the match is over and that is what is shown.
func (l *layout) ended() bool {
	_, over := l.State.Outcome()
	return over && l.Mode == table.Ended
}

// ending is the banner that says how the match ended: in the row below the board, where nobody acts
// any more, or over the board where that row has no room.
func (l *layout) ending() {
	if !l.ended() {
		return
	}
	o, _ := l.State.Outcome()
	area, f, small := l.plan.area, l.Font(ink.SerifBold, 44), l.Reason()
	w := math.Min(area.W*0.86, l.Px(900)*math.Max(1, l.Metrics.Text))
	lines := l.Measure.Wrap(small, o.Reason.String(), w-2*l.Gap(boardkit.Loose))
	row, pad := l.Room.Row.Round(), math.Max(l.Px(12), 8)
	below := row.H >= l.Line(f)+2*pad
	if below { // the reason is the prompt above the board
		area, w, lines = row, math.Min(row.W, w), nil
	} else {
		pad = math.Max(l.Px(22), 10)
	}
	h := l.Line(f) + float64(len(lines))*l.Line(small) + 2*pad
	box := area.Middle().Around(w, h).Round()
	b := l.Fresh()
	title := "The Citadel has fallen"
	switch {
	case o.Winners != 0:
		title = "The Citadel holds"
	case o.Result == "lost_conceded":
		title = "The Citadel is given up"
	}
	b.Banner(boardkit.Own(box), boardkit.Banner{Title: title, Font: f, Lines: lines})
	piece := stage.Piece{ID: table.EndBanner, Box: box, Depth: depthOver, Look: b.List, Label: title + ". " + o.Reason.String()}
	if below {
		l.OnRow(piece)
	} else {
		l.OnBoard(piece)
	}
}
