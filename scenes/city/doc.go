// Package city lays out the board of Siege at Kurth: the city at night in plan with its
// eight places on the ring road, the three action cards, the tracks and tables, the piles
// and the tray in which the dice fall.
//
// Everything here is a pure function from what the player may see to pieces. Nothing draws,
// waits or reads a clock.
package city
