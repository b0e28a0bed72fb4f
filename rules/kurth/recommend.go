package kurth

import (
	"slices"

	"portcullis/rules"
)

var _ rules.Recommender = (*State)(nil)

// Recommend tells what a choice prevents or wins, by exact odds, as if nothing more were used after it.
func (s *State) Recommend(c rules.Choice) rules.Text {
	switch c.Verb {
	case VerbPlace:
		ring := uint8(c.Args[0])
		if s.protected.has(ring) {
			return rules.T("it is protected, so that no markers arrive")
		}
		return rules.T("with %s more it holds %d, and %d overrun it", markers(int(s.reinforcements)), s.markers[ring]+s.reinforcements, s.game.overrunAt)
	case VerbMove:
		return s.destination(uint8(c.Args[0]))
	case VerbRoll:
		return s.fightAhead()
	case VerbAccept:
		return s.resultAccepted()
	case VerbSpecial, VerbCast:
		return s.powerUsed(c)
	case VerbGoOn, VerbEndTurn:
		if len(s.Decision().Choices) > 1 {
			return rules.T("nothing that could still be used is worth its price")
		}
	}
	return rules.Text{}
}

// destination is what the Warden meets at a location that he can move to.
func (s *State) destination(ring uint8) rules.Text {
	after := s.copy()
	after.moveTo(ring)
	if after.phase != phaseAttack {
		return rules.T("nobody stands there, so that the Warden neither fights nor loses Spirit")
	}
	cost := after.attackOdds().mean()
	reach := s.reach()
	other := s.copy()
	for place := range uint8(placeCount) {
		if place == ring || !reach.has(place) {
			continue
		}
		other.copyFrom(s)
		if other.moveTo(place); other.phase != phaseAttack || other.attackOdds().mean() <= cost {
			return after.fightAhead()
		}
	}
	return rules.T("no fight within reach costs less; %s", after.fightAhead())
}

// mean is the Spirit that an attack costs on average.
func (o odds) mean() float64 { return float64(o.spirit) / float64(o.of) }

// fightAhead is what the attack at the Warden's location can come to, with the spell too that helps most.
func (s *State) fightAhead() rules.Text {
	o := s.attackOdds()
	n := s.markers[s.token]
	fallen, _, of := s.ends()
	said := rules.T("the attack on %s is won with %s and costs %s Spirit on average", markers(int(n)), rules.Percent(o.chance()), average(o.spirit, o.of))
	switch {
	case s.overrun() >= s.limit() && fallen < of:
		return rules.T("%d locations are overrun and lose the match; with %s the attack brings that below %d", s.overrun(), rules.Percent(1-float64(fallen)/float64(of)), s.limit())
	case n >= s.game.overrunAt:
		said = rules.T("it is overrun with %s; the attack is won with %s and removes %s on average", markers(int(n)), rules.Percent(o.chance()), average(o.removed, o.of))
	}
	if saved := s.saved(); !saved.Empty() {
		return rules.T("%s; %s", said, saved)
	}
	if best := s.bestSpell(o); best.spell != nil {
		return rules.T("%s; %s", said, best.said())
	}
	return said
}

// saved tells what keeps the attack that waits for its roll best from taking the last Spirit: a spell or a special that is used before the
// roll (KU-SPL-2, KU-SPC-1); empty: it cannot take it, or nothing keeps it from that.
func (s *State) saved() rules.Text {
	_, spent, of := s.ends()
	if spent == 0 || s.phase != phaseAttack {
		return rules.Text{}
	}
	risk := float64(spent) / float64(of)
	least, by := risk, rules.Text{}
	for _, c := range s.copy().Decision().Choices {
		if c.Verb != VerbCast && c.Verb != VerbSpecial {
			continue
		}
		after := s.copy()
		after.rng = rules.Rand{}
		after.play(c)
		if _, spent, of := after.ends(); float64(spent)/float64(of) < least {
			least, by = float64(spent)/float64(of), s.game.powerOf(c).Title()
		}
	}
	switch {
	case by.Empty():
		return by
	case least == 0:
		return rules.T("it takes the last Spirit with %s, with %s never", rules.Percent(risk), by)
	}
	return rules.T("it takes the last Spirit with %s, with %s with %s", rules.Percent(risk), by, rules.Percent(least))
}

