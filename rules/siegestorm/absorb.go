package siegestorm

import (
	"portcullis/rules"
	"portcullis/rules/siegestorm/cards"
)

// needsAbsorber reports whether an effect of a boss's text speaks of one opponent whom the
// Co-op players have not named yet: damage, discards and every other loss of a single player
// (ST-COP-11, ST-RUL-47).
func (s *State) needsAbsorber(f *frame, e *cards.Effect) bool {
	if f.by != bossSide || f.foe != noSide || s.set.mode != coop {
		return false
	}
	switch e.Do {
	case cards.Damage:
		return e.Who == cards.Opponent
	case cards.Discard, cards.Steal, cards.Raise, cards.KillSupporter:
		return true
	}
	return false
}

// hurtsAnybody reports whether an effect would take anything from one of the players at all; if not, nobody is asked who takes
// it (ST-COP-11).
func (s *State) hurtsAnybody(f *frame, e *cards.Effect) bool {
	m := s.command(f)
	for d := range side(s.set.seats) {
		if m.foe = d; s.would(m, e) {
			return true
		}
	}
	return false
}

// askAbsorber makes the match wait until the players have named who takes it.
func (s *State) askAbsorber() { s.wait(askAbsorb, 0) }

// listAbsorbers lists the players; any of them may be named (ST-RUL-47).
func (s *State) listAbsorbers() {
	for d := range s.set.seats {
		s.offer(of(Absorb, int16(d)))
	}
}

func (s *State) answerAbsorb(f *frame, c rules.Choice) {
	f.foe = side(c.Args[0])
	s.note(f.foe, "absorbs", "ST-COP-11", s.game.seat[f.foe])
}
