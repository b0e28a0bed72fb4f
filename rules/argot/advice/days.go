package advice

import (
	"math"

	"portcullis/rules"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/engine"
)

// daysPromise is how the choices of the days before the siege look, in resources.
func daysPromise(s *engine.State, c rules.Choice) float64 {
	switch c.Verb {
	case engine.Undertake, engine.Levy:
		return newProgram(s).first(c)
	}
	return prospect(s, c).worth
}

// prospect is what may be expected of the mission under way after a choice of its scene; to withdraw is to fail, at no
// price.
func prospect(s *engine.State, c rules.Choice) forecast {
	u := &s.Campaign.Under
	v := newVenture(s, u.Mission)
	now := moment{u.Scene, u.Won, u.Led, u.Alarm, u.Bonus}
	switch c.Verb {
	case engine.Way:
		return v.way(now, &s.Scene().Options[c.Args[0]])
	case engine.Lead:
		return v.leader(now, s.Option(), int(c.Args[0]))
	case engine.Boost:
		return v.boost(now, s.Option(), int(u.Leader), int(c.Args[0]))
	}
	return forecast{}
}

// program is how the days that are left can be spent: each mission with its odds by the heroes as they are.
type program struct {
	*engine.State
	odds [content.MissionCount]forecast // the worth of which is what the mission costs on the way
}

// newProgram looks at the missions that are still open.
func newProgram(s *engine.State) *program {
	p := &program{State: s}
	for m, result := range s.Campaign.Missions {
		if result == content.NotAttempted {
			v := newVenture(s, content.Mission(m))
			f := v.from(moment{})
			f.worth -= f.chance * v.stake
			p.odds[m] = f
		}
	}
	return p
}

// first is what the siege begins with, in resources, if a day is spent in a way and the others as well as can be.
func (p *program) first(c rules.Choice) float64 {
	days := p.Content.Days.Days - int(p.Campaign.Day)
	if c.Verb == engine.Levy {
		return float64(p.Content.Days.LevyGain) + p.rest(p.Campaign.Missions, days)
	}
	return p.undertaken(p.Campaign.Missions, int(c.Args[0]), days)
}

// undertaken is that for a mission, with the outcomes so far and so many days after it.
func (p *program) undertaken(done [content.MissionCount]content.Result, m, days int) float64 {
	won, lost := done, done
	won[m], lost[m] = content.Success, content.Failure
	f := p.odds[m]
	return f.worth + f.chance*p.rest(won, days) + (1-f.chance)*p.rest(lost, days)
}

// rest is what the siege begins with after so many more days.
func (p *program) rest(done [content.MissionCount]content.Result, days int) float64 {
	if days <= 0 {
		return fortune(p.State, done)
	}
	best := float64(p.Content.Days.LevyGain) + p.rest(done, days-1)
	for m, result := range done {
		if result == content.NotAttempted {
			best = math.Max(best, p.undertaken(done, m, days-1))
		}
	}
	return best
}

// wavering is by how much less, in resources, a way to spend a day may promise to be taken e times more rarely, and
// closeBy how much less than the best it may promise at all: as many points of a hundred sieges.
const (
	wavering = 4
	closeBy  = 10
)

// drawDay draws how a day is spent: what promises about as much comes about as often, so that the besieger cannot
// count on it.
func drawDay(s *engine.State, r *rules.Rand) rules.Choice {
	choices := s.Decision().Choices
	p := newProgram(s)
	worth := make([]float64, len(choices))
	best, total := math.Inf(-1), 0.0
	for i, c := range choices {
		worth[i] = p.first(c)
		best = math.Max(best, worth[i])
	}
	for i, w := range worth {
		if worth[i] = 0; w >= best-closeBy {
			worth[i] = math.Exp((w - best) / wavering)
		}
		total += worth[i]
	}
	const grain = 1 << 20
	at := float64(r.IntN(grain)) / grain * total
	for i, w := range worth {
		if at -= w; at < 0 {
			return choices[i]
		}
	}
	return choices[len(choices)-1]
}

// MissionChance is the chance, 0 to 1, that the mission succeeds after a choice of a day or of a scene, played on as
// is best; 0 for a choice that undertakes none.
func MissionChance(s *engine.State, c rules.Choice) float64 {
	switch c.Verb {
	case engine.Undertake:
		return newVenture(s, content.Mission(c.Args[0])).from(moment{}).chance
	case engine.Way, engine.Lead, engine.Boost:
		return prospect(s, c).chance
	}
	return 0
}
