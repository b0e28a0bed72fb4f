// Package file writes matches of The Siege of Argot down and reads them again, checks what was read, and
// knows what each seat may see: it deals anew what a seat cannot know, and takes out of events what a seat
// did not see. Ledger ids (AR-...) are those of docs/rules/argot.md; what is hidden is its section 2.3.
//
//	snapshot.go  the form of a file, and writing it
//	flow.go      what is under way, in words: frames, questions, phases
//	restore.go   reading a file, field by field
//	check.go     the invariants that one position can show
//	veil.go      dealing anew what a seat cannot know
//	army.go      which blocks an army may consist of, and which of them are upgraded
//	deal.go      which block stands behind which back: matching, then random exchanges
//	strength.go  how strong a block may be
//	redact.go    events as a seat saw them
//	disguise.go  choices as the other seat sees them made
package file
