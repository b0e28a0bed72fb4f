// Package reading is the second reading of Siegestorm: what can be announced and answered, the chain of commands, and
// the storm with its strength, its targets and what comes of it (docs/rules/siegestorm.md, 4.7, 4.9 to 4.12, 4.15 and
// what 4.16 to 4.20 change of these).
//
// It was written from the ledger alone, by someone who had not read the engine, and has to stay independent of it:
// it imports none of its packages and copies nothing from them. Where the two differ the ledger is asked, never the
// engine.
//
// What is where:
//
//	read.go             the reading: what it asks of a position, and its answers
//	board.go, field.go  the position as it is read; creatures on the Battlefield
//	cards.go            what is printed on cards
//	announce.go         what can be announced and answered
//	chain.go            the chain of commands
//	storm.go            orders at the end of a track, and the storm
package reading
