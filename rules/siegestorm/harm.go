package siegestorm

import "portcullis/rules"

// draw makes a player draw n cards (ST-KEY-6); he loses if there are not enough (ST-WIN-1,
// ST-WIN-5).
func (s *State) draw(d side, n int) {
	if d == bossSide {
		s.bossDraws(n)
		return
	}
	a := &s.sides[d]
	if a.resources.len() < n {
		s.fail(d, "ST-WIN-1")
		return
	}
	for range n {
		s.sendToHand(d, "drawn", "ST-KEY-6", a.resources.top(), d)
	}
}

// harm deals a packet of damage to a side (ST-KEY-5), which a card has done; noCard: none has. Who has too few cards loses what there is, and then the match (ST-WIN-3,
// ST-RUL-4).
func (s *State) harm(by, d side, source cardNo, n int, rule string) {
	if !s.suffer(by, d, source, n, rule) {
		s.fail(d, "ST-WIN-3")
	}
}

// suffer carries a packet of damage out: a ward takes its part, then the Heal pile and then the Resources go to the Casualties
// one by one (ST-RUL-25); a boss loses Life (ST-SOL-18). False: there were too few.
func (s *State) suffer(by, d side, source cardNo, n int, rule string) bool {
	if less := min(n, s.ward(d)); less > 0 {
		n -= less
		s.emit(d, rules.Event{Kind: rules.Note, Name: "warded", Rule: "ST-RUL-20", Subject: s.game.seat[d], N: int16(less), M: int16(n)})
	}
	if d == bossSide {
		s.loseLife(by, n, rule)
		return true
	}
	a := &s.sides[d]
	for range n {
		c := a.heal.top()
		if c == noCard {
			c = a.resources.top()
		}
		if c == noCard {
			return false
		}
		s.lose(by, d, source, c, rule)
	}
	return true
}

// fail is the moment at which a player must draw or suffer and cannot (ST-WIN-1 to ST-WIN-3):
// the end of the match, or in Last Man Standing his elimination.
func (s *State) fail(d side, rule string) {
	switch s.set.mode {
	case lastMan:
		s.eliminate(d, rule)
	case solo, coop:
		s.finish(lostToBoss, d, 0)
	default:
		s.finish(wonDuel, d, 1<<(1-d))
	}
}
