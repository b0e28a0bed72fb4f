// Package reading is the second reading of B-Sieged: the Enemies phase, from the killing of the Messenger over the
// attacks of Krohns, Gargohs and Mölens, with who is hit and who decides, to the march (docs/rules/bsieged.md, 4.7,
// 4.13, 4.14, 4.24 and 4.25). What Tactics cards do is taken as told; what follows from it is not.
//
// It was written from the ledger alone, by someone who had not read the engine, and has to stay independent of it:
// it imports none of its packages and copies nothing from them. Where the two differ the ledger is asked, never the
// engine.
package reading
