package towersiege

import (
	"portcullis/rules"
	"portcullis/rules/towersiege/advice"
	"portcullis/rules/towersiege/engine"
)

// chances are what the dice can do to others, or, if they can do nothing to them, to the seat that is asked. Of several
// defenders the one counts whom the dice can do the least to.
func (s *State) chances(list []advice.Odds) rules.Text {
	list = advice.Sought(s.State, list)
	var hit, lost advice.Loss
	for i := range list {
		var best advice.Loss
		for _, l := range list[i].Losses {
			t := s.At(l.Thing)
			switch {
			case t == nil:
			case t.Owner == s.Asker && l.Hurt > lost.Hurt:
				lost = l
			case t.Owner != s.Asker && l.Hurt > best.Hurt:
				best = l
			}
		}
		if i == 0 || best.Hurt < hit.Hurt {
			hit = best
		}
	}
	const slight = 0.03 // beside something greater it says nothing
	if hit.Hurt < slight && lost.Hurt >= slight && len(list) == 1 {
		hit.Hurt = 0
	} else if lost.Hurt < slight && hit.Hurt >= slight {
		lost.Hurt = 0
	}
	switch {
	case hit.Hurt == 0 && lost.Hurt == 0:
		return rules.Text{}
	case hit.Hurt == 0:
		return s.risk(lost)
	case len(list) > 1 && lost.Hurt > 0:
		return rules.T("whoever defends is hurt with %s at least, and %s with %s at most", rules.Percent(hit.Hurt), s.called(lost), rules.Percent(lost.Hurt))
	case len(list) > 1:
		return rules.T("whoever defends is hurt with %s at least", rules.Percent(hit.Hurt))
	case lost.Hurt > 0:
		return rules.T("%s, and %s", s.risk(hit), s.risk(lost))
	}
	return s.risk(hit)
}

// risk is how likely a thing is hurt, or lost where every hurt is the last.
func (s *State) risk(l advice.Loss) rules.Text {
	if l.Gone >= l.Hurt*0.99 {
		if s.Creature(s.At(l.Thing)) {
			return rules.T("%s is slain with a chance of %s", s.called(l), rules.Percent(l.Hurt))
		}
		return rules.T("%s is destroyed with a chance of %s", s.called(l), rules.Percent(l.Hurt))
	}
	return rules.T("%s is hurt with a chance of %s", s.called(l), rules.Percent(l.Hurt))
}

// called is a thing with its owner where that is not who is asked.
func (s *State) called(l advice.Loss) rules.Text {
	t := s.At(l.Thing)
	if t.Owner == s.Asker {
		return s.Info(t).Title()
	}
	return rules.T("%s of %s", s.Info(t).Title(), s.Book().Seat(t.Owner))
}

// averted is what an answer saves its seat, measured by what passing would lose; empty where it saves nothing, or no
// answer is asked for.
func (s *State) averted(c rules.Choice) rules.Text {
	if s.Under == 0 || c.Verb != engine.CastMagic && c.Verb != engine.Use && c.Verb != engine.Block && c.Verb != engine.BlockByMagic {
		return rules.Text{}
	}
	for _, pass := range s.Decision().Choices {
		if pass.Verb != engine.Pass && pass.Verb != engine.NoBlock {
			continue
		}
		before, ok := s.Odds(pass)
		after, too := s.Odds(c)
		if !ok || len(before) != 1 {
			break
		}
		worst := s.ownWorst(before[0])
		if worst.Hurt == 0 {
			break
		}
		left := 0.0
		if too && len(after) > 0 {
			for _, l := range after[0].Losses {
				if l.Thing == worst.Thing {
					left = l.Hurt
				}
			}
		}
		const clear = 0.01
		if worst.Hurt-left >= clear {
			return rules.T("%s is hurt with a chance of %s instead of %s", s.called(worst), rules.Percent(left), rules.Percent(worst.Hurt))
		}
		break
	}
	return rules.Text{}
}

// ownWorst is the own thing that is most likely hurt.
func (s *State) ownWorst(o advice.Odds) (worst advice.Loss) {
	for _, l := range o.Losses {
		if t := s.At(l.Thing); t != nil && t.Owner == s.Asker && l.Hurt > worst.Hurt {
			worst = l
		}
	}
	return worst
}
