package scenes

import "strings"

// aboutOf says in a few sentences what one does in a game; empty for a game that we have not
// written about.
func aboutOf(game string) string {
	switch game {
	case "kurth":
		return "Night, and the Barons are in the city. Each turn three cards say where their forces gather and how hard they fight. " +
			"Walk one to three places, fight where you stand, and spend Mana and Spirit well: hold out for twelve turns, and the gates are yours."
	case "bsieged":
		return "Hordes climb the four walls of the Citadel, and all of you hold it together. In a turn a hero has three actions: attack from a wall, visit or " +
			"repair a building, turn or shoot the Catapult, learn. Then the enemies strike and march. A Messenger must ride out through the hordes and be back by " +
			"the end of round twelve, with four of eight buildings standing and a hero alive."
	case "siegestorm":
		return "Your deck is your life: what you draw, what you pay and what hits you all comes from it, and who must draw and cannot, loses. " +
			"Every card is an action or a creature. Creatures march up your war track; at its end they storm, hold ground or become Supporters. " +
			"Play a Duel, fight a boss alone or together, or be the last of three or four."
	}
	return ""
}

// paragraphs takes a text with hard line breaks apart at its empty lines.
func paragraphs(text string) []string {
	var list []string
	for _, part := range strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n\n") {
		if part = strings.Join(strings.Fields(part), " "); part != "" {
			list = append(list, part)
		}
	}
	return list
}
