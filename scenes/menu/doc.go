// Package menu is the title screen: the box with its games, the match that was played last, and the ways to everything else.
package menu
