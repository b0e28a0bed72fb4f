// Package folder keeps the decks that people build as readable files in a folder; see
// [decks.File] for what is in them. A file that cannot be read is listed with the reason
// and never replaced: what a new deck would overwrite unseen goes to the trash first.
//
// What is where:
//
//	folder.go  the folder of decks
//	draft.go   the deck that is being built
//	fault.go   what is wrong with a file
package folder
