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
	s := sheet{kit: k, marks: stage.Marks{}}
	s.logPanel(box, r, depthDialog, hands{})
	z := &zoomed{id: idWholeLog, size: box}
	shown := 0
	for i := range s.pieces {
		z.own = append(z.own, s.pieces[i].Look...)
		if _, ok := lineOf(s.pieces[i].ID); ok {
			shown++
		}
	}
	t.logPage = max(1, shown-1)
	if shown < len(r.lines) {
		z.turns = []form.Label{
			{ID: string(idOlder), Text: rules.Say("Older"), Icon: "kit/back", Tip: rules.Say("Older (Page Up, or turn the wheel)"), Size: stripType},
			{ID: string(idNewer), Text: rules.Say("Newer"), Icon: "kit/play", Tip: rules.Say("Newer (Page Down, or turn the wheel)"), Size: stripType},
		}
	}
	return z
}
