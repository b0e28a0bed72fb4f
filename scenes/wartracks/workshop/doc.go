// Package workshop tells the deck builder of Siegestorm: its factions, ranks and crests, what its cards
// say, and which decks a match takes.
package workshop
