package table

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// IDs of the sheet that holds as much of the log as there is room for.
const (
	idWholeLog rules.Element = "table:log-whole"
	idOlder    rules.Element = "table:log-older"
	idNewer    rules.Element = "table:log-newer"
)

// wholeLogWidth is how wide that sheet is, in design units; wholeLogShare how much of the screen's height it takes.
const (
	wholeLogWidth = 1200
	wholeLogShare = 0.75
)

// wholeLog is the log on a sheet of its own, from the line on to which it is scrolled back.
func (t *Table) wholeLog() *zoomed {
	k := t.kit()
	wide := math.Min(float64(k.W)*0.9, k.Px(wholeLogWidth)*widen(k))
	box := ink.R(0, 0, math.Round(wide), math.Round(float64(k.H)*wholeLogShare))
	r := t.record()
	r.story, r.legend, r.whole = false, false, false
	z := &zoomed{id: idWholeLog, size: box}
	first, shown := 0, 0
	z.own, first, shown = wholeRows(k, box, r)
	for first == 0 && r.up > 0 { // the oldest lines fill the sheet
		r.up--
		own, from, n := wholeRows(k, box, r)
		if from > 0 {
			break
		}
		z.own, shown, t.logUp = own, n, r.up
	}
	t.logPage = max(1, shown-1)
	if shown < len(r.lines) {
		z.turns = turnLabels(first == 0, t.logUp == 0)
	}
	return z
}

// turnLabels are the buttons that turn the sheet; what has no more lines that way cannot be pressed, and says so.
func turnLabels(oldest, newest bool) []form.Label {
	older := form.Label{ID: string(idOlder), Text: rules.Say("Older"), Icon: "kit/back", Tip: rules.Say("Older (Page Up, or turn the wheel)"), Size: stripType}
	newer := form.Label{ID: string(idNewer), Text: rules.Say("Newer"), Icon: "kit/play", Tip: rules.Say("Newer (Page Down, or turn the wheel)"), Size: stripType}
	if oldest {
		older.Reason = rules.Say("This is the beginning of the log.")
	}
	if newest {
		newer.Reason = rules.Say("This is the end of the log.")
	}
	return []form.Label{older, newer}
}

// wholeRows draws the sheet, and tells the first of its lines and how many there are.
func wholeRows(k form.Toolkit, box ink.Rect, r record) (own ink.List, first, shown int) {
	s := sheet{kit: k, marks: stage.Marks{}}
	s.logPanel(box, r, depthDialog, hands{})
	for i := range s.pieces {
		p := &s.pieces[i]
		own = append(own, p.Look.Shift(p.Box.X, p.Box.Y)...)
		if n, ok := lineOf(p.ID); ok {
			if shown++; shown == 1 || n < first {
				first = n
			}
		}
	}
	return own, first, shown
}
