package summary

import (
	"time"

	"portcullis/rules"
	"portcullis/scenes/ink"
	"portcullis/scenes/kit"
	"portcullis/scenes/shell"
)

// State is how far a saved match has come.
type State uint8

// The states.
const (
	Playing State = iota
	Won
	Lost
	Ended   // without a winner or loser among the people
	Damaged // cannot be opened
)

// Picture is the picture of the state.
func (s State) Picture() string {
	return [...]string{"kit/play", "kit/trophy", "kit/skull", "kit/seal-hand", "kit/warning"}[s]
}

// Word is the state in a word.
func (s State) Word() string {
	return [...]rules.Text{rules.T("playing").In("a match"), rules.T("won").In("a match"), rules.T("lost").In("a match"), rules.T("ended").In("a match"),
		rules.T("cannot be opened").In("a match")}[s].String()
}

// Match is one match of the list.
type Match struct {
	Path    string
	ID      string // of its row
	Game    kit.Entry
	Title   string // the game and its variant
	Short   string // the same for little room, beside the game's emblem: the variant alone, if it has one
	Variant string // "Normal": what it is counted as, of kit.Entry.Variants
	Name    string
	Lesson  string // id of the lesson that it is; such a match is in no records
	Turn    string // "Round 2, turn 6 of 12"; of a damaged file what is wrong with it
	Next    string // what is asked; of a damaged file what was kept
	When    string // "Today, 21:40", once it is dated
	Began   string // "started today at 21:12"
	Choices int
	Seats   []Sign   // of the seats
	Sitting []string // who sits where, if anybody can sit elsewhere
	State   State
	Veiled  string // why it cannot be watched; empty if it can
	Advice  string // of a damaged file
	Rescue  bool   // a part of a damaged file can be opened as a copy
	Aside   bool   // it is left alone, because reading it failed or took long; it can be opened anyway
	Changed time.Time
	Facts   []kit.Fact
	Lines   []string
	Board   func(w, h float64) ink.List // picture of the board, nil if there is none

	begun time.Time // when it was begun; zero: nobody knows
	sum   string    // hash of the file that was read; empty: the row may not be kept
	ended string    // outcomes.Key of a match that is over and belongs into the records; else empty
}

// Date says when, seen from now. A listing leaves that to whoever shows it.
func (s *Match) Date(now time.Time) {
	s.When, s.Began = day(s.Changed, now), ""
	if !s.begun.IsZero() {
		s.Began = rules.Say("started %s", shell.Lower(day(s.begun, now)))
	}
}
