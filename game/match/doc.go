// Package match is a match in progress: who sits where, what has been decided, what the
// log says, what can be taken back, and the journal that keeps it all.
//
// A [Match] owns the [rules.State] that it plays. Each choice that is played becomes an
// [Entry] of the history; undo and redo move along that history, so what was taken back
// can be played again until something else is decided. Every change is written to a
// [Journal] as one record, and [Load] plays those records again to the same byte.
//
// A Match is not safe for use by several goroutines at once. It starts no goroutine, reads no
// clock and opens no file.
package match
