// Package save keeps matches on disk: match files, the folder that holds them, and the
// atomic replacement of small files such as settings.
//
// A match file is text, one line each: a header that decides how the match began, then one
// line for everything that was done since.
//
//	portcullis-match 2 {"app":"0.1.0","game":"kurth",...}  #9f86d081884c7d65
//	1 play move armory  #2c26b46b68ffc68f
//	2 undo 0  #fcde2b2edba56bf4
//
// A line of a record is its number, its kind and its text, two spaces and the check. The
// check is the first 16 hexadecimal digits of the SHA-256 of the check of the line before
// (nothing for the header) followed by the line as it stands before its two spaces. So a
// line that was changed, left out, repeated or moved no longer fits. Every line ends with a
// line feed; a line without one at the end of the file was being written when the program
// died, and was never acknowledged. Format 2 has entries for preferences, and is else like
// format 1.
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
