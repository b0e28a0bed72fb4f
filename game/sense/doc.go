// Package sense asks whether computer players play at all: fixed players who do not want to win sit against them, and
// it is watched what they waste and what they let go by. It knows no game: what a choice takes on and gives up, a state
// tells (rules.Venturer).
//
//	players.go  who sits against them: Passive, Reckless, Hoarder
//	watch.go    what is wasted, and who stands idle
//	trial.go    matches of one row, and what comes of them
//	rows.go     the rows of a game: modes, sides and levels
package sense
