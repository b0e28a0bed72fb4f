package scenes

import (
	"portcullis/scenes/citadel"
	"portcullis/scenes/city"
	"portcullis/scenes/hexmap"
	"portcullis/scenes/kit"
	"portcullis/scenes/towers"
	market "portcullis/scenes/towers/workshop"
	"portcullis/scenes/wartracks"
	"portcullis/scenes/wartracks/workshop"
)

// Kits are the games that the program has screens for, one line a game. The rules of the games are
// listed in game/box/games.go.
func Kits() []kit.Kit {
	return []kit.Kit{
		city.Kit(),
		citadel.Kit(),
		wartracks.Kit(workshop.Decks()),
		hexmap.Kit(),
		towers.Kit(market.Decks()),
	}
}
