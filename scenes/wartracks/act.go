package wartracks

import (
	"math"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/table"
)

var _ table.Stager = (*Board)(nil)

// staged is the events that show their card large.
var staged = map[string]bool{
	"action_played": true, "ability_activated": true, "storm_action": true, "boss_plays": true, "boss_aims": true, "deployed": true,
	"deployed_free": true, "storms": true, "struck": true, "struck_player": true,
}

// Act is the card that another seat or the boss plays or storms with, at reading size, and what it hits.
func (*Board) Act(m table.Moment) (table.Act, bool) {
	e := m.Last()
	l, ok := newLayout(&m)
	if !ok || !staged[e.Name] {
		return table.Act{}, false
	}
	c, ok := l.find(e.Subject)
	if !ok || c.Card == nil {
		return table.Act{}, false
	}
	act := table.Act{Draw: func(w, h float64) (ink.List, ink.Rect) {
		h = math.Min(h, w/wholeAspect)
		box := ink.R(0, 0, math.Round(h*wholeAspect), math.Round(h))
		b := l.Fresh()
		l.wholeCard(b, box, &c)
		return b.List, box
	}}
	switch e.Name {
	case "struck", "struck_player", "boss_aims":
		act.Hits = []rules.Element{hit(e.To)}
	}
	return act, true
}
