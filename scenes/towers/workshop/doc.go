// Package workshop tells the deck builder of Tower Siege: the base deck and its expansions, kinds of cards, what
// they say, and which decks a match takes.
package workshop
