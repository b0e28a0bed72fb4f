// Package game runs the program: the loop, the command queue, scenes, settings and sound.
package game
