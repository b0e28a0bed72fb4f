package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// playNext lets the boss play the next card of his hand, asks if the players have to decide
// which (ST-BOS-14), or ends the step (ST-BOS-11, ST-BOS-15).
func (s *State) playNext(f *frame) {
	o := s.outlook()
	var tied [maxCards]cardNo
	as, list, why := s.nextPlay(&o, tied[:0])
	switch len(list) {
	case 0:
		s.tellKept(&o)
		f.stage = bossExtra
	case 1:
		s.bossPlay(list[0], as, why)
	default:
		s.wait(askTie, s.tieSeat(list))
	}
}

// tellKept tells why cards stay in the boss's hand: N is the fate, M the cost.
func (s *State) tellKept(o *outlook) {
	for _, c := range o.hand.cards() {
		s.emit(bossSide, rules.Event{Kind: rules.Note, Name: "boss_keeps", Rule: "ST-BOS-10", Subject: s.game.cardElement[c],
			N: int16(s.keeps(o, c)), M: int16(s.design(c).Cost)})
	}
}

// bossPlay begins to play a card and tells why this one: see playedWhy.
func (s *State) bossPlay(c cardNo, as cards.Command, why reason) {
	s.push(frame{kind: bossPlayFrame, by: bossSide, foe: noSide, card: c, track: s.bossTrack(), n: uint8(as)})
	s.emit(bossSide, rules.Event{Kind: rules.Note, Name: "boss_plays", Rule: "ST-BOS-13", Subject: s.game.cardElement[c],
		N: int16(as)*10 + int16(why), M: int16(s.design(c).Cost)*10 + int16(s.boss.menace)})
}

// playedWhy reads the event "boss_plays": as what the card is played (no earlier command could
// be carried out by any card), why this card among those, what it costs and the Menace Level that
// allows it.
func playedWhy(e rules.Event) (as cards.Command, why reason, cost, menace int) {
	return cards.Command(e.N / 10), reason(e.N % 10), int(e.M / 10), int(e.M % 10)
}

// The stages of playing a card.
const (
	playBegins  uint8 = iota
	playSpirit        // a creature stands: its Spirit icon
	playSettles       // what was set off, and who storms
)

// stepBossPlay plays a card of the boss's hand: his command or action, then its Spirit icon, then
// triggered passives and Menace Level effects, then storms (ST-CMD-5).
func (s *State) stepBossPlay(f *frame) {
	switch f.stage {
	case playBegins:
		s.bossCommand(f)
	case playSpirit:
		f.stage = playSettles
		if s.design(f.card).Specials.Has(cards.Spirit) {
			s.callSpirits(f.card)
		}
	case playSettles:
		switch {
		case s.settleTriggers():
		case s.nexits > 0:
			s.push(frame{kind: exitFrame})
		default:
			s.pop()
		}
	}
}

// bossCommand carries out the command as which a card is played (ST-CMD-1 to ST-CMD-3, ST-CMD-6).
func (s *State) bossCommand(f *frame) {
	switch cards.Command(f.n) {
	case cards.Deploy:
		f.stage = playSpirit
		s.deploy(bossSide, f.card, s.bossTrack(), "deployed", "ST-CMD-1")
	case cards.Leader:
		var buf [2 * coopSeats]leaderSlot
		if list := s.leaderSlots(buf[:0]); len(list) == 1 {
			s.lead(f, list[0])
		} else {
			s.wait(askTie, 0)
		}
	case cards.Gang:
		f.stage = playSettles
		s.bossAction(f.card, gangLink, noCard)
	case cards.Action:
		s.aimForBoss(f, (*State).aimAction)
	}
}

// aimAction puts an action of the boss on the chain with its target (ST-RUL-29); it is played
// without one too (ST-RUL-27, ST-RUL-43).
func (s *State) aimAction(f *frame, target cardNo, why reason) {
	f.stage = playSettles
	if target != noCard {
		s.tellAim(f.card, target, why, "ST-RUL-29")
	}
	s.bossAction(f.card, actionLink, target)
}

// bossAction puts a card of the boss's hand on the chain, where it may be negated (ST-SOL-16,
// ST-RUL-50).
func (s *State) bossAction(c cardNo, kind linkKind, target cardNo) {
	from := s.whereIs(c)
	s.lift(c)
	k := &s.cards[c]
	k.place, k.track = onChain, s.bossTrack()
	s.addLink(link{by: bossSide, card: c, kind: kind, track: s.bossTrack(), target: target})
	s.moved(bossSide, "action_played", "ST-CMD-3", c, from, s.game.chain[s.links-1])
}

// leaderSlot is a slot of a Battle Zone that a Leader may take.
type leaderSlot struct {
	zone   uint8
	middle bool
}

const coopSeats = 2

// leaderSlots appends the slots among which a Leader of the boss goes: the empty Frontlines of
// his, else the empty No Man's Lands (ST-RUL-27, ST-RUL-48).
func (s *State) leaderSlots(buf []leaderSlot) []leaderSlot {
	for z := range s.zones {
		if at := &s.zones[z]; at.used && at.front[at.end(bossSide)] == noCard {
			buf = append(buf, leaderSlot{zone: uint8(z)})
		}
	}
	if len(buf) > 0 {
		return buf
	}
	for z := range s.zones {
		if at := &s.zones[z]; at.used && at.middle == noCard {
			buf = append(buf, leaderSlot{zone: uint8(z), middle: true})
		}
	}
	return buf
}

// lead puts a Leader on the Battle Zone. It is no Ally there and sets nothing off (ST-CMD-2).
func (s *State) lead(f *frame, at leaderSlot) {
	f.stage = playSpirit
	from := s.whereIs(f.card)
	s.lift(f.card)
	if at.middle {
		s.holdMiddle(f.card, at.zone, bossSide)
	} else {
		s.holdFront(f.card, at.zone, bossSide)
	}
	s.moved(bossSide, "leads", "ST-CMD-2", f.card, from, s.whereIs(f.card))
}
