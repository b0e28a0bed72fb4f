// Package lesson is lessons: matches from prepared positions in which a mentor says what to do, step by step.
//
// A [Lesson] is data, read strictly from a TOML file with a position beside it ([Open]). It is a small graph of
// steps over a normal match: a step says something, names what is lit, and which choices lead on. A [Run]
// follows a match and knows which step it stands at; the rules know nothing of it, so that the file of a lesson
// replays without the lesson. [Walk] plays a lesson on all its ways, for linters and tests.
//
//	lesson.go   what a lesson and its steps are
//	load.go     reading a file
//	judge.go    what may stand in it: ids, words, patterns
//	graph.go    whether every way of its steps ends
//	library.go  all lessons there are
//	pattern.go  choices by their notation; conditions by facts and events
//	run.go      a lesson in progress: its steps, back and forth
//	number.go   which step stands, of how many on its way
//	choose.go   which choices are open, and what others are told
//	force.go    the dice of a choice, and what other seats play
//	walk.go     a lesson played on all its ways
//	done.go     which lessons were played to their end
package lesson
