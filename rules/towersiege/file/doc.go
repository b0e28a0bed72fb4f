// Package file writes matches of Tower Siege down and reads them again, checks what was read, and knows what
// each seat may see: it deals anew what a seat cannot know, and takes out of events what a seat did not see.
// Ledger ids (TS-...) are those of docs/rules/towersiege.md; what is hidden is its section 2.3.
//
//	form.go      the form of a file, and the words of what a match has a number for
//	snapshot.go  writing
//	restore.go   reading, field by field
//	flow.go      reading what is under way: actions and frames
//	check*.go    the invariants that one position can show
//	veil.go      dealing anew what a seat cannot know
//	redact.go    events as a seat saw them
package file
