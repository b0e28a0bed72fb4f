// Package conform proves that a game keeps the contract of package rules. Its tests are
// written once and run for every game of the box.
//
// [Explore] plays one random match, decided by a seed, and checks the contract all along;
// what it finds is a *[Fault] that tells how to find it again. [Run] does so for many
// matches within a test. [Playthrough] writes a whole match as text, which [Golden] compares
// with a file that people review. [Allocations] counts what choices take of memory.
//
// What is checked, by the name under which a [Tally] counts it and a Fault reports it:
//
//   - info: titles, seats, options and their defaults fit together; setups that do not are
//     refused with a *rules.SetupError
//   - choices: before the end there are choices, none twice, and asking twice gives the same
//   - notation: every choice survives Notation and Parse, on one line without tabs
//   - describe: every choice has a sentence, a rule and a path of its own, which does not end
//     on the way of another; what lies on a path is not explained away by WhyNot
//   - prompt: the question, the phase and the rule are there, and the turns are counted
//   - round trip: every state, one that is over included, survives Snapshot and Restore: the same
//     bytes, decision and outcome
//   - snapshot: a restored match goes on alike
//   - damage: a snapshot with a random fault is refused, or gives a match that can be played, and
//     whose states survive the round trip too
//   - clone: a match and its copy do not touch each other
//   - refusal: illegal choices change nothing and give a reason
//   - teller: talking changes nothing
//   - force: forced dice come out; faces that no die has are refused
//   - chances: listed throws are complete, can be forced, and agree with the odds previewed
//   - prefer: what a seat settles about how it is asked starts as the options say, changes
//     neither the decision that waits nor the generator, and no other seat can see it
//   - open: a match that says that it hides nothing from any seat looks the same to all
//   - deal: what is told of the deal keeps the rules for events; a restored match tells nothing
//   - evaluate: an estimate is 0 to 1 and exact at the end
//   - warnings: what threatens is told in words and by a rule, the worst first, and telling it changes nothing
//   - account, losses: what a seat has and what stands against it is listed as far as that seat knows it, and an event
//     tells the seat of each loss that nobody pays with
//   - sensible: what computer players are left to choose from is legal and not empty
//   - tags: tags are words on one line
//   - copy: a copy made in place is the match and goes its own way; so is one veiled in place
//   - veil: a veiled match is sound, looks the same to its seat, and hides the rest: worlds
//     that differ in what the seat cannot know look the same and veil to the same bytes
//   - reveal: what a choice shows a seat, an event says; see rules.Event.Reveals
//   - events: events speak, name their rule and carry sound numbers; dice are reveals
//   - retold: an event is told the same way at the end of the match
//   - invariants: Check holds after every choice
//   - end: there is an outcome exactly at the end, within MaxDecisions
//   - determinism: the same seed and choices give the same bytes
//
// [Mutate] has a game restore snapshots that no match has written: fields changed to bounds and beyond, left out,
// repeated, exchanged, of another kind, or as they were in another match. What the game takes must pass Check, look
// sound from each seat, be spoken of and thought about, and go on.
//
// [Questions] plays random matches for one thing alone: that nobody is asked what decides nothing.
//
// What is where:
//
//	run.go, explore.go, fault.go  matches, one match, what was found
//	setup.go, open.go, prefer.go  what is settled before and during a match
//	view.go, words.go, events.go  what a state says and what it tells of
//	account.go                    what seats have and lose
//	chance.go, computer.go        dice and odds; estimates and guidance
//	copies.go, roundtrip.go       clones, scratch states, snapshots
//	mutate.go, mutants.go         snapshots with random faults, and what is asked of those that are taken
//	hidden.go                     what a seat must not know
//	golden.go, sayings.go         whole matches, and all ways of saying something, as text
//	questions.go, lead.go         questions that decide nothing, and what only leads on from a question
//	begun.go                      that nothing is begun only to be taken back
//	reread.go                     a second reading of the rules, held against positions of random matches
//	memory.go                     what the choices of random play take of it
package conform
