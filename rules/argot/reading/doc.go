// Package reading is the second reading of The Siege of Argot: where a block can march, and its combat, which is who
// acts, what it may do, whither it may retreat, how many dice it rolls against what, and who can take the hits
// (docs/rules/argot.md, 4.4 to 4.13 and 4.15 to 4.18).
//
// It was written from the ledger alone, by someone who had not read the engine, and has to stay independent of it:
// it imports none of its packages and copies nothing from them. Where the two differ the ledger is asked, never the
// engine.
package reading
