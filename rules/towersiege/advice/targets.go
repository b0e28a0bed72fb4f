package advice

import (
	"math"
	"slices"

	"portcullis/rules"
	"portcullis/rules/towersiege/content"
	"portcullis/rules/towersiege/engine"
)

// best is the target at a glance for what is under way: the one whose loss, as likely as its own levels let it be,
// gains the seat that is asked most. Of several opponents that is the one who threatens most.
func best(s *engine.State, choices []rules.Choice) rules.Choice {
	all := parts(s)
	first, high := choices[0], math.Inf(-1)
	for _, c := range choices {
		if v := prize(s, c, &all); v > high {
			first, high = c, v
		}
	}
	return first
}

// elsewhere are the targets of others at which the action that is being aimed goes with none of its shots yet, so that what can become of
// each target is told by the shots at it alone; all targets if there is no such one.
func elsewhere(s *engine.State, choices []rules.Choice) []rules.Choice {
	a := &s.Actions[s.Stack.Top().Act]
	others := make([]rules.Choice, 0, len(choices))
	for _, c := range choices {
		id := engine.ThingID(c.Args[0])
		if t := s.At(id); c.Verb != engine.Pick || t != nil && t.Owner != s.Asker && !slices.Contains(a.Targets[:a.N], id) {
			others = append(others, c)
		}
	}
	if len(others) == 0 {
		return choices
	}
	return others
}

// parts are what each seat has of the strength of all.
func parts(s *engine.State) [engine.MaxSeats]float64 {
	e, sum := strengths(s, s.Asker, &keen), 0.0
	for _, one := range e {
		sum += one
	}
	for seat := range e {
		e[seat] /= sum
	}
	return e
}

// prize is what a target is worth, by the parts of all seats.
func prize(s *engine.State, c rules.Choice, parts *[engine.MaxSeats]float64) float64 {
	if c.Verb == engine.PickResource {
		made := [...]asset{content.Gold: goldMade, content.Power: powerMade}
		return share(parts[c.Args[0]], weights[made[c.Args[1]]])
	}
	t := s.At(engine.ThingID(c.Args[0]))
	if t == nil {
		return 0
	}
	lost := point(s, t)
	if t.Owner == s.Asker {
		return -lost
	}
	defence := content.DL
	if a := &s.Actions[s.Stack.Top().Act]; a.Type == engine.MagicAction {
		defence = content.RL
	}
	failed := func(stat content.Stat) float64 { return 1 - float64(min(98, max(2, s.Level(t, stat))))/100 }
	return share(parts[t.Owner], lost) * failed(defence) * failed(content.PL)
}

// share is what the chances of all others gain, together, if a seat with a part of all strength loses so much of its
// logarithm.
func share(part, lost float64) float64 {
	gone := part * (1 - math.Exp(-lost))
	return gone / (1 - gone)
}

// point is what a point of a thing adds to the logarithm of its owner's odds: all of it, if it has but one.
func point(s *engine.State, t *engine.Thing) float64 {
	var with, without assets
	countThing(s, t, &with)
	if left := *t; t.Points > 1 || !s.Creature(t) {
		left.Points--
		countThing(s, &left, &without)
	}
	sum := 0.0
	for i, w := range weights {
		sum += float64(w * (with[i] - without[i]))
	}
	return sum
}
