package wartracks

import (
	"slices"
	"strconv"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
)

// ending shows how the match ended: light over the ground of the winners, dusk over that of the
// others, and above it who wins.
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
	l.onBoard(stage.Piece{ID: "ending:light", Box: area, Depth: depthGround + 1, Look: light.List, Fixed: true})
	l.onBoard(stage.Piece{ID: "ending:dusk", Box: area, Depth: depthOver, Look: dusk.List, Fixed: true})
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

// banner says in the middle of the battlefield who wins.
func (l *layout) banner(names []string) {
	area := l.rooms.field
	f := l.Font(ink.SerifBold, 34)
	words := names[0] + " wins"
	if len(names) > 1 {
		words = names[0] + " and " + names[len(names)-1] + " win"
	}
	storm := l.Px(110)
	w := min(area.W*0.8, l.Width(f, words)+l.Px(120))
	h := l.Line(f) + l.Px(36) + storm*0.4
	box := ink.R(area.X+(area.W-w)/2, area.Y+(area.H-h)/2, w, h).Round()
	b := l.Fresh()
	b.Sheet(own(box))
	b.Picture("siegestorm/icons/storm", ink.R((box.W-storm)/2, -storm*0.55, storm, storm))
	b.Name(ink.R(l.Px(30), storm*0.35, box.W-l.Px(60), box.H-storm*0.35-l.Px(10)), f, ink.Ink, words).Across = ink.Middle
	l.onBoard(stage.Piece{ID: rules.Element("banner:" + strconv.Itoa(len(names))), Box: box, Depth: depthOver + 1, Look: b.List, Label: words})
}
