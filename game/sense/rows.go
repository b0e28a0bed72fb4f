package sense

import (
	"portcullis/game/bot"
	"portcullis/rules"
)

// Levels are the computer players that may be tried in a game: all but the one that plays by chance.
func Levels(info rules.Info) (names []string) {
	for _, k := range bot.KindsFor(info) {
		if k.Name != "random" {
			names = append(names, k.Name)
		}
	}
	return names
}
