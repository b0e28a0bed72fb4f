// Package engine plays Tower Siege: its state, what is asked, what an answer does, and what follows by itself.
// It knows no sentences but those of refusals, no files and no computer players; ledger ids (TS-...) are those
// of docs/rules/towersiege.md.
//
// What goes on lies on a stack of frames (frame.go): the match, a turn, and in it a declared attack, the window
// in which it can be answered, one exchange of rolls, a Riposte, a point that is lost. The uppermost frame goes
// on until one of them leaves a question; an answer changes the state, and the frames go on. Cards have no code:
// their effects are verbs, and each verb is carried out in one place.
//
//	state.go     the state, plain values throughout; seats and piles
//	thing.go     what is in play: creatures, structures, Items, Relics
//	timed.go     what is in force for a time
//	level.go     effective levels
//	pay.go       points, prices, Alchemy
//	target.go    what an effect can be aimed at
//	frame.go     what is under way, and how it goes on
//	question.go  what is asked and what can be answered, in two tables; Apply
//	notation.go  how choices are written
//	event.go     how what happened is told; elements; throws
//	new.go       how a match begins, and how the turn passes
//	turn.go      the turn
//	buy.go       purchases
//	items.go     Items that are moved and readied
//	moves.go     structures entered and left, Mounts
//	roll.go      levels that are rolled against, with what changes them
//	magic.go     Spells and Scrolls
//	uses.go      abilities of creatures, Items and Relics
//	effects.go   what magic and abilities do that are no attacks
//	action.go    a declared attack, from its targets to its last shot
//	window.go    who is asked to answer, and what bears on what
//	exchange.go  one attack on one defender, and the tokens of its cell
//	riposte.go   Ripostes and what follows from them; attacks that are turned round
//	loss.go      points lost, death, fall, elimination
//	sweep.go     magic that meets all in its reach; Mines destroyed, Minions bound
//	idle.go      when nothing is left to do, and which answers help
//	lead.go      what calls out all who can attack, and what can be done then
//	ask_*.go     one question each, with its answers
package engine
