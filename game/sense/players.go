package sense

import (
	"context"

	"portcullis/game/bot"
	"portcullis/rules"
)

// The fixed players, as rows and flags call them.
const (
	Passive  = "passive"  // ends, passes, holds, and takes nothing on
	Reckless = "reckless" // strikes the highest single blow there is
	Hoarder  = "hoarder"  // gives nothing that can be kept
)

// Fixed are the names of all fixed players.
func Fixed() []string { return []string{Passive, Reckless, Hoarder} }

// New makes a fixed player by its name; nil: there is none of that name.
func New(name string) bot.Player {
	switch name {
	case Passive:
		return fixed{passive}
	case Reckless:
		return fixed{reckless}
	case Hoarder:
		return fixed{hoarder}
	}
	return nil
}

// fixed takes the choice that it ranks highest; of equals the one that comes first, sensible ones before the others.
type fixed struct {
	rank func(v rules.Venture, sensible bool) float64
}

// Choose ranks every legal choice.
func (p fixed) Choose(_ context.Context, s rules.State, _ rules.Seat) bot.Answer {
	var list []rules.Choice
	if pruner, ok := s.(rules.Pruner); ok {
		list = pruner.Sensible(nil)
	}
	sound := len(list)
	list = append(list, s.Decision().Choices...)
	best, most := list[0], 0.0
	for i, c := range list {
		if rank := p.rank(venture(s, c), i < sound); i == 0 || rank > most {
			best, most = c, rank
		}
	}
	return bot.Answer{Choice: best, Reason: s.Describe(best).Sentence}
}

// venture is what a choice takes on; nothing is known of a state that does not tell.
func venture(s rules.State, c rules.Choice) rules.Venture {
	if v, ok := s.(rules.Venturer); ok {
		return v.Venture(c)
	}
	return rules.Venture{}
}

// passive takes nothing on; where something must be done, what costs least.
func passive(v rules.Venture, sensible bool) float64 {
	rank := -0.001 * float64(v.Spends)
	if v.Aside {
		rank += 2
	}
	if v.Strike > 0 {
		rank--
	}
	return rank + first(sensible)
}

// reckless strikes; without a blow it does what is sensible.
func reckless(v rules.Venture, sensible bool) float64 { return 1000*v.Strike + first(sensible) }

// hoarder gives as little as it can.
func hoarder(v rules.Venture, sensible bool) float64 { return -float64(v.Spends) + first(sensible) }

// first prefers what is sensible among equals.
func first(sensible bool) float64 {
	if sensible {
		return 0.0001
	}
	return 0
}
