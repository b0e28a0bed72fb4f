package bsieged

import "portcullis/rules"

// ambush lets the enemy units in the Messenger's Zone kill him at the beginning of the Enemies
// phase (BS-MSG-10, BS-RUL-68). They do nothing else in it (BS-MSG-11). The Avatar is no unit
// (BS-RUL-47); a warded Messenger is as if he were not there (BS-CON-V-ward).
func (s *State) ambush() {
	if !s.cornered() {
		return
	}
	z := &s.fronts[s.messenger.field].zones[s.messenger.zone]
	z.still, z.quiet = z.n, z.n
	s.emit(noHero, rules.Event{Kind: rules.AttackResolved, Name: "messenger_ambushed", Rule: "BS-MSG-10", Subject: s.game.el.messenger, From: s.elMessenger(), To: s.elMessenger(), N: int16(z.units())})
	s.kill("BS-MSG-10")
}

// cornered reports whether enemy units stand with the Messenger, who will kill him unless they are gone when the Enemies phase
// begins.
func (s *State) cornered() bool {
	m := &s.messenger
	return m.where == inZone && !s.ward && !s.free(m.field, m.zone)
}
