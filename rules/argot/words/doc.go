// Package words says what The Siege of Argot asks, does and means, as rules.Text: prompts, choices,
// previews, events, explanations and reasons. It reads the state of package engine and changes nothing.
// All that it says of a block it says by the state that it is given: a state veiled for a seat says what
// that seat knows.
//
//	titles.go       what blocks, places, parties and seats are called
//	prompt.go       the question that waits, the phase, how far the match has come
//	describe.go     choices: the table, and the elements that are clicked
//	before.go       choices of the campaign, the council and the set-up
//	march.go        choices of movement
//	fight.go        choices of combat
//	rally.go        choices of the rally, and powers of heroes
//	tell.go         events
//	way.go          ways of several steps, each told as one
//	bind.go         groups that march, set-ups and missions, each told as one
//	recount.go      what battles came to, for who is asked after others; recount_shots.go: bombardments
//	brief.go        what the siege is about, and what the objective is called
//	about.go        explanations of what lies on the board
//	chronicle.go    a match as a story
//	caution.go      what a choice gives up
//	deserted.go     posts that a march leaves to nobody
//	warn.go         what threatens as the board stands; warn_storm.go who can take the objective; warn_battle.go the battles that wait
//	whynot.go       why something cannot be clicked
//	aim.go          what a plan of a movement turn is about
//	because.go      why a choice is better than the next best
//	reason.go       why a choice of a movement turn or of a fight is made
//	outcome.go      how a match ended
package words
