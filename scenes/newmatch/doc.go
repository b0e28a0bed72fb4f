// Package newmatch is the screen on which a match is settled before it begins: game, mode, seats,
// options, seed. What only one game settles, its kit lays out.
package newmatch
