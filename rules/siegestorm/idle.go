package siegestorm

import "portcullis/rules"

var _ rules.Idler = (*State)(nil)

// Idle reports whether an answer to a storm could only take something from its blow, which comes to nothing already, and bears on no other
// storm of the turn (ST-STO-4, ST-REA-11). It can still be played, as what lies hidden may raise the blow.
func (s *State) Idle(c rules.Choice) bool {
	x, d := s.stormer, s.ask.seat
	if c.Verb != PlayAction && c.Verb != Activate || !s.reacting() || x == noCard || !s.hostile(s.cards[x].holder, d) || !s.strikesYet(x) || s.mayAdvance(d) {
		return false
	}
	text, n := s.playOf(c), cardNo(c.Args[0])
	if !onlyMods(text) {
		return false
	}
	m := s.commandOf(d, n, s.reactionTrack(d))
	if c.Verb == Activate {
		m = s.commandOf(d, n, s.cards[n].track)
	}
	for i := range text {
		if s.anyStorm(func(other cardNo) bool { return other != x && s.bearsOnStorm(other, m, &text[i]) }) {
			return false
		}
	}
	viewer := d.seat()
	return !s.reach(s.prospect(x, viewer), viewer).strikes()
}
