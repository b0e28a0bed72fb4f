// Package save keeps matches on disk: match files, the folder that holds them, and the
// atomic replacement of small files such as settings.
//
// A match file is text, one line each: a header that decides how the match began, then one
// line for everything that was done since.
//
//	portcullis-match 4 {"app":"0.1.0","game":"kurth",...}  #9f86d081884c7d65
//	1 play move armory  #2c26b46b68ffc68f
//	2 undo 0  #fcde2b2edba56bf4
//
// A line of a record is its number, its kind and its text, two spaces and the check. The
// check is the first 16 hexadecimal digits of the SHA-256 of the check of the line before
// (nothing for the header) followed by the line as it stands before its two spaces. So a
// line that was changed, left out, repeated or moved no longer fits. Every line ends with a
// line feed, before which a program that carried the file about may have put a carriage return; a line without one at the end of the file was being written when the program
// died, and was never acknowledged. Format 2 has entries for preferences, and is else like
// format 1; format 3 names the revision of the rules in its header, and format 4
// the lesson that a match is; it has entries for dice that take the place of those that wait.
//
// # Rules that were mended
//
// A mended rule changes what the records of an old match mean, so a game counts the revisions
// of its rules (rules.Info.Revision) and the content it came with (rules.Info.Contents), and
// the header says which of them the match was begun with. A file that says nothing is of
// revision 1. An older match is played again as far as its choices are still legal, goes on
// from there and says so; nothing in a file tells whether a match had ended, so one that no
// longer comes to its end goes on as well. Looking at it changes nothing. Before its first new
// record the file is copied beside itself, as NAME.siege.rules-1, and then replaced by one of
// today's rules with the records that fit (see [Journal.Renew]). A match of a newer revision
// is refused.
//
// # Files that change under an open window
//
// Before each record the journal looks whether its file is still there, as long as it left it and
// of the same times; where a time is another, and whenever somebody asks whether all is saved, it
// holds what is in the file against what it wrote. If that differs, the whole match is written to a new file, NAME-rescued.siege, and goes on there
// (see [Rescued]).
//
// # Contents
//
//	record.go   header, seats and records, and what they may say
//	text.go     names, words and JSON on one line
//	format.go   the versions of the format, and the check of a line
//	parse.go    reading the text of a file
//	read.go     opening a file
//	journal.go  writing a file, record by record
//	rescue.go   a file that is lost while it is open
//	changed_*.go when a file was changed, where the system tells
//	look_*.go   when a file of the folder was written, and how large it is
//	renew.go    a match of older rules that goes on
//	game.go     whether a game can play a file
//	folder.go   the folder of matches
//	trash.go    deleted matches
//	fault.go    what is wrong with a file, for people
//	lock_*.go   one writer at a time
//
// # Files from strangers
//
// Nothing in a file is executed, and no path is ever taken from inside one: the name of a
// new file is made of the game's id (letters and digits only) and a time. Size, line length
// and number of records are bounded, and what exceeds the bounds is refused before it is
// read. Only regular files are opened: a symbolic link, a device, a pipe or a folder is
// refused with a reason, so that opening never blocks and a link in the folder of matches
// never leads out of it. A link among the parent folders is the person's own and is followed.
//
// # Two programs
//
// Who writes a match holds an advisory lock on the file itself (no lock files are left
// behind, and a killed program leaves no lock). Reading needs no lock.
package save
