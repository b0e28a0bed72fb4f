package words

import (
	"portcullis/rules"
	"portcullis/rules/argot/atlas"
)

// Aim is what a plan of a movement turn is about: the place that is attacked, with the chance to hold it after the
// battle where one is fought, or Nowhere if nobody is.
func Aim(on *atlas.Atlas, target atlas.Place, chance float64, fought bool) rules.Text {
	const sure, slim = 0.97, 0.1
	switch {
	case target == atlas.Nowhere:
		return rules.T("No attack promises enough, so the plan for this turn is to take up better posts.")
	case !fought:
		return rules.T("The plan for this turn is to attack %s.", on.Title(target))
	case chance < slim:
		return rules.T("The plan for this turn is to keep the enemy busy at %s, which can hardly be taken: %s.", rules.Within(on.Title(target)), rules.Percent(chance))
	case chance > sure:
		return rules.T("The plan for this turn is to attack %s, which is as good as taken.", on.Title(target))
	}
	return rules.T("The plan for this turn is to attack %s, with %s to hold it after the battle.", on.Title(target), rules.Percent(chance))
}

// Help is what a plan is about that attacks nothing anew, where a step of it goes to a place in which one's own are attacked.
func Help(on *atlas.Atlas, at atlas.Place) rules.Text {
	return rules.T("The plan for this turn is to help those who are attacked at %s.", rules.Within(on.Title(at)))
}

// Stay is what a plan is about that attacks nothing and moves nobody more.
func Stay() rules.Text {
	return rules.T("No attack promises enough, and nobody stands better elsewhere.")
}
