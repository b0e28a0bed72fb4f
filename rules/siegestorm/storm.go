package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// The stages of a storm (ST-STO-3, ST-RUL-11).
const (
	stormAction uint8 = iota
	stormTriggers
	stormAttack
	stormAfter
	stormDone
)

// stepStorm runs one storm of a player's creature: its action, the passives that wait for a
// storm, the attack, and its way to the Casualties.
func (s *State) stepStorm(f *frame) {
	switch f.stage {
	case stormAction:
		f.stage = stormTriggers
		s.beginStorm(f)
	case stormTriggers:
		f.stage = stormAttack
		if s.stormer == f.card {
			s.happened(cards.Storms, f.card)
		}
		s.settleTriggers()
	case stormAttack:
		if s.stormer != f.card || !s.living.Has(f.by.seat()) {
			s.pop()
			return
		}
		s.wait(askAttack, f.by)
	case stormAfter:
		f.stage = stormDone
		if s.settleTriggers() {
			f.stage = stormAfter
		} else if s.stormer == f.card {
			s.spend(f.card)
		}
	case stormDone:
		if !s.settleTriggers() {
			s.pop()
		}
	}
}

// beginStorm takes the creature out of the exit queue and plays its action for nothing
// (ST-STO-1, ST-STO-2). An action that can do nothing at all makes no link (ST-RUL-43).
func (s *State) beginStorm(f *frame) {
	c := f.card
	s.enterStorm(f)
	if !s.doesSomething(f.by, c, f.track, s.design(c).Action) {
		return
	}
	s.play = announcement{card: c, kind: playStorm, by: f.by, track: f.track, target: noCard, stage: announceTarget}
	s.announceOn()
}

// enterStorm takes a creature out of the exit queue; from now on it storms.
func (s *State) enterStorm(f *frame) {
	c := f.card
	s.leaveExits(c)
	s.cards[c].place, s.stormer = storming, c
	s.emit(f.by, rules.Event{Kind: rules.Note, Name: "storms", Rule: "ST-STO-1", Subject: s.game.cardElement[c], From: s.game.exit[f.track], N: int16(s.attack(c))})
}

// defender is the creature in the Deployment Zone that faces a track, noCard without one
// (ST-ZON-10).
func (s *State) defender(t uint8) cardNo { return s.tracks[s.facing(t)].slots[0] }

// strength is the Attack Strength of a storming creature against the Defender that faces its
// track (ST-STO-4, ST-RUL-12).
func (s *State) strength(c cardNo) int {
	return s.strengthAgainst(c, s.defender(s.cards[c].track))
}

// strengthAgainst is the Attack Strength of a creature against one Defender, noCard for none.
func (s *State) strengthAgainst(c, defender cardNo) int {
	n := s.attack(c)
	if defender != noCard && !s.ignoresDefender(c) {
		n -= s.defence(defender)
	}
	return max(0, n)
}

// strikeable appends what a storming creature may strike on its Battle Zone: cards that the
// opponent controls (ST-STO-7, ST-STO-8).
func (s *State) strikeable(c cardNo, buf []cardNo) []cardNo {
	k := &s.cards[c]
	z := &s.zones[s.zoneOf(k.track)]
	if front := z.front[1-z.end(k.holder)]; front != noCard {
		buf = append(buf, front)
	}
	if z.middle != noCard && z.holder != k.holder {
		buf = append(buf, z.middle)
	}
	return buf
}

// listAttacks lists what the storm may hit (ST-STO-6, ST-RUL-13) and, in the own turn, what may
// be announced before (ST-RUL-69). With Attack Strength 0 no card can fall, and none is aimed at (ST-STO-9).
func (s *State) listAttacks(f *frame) {
	var buf [maxZones]cardNo
	if s.strength(f.card) > 0 {
		for _, c := range s.strikeable(f.card, buf[:0]) {
			s.offerCard(Strike, c)
		}
	}
	s.offer(of(StrikeAt, int16(s.opponent(f.track))))
	if s.ownTurn(f.by) {
		s.listAnnouncements(f.by)
	}
}

// onlyBlow is the strike that alone does anything; false: several do, or something can be played before.
func (s *State) onlyBlow() (blow rules.Choice, ok bool) {
	for _, c := range s.Decision().Choices {
		switch {
		case c.Verb == StrikeAt && !ok:
			blow, ok = c, true
		case c.Verb != Strike || s.strength(s.stormer) > s.defence(cardNo(c.Args[0])):
			return blow, false
		}
	}
	return blow, ok && !s.set.confirm
}

func (s *State) answerAttack(f *frame, c rules.Choice) {
	switch c.Verb {
	case Strike:
		f.stage = stormAfter
		s.strike(f.by, f.card, cardNo(c.Args[0]), s.strength(f.card))
	case StrikeAt:
		f.stage = stormAfter
		s.strikeAt(f.by, f.card, side(c.Args[0]), s.strength(f.card))
	default:
		s.announce(s.ask.seat, c)
	}
}

// strike hits a creature on the Battle Zone: it is killed if the Attack Strength is greater
// than its DEF (ST-STO-9).
func (s *State) strike(by side, stormer, c cardNo, strength int) {
	s.tellStrike(by, stormer, c, strength)
	if strength > s.defence(c) {
		s.kill(by, c, byStorm)
	}
}

func (s *State) tellStrike(by side, stormer, c cardNo, strength int) {
	s.emit(by, rules.Event{Kind: rules.AttackResolved, Name: "struck", Rule: "ST-STO-9", Subject: s.game.cardElement[stormer],
		To: s.game.cardElement[c], N: int16(strength), M: int16(s.defence(c))})
}

// strikeAt hits the opponent: he loses as many cards as the Attack Strength (ST-STO-10).
func (s *State) strikeAt(by side, stormer cardNo, d side, strength int) {
	s.tellStrikeAt(by, stormer, d, strength)
	s.harm(by, d, stormer, strength, "ST-STO-10")
}

func (s *State) tellStrikeAt(by side, stormer cardNo, d side, strength int) {
	s.tellBoost(by, stormer)
	s.emit(by, rules.Event{Kind: rules.AttackResolved, Name: "struck_player", Rule: "ST-STO-10", Subject: s.game.cardElement[stormer],
		To: s.game.seat[d], N: int16(strength)})
}

// boostEvent is what is told of a creature that strikes with an ATT to which something was added until the end of turn.
const boostEvent = "strengthened"

// tellBoost tells how much was added to the ATT of a creature until the end of turn, and by whose text where it was one alone: who is struck
// loses more than was foretold (ST-RUL-41).
func (s *State) tellBoost(by side, c cardNo) {
	if s.cards[c].att <= 0 {
		return
	}
	source, several := cards.None, false
	for _, m := range s.mods[:s.nmods] {
		if m.card == c && m.att > 0 {
			source, several = m.source, source != cards.None
		}
	}
	e := rules.Event{Kind: rules.Note, Name: boostEvent, Rule: "ST-RUL-41", Subject: s.game.cardElement[c], N: int16(s.cards[c].att)}
	if source != cards.None && !several {
		e.M = 1 + int16(source)
	}
	s.emit(by, e)
}

// booster is whose text added to the ATT of a creature; empty: several did.
func (s *State) booster(e rules.Event) rules.Text {
	if id := int(e.M) - 1; id >= 0 && id < len(s.game.set.Cards) {
		return s.game.set.Cards[id].Told()
	}
	return rules.Text{}
}
