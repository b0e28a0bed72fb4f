package siegestorm

import (
	"slices"

	"portcullis/rules/siegestorm/cards"
)

// reprieve is how many cards a side must still have after an action for more of the kind not to end the match soon.
const reprieve = 6

// dear reports whether an action does nothing but damage to other seats, takes fewer cards from them than it costs its
// own, and brings none of them near defeat.
func (s *State) dear(c cardNo) bool {
	text := s.design(c).Action
	if len(text) == 0 || slices.ContainsFunc(text, func(e cards.Effect) bool { return e.Do != cards.Damage || e.Who == cards.Self }) {
		return false
	}
	d := s.ask.seat
	f := s.forecast()
	f.pay(playAction, d, c, int(s.design(c).Cost))
	f.text(d, c, s.trackOfPlay(d), text, 0)
	if f.over() || f.after.boss.life != s.boss.life {
		return false
	}
	taken := 0
	for x := range side(s.set.seats) {
		if x == d || !s.hostile(x, d) || !s.living.Has(x.seat()) {
			continue
		}
		if f.after.left(x) <= reprieve {
			return false
		}
		taken += s.left(x) - f.after.left(x)
	}
	return taken < s.holds(d)-f.after.holds(d)
}

// holds is how many cards a side can still lose, pay with or draw.
func (s *State) holds(d side) int { return s.left(d) + s.sides[d].hand.len() }
