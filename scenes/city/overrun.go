package city

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/kurth"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// overrun is how many places are overrun, with a box for each that may be.
func (l *layout) overrun(box ink.Rect) {
	b := l.Fresh()
	own := boardkit.Own(box)
	room, ahead := own, l.overrunAhead()
	free := own.W - l.signColumn() - b.Width(l.Title(), rules.Say("Overrun")) - l.Px(10)
	if w := math.Min(l.Px(25)*float64(l.Limit), free); w >= l.Px(12)*float64(l.Limit) {
		var bars ink.Rect
		bars, room = own.CutRight(w)
		h := math.Min(math.Max(l.Px(25), 10), own.H)
		if ahead != nil { // the line below takes all the width
			h = math.Min(h, l.Line(l.Title())-l.Px(4))
		}
		b.Boxes(ink.R(bars.X, l.barsTop(own, h, ahead != nil), bars.W-l.Px(2), h), l.Overrun, l.Limit, l.Pen.Tones.Danger.Plain, ink.ParchmentDark)
	}
	label := overrunLabel(l.Overrun, l.Limit)
	if ahead == nil {
		l.twoLines(b, room, "overrun", rules.Say("Overrun"), rules.T("%d, lost at %d", l.Overrun, l.Limit).String(), rules.T("%d of %d", l.Overrun, l.Limit).String())
	} else {
		l.twoLines(b, room, "overrun", rules.Say("Overrun"), "")
		line := ink.R(l.signColumn(), l.Line(l.Title()), own.W-l.signColumn(), l.Line(l.Body()))
		b.Say(line, l.Body(), l.Pen.Tones.Danger.Plain, ahead...)
		label += "; " + ahead[0]
	}
	l.track(kurth.ElementOverrun, box, label, b)
}

// barsTop is where the boxes of overrun places begin: in the middle, or beside the name alone.
func (l *layout) barsTop(own ink.Rect, h float64, high bool) float64 {
	if high {
		return l.Px(2)
	}
	return l.Px(4) + math.Max(0, (math.Min(own.H, l.Px(50))-h)/2-l.Px(4))
}

// overrunAhead says how many places will and may be overrun by markers to come, longest form first; nil: none.
func (l *layout) overrunAhead() []string {
	will, may := 0, 0
	for i := range l.Places {
		if l.Places[i].WillFall {
			will++
		}
		if l.Places[i].MayFall {
			may++
		}
	}
	switch {
	case will > 0:
		return []string{rules.Say("%d will be overrun", l.Overrun+will), rules.Say("%d soon", l.Overrun+will)}
	case may > 0:
		return []string{rules.Say("%d may be overrun", l.Overrun+1), rules.Say("maybe %d", l.Overrun+1)}
	}
	return nil
}

// overrunLabel is the track of overrun places in words.
func overrunLabel(n, limit int) string {
	return rules.Plural(n, "%d location overrun; %d lose the game", "%d locations overrun; %d lose the game", n, limit).String()
}
