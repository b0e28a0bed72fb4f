package wartracks

import (
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/rules/siegestorm"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/table"
)

// Kit is all that the shell knows of Siegestorm. Where decks are built is handed in, because that
// place draws cards by the means of this board.
func Kit(decks kit.Workshop) kit.Kit {
	return kit.Kit{
		ID:        "siegestorm",
		Board:     func() table.Board { return New() },
		Colours:   kit.Colours{Body: ink.VerdigrisDark, Deep: ink.VerdigrisDark, Rim: ink.Gold},
		Computers: rules.SeatsOf(1, 2, 3), // in place of people who would have to share the screen
		About: rules.T("Your deck is your life: what you draw, what you pay and what hits you all comes from it, and who must draw and cannot, loses. " +
			"Every card is an action or a creature. Creatures march up your war track; at its end they storm, hold ground or become Supporters. " +
			"Play a Duel, fight a boss alone or together, or be the last of three or four."),
		Credit: "Siegestorm, by Kamil Cieśla and Marcin Świerkot",
		Headlines: map[string]rules.Text{
			"won_duel":     rules.T("One deck is spent"),
			"won_last":     rules.T("One stands"),
			"won_life":     rules.T("The boss has fallen"),
			"won_depleted": rules.T("The boss has nothing left"),
			"lost_to_boss": rules.T("The boss holds the field"),
		},
		Endings: kit.Endings{
			Victory: kit.Painting{Name: "siegestorm/ending-victory", Calm: ink.R(104, 152, 124, 26)},
			Defeat:  kit.Painting{Name: "siegestorm/ending-defeat", Calm: ink.R(10, 4, 220, 34)},
			Line:    decided,
		},
		Tracks:    []rules.Element{"resources:0", "resources:1", "resources:2", "resources:3", "boss:life", "boss:menace"},
		Story:     matchStory,
		Workshops: []kit.Workshop{decks},
		Full:      fullest(),
	}
}

// decided is what decided a match: what the winner had left, or what a boss struck with last.
func decided(m *match.Match) rules.Text {
	outcome, _ := m.State().Outcome()
	if outcome.Winners == 0 {
		return kit.LastNamed(m, "struck_player", "lost")
	}
	least := -1
	for _, side := range m.State().(*siegestorm.State).View(rules.NoSeat).Sides {
		if outcome.Winners.Has(rules.Seat(side.Side)) && (least < 0 || side.Resources < least) {
			least = side.Resources
		}
	}
	first := outcome.Winners.First()
	if seats := m.Header().Seats; len(seats) > 1 && outcome.Winners == rules.SeatsOf(first) { // who lost reads it too
		if least == 0 {
			return rules.T("%s won with no Resource left", seats[first].Name)
		}
		return rules.Plural(least, "%s won with %d Resource left", "%s won with %d Resources left", seats[first].Name, least)
	}
	if least == 0 {
		return rules.T("Won with no Resource left")
	}
	return rules.Plural(least, "Won with %d Resource left", "Won with %d Resources left", least)
}
