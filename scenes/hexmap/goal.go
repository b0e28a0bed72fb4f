package hexmap

import (
	"fmt"
	"math"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// goals marks each location of the objective by a rim about its hex (AR-VIC-2).
func (l *layout) goals() {
	for p := range l.Scenario().Objective.All() {
		if l.onTray(p) {
			continue
		}
		at, g := l.Map.At(p), l.gridOf(p)
		box := g.box(int(at.Col), int(at.Row))
		pen := l.Fresh()
		rim := boardkit.Own(box).Inset(g.radius * 0.05)
		pen.Stretch("argot/hex/goal", rim)
		l.OnBoard(stage.Piece{ID: "goal:" + rules.Element(at.ID), Box: box, Depth: depthGate, Look: pen.List, Fixed: true})
	}
}

// flags tells at each location of the objective for how many turns it has been kept, of those that it takes (AR-VIC-4): at the foot
// of its hex, or where a stack is spread over that, below the stack; off all blocks, as near as there is room. Where they would be too small to be read side by side, one
// stands for all of them.
func (l *layout) flags() {
	var last ink.Rect
	for p := range l.Scenario().Objective.All() {
		if l.onTray(p) {
			continue
		}
		at, g := l.Map.At(p), l.gridOf(p)
		box := g.box(int(at.Col), int(at.Row))
		f := l.legible(ink.SansBold, g.radius*0.2)
		h := math.Round(f.Size * 1.5)
		w := math.Round(f.Size * 4.7)
		flag := ink.R(box.X+(box.W-w)/2, box.Y+box.H/2+g.radius*0.86-h/2, w, h)
		for _, fan := range l.fanned {
			if fan.Overlaps(flag) {
				flag.Y = math.Ceil(fan.Bottom())
			}
		}
		depth := depthFlag
		if at, free := l.clearOf(flag, g.radius, l.crowded); free {
			flag = at
		} else { // over the blocks beside it rather than under them
			flag, depth = l.clear(flag, g.radius), depthBlock+9
		}
		if small := f.Size > g.radius*0.2; small && !last.Empty() {
			continue
		}
		last = flag
		l.signs = append(l.signs, flag)
		l.OnBoard(stage.Piece{ID: "flag:" + rules.Element(at.ID), Box: flag, Depth: depth, Look: l.flag(boardkit.Own(flag), f), Fixed: true})
	}
}

// crowded reports whether a box lies on a badge, a block or a stack that is spread.
func (l *layout) crowded(box ink.Rect) bool {
	return l.occupied(box) || l.badged(box)
}

// flag is for how many turns the objective has been kept, of those that it takes. It lies over the arrows of others.
func (l *layout) flag(box ink.Rect, f ink.Font) ink.List {
	pen := l.Fresh()
	pen.Inked(box, ink.EmberDark, math.Max(1, box.H*0.1), box.H*0.25)
	icon, count := box.CutLeft(box.H * 1.1)
	pen.Picture("argot/icons/keep", icon.Inset(box.H*0.08))
	text := fmt.Sprintf("%d / %d", l.Keep, l.Scenario().KeepTurns)
	pen.Write(count, f, ink.Bone, text).Across = ink.Middle
	return pen.List
}
