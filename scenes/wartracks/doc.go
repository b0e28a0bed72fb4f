// Package wartracks lays out the board of Siegestorm: trodden war tracks that run at each
// other with the Battle Zone between, hand, piles, Supporters, the chain of commands, the sum
// of a storm and the boss's board, in every mode.
//
// Everything here is a pure function from what a seat may see to pieces. Nothing draws,
// waits or reads a clock.
//
// What is where:
//
//	kit.go, story.go, full.go                     what the shell knows of Siegestorm
//	board.go, position.go, rooms.go, geometry.go  the board, what is laid out, and where
//	ground.go, exits.go, creatures.go, tile.go, tilewords.go, movers.go   war tracks and who stands on them
//	sides.go, seats.go, circle.go, piles.go, support.go  what lies before a side
//	boss.go, bossplan.go, brief.go, briefboss.go  the boss, and sides in brief
//	hand.go, halves.go, gist.go, face.go, decklook.go, zoom.go  cards, small and at reading size
//	act.go                                        what others play, large
//	chain.go, payment.go, vision.go               commands, payments, cards looked at
//	storm.go, aims.go, touches.go, outlook.go, departures.go   a storm, what it could hit, what comes next
//	ribbon.go, chips.go, guide.go, talk.go, legend.go, motion.go, ending.go  steps, chips, words, symbols, pace, the end
package wartracks
