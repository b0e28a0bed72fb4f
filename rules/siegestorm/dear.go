package siegestorm

import (
	"slices"

	"portcullis/rules/siegestorm/cards"
)

// reprieve is how many cards a side must still have after an action for more of the kind not to end the match soon.
const reprieve = 6

// dear reports whether an action does nothing but damage to other seats, takes fewer cards from them than it costs its
// own, and brings none of them near defeat, in whichever war track it can be played. It is asked at every step of every thought, and
// reckons what [State.afterwards] would carry out.
func (s *State) dear(c cardNo) bool {
	text, cost := s.design(c).Action, int(s.design(c).Cost)
	if s.set.mode == duel && s.givesLess(c) {
		return true
	}
	if len(text) == 0 || slices.ContainsFunc(text, func(e cards.Effect) bool { return e.Do != cards.Damage || e.Who == cards.Self }) {
		return false
	}
	d := s.ask.seat
	if s.set.mode != lastMan || s.reacting() {
		return s.dearOn(s.commandOf(d, c, s.trackOfPlay(d)), text)
	}
	for t := range uint8(maxTracks) {
		if s.tracks[t].owner == d && s.possible(d, c, t, text, cost) && !s.dearOn(s.commandOf(d, c, t), text) {
			return false
		}
	}
	return true
}

// dearOn is dear for a text that deals damage, in a war track.
func (s *State) dearOn(m command, text []cards.Effect) bool {
	var lost [maxSides]int
	did := true
	for i := range text {
		e := &text[i]
		if did = (did || !e.IfDid) && s.applies(m, e); !did {
			continue
		}
		n := s.amount(m, e)
		did = n > 0
		for x := range side(maxSides) {
			if x == m.foe && e.Who == cards.Opponent || e.Who == cards.Each && x < side(s.set.seats) && s.living.Has(x.seat()) {
				lost[x] += max(0, n-s.ward(x))
			}
		}
	}
	own := 1 + max(0, int(s.design(m.source).Cost)-s.readySupporters(m.by)) + lost[m.by]
	taken := 0
	for x := range side(s.set.seats) {
		switch {
		case lost[x] > s.left(x):
			return false
		case x == m.by || !s.hostile(x, m.by) || !s.living.Has(x.seat()):
			continue
		case s.left(x)-lost[x] <= reprieve:
			return false
		}
		taken += lost[x]
	}
	return lost[bossSide] == 0 && taken < own
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
