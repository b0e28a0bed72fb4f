package towers

import (
	"math"

	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// awning is the striped cloth above the stall of a seat.
func (l *layout) awning(b *boardkit.Pen, at ink.Rect, e ink.Emblem) {
	n := max(3, int(at.W/l.Px(64)))
	w := at.W / float64(n)
	rim := math.Max(1, l.Px(2))
	for i := range n {
		color := e.Color
		if i%2 == 1 {
			color = ink.Parchment
		}
		strip := ink.R(at.X+w*float64(i), at.Y, w, at.H-w*0.3)
		round := ink.R(strip.X, strip.Bottom()-w*0.3, w, w*0.6)
		b.Disc(round, ink.Ink)
		b.Fill(strip, ink.Ink, 0)
		b.Disc(round.Inset(rim), color)
		b.Fill(ink.R(strip.X+rim, strip.Y, w-2*rim, strip.H), color, 0)
	}
	b.Fill(ink.R(at.X, at.Y, at.W, math.Max(2, at.H*0.16)), ink.Ink.Alpha(0.25), 0)
}
