package sense

import (
	"fmt"

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

// Brisk is a computer player that looks at so many worlds at most, as files write it.
func Brisk(player string, worlds int) string {
	for _, k := range bot.Kinds() {
		if k.Name == player && k.Iterations > worlds {
			return fmt.Sprintf("%s:%d", player, worlds)
		}
	}
	return player
}

// Whole are the setups of a whole table: each value of the first option, with as few seats as it allows and with as many
// as the game has, where it allows that.
func Whole(game rules.Game, seed uint64) (list []rules.Setup) {
	info := game.Info()
	each := []map[string]string{nil}
	if len(info.Options) > 0 && len(info.Options[0].Values) > 1 {
		each = nil
		for _, v := range info.Options[0].Values {
			each = append(each, map[string]string{info.Options[0].ID: v.ID})
		}
	}
	for _, options := range each {
		few, err := rules.CompleteFor(game, rules.Setup{Seed: seed, Options: options})
		if err != nil {
			continue
		}
		list = append(list, few)
		if many, err := rules.CompleteFor(game, rules.Setup{Seed: seed, Options: options, Seats: info.MaxSeats}); err == nil && many.Seats > few.Seats {
			list = append(list, many)
		}
	}
	return list
}
