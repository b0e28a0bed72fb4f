// Package game runs the program: the loop, the command queue, the stack of scenes, the match
// on the table, and the services around them (settings, sound, probe, crash reports).
//
// An [App] is everything but the window: it can be stepped tick by tick in a test. [Run]
// gives it a window.
//
// One direction holds the parts together. Scenes post [Command]s into the [Queue]; computer
// players post into the same queue from their own goroutines; the App carries the commands
// out once a tick, in order, before the scene on top is updated. What happened to the match comes
// back to every scene that is a [Follower].
//
// The program sleeps while nothing moves. A scene that has more to show asks for its next
// tick with [Tick.Wake]; input and posted commands wake the loop by themselves.
package game
