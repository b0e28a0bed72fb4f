// Package files reads, replaces and puts away the small files that belong to a person:
// matches, decks, settings. Reading never blocks and never follows a link out of a folder,
// replacing leaves the old or the new file whole, and what is deleted lies in a trash first.
//
//	address.go what a file: address names
//	read.go    opening and reading what is a file, and the cause in an error of the system
//	write.go   replacing a file at once, and names that are free
//	sweep.go   what a kill left of writing
//	trash.go   deleted files
//	sync.go, sync_*.go  making names as safe as files
package files
