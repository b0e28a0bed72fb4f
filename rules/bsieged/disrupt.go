package bsieged

import "portcullis/rules"

// disrupt is a Disruption: it brings the Avatar, or strengthens the one in play; at the lowest
// difficulty it does nothing (BS-AVA-5 to BS-AVA-9, BS-AVA-19).
func (s *State) disrupt(rule string) {
	a, worth := &s.avatar, &s.game.set.Avatar
	s.note(noHero, "disruption", rule, s.game.el.avatar, "")
	switch {
	case !s.level().Avatar:
		s.emit(noHero, rules.Event{Kind: rules.Blocked, Name: "disruption_ignored", Rule: "BS-AVA-19", Subject: s.game.el.avatar})
	case a.vinculum > 0:
		n := min(worth.Again, worth.Vinculum-int(a.vinculum))
		a.vinculum += int8(n)
		s.emit(noHero, rules.Event{Kind: rules.TrackChanged, Name: "vinculum_grown", Rule: "BS-AVA-9", Subject: s.game.el.avatar, N: int16(n), M: int16(a.vinculum)})
	default:
		a.field, a.zone, a.vinculum = s.compass("BS-AVA-6"), zone3, int8(worth.Vinculum)
		s.emit(noHero, rules.Event{Kind: rules.PieceAdded, Name: "avatar_came", Rule: "BS-AVA-6", Subject: s.game.el.avatar, To: s.elZone(a.field, a.zone), N: 1, M: int16(a.vinculum)})
	}
}