// resultAccepted is what the dice bring as they lie.
func (s *State) resultAccepted() rules.Text {
	after := s.copy()
	after.resolve()
	switch gone, spirit := int(s.total()-after.total()), int(s.spirit-after.spirit); {
	case after.last == attackWon:
		return rules.T("the attack is won and removes %s", markers(gone))
	case spirit == 0:
		return rules.T("the attack is lost, but costs no Spirit")
	default:
		return rules.T("the attack is lost for %d Spirit, and to change that would cost more than it saves", spirit)
	}
}

// powerUsed is the greatest difference that a spell or special makes.
func (s *State) powerUsed(c rules.Choice) rules.Text {
	if s.game.powerOf(c).target == targetDice {
		return s.odder(s.rerollOdds(c))
	}
	after := s.copy()
	after.rng = rules.Rand{}
	after.play(c)
	saved := int(s.total() - after.total())
	switch {
	case s.overrun() > after.overrun():
		return rules.T("%d locations stay overrun instead of %d, and %d lose the match", after.overrun(), s.overrun(), s.limit())
	case s.fighting() && after.fighting() && !s.odder(after.attackOdds()).Empty():
		return s.odder(after.attackOdds())
	case saved > 0:
		return rules.T("it removes %s", markers(saved))
	case after.reinforcements < s.reinforcements:
		return rules.T("%s at each location of the row instead of %d", arriving(int(after.reinforcements)), s.reinforcements)
	case after.spirit > s.spirit:
		return rules.T("it brings %d Spirit", after.spirit-s.spirit)
	case after.pending != s.pending && s.turn < lastTurn: // KU-RUL-34
		return rules.T("no markers are placed in the next turn at %s", s.told(after.pending&^s.pending))
	case after.phase == phaseMove && after.reach()&^s.reach() != 0:
		return rules.T("the Warden can then move to %s too", s.told(after.reach()&^s.reach()))
	case after.mana > s.mana:
		return rules.T("it brings %d Mana", after.mana-s.mana)
	case after.bonus < s.bonus:
		return rules.T("attacks meet %d Attack Strength instead of %d", after.bonus, s.bonus)
	case after.spellsLeft > s.spellsLeft:
		return rules.T("one more spell can be cast in this turn")
	case after.markers != s.markers:
		return rules.T("the markers that are moved threaten less where they go")
	case !slices.Equal(after.row(), s.row()):
		return rules.T("this turn's markers then go to other locations")
	case after.pending != s.pending: // of no use in the last turn
		return rules.Text{}
	}
	return rules.T("the Warden stands better for what follows in this turn")
}

func arriving(n int) rules.Text { return rules.Count(n, "%d marker arrives", "%d markers arrive") }

// told names locations in a sentence.
func (s *State) told(set placeSet) rules.Text {
	var list []rules.Text
	for place := range uint8(placeCount) {
		if set.has(place) {
			list = append(list, s.game.places[place].Told())
		}
	}
	return rules.And(list...)
}

// odder is how an attack fares better with other odds, empty if it does not.
func (s *State) odder(after odds) rules.Text {
	before := s.attackOdds()
	switch {
	case after.wins == after.of && before.wins == 0:
		return rules.T("it turns a lost attack into one that is won")
	case after.wins*before.of > before.wins*after.of:
		return rules.T("the attack is won with %s instead of %s", rules.Percent(after.chance()), rules.Percent(before.chance()))
	case after.spirit*before.of < before.spirit*after.of:
		return rules.T("the attack costs %s Spirit on average instead of %s", average(after.spirit, after.of), average(before.spirit, before.of))
	case after.removed*before.of > before.removed*after.of:
		return rules.T("the attack removes %s markers on average instead of %s", average(after.removed, after.of), average(before.removed, before.of))
	}
	return rules.Text{}
}
