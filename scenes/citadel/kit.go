package citadel

import (
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
		About: "Hordes climb the four walls of the Citadel, and all of you hold it together. In a turn a hero has three actions: attack from a wall, visit or " +
			"repair a building, turn or shoot the Catapult, learn. Then the enemies strike and march. A Messenger must ride out through the hordes and be back by " +
			"the end of round twelve, with four of eight buildings standing and a hero alive.",
		Credit: "B-Sieged: Sons of the Abyss, Second Gate Entertainment, 2015",
		Headlines: map[string]string{
			"won":            "The Citadel holds",
			"lost_krohn":     "Krohns in the Citadel",
			"lost_avatar":    "The Avatar is within the walls",
			"lost_messenger": "No Messenger is left",
			"lost_heroes":    "No hero stands",
			"lost_buildings": "The Citadel lies in ruins",
			"lost_time":      "Help comes too late",
			"lost_deadline":  "Nobody was sent in time",
			"lost_conceded":  "The Citadel is given up",
		},
		Facts: factsOf,
		Story: matchStory,
		Setup: setup.New,
		Full:  fullest(),
	}
}
