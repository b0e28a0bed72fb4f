package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// listTies lists the cards or slots among which the players decide for the boss (ST-BOS-14,
// ST-RUL-29, ST-RUL-48).
func (s *State) listTies(f *frame) {
	if f.kind == bossPlayFrame && cards.Command(f.n) == cards.Leader {
		var buf [2 * coopSeats]leaderSlot
		for _, at := range s.leaderSlots(buf[:0]) {
			s.offer(of(PickSlot, int16(at.zone), middleArg(at.middle)))
		}
		return
	}
	var buf [maxCards]cardNo
	for _, c := range s.tied(f, buf[:0]) {
		s.offerCard(Pick, c)
	}
}

// aimForBoss finds the target of the action of a frame's card and goes on with it: with noCard if
// there is none (ST-RUL-27, ST-RUL-43), and not before the players have decided among several
// (ST-RUL-29).
func (s *State) aimForBoss(f *frame, goOn func(s *State, f *frame, target cardNo, why reason)) {
	var buf [maxCards]cardNo
	list, why := s.bossTargets(f.card, buf[:0])
	switch len(list) {
	case 0:
		goOn(s, f, noCard, why)
	case 1:
		goOn(s, f, list[0], why)
	default:
		s.wait(askTie, s.tieSeat(list))
	}
}

func middleArg(middle bool) int16 {
	if middle {
		return 1
	}
	return 0
}

// tied are the cards among which a frame of the boss waits for a decision.
func (s *State) tied(f *frame, buf []cardNo) (list []cardNo) {
	switch {
	case f.kind == bossTurnFrame:
		o := s.outlook()
		_, list, _ = s.nextPlay(&o, buf)
	case f.kind == bossStormFrame && f.stage == raidAims:
		list, _ = s.victims(side(f.n), int(s.boss.hits[f.n].strength), buf)
	default:
		list, _ = s.bossTargets(f.card, buf)
	}
	return list
}

// answerTie takes the players' decision up.
func (s *State) answerTie(f *frame, c rules.Choice) {
	n := cardNo(c.Args[0])
	switch {
	case c.Verb == PickSlot:
		s.lead(f, leaderSlot{zone: uint8(c.Args[0]), middle: c.Args[1] == 1})
	case f.kind == bossTurnFrame:
		o := s.outlook()
		var buf [maxCards]cardNo
		as, _, why := s.nextPlay(&o, buf[:0])
		s.bossPlay(n, as, why)
	case f.kind == bossPlayFrame:
		s.aimAction(f, n, chosen)
	case f.stage == raidAims:
		s.raidTarget(f, n, chosen)
		f.n++
	default:
		s.raidCommand(f, n, chosen)
	}
}
