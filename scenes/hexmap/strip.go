package hexmap

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/engine"
	"portcullis/scenes/boardkit"
	"portcullis/scenes/ink"
	"portcullis/scenes/stage"
	"portcullis/scenes/table"
)

// stripHeight is how high the strip below the map is in a narrow window, where the panel lies in a drawer.
func (l *layout) stripHeight() float64 {
	if !table.Narrow(l.Metrics) {
		return 0
	}
	return math.Ceil(math.Max(l.Metrics.MinTarget(), l.Line(l.Body())) + l.Px(6))
}

// strip says in a line below the map what the panel does not say while it is away: day and turn, who moves first, tokens, and
// how long the objective has been held.
func (l *layout) strip() {
	room := l.Moment.Room.Row
	if room.Empty() || !l.Moment.Room.Panel.Empty() || l.Day == 0 || len(l.offers()) > 0 {
		return
	}
	pen := l.Fresh()
	pen.Fill(boardkit.Own(room), ink.OakDark, l.Px(6))
	pen.Outline(boardkit.Own(room), ink.GoldDark, math.Max(1, l.Px(2)), l.Px(6))
	l.OnRow(stage.Piece{ID: "siege", Box: room, Look: pen.List, Fixed: true})
	total, left, _, _ := l.tokens()
	cells := []struct {
		el      rules.Element
		picture string
		part    float64 // of the width
		words   []string
	}{
		{"track:day", "argot/icons/day", 0.34, []string{
			rules.Say("Day %d of %d, turn %d of %d", l.Day, l.Options.Days, l.Turn, len(l.Content.Cards)), rules.Say("Day %d, turn %d", l.Day, l.Turn),
		}},
		{engine.CardElement, l.cardPicture(), 0.23, []string{l.firstWords()}},
		{"track:tokens", "argot/icons/token", 0.2, []string{rules.Say("%d of %d tokens", left, total), rules.Say("%d of %d", left, total)}},
		{engine.KeepElement, "argot/icons/keep", 0.23, []string{
			rules.Say("Turns held: %d of %d", l.Keep, l.Scenario().KeepTurns), rules.Say("%d of %d", l.Keep, l.Scenario().KeepTurns),
		}},
	}
	inner := room.Inset(l.Px(3))
	x := inner.X
	for _, c := range cells {
		box := ink.R(x, inner.Y, inner.W*c.part, inner.H).Round()
		x += inner.W * c.part
		b := l.Fresh()
		b.Say(b.Icon(boardkit.Own(box), c.picture, box.H*0.8, l.Px(6)), b.Body(), ink.Bone, c.words...)
		l.OnRow(stage.Piece{ID: c.el, Box: box, Depth: 1, Look: b.List, Label: c.words[0], Tip: true, Role: "panel", Fixed: true})
	}
}
