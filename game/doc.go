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
//
// What is where:
//
//	app.go, loop.go, straight.go, window.go, surface.go, display.go  the program, and the window that Ebitengine gives it
//	ahead.go                                      the first tick, taken while the window opens
//	behind.go                                     a person whose window lies behind others is called
//	clock.go, wake.go, watchdog.go, tidy.go       ticks, sleep, what wakes the loop, and rest
//	retry.go                                      what could not be saved is offered again
//	queue.go, command.go, change.go               commands, and what is told of what they did
//	scene.go, stack.go, notice.go                 screens, and short messages over them
//	overlay.go, outlines.go                       what is drawn over a screen
//	device.go, gather.go, mouse.go, keys.go, keyboard.go, repeat.go, finger.go, pad.go  mouse, keys, touch and gamepads
//	writing.go                                    the keyboard of a touch screen
//	table.go, think.go, crew.go                   the match on the table, and who thinks about it
//	lesson.go                                     the lesson that the match on the table is
//	errand.go, opening.go                         what is done apart from the loop: reading match files
//	folders.go, screenshot.go, recent.go          files, pictures, the last commands
//	driver.go, speaker.go                         who plays the person, and who reads the screen aloud
//	crash.go, aftermath.go, plain.go, page.go, none.go  faults, and what is shown without any scene
package game
