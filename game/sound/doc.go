// Package sound makes the sounds of the table. All are synthesised for this project, from
// struck bars, filtered noise and breath, when they are first wanted; nothing is recorded.
//
// A [Player] opens the audio device with the first sound that is to be heard and lets it
// rest whenever nothing sounds: a silent program costs nothing.
package sound
