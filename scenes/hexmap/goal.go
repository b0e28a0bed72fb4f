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
		flag := ink.R((box.W-w)/2, box.H/2+g.radius*0.86-h/2, w, h)
		pen.Inked(flag, ink.EmberDark, math.Max(1, g.radius*0.03), h*0.25)
		icon, count := flag.CutLeft(h * 1.1)
		pen.Picture("argot/icons/keep", icon.Inset(h*0.08))
		text := fmt.Sprintf("%d / %d", l.Keep, l.Scenario().KeepTurns)
		pen.Write(count, ink.Font{Face: ink.SansBold, Size: g.radius * 0.2}, ink.Bone, text).Across = ink.Middle
		l.signs = append(l.signs, flag.Shift(box.X, box.Y))
		l.OnBoard(stage.Piece{ID: "goal:" + rules.Element(at.ID), Box: box, Depth: depthGate, Look: pen.List, Fixed: true})
	}
}
