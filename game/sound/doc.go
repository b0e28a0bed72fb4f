// Package sound makes the sounds of the table. All are synthesised for this project, from
// struck bars, filtered noise and breath, when they are first wanted; nothing is recorded.
//
// A [Player] opens the audio device with the first sound that is to be heard and lets it
// rest whenever nothing sounds: a silent program costs nothing.
//
// What is where:
//
//	effect.go, recipes.go, wave.go  what is heard, and how it is made
//	mixer.go, player.go             what sounds at once, and when the device rests
//	device*.go                      the audio device of the machine
package sound
