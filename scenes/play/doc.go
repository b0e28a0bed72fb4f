// Package play puts a match on the screen: the table with the board of its game, to be played or to
// be watched from its beginning.
package play
