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
	if s.set.mode == duel && s.givesLess(c) {
		return true
	}
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

// crowded is how many cards in hand are so many that one more or less counts little: the next draws are lost to a full hand (ST-TRN-5).
const crowded = handLimit - 1

// givesLess reports whether an action of a Duel does nothing but deal damage, make the opponent discard, recall and heal, and all of
// that together is fewer cards than it costs; but while the hand is crowded, or the damage could soon end the match, it is not judged so.
func (s *State) givesLess(c cardNo) bool {
	text, d := s.design(c).Action, s.ask.seat
	foe := 1 - d
	if len(text) == 0 || s.sides[d].hand.len() >= crowded {
		return false
	}
	gives := 0
	for i := range text {
		e := &text[i]
		switch {
		case e.Do == cards.Recall, e.Do == cards.Heal:
			gives += int(e.N)
		case e.Do == cards.Discard:
			gives += min(int(e.N), s.sides[foe].hand.len())
		case e.Do == cards.Damage && e.Who != cards.Self && s.left(foe) > reprieve+2:
			gives += int(e.N)
		default:
			return false
		}
	}
	return gives < 1+int(s.design(c).Cost)
}

// holds is how many cards a side can still lose, pay with or draw.
func (s *State) holds(d side) int { return s.left(d) + s.sides[d].hand.len() }
