package kurth

import (
	"slices"

	"portcullis/rules"
)

// The values of the option of what is asked (KU-OPT-8), the first one by default.
const (
	askedNeeded = "that_decide"
	askedAll    = "all"
)

// askedOption is whether a roll is asked about that nothing can better (KU-OPT-8). Matches begun before there was the option go on
// as they asked.
func askedOption() rules.Option {
	return rules.Option{ID: optionAsked, Name: "Questions", Help: "Whether you are also asked to accept a roll that nothing can better.",
		Default: askedNeeded, Before: askedAll, Values: []rules.OptionValue{
			{ID: askedNeeded, Name: "That decide something", Help: "A roll that wins and takes all markers there is accepted by itself."},
			{ID: askedAll, Name: "All", Help: "Every roll is asked about while a spell or special action can be used."},
		}}
}

// asked is the value of the option.
func (s *State) asked() string {
	if s.asksAll {
		return askedAll
	}
	return askedNeeded
}

// foregone reports whether the roll on the table is accepted without asking (KU-OPT-8): it wins, all markers there fall, and what could be
// used can be used after it too, or does nothing but change what comes of this attack.
func (s *State) foregone() bool {
	a, here := &s.attack, s.markers[s.token]
	if s.asksAll || s.phase != phaseRolled || a.carryOver || a.attackRoll() < s.totalStrength(here, a) || s.removals(a) < here {
		return false
	}
	opens := s.passageMarker || a.doubles()
	return !slices.ContainsFunc(s.choices, func(c rules.Choice) bool {
		if !usesPower(c) {
			return false
		}
		p := s.game.powerOf(c)
		return p.Windows&WindowEnd == 0 && !p.onlyAttacks(opens)
	})
}

// onlyAttacks reports whether a power changes nothing but what an attack comes to; opens says that the passageway opens as it is, so that
// other dice open nothing.
func (p *Power) onlyAttacks(opens bool) bool {
	return !slices.ContainsFunc(p.Effects, func(e Effect) bool {
		switch e.Verb {
		case "add_roll", "lower_strength", "guard_spirit", "add_loss":
			return false
		case "reroll", "match_die":
			return !opens
		}
		return true
	})
}
