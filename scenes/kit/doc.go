// Package kit says what the shell needs of a game. A game plugs in with one value: its board's
// folder makes a [Kit], and one line in the list of kits of package scenes names it. What a kit
// leaves out has a default: only ID is needed.
//
//   - kit.go: the Kit, its colours, a sample of its look
//   - entry.go: a game of the box together with its kit, as menus show it
//   - stats.go, story.go, sides.go: what is counted of any match, and what a game tells beside it, side by side
//   - ending.go: the paintings of how a match ends, and the line that decided it
//   - setup.go: a game's own part of the new match
//   - workshop.go: where people make values of open options, such as decks
package kit
