package towers

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// aim draws an arrow from what acts to each of its targets, or to the seat that it attacks while nobody defends yet,
// from when it is declared until it is over; several shots at one target are one arrow that says how many.
func (l *layout) aim() {
	a := l.action()
	if a == nil {
		return
	}
	from, ok := l.boxOf(l.ThingElement(a.Source))
	if !ok {
		return
	}
	var targets []rules.Element
	shots := map[rules.Element]int{}
	if a.N == 0 && a.Type == engine.MeleeAction { // all else names no seat
		targets = append(targets, engine.SeatElement(a.Opponent))
	}
	for _, t := range a.Targets[:a.N] {
		el := l.ThingElement(t)
		if shots[el]++; shots[el] == 1 {
			targets = append(targets, el)
		}
	}
	var arrows ink.List
	for _, el := range targets {
		if to, ok := l.boxOf(el); ok && boardkit.Between(from, to) > 0 {
			tail, tip := boardkit.Facing(from, to), boardkit.Facing(to, from)
			l.Arrow(&arrows, tail, tip, 0.08, l.Pen.Tones.Danger.Plain, "ember", false)
			if n := shots[el]; n > 1 {
				l.times(&arrows, ink.Point{X: (tail.X + tip.X) / 2, Y: (tail.Y + tip.Y) / 2}, n)
			}
		}
	}
	if area := l.Room.Board; len(arrows) > 0 {
		l.OnBoard(stage.Piece{ID: "arrows", Box: area, Depth: depthArrow, Look: arrows.Shift(-area.X, -area.Y), Fixed: true})
	}
}

// times says on the middle of an arrow how many shots it stands for (TS-CMB-10).
func (l *layout) times(list *ink.List, at ink.Point, n int) {
	said, font := rules.Say("× %d", n), l.Strong()
	w, h := l.Width(font, said)+2*l.Gap(boardkit.Close), l.Line(font)+l.Gap(boardkit.Tight)
	plate := ink.R(at.X-w/2, at.Y-h/2, w, h).Round()
	list.Fill(plate, ink.ParchmentLight, l.Px(6))
	list.Outline(plate, ink.OxbloodDark, math.Max(1, l.Px(2)), l.Px(6))
	list.Write(plate, font, ink.Ink, said).Across = ink.Middle
}

// boxOf is where a piece lies on the board.
func (l *layout) boxOf(el rules.Element) (ink.Rect, bool) {
	i := slices.IndexFunc(l.Out.Board, func(p stage.Piece) bool { return p.ID == el })
	if i < 0 {
		return ink.Rect{}, false
	}
	return l.Out.Board[i].Box, true
}
