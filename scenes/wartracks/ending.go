package wartracks

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// ending shows how the match ended: light over the ground of the winners, dusk over that of the
// others, and above the battlefield who wins.
func (l *layout) ending() {
	if !l.Over || len(l.field.slots) == 0 {
		return
	}
	won := l.winners()
	if len(won) == 0 {
		return
	}
	area := l.rooms.field
	light, dusk := l.Fresh(), l.Fresh()
	for _, t := range l.Tracks {
		for _, slot := range l.field.slots[t.Track] {
			box := slot.Shift(-area.X, -area.Y)
			if slices.Contains(won, t.Side) {
				light.Halo(box.Inset(-box.W*0.3), ink.GoldLight.Alpha(0.8))
			} else {
				dusk.Fill(box, ink.NightDark.Alpha(0.6), l.px(box, 9))
			}
		}
	}
	l.OnBoard(stage.Piece{ID: "ending:light", Box: area, Depth: depthGround + 1, Look: light.List, Fixed: true})
	l.OnBoard(stage.Piece{ID: "ending:dusk", Box: area, Depth: depthOver, Look: dusk.List, Fixed: true})
	var names []string
	for _, side := range won {
		names = append(names, l.called(side))
	}
	l.banner(names)
}

// winners are the sides that won: seats, or the boss where all of them lost to him.
func (l *layout) winners() []int {
	var won []int
	for _, s := range l.Sides {
		if s.Side != bossSide && l.Winners.Has(rules.Seat(s.Side)) {
			won = append(won, s.Side)
		}
	}
	if len(won) == 0 && l.bossMode() {
		won = append(won, bossSide)
	}
	return won
}

// banner says above the battlefield who wins, in place of the steps of the turn.
func (l *layout) banner(names []string) {
	if l.rooms.ribbon.Empty() {
		return
	}
	f := l.Font(ink.SerifBold, 30)
	words := names[0] + " wins"
	if len(names) > 1 {
		words = names[0] + " and " + names[len(names)-1] + " win"
	}
	row := l.rooms.ribbon
	w := math.Min(row.W*0.92, l.Width(f, words)+l.Px(170))
	box := l.above(ink.R(row.X+(row.W-w)/2, row.Y, w, row.H), l.Line(f)+l.Px(24))
	b := l.Fresh()
	b.Banner(boardkit.Own(box), boardkit.Banner{Title: words, Font: f, Picture: "siegestorm/icons/storm"})
	l.OnBoard(stage.Piece{ID: table.EndBanner, Box: box, Depth: depthOver + 1, Look: b.List, Label: words})
}
