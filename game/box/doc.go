// Package box is the list of the games of Portcullis: which there are, in what order they
// lie in the box, and the rules of those that can be played.
//
// Content comes as a file system with one folder per game, named by the game's id
// ("kurth/actions.toml"), built in or from a folder of the user's own.
//
// What is where:
//
//	games.go   the list of games, a line each
//	box.go     opening them with their content
//	faults.go  what is wrong with content or an id
package box
