// Package reading is the second reading of Tower Siege: what is rolled in an attack, against which level, and what
// comes of it cell by cell, with protection, additional and continued attacks, Ripostes and what they lead to
// (docs/rules/towersiege.md, 4.1, 4.2, 4.13, 4.17 and 4.18).
//
// It was written from the ledger alone, by someone who had not read the engine, and has to stay independent of it:
// it imports none of its packages and copies nothing from them, the tables in tables.toml included. Where the two
// differ the ledger is asked, never the engine.
//
// What is where:
//
//	read.go, feed.go      the reading, and what a match brings it, one after another
//	board.go, cards.go    the table as it stands, and what is printed on cards
//	action.go, attack.go  what was declared, and its rolls
//	levels.go, tables.go  classes of rolls, and the resolution tables
//	riposte.go            Ripostes
package reading
