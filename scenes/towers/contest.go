package towers

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// contest is how many rolls for the first turn follow each other from event i on: they fall together, those of a tie too.
func contest(events []rules.Event, i int) (n int) {
	for i+n < len(events) && events[i+n].Name == "initiative_rolled" {
		n++
	}
	return n
}

// contested shows the rolls for the first turn that have just fallen, a line for each, and the last die below them.
func (l *layout) contested(box ink.Rect) {
	from := len(l.Story) - 1
	for from > 0 && l.Story[from-1].Name == "initiative_rolled" {
		from--
	}
	list := l.Story[from:]
	b := l.Fresh()
	in := b.Sheet(boardkit.Own(box))
	head, in := in.CutTop(l.Line(l.Strong()))
	b.Say(head, l.Strong(), ink.Ink, l.rollName("initiative_rolled").String())
	foot, in := in.CutBottom(math.Min(in.H*0.5, l.Px(96)))
	line := l.Line(l.Body())
	aloft := l.aloft()
	for i := max(0, len(list)-int(in.H/line)); i < len(list); i++ {
		var row ink.Rect
		row, in = in.CutTop(line)
		if !l.Rolling || i < len(list)-aloft {
			face := boardkit.Percent(int(list[i].Dice[0]))
			b.Right(row, l.Strong(), ink.Ink, face)
			row.W -= l.Width(l.Strong(), face) + l.Gap(boardkit.Near)
		}
		b.Say(row, l.Body(), ink.Oak, l.name(list[i].Seat))
	}
	l.OnPanel(stage.Piece{ID: "rolled", Box: box, Depth: depthOver, Look: b.List, Fixed: true})
	last := throw{list[len(list)-1], len(l.Story)}
	l.die(foot.Fit(boardkit.Die{Sides: rules.Percentile}.Wide()).Shift(box.X, box.Y).Round(), last)
}
