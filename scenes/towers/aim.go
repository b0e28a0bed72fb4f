package towers

import (
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// aim draws an arrow from what acts to each of its targets, or to the seat that it attacks while nobody defends yet,
// from when it is declared until it is over.
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
	if a.N == 0 && a.Type == engine.MeleeAction { // all else names no seat
		targets = append(targets, engine.SeatElement(a.Opponent))
	}
	for _, t := range a.Targets[:a.N] {
		if el := l.ThingElement(t); !slices.Contains(targets, el) {
			targets = append(targets, el)
		}
	}
	var arrows ink.List
	for _, el := range targets {
		if to, ok := l.boxOf(el); ok && boardkit.Between(from, to) > 0 {
			l.Arrow(&arrows, boardkit.Facing(from, to), boardkit.Facing(to, from), 0.08, l.Pen.Tones.Danger.Plain, "ember", false)
		}
	}
	if area := l.Room.Board; len(arrows) > 0 {
		l.OnBoard(stage.Piece{ID: "arrows", Box: area, Depth: depthArrow, Look: arrows.Shift(-area.X, -area.Y), Fixed: true})
	}
}

// boxOf is where a piece lies on the board.
func (l *layout) boxOf(el rules.Element) (ink.Rect, bool) {
	i := slices.IndexFunc(l.Out.Board, func(p stage.Piece) bool { return p.ID == el })
	if i < 0 {
		return ink.Rect{}, false
	}
	return l.Out.Board[i].Box, true
}
