// Package city lays out the board of Siege at Kurth: the city at night in plan with its
// eight places on the ring road, the three action cards, the tracks and tables, the piles
// and the tray in which the dice fall.
//
// Everything here is a pure function from what the player may see to pieces. Nothing draws,
// waits or reads a clock.
//
// What is where:
//
//	kit.go, sample.go                            what the shell knows of Siege at Kurth
//	city.go, position.go, plan.go, wants.go      the board, what is laid out, and where
//	board.go, ground.go, district.go, forces.go  streets, places, besiegers
//	act.go                                       what the Barons do, large
//	cards.go, card_style.go, panel.go            the row of cards, their spells and specials
//	fight.go, tray.go, offers.go, peril.go       the attack: before the roll, dice, what can change them, what costs dear
//	tracks.go, overrun.go, piles.go, strip.go    the columns, and the strip of a narrow screen
//	talk.go, legend.go, motion.go, ending.go     words, symbols, pace, the end
package city
