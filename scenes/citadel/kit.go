package citadel

import (
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/bsieged"
	"portcullis/scenes/citadel/setup"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/table"
)

// Kit is all that the shell knows of B-Sieged.
func Kit() kit.Kit {
	return kit.Kit{
		ID:      "bsieged",
		Board:   func() table.Board { return New() },
		Colours: kit.Colours{Body: ink.EmberDark, Deep: ink.OxbloodDark, Rim: ink.EmberLight},
		About: rules.T("Hordes climb the four walls of the Citadel, and all of you hold it together. In a turn a hero has three actions: attack from a wall, visit or " +
			"repair a building, turn or shoot the Catapult, learn. Then the enemies strike and march. A Messenger must ride out through the hordes and be back by " +
			"the end of round twelve, with four of eight buildings standing and a hero alive."),
		Credit: "B-Sieged: Sons of the Abyss, Second Gate Entertainment, 2015",
		Headlines: map[string]rules.Text{
			"won":            rules.T("The Citadel holds"),
			"lost_krohn":     rules.T("Krohns in the Citadel"),
			"lost_avatar":    rules.T("The Avatar is within the walls"),
			"lost_messenger": rules.T("No Messenger is left"),
			"lost_heroes":    rules.T("No hero stands"),
			"lost_buildings": rules.T("The Citadel lies in ruins"),
			"lost_time":      rules.T("Help comes too late"),
			"lost_deadline":  rules.T("Nobody was sent in time"),
			"lost_conceded":  rules.T("The Citadel is given up"),
		},
		Endings: kit.Endings{
			Victory: kit.Painting{Name: "bsieged/ending-victory", Calm: ink.R(64, 4, 246, 34)},
			Defeat:  kit.Painting{Name: "bsieged/ending-defeat", Calm: ink.R(90, 154, 140, 24)},
			Cast:    defenders,
			Line:    decided,
		},
		Facts:     factsOf,
		Story:     matchStory,
		Setup:     setup.New,
		Computers: rules.SeatsOf(1, 2, 3, 4, 5), // who else plays is said by those who sit there (BS-OPT-1)
		Full:      fullest(),
	}
}

// standAt is where the heroes who have held the Citadel stand on the painting of the victory, in the units of a painting.
var standAt = [...]ink.Rect{ink.R(53, 118, 26, 26), ink.R(136, 126, 26, 26), ink.R(75, 121, 26, 26), ink.R(116, 125, 26, 26)}

// defenders puts on the painting of a victory the heroes who live.
func defenders(m *match.Match, p kit.Painting) kit.Painting {
	s, ok := m.State().(*bsieged.State)
	if outcome, _ := m.State().Outcome(); !ok || outcome.Winners == 0 {
		return p
	}
	for _, h := range s.Story().Heroes {
		if n := len(p.Played); h.Alive && n < len(standAt) {
			p.Played = append(p.Played, kit.Played{Name: pic(s.Set().Heroes[h.Kind].ID), Box: standAt[n]})
		}
	}
	return p
}

// fatal are the events that lose a match, by its result; what else follows from one, as Morale that is lost with the Messenger, is
// told after it.
var fatal = map[string]string{"lost_krohn": "unit_entered", "lost_avatar": "avatar_entered", "lost_messenger": "messenger_died", "lost_heroes": "hero_died"}

// decided is what decided a match: who held the Citadel, or what lost it.
func decided(m *match.Match) rules.Text {
	outcome, _ := m.State().Outcome()
	if name := fatal[outcome.Result]; name != "" {
		return kit.LastNamed(m, name)
	}
	if outcome.Winners == 0 {
		return kit.LastTold(m, func(e rules.Event) bool { return e.Kind != rules.MatchEnded })
	}
	alive := 0
	for _, h := range m.State().(*bsieged.State).Story().Heroes {
		if h.Alive {
			alive++
		}
	}
	if alive == 1 {
		return rules.T("Held by one hero")
	}
	return rules.T("Held by %d heroes", alive)
}
