package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// happened queues the triggered passives that an event sets off (ST-RUL-68). On is what
// happened to the creature c itself: Deployed, Storms, Killed, Holds, Supports or
// TotemSpirit; the passives of others that wait for it (ally_deployed, enemy_killed) are
// found from it, and the boss card's Menace Level effects too. Of a creature that is killed it
// is called before the creature leaves its place.
func (s *State) happened(on cards.Trigger, c cardNo) {
	k := &s.cards[c]
	if s.trait(c).watches == on && (on != cards.TotemSpirit || k.holder == bossSide) {
		s.enqueue(waiting{source: c, on: on, by: k.holder, track: k.track, rank: s.rank(c)})
	}
	ally, enemy := watching(on)
	if ally == cards.NoTrigger || !k.place.onWarTrack() {
		return
	}
	var buf [maxBoard]cardNo
	for _, x := range s.battlefield(buf[:0]) {
		at, w := &s.cards[x], s.trait(x).watches
		if x == c || w == cards.NoTrigger {
			continue
		}
		if w == ally && s.alliedTracks(at.track).has(k.track) || w == enemy && s.opposedTracks(at.track).has(k.track) {
			s.enqueue(waiting{source: x, on: w, by: s.whose(x, on, k.holder), track: at.track, rank: s.rank(x)})
		}
	}
	if k.holder == bossSide {
		s.bossNoticed(ally)
	}
}

// watching is what the same event is to Allies and to Enemies.
func watching(on cards.Trigger) (ally, enemy cards.Trigger) {
	switch on {
	case cards.Deployed:
		return cards.AllyDeployed, cards.EnemyDeployed
	case cards.Storms:
		return cards.AllyStorms, cards.NoTrigger
	case cards.Killed:
		return cards.AllyKilled, cards.EnemyKilled
	}
	return cards.NoTrigger, cards.NoTrigger
}

// drew queues the draw_step passives after the normal draw of a player (ST-RUL-47).
func (s *State) drew(d side) {
	var buf [maxBoard]cardNo
	for _, x := range s.passivesFor(d, buf[:0]) {
		if s.trait(x).watches == cards.DrawStep {
			s.enqueue(waiting{source: x, on: cards.DrawStep, by: d, track: s.cards[x].track, rank: s.rank(x)})
		}
	}
}

// bossNoticed queues the Menace Level effects of the boss card (ST-BOS-18).
func (s *State) bossNoticed(on cards.Trigger) {
	for i := range s.game.set.Bosses[s.boss.card].Menace {
		if s.game.set.Bosses[s.boss.card].Menace[i].On == on {
			s.enqueue(waiting{source: noCard, effect: uint8(i), on: on, by: bossSide, track: s.ownTrack(bossSide, 0), rank: s.sideRank(bossSide) + lastOfSide})
		}
	}
}

// whose is who "you" are in a passive that notices an event of a side's creature: in Co-op the
// player whose deploy or storm it was, else the controller (ST-RUL-47, ST-RUL-59).
func (s *State) whose(x cardNo, on cards.Trigger, d side) side {
	k := &s.cards[x]
	if on != cards.Killed && k.place.onWarTrack() && !s.hostile(k.holder, d) {
		return d
	}
	return k.holder
}

// The order in which passives that wait together are carried out (ST-CNF-4): side, seat or
// track within the side, place; what is first has the lower rank, from 1. Rank 0 is for those
// that waited before.
const (
	perSide    uint8 = 2*perFlank + 1
	perFlank   uint8 = 8
	lastOfSide uint8 = perSide - 1
)

// rank is the place of a card's passive in that order.
func (s *State) rank(c cardNo) uint8 {
	k := &s.cards[c]
	at := s.sideRank(k.holder)
	if s.set.mode == coop && k.holder == 1 || s.flank(k.track) == 1 {
		at += perFlank
	}
	switch k.place {
	case storming:
		return at
	case exiting:
		return at + 1
	case onTrack:
		return at + 1 + trackSlots - k.slot
	case onFrontline:
		return at + 2 + trackSlots
	case inNoMansLand:
		return at + 3 + trackSlots
	}
	return at + 4 + trackSlots
}

// sideRank is the rank of a side's first passive: the active side's first, then clockwise.
func (s *State) sideRank(d side) uint8 {
	after := uint8(0)
	switch {
	case !s.set.mode.bossMode():
		after = (uint8(d) + s.set.seats - uint8(s.active)) % s.set.seats
	case s.hostile(d, s.active):
		after = 1
	}
	return 1 + after*perSide
}

// enqueue puts a passive in line, behind those of lower or equal rank.
func (s *State) enqueue(w waiting) {
	i := s.queued
	for ; i > 0 && s.queue[i-1].rank > w.rank; i-- {
		s.queue[i] = s.queue[i-1]
	}
	s.queue[i] = w
	s.queued++
}

// settleTriggers starts carrying out what waits; false: nothing does.
func (s *State) settleTriggers() bool {
	if s.queued == 0 {
		return false
	}
	s.push(frame{kind: triggerFrame, by: s.active})
	return true
}

// stepTriggers carries out the next waiting passive, or ends. What it sets off in its turn goes
// to the end of the line (ST-RUL-68).
func (s *State) stepTriggers(f *frame) {
	if s.queued == 0 {
		s.pop()
		return
	}
	w := s.queue[0]
	copy(s.queue[:], s.queue[1:s.queued])
	s.queued--
	s.queue[s.queued] = remains.waiting
	for i := range s.queue[:s.queued] {
		s.queue[i].rank = 0
	}
	if !s.stillWaits(&w) {
		return
	}
	text := frame{kind: textFrame, text: passiveText, by: w.by, foe: s.foe(w.by, w.track), card: w.source, track: w.track, link: noLink}
	if w.source == noCard {
		text.text, text.track = menaceText, w.effect
	}
	if !s.anything(s.command(&text), s.effectsOf(&text)) {
		return
	}
	if w.source == noCard {
		s.note(w.by, "menace_effect", "ST-BOS-18", bossCard)
	} else {
		s.emit(w.by, rules.Event{Kind: rules.Note, Name: "triggered", Rule: "ST-RUL-68", Subject: s.game.cardElement[w.source],
			Reveals: s.hidden(s.whereIs(w.source))}) // such as a card that was put face down from the hand
	}
	s.push(text)
}

// stillWaits reports whether a passive is still carried out: its player is in the match
// (ST-RUL-65) and its source is there, unless it left by what set the passive off (ST-RUL-21).
func (s *State) stillWaits(w *waiting) bool {
	if w.by != bossSide && !s.living.Has(w.by.seat()) {
		return false
	}
	switch w.on {
	case cards.Killed, cards.Supports, cards.Holds:
		return true
	}
	return w.source == noCard || s.cards[w.source].place.onBattlefield()
}
