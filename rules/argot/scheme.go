package argot

import (
	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
	"portcullis/rules/argot/words"
)

var _ rules.Recaller = (*State)(nil)

// scheme is the plan of a movement turn.
type scheme struct {
	*advice.Plan
	on *atlas.Atlas
}

// Scheme plans the rest of a movement turn as one.
func (s *State) Scheme(by rules.Judgement, variant int) rules.Scheme {
	if !advice.Planning(s.State) {
		return nil
	}
	return scheme{advice.MakePlanBy(s.State, by, variant), s.Map}
}

// SchemeAfter is Scheme for a seat that remembers its last plan: it marches nobody to and fro.
func (s *State) SchemeAfter(last rules.Scheme, by rules.Judgement, variant int) rules.Scheme {
	if !advice.Planning(s.State) {
		return nil
	}
	before, _ := last.(scheme) // that of another game is none
	return scheme{advice.MakePlanAfter(s.State, before.Plan, by, variant), s.Map}
}

// Next is what the plan does now.
func (p scheme) Next(s rules.State) (rules.Choice, bool) { return p.Plan.Next(s.(*State).State) }

// Same reports whether another plan gives the same orders.
func (p scheme) Same(other rules.Scheme) bool { return p.Plan.Same(other.(scheme).Plan) }

// Attacks reports whether the plan leads to a battle.
func (p scheme) Attacks() bool { return p.Target != atlas.Nowhere }

// Aim is what the plan is about, with the odds of its battle as the board tells them. They are worked out when somebody reads
// them: computer players among themselves do not.
func (p scheme) Aim(s rules.State) rules.Text {
	if p.Target == atlas.Nowhere {
		c, ok := p.Next(s)
		if ok && c.Verb == engine.EndMovement {
			return words.Stay()
		}
		if ok && c.Verb == engine.March {
			if to := atlas.Place(c.Args[1]); s.(*State).BattleAt(to) {
				return words.Help(p.on, to)
			}
		}
		return words.Aim(p.on, p.Target, 0, false)
	}
	now := s.Clone().(*State)
	list := p.Coming(now.State)
	return rules.Later(func() rules.Text {
		s := now.Clone().(*State) // odds are kept in a state
		odds, fought := s.Odds(p.Seat(), p.Target, list...)
		return words.Aim(p.on, p.Target, odds.Win, fought)
	})
}
