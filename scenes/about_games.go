package scenes

import (
	"cmp"
	"strings"
)

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

// creditOf names a game as its box does, and whose it is; empty for a game that we have not
// written about.
func creditOf(game string) string {
	switch game {
	case "kurth":
		return "Shadows Upon Lassadar: Siege at Kurth, by Todd Sanders, Air and Nothingness Press, 2013"
	case "bsieged":
		return "B-Sieged: Sons of the Abyss, Second Gate Entertainment, 2015"
	case "siegestorm":
		return "Siegestorm, by Kamil Cieśla and Marcin Świerkot"
	case "argot":
		return "The Siege of Argot, of its authors"
	case "towersiege":
		return "Tower Siege, Arcane Games"
	}
	return ""
}

// credits names the games of the box and whose they are: those that can be played, and those
// that are in preparation.
func credits(lids []Lid) []string {
	var ready, waiting []string
	for _, lid := range lids {
		switch credit := cmp.Or(creditOf(lid.ID), lid.Title); {
		case lid.Ready():
			ready = append(ready, credit)
		default:
			waiting = append(waiting, credit)
		}
	}
	var list []string
	if len(ready) > 0 {
		list = append(list, "In this box: "+strings.Join(ready, "; ")+".")
	}
	if len(waiting) > 0 {
		list = append(list, "In preparation: "+strings.Join(waiting, "; ")+".")
	}
	return append(list, "All names belong to their owners. This program is unofficial and not for sale: nobody earns by it, and no owner has approved it. "+
		"It plays by the rules; the words, pictures and sounds were made for it.")
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
