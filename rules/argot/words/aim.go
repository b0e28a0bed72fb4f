package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
	"portcullis/rules/argot/engine"
)

// Aim is what a plan of a movement turn is about: the place that is attacked, with the chance to take it, or
// Nowhere if nobody is.
func Aim(s *engine.State, target atlas.Place, chance float64) rules.Text {
	if target == atlas.Nowhere {
		return rules.T("The plan for this turn is to take up better posts without an attack.")
	}
	return rules.T("The plan for this turn is to attack %s, with about %s to take it.", s.Map.Title(target), rules.Percent(chance))
}
