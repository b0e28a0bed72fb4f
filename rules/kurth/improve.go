package kurth

import (
	"slices"

	"portcullis/rules"
)

// verdict is what comes of an attack if its roll is accepted.
type verdict struct {
	won, open bool
	left      int16 // markers in the city
	spirit    int8
}

// verdict is what comes of the roll on the table as it lies.
func (s *State) verdict() verdict {
	end := s.trial()
	end.resolve()
	return verdict{end.last == attackWon, end.passageMarker, end.total(), end.spirit}
}

// betters reports whether anything of a verdict is better than of another one: it wins what else is lost, leaves fewer markers or more
// Spirit, what was paid included, or opens the passageway.
func (v verdict) betters(other verdict) bool {
	return v.won && !other.won || v.open && !other.open || v.left < other.left || v.spirit > other.spirit
}

// improvable reports whether something that can be used now, alone or with what can be used after it, can better what comes of the roll,
// or does anything else that cannot be done after the attack (KU-OPT-8). Of dice that it throws again it is enough that they can fall so.
func (s *State) improvable() bool { return s.canBetter(s.verdict()) }

func (s *State) canBetter(now verdict) bool {
	if s.phase != phaseRolled || s.verdict().betters(now) {
		return true
	}
	s.listChoices()
	return slices.ContainsFunc(s.choices, func(c rules.Choice) bool { return usesPower(c) && s.bettersWith(c, now) })
}

// bettersWith reports whether what comes of the roll can be better than a verdict once a power was used.
func (s *State) bettersWith(c rules.Choice, now verdict) (better bool) {
	switch p := s.game.powerOf(c); {
	case p.Windows&WindowEnd == 0 && !p.onlyAttacks(true):
		return true
	case p.target == targetDice:
		s.eachReroll(c.Args[1], func(thrown rules.Faces, n uint8, _ [attackDice]uint8) {
			if better {
				return
			}
			next := s.trial()
			next.script(thrown[:n])
			next.play(c)
			better = next.canBetter(now)
		})
		return better
	}
	next := s.trial()
	next.play(c)
	return next.canBetter(now)
}

// exhausted reports whether nothing that can be used after the attack does anything (KU-OPT-8).
func (s *State) exhausted() bool {
	s.listChoices()
	return !slices.ContainsFunc(s.choices, func(c rules.Choice) bool { return usesPower(c) && !s.tooLate(c) && !s.idleTalk(c) })
}
