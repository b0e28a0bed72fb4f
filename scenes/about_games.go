package scenes

// aboutOf says in a few sentences what one does in a game; empty for a game that we have not
// written about.
func aboutOf(game string) string {
	switch game {
	case "kurth":
		return "Night, and the Barons are in the city. Each turn three cards say where their forces gather and how hard they fight. " +
			"Walk one to three places, fight where you stand, and spend Mana and Spirit well: hold out for twelve turns, and the gates are yours."
	}
	return ""
}
