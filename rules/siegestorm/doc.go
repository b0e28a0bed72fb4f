// Package siegestorm plays Siegestorm: Siege Mode, a card duel of attrition for one to four
// players: Duel, Free-for-All, Solo and Co-op against a boss, and Last Man Standing.
//
// The rules run as a small machine. [State] keeps a stack of frames (a turn, a window, a
// chain, a text that is being carried out, a storm); the uppermost one goes on until it
// waits for a decision. So any effect can stop in its middle to ask, and a snapshot taken
// there is complete. Cards are data; package cards holds their texts as lists of verbs, and
// each verb is one small function here.
//
// Rule ids such as ST-CHN-4 refer to the rules ledger, docs/rules/siegestorm.md.
//
// # Where things are
//
//	brief.go                            what the match is about
//	game.go, options.go, deck.go        the game, its options, decks of a setup
//	setup*.go, mulligan.go              dealing, the boss's deck, replacing starting hands
//	state.go, card.go, side.go, frame.go, copy.go    the match, and what is under way
//	board.go, move.go, static.go, traits.go          who faces whom; moving cards; ATT, DEF and costs
//	run.go, ask.go, verb.go             going on to the next question; questions and answers
//	turn.go, window.go, shared.go       a player's turn, its windows, the shared turn of Co-op
//	bearing.go                          which plays bear on the draw or the advance
//	announce.go, pay.go, swap.go, merit.go, bar.go, possible.go    playing a card, and what can be played
//	chain.go, react.go, relevant.go     commands and reactions, and who is asked for one
//	text.go, command.go, target.go, pick.go, verbs_*.go    texts of cards: one function a verb
//	trigger.go                          passives that an event sets off
//	order.go, storm.go, raise.go, spent.go  orders, storms, where a creature goes after it
//	harm.go, losses.go, recount.go, deeds.go, absorb.go, end.go, outcome.go  damage, what it takes, who takes it, how a match ends
//	boss_*.go, menace.go                the boss: his turn, order, targets, ties, storms and tokens
//	lastman.go                          elimination in Last Man Standing
//	preference.go                       how a seat wants to be asked
//	warn.go lot.go chances_left.go          that cards run out, what comes of doing nothing, and what else may avert it
//	account.go                          what a seat stands to lose and what stands against it
//	veil*.go, sees.go, redact.go        what a seat can know
//	prompt.go, describe.go, reason.go, whynot.go, about*.go, tell*.go, names.go, element.go, event.go    words
//	preview*.go, forecast.go            what a choice would do
//	course.go, afterwards.go, prospect.go, span.go   carrying things out on copies: a choice, a storm as it would go and all that it can come to
//	folly.go, bargain.go, drained.go, swing.go  what nobody does who wants to win, and what is too dear
//	sensible.go, evaluate*.go, tags.go  for computer players and statistics
//	foretell.go                         how often such a position is won, for people
//	venture.go, dear.go, vain.go, idle.go, overkill.go, settle.go, avert.go, keep.go  what a choice takes on and gives up, what it averts, and what can be kept
//	recommend.go                        what a choice takes or brings, for hints
//	facts.go                            numbers for lessons and feats
//	notation.go                         how choices are written
//	snapshot*.go, restore*.go, check*.go        a match as people read it, and its invariants
//	view.go, look*.go, stormsum.go, sketch.go    the position for screens and terminals
//
// What choices, events, WhyNot and About speak of is listed in element.go.
package siegestorm
