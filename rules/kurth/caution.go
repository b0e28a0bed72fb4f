package kurth

import (
	"slices"

	"portcullis/rules"
)

// Caution warns of a spell or special action that changes nothing: the attack comes out as it would have without it,
// whatever the dice, no other power makes use of it, and nothing else in the city is touched, the passageway included.
// And it asks before the roll that probably loses the match while a power could still help.
func (s *State) Caution(c rules.Choice) (rules.Text, bool) {
	if c.Verb == VerbRoll && len(s.Decision().Choices) > 1 {
		lost, of := s.beyondHelp()
		for _, w := range s.Warnings(0) {
			if w.Rule == "KU-END-8" && 2*lost <= float64(of) {
				continue // what can be used after the roll saves most of them
			}
			if w.Fatal && w.Odds > rules.Possible {
				return s.warned(w, lost/float64(of)), true
			}
		}
	}
	if !s.spent(c, true) {
		return rules.Text{}, false
	}
	if s.attackOdds().wins == 0 {
		return rules.T("The attack is lost all the same, and at the same price."), true
	}
	return rules.T("The attack comes out the same without it."), true
}

// warned is what is said of a roll that a warning is about, after which the last Spirit goes so often whatever is used: how sure it is, and
// what helps most before the roll.
func (s *State) warned(w rules.Warning, lost float64) rules.Text {
	said := rules.T("You probably lose the match by this roll: %s.", w.Text)
	if w.Odds == rules.Certain {
		said = rules.T("You lose the match by this roll, whatever the dice show: %s.", w.Text)
	}
	if w.Rule != "KU-END-8" {
		return said
	}
	switch help, after := s.rescue(lost); {
	case help == rules.Choice{}:
		return said
	case after == 0:
		return rules.T("%s This saves you: %s.", said, s.Describe(help).Sentence)
	default:
		return rules.T("%s This helps most: %s (then %s of rolls lose).", said, s.Describe(help).Sentence, rules.Percent(after))
	}
}

// rescue is the power after which the last Spirit goes least often, and how often then, of several the cheapest; the zero choice: none makes it rarer than so often
// (KU-SPL-2, KU-SPC-1).
func (s *State) rescue(lost float64) (best rules.Choice, after float64) {
	after = lost
	for _, c := range s.copy().Decision().Choices {
		if !usesPower(c) {
			continue
		}
		next := s.copy()
		next.play(c)
		then := 0.0
		switch next.phase {
		case phaseAttack:
			sum, of := next.beyondHelp()
			then = sum / float64(of)
		case phaseRolled:
			then = 1 - next.helped()
		}
		if then < after || then == after && best != (rules.Choice{}) && s.game.powerOf(c).Cost < s.game.powerOf(best).Cost {
			best, after = c, then
		}
	}
	return best, after
}

// Idle reports whether a choice is a power that does nothing for the attack, or nothing but harm, though it may open the passageway,
// or more of one than is of use; or that it brings a further spell where none can be cast.
func (s *State) Idle(c rules.Choice) bool {
	return s.spent(c, false) || s.harms(c) || s.lavish(c) || s.tooLate(c) || s.idleTalk(c)
}

// idleTalk reports whether a power brings but a further spell once the attack is over, and no more spells can be cast with it than
// without (KU-RUL-34).
func (s *State) idleTalk(c rules.Choice) bool {
	if s.phase != phaseEnd || !usesPower(c) || slices.ContainsFunc(s.game.powerOf(c).Effects, func(e Effect) bool { return e.Verb != "allow_spells" }) {
		return false
	}
	next := s.trial()
	next.play(c)
	return !next.casts(s.spellsLeft + 1)
}

// casts reports whether so many spells can be cast one after the other.
func (s *State) casts(n uint8) bool {
	return n == 0 || slices.ContainsFunc(s.Decision().Choices, func(c rules.Choice) bool {
		if c.Verb != VerbCast {
			return false
		}
		next := s.trial()
		next.play(c)
		return next.casts(n - 1)
	})
}

// tooLate reports whether a power of the last turn does nothing any more: it protects a turn that does not come, or it brings Mana or
// spells once the attack is over and nothing can be done with them (KU-RUL-34, KU-END-9). The Mana that is in hand when the city holds
// is part of how the match ended, and so is never too late while it does.
func (s *State) tooLate(c rules.Choice) bool {
	if s.turn != lastTurn || !usesPower(c) || !s.game.powerOf(c).besideAttacks() {
		return false
	}
	if !slices.ContainsFunc(s.game.powerOf(c).Effects, func(e Effect) bool { return e.Verb != "protect" }) {
		return true
	}
	if s.phase != phaseEnd {
		return false
	}
	next := s.trial()
	next.play(c)
	if next.mana > s.mana && s.overrun() < s.limit() {
		return false
	}
	return !slices.ContainsFunc(next.Decision().Choices, func(d rules.Choice) bool { return usesPower(d) && !next.tooLate(d) })
}

