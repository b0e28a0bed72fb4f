package siegestorm

import "portcullis/rules/siegestorm/cards"

// happened queues the triggered passives that an event sets off (ST-RUL-68). On is what
// happened to the creature c itself: Deployed, Storms, Killed, Holds, Supports or
// TotemSpirit; the passives of others that wait for it (ally_deployed, enemy_killed) are
// found from it, and the boss card's Menace Level effects too. A creature that is killed is
// still where it was.
func (s *State) happened(on cards.Trigger, c cardNo) {
	if s.trait(c).watches == on {
		s.await(c, on, s.cards[c].holder)
	}
	ally, enemy := others(on)
	if ally == cards.NoTrigger || !s.cards[c].place.onWarTrack() {
		return
	}
	var buf [maxBoard]cardNo
	for _, x := range s.battlefield(buf[:0]) {
		switch w := s.trait(x).watches; {
		case w == cards.NoTrigger || x == c:
		case w == ally && s.alliedTracks(s.cards[x].track).has(s.cards[c].track):
			s.await(x, w, s.cards[c].holder)
		case w == enemy && s.opposedTracks(s.cards[x].track).has(s.cards[c].track):
			s.await(x, w, s.cards[x].holder)
		}
	}
	s.awaitMenace(ally, c)
}

// others is what an event is to the Allies and to the Enemies of the creature it happens to.
func others(on cards.Trigger) (ally, enemy cards.Trigger) {
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
	for _, x := range s.battlefield(buf[:0]) {
		if s.trait(x).watches == cards.DrawStep && s.helps(x, d) {
			s.await(x, cards.DrawStep, d)
		}
	}
}

// await queues the triggered passive of a card. Its "you" is its controller, in Co-op the
// player whose event it was (ST-RUL-47).
func (s *State) await(x cardNo, on cards.Trigger, event side) {
	k := &s.cards[x]
	by := k.holder
	if s.set.mode == coop && k.place.onWarTrack() && !s.hostile(k.holder, event) {
		by = event
	}
	s.enqueue(waiting{source: x, on: on, by: by, track: k.track, rank: s.rank(x)})
}

// awaitMenace queues the Menace Level effects of the boss card (ST-BOS-18); they come last of
// his side (ST-CNF-4).
func (s *State) awaitMenace(on cards.Trigger, c cardNo) {
	if !s.set.mode.bossMode() || s.cards[c].holder != bossSide {
		return
	}
	for i, e := range s.game.set.Bosses[s.boss.card].Menace {
		if e.On == on {
			s.enqueue(waiting{source: noCard, effect: uint8(i), on: on, by: bossSide, rank: s.sideRank(bossSide) | lastOfSide})
		}
	}
}

func (s *State) enqueue(w waiting) {
	if s.queued < maxWaiting {
		s.queue[s.queued] = w
		s.queued++
	}
}

const lastOfSide = 31

// rank is the place of a card among those that wait together (ST-CNF-4): by sides, then by
// tracks, then from the storming creature down to No Man's Land.
func (s *State) rank(x cardNo) uint8 {
	k := &s.cards[x]
	r := s.sideRank(k.holder)
	if s.set.mode == lastMan {
		r |= s.flank(k.track) * 8
	}
	switch k.place {
	case storming:
		return r
	case exiting:
		return r | 1
	case onTrack:
		return r | 2 + (trackSlots - 1 - k.slot)
	case onFrontline:
		return r | 5
	case inNoMansLand:
		return r | 6
	}
	return r | 1
}

// sideRank orders the sides: the active one first, then clockwise; in Co-op the players are one
// side, seat 1 before seat 2.
func (s *State) sideRank(d side) uint8 {
	switch {
	case s.set.mode.bossMode():
		if (d == bossSide) == (s.active == bossSide) {
			return uint8(d%maxSeats) << 5
		}
		return (2 + uint8(d%maxSeats)) << 5
	}
	return (uint8(d) + s.set.seats - uint8(s.active)) % s.set.seats << 5
}

// settleTriggers starts carrying out what waits; false: nothing does.
func (s *State) settleTriggers() bool {
	if s.queued == 0 || s.result != undecided {
		return false
	}
	s.push(frame{kind: triggerFrame, by: s.active})
	return true
}

// stepTriggers carries out the next waiting passive, or ends. What waits together is ordered;
// what is caused meanwhile comes after it (ST-RUL-68). F.n counts those left that waited
// together.
func (s *State) stepTriggers(f *frame) {
	if f.n == 0 {
		if s.queued == 0 {
			s.pop()
			return
		}
		s.sortQueue()
		f.n = s.queued
	}
	w := s.queue[0]
	copy(s.queue[:], s.queue[1:s.queued])
	s.queued--
	s.queue[s.queued] = waiting{}
	f.n--
	if !s.stillWaits(&w) {
		return
	}
	if w.source == noCard {
		s.note(bossSide, "menace_effect", "ST-BOS-18", bossCard)
		s.push(frame{kind: textFrame, text: menaceText, by: bossSide, foe: s.foe(bossSide, s.bossTrack()), card: noCard, track: w.effect, link: noLink, on: w.on})
		return
	}
	s.note(w.by, "triggered", "ST-RUL-68", s.game.cardElement[w.source])
	s.push(frame{kind: textFrame, text: passiveText, by: w.by, foe: s.foe(w.by, w.track), card: w.source, track: w.track, link: noLink, on: w.on})
}

// sortQueue orders what waits, equals as they came.
func (s *State) sortQueue() {
	q := s.queue[:s.queued]
	for i := 1; i < len(q); i++ {
		for j := i; j > 0 && q[j].rank < q[j-1].rank; j-- {
			q[j], q[j-1] = q[j-1], q[j]
		}
	}
}

// stillWaits reports whether a trigger resolves: one whose source has left does so only if it
// triggered by leaving (ST-RUL-21).
func (s *State) stillWaits(w *waiting) bool {
	if w.source == noCard {
		return true
	}
	if w.by != bossSide && !s.living.Has(w.by.seat()) {
		return false
	}
	switch w.on {
	case cards.Killed, cards.Supports, cards.Holds:
		return true
	}
	return s.cards[w.source].place.onBattlefield()
}
