package siegestorm

import "portcullis/rules/siegestorm/cards"

// The stages of a storm of the boss (ST-BOS-3 to ST-BOS-7).
const (
	raidBegins uint8 = iota
	raidAction
	raidTriggers
	raidAims // f.n counts the players
	raidHits // f.n counts the players
	raidEnds
	raidOver
)

// hit is what a storm of the boss does to one player.
type hit struct {
	target   cardNo // noCard: the player
	strength int8
}

// stepBossStorm runs one storm of the boss: the action, the passives that wait for a storm, the
// attack, in Co-op on both players at the same moment (ST-COP-10), and the way to his Casualties.
func (s *State) stepBossStorm(f *frame) {
	switch f.stage {
	case raidBegins:
		f.stage = raidAction
		s.boss.hits = [coopSeats]hit{{target: noCard}, {target: noCard}}
		s.enterStorm(f)
		if !s.doesSomething(bossSide, f.card, f.track, s.design(f.card).Action) {
			f.stage = raidTriggers
		}
	case raidAction:
		s.aimForBoss(f, (*State).raidCommand)
	case raidTriggers:
		f.stage = raidAims
		if s.stormer == f.card {
			s.happened(cards.Storms, f.card)
		}
		s.settleTriggers()
	case raidAims:
		s.raidAim(f)
	case raidHits:
		s.raidHit(f)
	case raidEnds:
		if !s.settleTriggers() {
			f.stage = raidOver
			if s.stormer == f.card {
				s.spend(f.card)
			}
		}
	case raidOver:
		if !s.settleTriggers() {
			s.pop()
		}
	}
}

// raidCommand puts the action of the storming card on the chain (ST-CHN-12, ST-RUL-50).
func (s *State) raidCommand(f *frame, target cardNo, why reason) {
	f.stage = raidTriggers
	if target != noCard {
		s.tellAim(f.card, target, why, "ST-RUL-29")
	}
	s.addLink(link{by: bossSide, card: f.card, kind: stormLink, track: f.track, target: target})
	s.note(bossSide, "storm_action", "ST-STO-2", s.game.cardElement[f.card])
}

// raidAim reckons the Attack Strength against each player's own Defender and then finds the
// target on his side (ST-BOS-4, ST-COP-10).
func (s *State) raidAim(f *frame) {
	if s.stormer != f.card {
		s.pop()
		return
	}
	for ; f.n < s.set.seats; f.n++ {
		d := side(f.n)
		h := hit{target: noCard, strength: int8(s.strengthAgainst(f.card, s.tracks[d].slots[0]))}
		s.boss.hits[d] = h
		var buf [2]cardNo
		list, why := s.victims(d, int(h.strength), buf[:0])
		if len(list) > 1 {
			s.wait(askTie, s.tieSeat(list))
			return
		}
		if len(list) == 1 {
			s.raidTarget(f, list[0], why)
		}
	}
	f.stage, f.n = raidHits, 0
}

func (s *State) raidTarget(f *frame, c cardNo, why reason) {
	s.boss.hits[f.n].target = c
	s.tellAim(f.card, c, why, "ST-BOS-5")
}

// raidHit carries out what was settled for the next player; triggers wait until both are hit, and so does defeat: both lose
// their cards at the same moment (ST-COP-10). Who had too few first, f.seat, is the one who fails (ST-RUL-5).
func (s *State) raidHit(f *frame) {
	if f.n == s.set.seats {
		if f.stage = raidEnds; f.did {
			s.fail(f.seat, "ST-WIN-3")
		}
		return
	}
	d := side(f.n)
	h := s.boss.hits[d]
	f.n++
	if h.target == noCard {
		s.tellStrikeAt(bossSide, f.card, d, int(h.strength))
		if !s.suffer(bossSide, d, f.card, int(h.strength), "ST-STO-10") && !f.did {
			f.did, f.seat = true, d
		}
		return
	}
	s.tellStrike(bossSide, f.card, h.target, int(h.strength))
	s.kill(bossSide, h.target, byStorm)
}