// lavish reports whether a spell is paid for more often than is of use (KU-SPL-3): the attack comes out as with a payment less,
// whatever other power follows it.
func (s *State) lavish(c rules.Choice) bool {
	if !usesPower(c) || !s.fighting() {
		return false
	}
	p, enough := s.game.powerOf(c), c
	if enough.Args[1]--; p.target != targetPayment || enough.Args[1] < p.low {
		return false
	}
	with, without := s.oddsAfter(c), s.oddsAfter(enough)
	if !with.known || !without.known || !with.same(without.odds, true) {
		return false
	}
	less := s.copy()
	less.play(enough)
	return !s.leadsOn(c, func(d rules.Choice, both outcome) bool {
		return !less.Decision().Allows(d) || !both.same(less.oddsAfter(d).odds, true)
	})
}

// harms reports whether a power makes it less likely to win the attack and removes no more, whatever other power follows it: nobody throws
// a win again for doubles alone.
func (s *State) harms(c rules.Choice) bool {
	if !usesPower(c) || !s.fighting() {
		return false
	}
	before, after := s.attackOdds(), s.oddsAfter(c)
	if !after.known || !after.worse(before) {
		return false
	}
	if after.thrown {
		return true
	}
	return !s.leadsOn(c, func(_ rules.Choice, both outcome) bool { return both.thrown || !both.worse(before) })
}

// usesPower reports whether a choice uses a spell or a special action.
func usesPower(c rules.Choice) bool { return c.Verb == VerbCast || c.Verb == VerbSpecial }

// leadsOn reports whether after a power another one can be used that the first opens, that nobody can reckon, or that counts for
// more together with it.
func (s *State) leadsOn(c rules.Choice, more func(d rules.Choice, both outcome) bool) bool {
	next := s.copy()
	next.play(c)
	return slices.ContainsFunc(next.Decision().Choices, func(d rules.Choice) bool {
		if !usesPower(d) || next.asideOf(d) {
			return false
		}
		both := next.oddsAfter(d)
		return !both.known || !s.Decision().Allows(d) || more(d, both)
	})
}

// asideOf reports whether a power only gains Spirit or Mana, and none can be used after it: it is nothing to the attack.
func (s *State) asideOf(c rules.Choice) bool {
	if slices.ContainsFunc(s.game.powerOf(c).Effects, func(e Effect) bool { return e.Verb != "gain" }) {
		return false
	}
	next := s.copy()
	next.play(c)
	return !slices.ContainsFunc(next.Decision().Choices, usesPower)
}

// worse reports whether an attack is won less often than another one, and removes no more.
func (o odds) worse(other odds) bool {
	return o.wins*other.of < other.wins*o.of && o.removed*other.of <= other.removed*o.of
}

// spent reports whether a power changes nothing by itself, nor makes another one count for more; with the passageway, nor
// that.
func (s *State) spent(c rules.Choice, passage bool) bool {
	if !usesPower(c) || !s.fighting() {
		return false
	}
	before, after := s.attackOdds(), s.oddsAfter(c)
	if !after.known || !after.same(before, passage) {
		return false
	}
	if after.thrown { // what lies on the table then is not known
		return true
	}
	return !s.leadsOn(c, func(d rules.Choice, both outcome) bool { return !both.same(s.oddsAfter(d).odds, passage) })
}

// outcome is what an attack comes to once a power was used.
type outcome struct {
	odds
	known  bool // the attack goes on, and the power touches nothing else
	thrown bool // the power throws dice
}

// same reports whether two attacks come out alike, the opening of the passageway counted or not.
func (o odds) same(other odds, passage bool) bool {
	return (!passage || o.opened*other.of == other.opened*o.of) &&
		o.wins*other.of == other.wins*o.of && o.removed*other.of == other.removed*o.of && o.spirit*other.of == other.spirit*o.of
}

// oddsAfter are the odds of the attack that waits once a power was used; what that costs is left out.
func (s *State) oddsAfter(c rules.Choice) outcome {
	p := s.game.powerOf(c)
	if p.target == targetDice {
		return outcome{odds: s.rerollOdds(c), known: true, thrown: true}
	}
	next := s.copy()
	next.play(c)
	cost := int8(p.Cost) * int8(p.payments(c.Args[1]))
	if p.Spell {
		next.mana += cost
	} else {
		next.spirit += cost
	}
	if !next.fighting() || !next.alike(s) {
		return outcome{}
	}
	return outcome{odds: next.attackOdds(), known: true}
}

// alike reports whether all but the attack, how far it has come, and the powers that are left is as in another state.
func (s *State) alike(other *State) bool {
	return s.spirit == other.spirit && s.mana == other.mana && s.markers == other.markers && s.pending == other.pending && s.protected == other.protected && s.walk == other.walk && s.deck == other.deck &&
		s.token == other.token && s.passageMarker == other.passageMarker && s.last == other.last && s.turn == other.turn
}
