package kurth

import (
	"slices"

	"portcullis/rules"
)

// asking says which rolls are asked about (KU-OPT-8).
type asking uint8

const (
	asksWhatHelps   asking = iota // those that something at hand can better; and a turn is ended by itself where nothing at hand does anything
	asksWhatChanges               // those that something at hand can change
	asksWhatDecides               // those also that are not all that can be wished, beside what is of use after them as well
	asksAll
)

// askedValues are the values of the option of what is asked, by asking, the first one by default.
var askedValues = [...]string{asksWhatHelps: "can_better", asksWhatChanges: "can_change", asksWhatDecides: "that_decide", asksAll: "all"}

// askedOption is whether a roll is asked about that nothing can better, and the end of a turn in which nothing is left to do (KU-OPT-8). Matches begun before there was the option go on
// as they asked.
func askedOption() rules.Option {
	return rules.Option{ID: optionAsked, Name: "Questions", Help: "Whether you are also asked to accept a roll that nothing can better, and to end a turn in which nothing is left to do.",
		Default: askedValues[asksWhatHelps], Before: askedValues[asksAll], Values: []rules.OptionValue{
			{ID: askedValues[asksWhatHelps], Name: "Where a roll can get better", Help: "A roll is accepted by itself if nothing that you can use makes it better, and the turn ends by itself once nothing that you can use does anything."},
			{ID: askedValues[asksWhatChanges], Name: "Where a roll can change", Help: "A roll is accepted by itself if it wins and takes all markers there, or if nothing that you can use changes it. Matches begun earlier go on being asked so."},
			{ID: askedValues[asksWhatDecides], Name: "That decide something", Help: "A roll that wins and takes all markers there is accepted by itself. Matches begun earlier go on being asked so."},
			{ID: askedValues[asksAll], Name: "All", Help: "Every roll is asked about while a spell or special action can be used."},
		}}
}

// foregone reports whether the roll on the table is accepted, or the turn ended, without asking (KU-OPT-8).
func (s *State) foregone() bool {
	switch {
	case s.asked == asksAll:
		return false
	case s.phase == phaseEnd:
		return s.asked == asksWhatHelps && s.exhausted()
	case s.phase != phaseRolled:
		return false
	}
	return s.complete() || s.asked == asksWhatChanges && s.settled() || s.asked == asksWhatHelps && !s.improvable()
}

// complete reports whether the roll wins, all markers there fall, and what could be used can be used after it too, or does nothing but
// change what comes of this attack.
func (s *State) complete() bool {
	a, here := &s.attack, s.markers[s.token]
	if a.carryOver || a.attackRoll() < s.totalStrength(here, a) || s.removals(a) < here {
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

// settled reports whether all that can be used now, and all that this makes it possible to use, is nothing to the attack and can be used
// after it too.
func (s *State) settled() bool {
	s.listChoices()
	return !slices.ContainsFunc(s.choices, func(c rules.Choice) bool {
		if !usesPower(c) {
			return false
		}
		if p := s.game.powerOf(c); p.Windows&WindowEnd == 0 || !p.besideAttacks() {
			return true
		}
		next := s.trial()
		next.play(c)
		return !next.settled()
	})
}

// besideAttacks reports whether a power touches nothing that an attack is reckoned from, nor what it costs.
func (p *Power) besideAttacks() bool {
	return !slices.ContainsFunc(p.Effects, func(e Effect) bool {
		return e.Verb != "allow_spells" && e.Verb != "protect" && (e.Verb != "gain" || e.What != manaTrack)
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
