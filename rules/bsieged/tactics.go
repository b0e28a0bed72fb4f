package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// placeTactic puts a Tactics card at a Zone, where it works times times in each Tactics step
// (BS-TAC-1, BS-CON-48). Its printed Morale counts now, once for each time (BS-RUL-34).
func (s *State) placeTactic(h heroNo, c cardNo, f fieldNo, z zoneNo, times uint8) {
	s.tactics[s.ntactic] = tactic{card: c, hero: h, field: f, zone: z, times: times}
	s.ntactic++
	s.emit(h, rules.Event{Kind: rules.CardMoved, Name: "tactic_placed", Rule: "BS-TAC-1", Subject: s.elCard(c), From: s.elHero(h), To: s.elZone(f, z), N: int16(times)})
	for range times {
		s.printed(h, s.design(c))
	}
}

// lingers is in how many Tactics steps a card works if it stays (verb linger); 0: it does not.
func (s *State) lingers(d *cards.Card) int {
	for i := range s.game.set.List(d.Effects) {
		if e := &s.game.set.List(d.Effects)[i]; e.Verb == cards.Linger {
			return e.Rounds
		}
	}
	return 0
}

// counters is how many Cursed Ground tokens the cards in play need.
func (s *State) counters() int {
	n := 0
	for i := range s.tactics[:s.ntactic] {
		if s.lingers(s.design(s.tactics[i].card)) > 0 {
			n++
		}
	}
	return n
}

// dropTactics discards the Tactics cards at empty Zones, when the last hero's turn has ended
// (BS-TAC-4, BS-RUL-35). One that bears a counter stays (BS-RUL-36).
func (s *State) dropTactics() {
	for i := int(s.ntactic) - 1; i >= 0; i-- {
		if t := &s.tactics[i]; t.cursed == 0 && !s.opposed(t) {
			s.removeTactic(i, "BS-TAC-4")
		}
	}
}

// opposed reports whether an enemy is in a Zone of a Tactics card (BS-CON-49); the Avatar is
// one.
func (s *State) opposed(t *tactic) bool {
	aim := &s.design(t.card).Aim
	if !aim.Each {
		return s.enemies(t.field, t.zone)
	}
	for z := range zoneNo(cards.ZoneCount) {
		if aim.Zones.Has(int(z)) && s.enemies(t.field, z) {
			return true
		}
	}
	return false
}

// removeTactic discards a placed card.
func (s *State) removeTactic(i int, rule string) {
	t := s.tactics[i]
	copy(s.tactics[i:], s.tactics[i+1:s.ntactic])
	s.ntactic--
	s.tactics[s.ntactic] = remains.tactic
	s.lay(t.card, t.hero, rule)
}

// stepTactics triggers the placed cards in the order that the players choose (BS-TAC-5).
func (s *State) stepTactics(f *frame) {
	for i := range s.tactics[:s.ntactic] {
		if !s.tactics[i].done {
			if s.set.asked == asksAll || s.tacticOrderMatters() {
				s.wait(askTactic, noHero)
			} else {
				s.trigger(i)
			}
			return
		}
	}
	for i := range s.tactics[:s.ntactic] {
		s.tactics[i].done = false
	}
	s.pop()
}

func (s *State) listTactics(f *frame) {
	for i := range s.tactics[:s.ntactic] {
		if !s.tactics[i].done {
			s.offer(Trigger, i)
		}
	}
}

func (s *State) answerTactic(f *frame, c rules.Choice) {
	s.trigger(int(c.Args[0]))
}

// trigger lets a placed card work.
func (s *State) trigger(i int) {
	t := &s.tactics[i]
	t.done = true
	d := s.design(t.card)
	if s.lingers(d) > 0 && t.cursed == 0 { // BS-CUR-2
		t.cursed, t.fresh = 1, true
		s.tellCounter(t)
	}
	x := newFrame(textFrame)
	x.hero, x.card, x.from, x.index, x.field, x.zone, x.list, x.times = t.hero, t.card, fromTactic, uint8(i), t.field, t.zone, d.Effects, t.times
	s.note(t.hero, "tactic_triggered", "BS-TAC-5", s.elCard(t.card), s.elZone(t.field, t.zone))
	s.push(x)
}

// endTactic discards a card that has worked, unless it lingers (BS-TAC-6).
func (s *State) endTactic(i uint8) {
	if s.tactics[i].cursed == 0 {
		s.removeTactic(int(i), "BS-TAC-6")
	}
}

// ageCursed moves the counters of Cursed Ground at the end of an Enemies phase (BS-CUR-3); the
// card is discarded with the last number (BS-CUR-4).
func (s *State) ageCursed() {
	for i := int(s.ntactic) - 1; i >= 0; i-- {
		t := &s.tactics[i]
		switch {
		case t.cursed == 0:
		case t.fresh:
			t.fresh = false
		default:
			t.cursed++
			s.tellCounter(t)
			if int(t.cursed) >= s.lingers(s.design(t.card)) {
				s.removeTactic(i, "BS-CUR-4")
			}
		}
	}
}

func (s *State) tellCounter(t *tactic) {
	s.emit(noHero, rules.Event{Kind: rules.MarkerChanged, Name: "curse_counted", Rule: "BS-CUR-3", Subject: s.elCard(t.card), To: s.elZone(t.field, t.zone), N: int16(t.cursed)})
}
