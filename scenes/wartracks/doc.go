// Package wartracks lays out the board of Siegestorm: trodden war tracks that run at each
// other with the Battle Zone between, hand, piles, Supporters, the chain of commands, the sum
// of a storm and the boss's board, in every mode.
//
// Everything here is a pure function from what a seat may see to pieces. Nothing draws,
// waits or reads a clock.
package wartracks
