package argot

import (
	"portcullis/rules"
	"portcullis/rules/argot/advice"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/content"
	"portcullis/rules/argot/words"
)

var _ rules.Schemer = (*State)(nil)

// scheme is the plan of a movement turn.
type scheme struct {
	*advice.Plan
	on    *atlas.Atlas
	stake *stake
}

// stake is what the main battle of a plan comes to, worked out when somebody more has come to it or fewer are still to come.
type stake struct {
	coming, there content.Blocks
	win           float64
	fought, known bool
}

// Scheme plans the rest of a movement turn as one.
func (s *State) Scheme(by rules.Judgement, variant int) rules.Scheme {
	if !advice.Planning(s.State) {
		return nil
	}
	return scheme{advice.MakePlanBy(s.State, by, variant), s.Map, new(stake)}
}

// Next is what the plan does now.
func (p scheme) Next(s rules.State) (rules.Choice, bool) { return p.Plan.Next(s.(*State).State) }

// Same reports whether another plan gives the same orders.
func (p scheme) Same(other rules.Scheme) bool { return p.Plan.Same(other.(scheme).Plan) }

// Aim is what the plan is about, with the odds of its battle as the board tells them.
func (p scheme) Aim(s rules.State) rules.Text {
	if p.Target == atlas.Nowhere {
		return words.Aim(p.on, p.Target, 0, false)
	}
	now := s.(*State)
	list := p.Coming(now.State)
	var coming, there content.Blocks
	for _, b := range list {
		coming.Add(b)
	}
	for b := range now.In(p.Target) {
		there.Add(b)
	}
	if k := p.stake; !k.known || k.coming != coming || k.there != there {
		odds, fought := now.Odds(p.Seat(), p.Target, list...)
		*k = stake{coming, there, odds.Win, fought, true}
	}
	return words.Aim(p.on, p.Target, p.stake.win, p.stake.fought)
}
