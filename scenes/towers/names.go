package towers

import (
	"math"
	"strings"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
)

// nameLead is how high a line of two names is for the size of its type.
const nameLead = 1.15

// names writes the name of a seat, and that of its Mage below it or, where that would be too small, beside it: the log, the
// digest and questions call the Mage by it.
func (l *layout) names(b *boardkit.Pen, seat rules.Seat, at ink.Rect, f ink.Font) {
	name, title := l.shortName(b, seat, f, at.W), l.mageTitle(seat)
	small := l.Small()
	gap := l.Gap(boardkit.Close)
	w := l.Width(f, name)
	switch room := at.W - w - gap; {
	case title == "":
		b.Name(at, f, ink.Ink, name)
	case at.H < l.Line(f)*0.85+l.Line(small) && l.Width(small, title) <= room:
		b.Name(ink.R(at.X, at.Y, w+1, at.H), f, ink.Ink, name)
		b.Say(ink.R(at.X+w+gap, at.Y, room, at.H), small, ink.Oak, title)
	default:
		low := math.Max(math.Min(l.Line(small), at.H*0.5), l.Metrics.Least()*nameLead)
		up, down := at.CutTop(at.H - math.Min(low, at.H*0.5))
		b.Name(up, f, ink.Ink, name)
		b.Name(down, small, ink.Oak, title)
	}
}

// shortName is what a seat is called where there is so much room: its whole name, or else its first words, as many as are whole.
func (l *layout) shortName(b *boardkit.Pen, seat rules.Seat, f ink.Font, room float64) string {
	name := l.name(seat)
	words := strings.Fields(name)
	for n := len(words); n > 0; n-- {
		if some := strings.Join(words[:n], " "); b.Legible(f, some, room) {
			return some
		}
	}
	return name
}

// namesWide is how much room both names of a seat need side by side.
func (l *layout) namesWide(seat rules.Seat, f ink.Font) float64 {
	w := l.Width(f, l.name(seat))
	if title := l.mageTitle(seat); title != "" {
		w += l.Gap(boardkit.Close) + l.Width(l.Small(), title) + 1
	}
	return w
}

// headHigh is how high the head of a plaque is at least, and where there is room: the name of the Mage stands below that of its seat.
func (l *layout) headHigh() (least, whole float64) {
	least = math.Max(l.Line(l.Strong()), 2*nameLead*l.Metrics.Least())
	return least, math.Max(l.Line(l.Title())*0.85+l.Line(l.Small()), least)
}

// mageTitle is what the Mage of a seat is called; empty: it has none yet.
func (l *layout) mageTitle(seat rules.Seat) string {
	if mage := l.Mage(seat); mage != nil {
		return l.Info(mage).Title().String()
	}
	return ""
}
