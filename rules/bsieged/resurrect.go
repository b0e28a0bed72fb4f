package bsieged

import (
	"portcullis/rules"
	"portcullis/rules/bsieged/cards"
)

// offerRaise begins a round: the players may resurrect a dead hero, unless somebody stands on
// the Sanctuary; its state does not matter (BS-RES-1, BS-RES-4, BS-RUL-9, BS-RUL-10).
func (s *State) offerRaise(f *frame) {
	f.stage = toEvents
	s.emit(noHero, rules.Event{Kind: rules.TurnBegan, Name: "round_began", Rule: "BS-RND-6", Subject: s.game.el.rounds[s.round+1], M: int16(s.round) + 1})
	if s.living() < int(s.nhero) && !s.occupied(houseAt(cards.Sanctuary), noHero) {
		s.wait(askRaise, noHero)
	}
}

// listRaise offers the dead heroes, and nobody (BS-RES-2, BS-RES-3).
func (s *State) listRaise() {
	for h := range s.heroes[:s.nhero] {
		if !s.heroes[h].alive {
			s.offer(Raise, h)
		}
	}
	s.offer(Nobody)
}

// answerRaise resurrects a hero, who becomes the first hero, and makes a Summoning roll on each
// field (BS-RES-5 to BS-RES-10).
func (s *State) answerRaise(_ *frame, c rules.Choice) {
	if c.Verb == Nobody {
		return
	}
	h := heroNo(c.Args[0])
	o := &s.heroes[h]
	*o = hero{kind: o.kind, seat: o.seat, alive: true, at: houseAt(cards.Sanctuary)}
	s.outfit(o)
	s.emit(h, rules.Event{Kind: rules.PieceAdded, Name: "hero_raised", Rule: "BS-RES-5", Subject: s.elHero(h), To: s.elPlace(o.at), N: 1, M: int16(o.track[cards.Morale])})
	if s.first != h {
		s.giveFirst(h, "BS-RES-8")
	}
	s.pushSpawning(oneEach)
}
