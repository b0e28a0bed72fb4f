package hexmap

import (
	"fmt"
	"math"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// goals marks each location of the objective: a rim about its hex, and a flag with the turns for which it has been
// kept, of those that it takes (AR-VIC-2, AR-VIC-4).
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
		h := math.Round(g.radius * 0.3)
		w := math.Round(g.radius * 0.94)
		flag := ink.R(box.X+(box.W-w)/2, box.Y+box.H/2+g.radius*0.86-h/2, w, h)
		l.signs = append(l.signs, flag)
		id := rules.Element(at.ID)
		l.OnBoard(stage.Piece{ID: "goal:" + id, Box: box, Depth: depthGate, Look: pen.List, Fixed: true})
		l.OnBoard(stage.Piece{ID: "flag:" + id, Box: flag, Depth: depthFlag, Look: l.flag(boardkit.Own(flag), g.radius), Fixed: true})
	}
}

// flag is for how many turns the objective has been kept, of those that it takes. It lies over the arrows of others.
func (l *layout) flag(box ink.Rect, radius float64) ink.List {
	pen := l.Fresh()
	pen.Inked(box, ink.EmberDark, math.Max(1, radius*0.03), box.H*0.25)
	icon, count := box.CutLeft(box.H * 1.1)
	pen.Picture("argot/icons/keep", icon.Inset(box.H*0.08))
	text := fmt.Sprintf("%d / %d", l.Keep, l.Scenario().KeepTurns)
	pen.Write(count, ink.Font{Face: ink.SansBold, Size: radius * 0.2}, ink.Bone, text).Across = ink.Middle
	return pen.List
}
