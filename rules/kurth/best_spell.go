package kurth

import (
	"cmp"
	"slices"

	"portcullis/rules"
)

// helping is a spell of the row that makes it likelier to win the attack that waits for its roll, and how that fares then.
type helping struct {
	spell *Power
	after bool // it is cast after the roll, if that is of use
	odds  odds // wins and results alone where it is cast after the roll
}

// bestSpell is the one spell with which the attack that waits for its roll is won most often; without a spell: none makes it likelier to win.
func (s *State) bestSpell(bare odds) helping {
	if list := s.helpers(bare); len(list) > 0 {
		return list[0]
	}
	return helping{odds: bare}
}

// helpers are all spells with each of which the attack that waits for its roll is won more often, cast before the roll or after it, the one with
// which it is won most often first (KU-SPL-2, KU-SPL-4).
func (s *State) helpers(bare odds) (list []helping) {
	if s.phase != phaseAttack {
		return nil
	}
	add := func(h helping) {
		i := slices.IndexFunc(list, func(other helping) bool { return other.spell == h.spell })
		switch {
		case !h.odds.more(bare):
		case i < 0:
			list = append(list, h)
		case h.odds.more(list[i].odds):
			list[i] = h
		}
	}
	for _, c := range s.copy().Decision().Choices {
		if c.Verb != VerbCast {
			continue
		}
		if with := s.oddsAfter(c); with.known {
			add(helping{spell: s.game.powerOf(c), odds: with.odds})
		}
	}
	for _, card := range s.row() {
		add(helping{spell: &s.game.cards[card].Spell, after: true, odds: s.oddsWith(&s.game.cards[card].Spell)})
	}
	slices.SortStableFunc(list, func(a, b helping) int { return cmp.Compare(b.odds.wins*a.odds.of, a.odds.wins*b.odds.of) })
	return list
}

// more reports whether an attack is won more often than another one.
func (o odds) more(other odds) bool { return o.wins*other.of > other.wins*o.of }

// evened is a number that every number of results of throwing dice again divides.
const evened = 36

// oddsWith are the results of the attack that waits for its roll, and in how many it is won if one spell is cast after the roll wherever
// that is for the better, in the way that is best then.
func (s *State) oddsWith(p *Power) (sum odds) {
	if p.Windows&WindowRolled == 0 {
		return sum
	}
	rolled := s.copy()
	eachRoll(s.attack.extraDie, func(thrown rules.Faces, n uint8, _ [attackDice]uint8) {
		rolled.copyFrom(s)
		rolled.script(thrown[:n])
		rolled.roll()
		best := rolled.attackOdds()
		if rolled.barred(p) == fine && best.wins == 0 {
			for t := p.low; t <= p.high; t++ {
				if rolled.barredTarget(p, t) != fine {
					continue
				}
				if with := rolled.oddsAfter(rules.Choice{Verb: VerbCast, Args: [4]int16{int16(p.card), t}}); with.known && with.more(best) {
					best = with.odds
				}
			}
		}
		sum.of += evened
		sum.wins += best.wins * evened / best.of
	})
	if sum.wins%evened == 0 { // no dice are thrown again: each roll is one result
		sum.wins, sum.of = sum.wins/evened, sum.of/evened
	}
	return sum
}

// named is how a spell is told of beside a chance: "with Burn the Wick, after the roll".
func (h helping) named() rules.Text {
	if h.after {
		return rules.T("with %s, after the roll", h.spell.Title())
	}
	return rules.T("with %s", h.spell.Title())
}

// said is the chance with the spell: "with Burn the Wick, after the roll: 83 %".
func (h helping) said() rules.Text {
	return rules.T("%s: %s", h.named(), rules.Percent(h.odds.chance()))
}

// WithSpells are the chances to win the attack that waits for its roll with each spell that helps, the best one first; empty: none helps.
func (s *State) WithSpells() (list []rules.Text) {
	for _, h := range s.helpers(s.attackOdds()) {
		list = append(list, h.said())
	}
	return list
}
