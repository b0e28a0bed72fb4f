// Package match is a match in progress: who sits where, what has been decided, what the
// log says, what can be taken back, and the journal that keeps it all.
//
// A [Match] owns the [rules.State] that it plays. Each choice that is played becomes an
// [Entry] of the history; undo and redo move along that history, so what was taken back
// can be played again until something else is decided. Every change is written to a
// [Journal] as one record, and [Load] plays those records again to the same byte.
//
//	match.go       a match: how it begins, playing a choice, forced dice
//	history.go     what was decided, with copies of the state to go back to
//	undo.go        taking back and playing again, and what stands in the way
//	table.go       names, seats and the table option
//	prefer.go      how seats want to be asked
//	journal.go     records on their way to the disk, and those that wait
//	load.go        a match file played again
//	older.go       a match of older rules, taken up as far as it fits
//	log.go         the log as a viewer may read it
//	instant.go     the moments that events lead to
//	replay.go      walking through a match
//	statistics.go  what a match adds up to
//
// A Match is not safe for use by several goroutines at once. It starts no goroutine, reads no
// clock and opens no file.
package match
