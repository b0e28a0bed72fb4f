package cards

import (
	"slices"

	"portcullis/rules/decks"
)

// Set is all the content of the game. It is read only and safe for several goroutines.
type Set struct {
	Cards    []Card // by ID
	Decks    []Deck
	Bosses   []Boss
	Starters []decks.List // one per player faction, in the order of Decks
	Book     *decks.Book  // the cards as decks name them
}

// ByKey returns the design with a key of the content files, "ys_the_assassin".
func (s *Set) ByKey(key string) (id ID, ok bool) { return s.Book.ByKey(key) }

// Hash identifies the content: 16 hexadecimal digits over the bytes of its files.
func (s *Set) Hash() string { return s.Book.Hash }

// Factions are the decks of players, a leading part of Decks.
func (s *Set) Factions() []Deck {
	n := slices.IndexFunc(s.Decks, func(d Deck) bool { return d.Kind == BossDeck })
	return s.Decks[:n]
}

// Deck is a printed deck: a player faction or a boss deck.
type Deck struct {
	Key      string // "ysra"
	Name     string
	Kind     DeckKind
	Crest    Crest // of a boss deck: Basic or Advanced
	Identity string
	// FirstGame marks a faction whose Starter deck new players should use (ST-DCK-8).
	FirstGame bool
	First     ID // its designs are First to First+Designs-1
	Designs   int
}

// DeckKind says who plays a deck.
type DeckKind uint8

// The kinds of deck.
const (
	PlayerDeck DeckKind = iota
	BossDeck
)

// Boss is one of the opponents of Solo and Co-op (ST-SOL-2).
type Boss struct {
	Key        string // "the_goblin_king"
	Name       string
	Difficulty Difficulty
	Hand       int8 // cards he draws each turn
	Basic      int  // index of Set.Decks
	Advanced   int  // index of Set.Decks
	Solo, Coop Column
	Menace     []MenaceEffect
	MenaceText string
	Flavour    string
	Source     string
	Revealed   []string
}

// Difficulty is ST-SOL-1.
type Difficulty uint8

// The difficulties.
const (
	Medium Difficulty = iota
	Hard
	VeryHard
)

// Column is one column of the back of a boss card.
type Column struct {
	Menace   int8 // 1 to 5
	Basic    int8 // cards from the basic deck
	Advanced int8 // cards from the advanced deck
	Life     int8 // 1 to 50
}

// MenaceEffect is a triggered effect of the boss card (ST-BOS-18).
type MenaceEffect struct {
	On      Trigger // AllyDeployed, AllyStorms or AllyKilled
	Effects []Effect
}
