// Package content reads content files, the cards and tables that a game is loaded from:
// strict TOML, in which everything wrong is found at once, each fault with its file, its
// line and its reason. A pack may come from a stranger: files, entries, texts and the faults
// themselves are bounded, and what is no file is never opened.
//
//	file.go      a file under inspection: reading, decoding, noting faults
//	sub.go       the folder of one game in a pack
//	text.go      the texts of content: how long, and which characters
//	stranger.go  unknown keys and too many entries, found before they cost time
//	lines.go     in which line a key stands
//	misfit.go    what is wrong with TOML, in words of people
//	check.go     what loaders ask of values: numbers, ids, texts, sources
//	fault.go     what is wrong, for people
package content
