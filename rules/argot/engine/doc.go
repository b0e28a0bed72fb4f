// Package engine plays The Siege of Argot: its state, what is asked, what an answer does, and what
// follows by itself. It knows no sentences but those of refusals, no files and no computer players;
// ledger ids (AR-...) are those of docs/rules/argot.md.
//
// What goes on lies on a stack of frames (frame.go): the campaign, the set-up, a turn, and in it a
// movement turn, a battle, a roll whose hits are allotted. The uppermost frame goes on until one of
// them leaves a question; an answer changes the state, and the frames go on. What is forced is
// played without being asked.
//
//	state.go       the state, plain values throughout
//	piece.go       one block: where it is, what it did this turn, its numbers
//	party.go       parties, seats, who is hostile to whom
//	ground.go      who stands where: lists of each place, room, kinds
//	muster.go      the blocks of a scenario; third parties at home
//	roles.go       who attacks and who defends a place, over which hexsides they came
//	frame.go       what is under way, and how it goes on
//	forced.go      which questions decide nothing
//	question.go    what is asked and what can be answered, in two tables; Apply
//	notation.go    how choices are written
//	turn.go        the turn: card, movement, combat, rally, check
//	victory.go     who has won; settled.go what is left of a turn that can change nothing
//	losses.go      steps lost and gained, blocks lost, trains captured
//	event.go       how what happened is told; elements and buttons
//	new.go         how a match begins
//	campaign.go    the days before the siege; mission.go one mission; outcomes.go what they bring
//	council.go     the war council
//	setup.go       where blocks start, and the numbers by which the enemy knows them
//	rally.go       undead, raids, restoring
//	hidden.go      what files and veils need to know of a match, and to change
//	movement.go    the movement turn of a seat, and the location it activates
//	mover.go       what decides where a block can go
//	reach.go       where a block can end its move, and how: all paths, rule by rule
//	comers.go      who can come against a party in its next turn
//	reach_group.go the same for blocks of one party, one after the other
//	fly.go         the same for wings, which nothing hinders
//	path.go        the canonical path; a block goes along it
//	why_march.go   the rule that stops a move
//	why_block.go   why a block has no part in what is asked
//	pins.go        who is pinned by those that came in
//	ferry.go       boarding and landing
//	third_moves.go the movement of the third parties
//	combat.go      the combat of a party: its fire, then its battles
//	bombard.go     fire from outside
//	battle.go      the battle that is fought: rounds, letters, who acts, who has won
//	aim.go         dice and modifiers
//	roll.go        a throw and what follows at once
//	hits.go        hits allotted one by one
//	rout.go        courage before an Intimidating block
//	retreat.go     where blocks can retreat to
//	withdrawal.go  who leaves after the last round
//	regroup.go     what the victor moves; regroup_worth.go whether the victor is asked
//	holding.go     what it shows that no train is taken
//	reveal.go      what is shown in combat
//	ask_*.go       one question each, with its answers
package engine
