// Package reading is the second reading of Siege at Kurth: its whole turn. It works out what can be chosen, what each
// choice and each throw does up to the next question, and how likely an attack is won (docs/rules/kurth.md, 4 and 7).
//
// It was written from the ledger alone, by someone who had not read the engine, and has to stay independent of it:
// it imports none of its packages and copies nothing from them. Where the two differ the ledger is asked, never the
// engine.
package reading
