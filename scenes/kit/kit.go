package kit

import (
	"portcullis/game"
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/scenes/form"
	"portcullis/scenes/ink"
	"portcullis/scenes/shell"
	"portcullis/scenes/table"
)

// Kit is all that the shell knows of one game.
type Kit struct {
	ID string // of rules.Info
	// Board makes the board; nil: there is none yet, and the game cannot be shown.
	Board   func() table.Board
	Colours Colours // of its box; the zero value is plain oak
	// Seals are the seals of the seats, by their numbers in [ink.Emblems]; nil: in that order.
	Seals []int
	// Plain says that a match is called as the game is, without the value of its first option, and counted by how many play.
	Plain bool
	// Computers are the seats in which computer players sit at first.
	Computers rules.Seats
	About     rules.Text // a few sentences: what one does in it
	Credit    string     // whose game it is: "Name, publisher, year"
	// Headlines are the ends of a match in a few words, by Outcome.Result. For other ends there are
	// words that suit any game.
	Headlines map[string]rules.Text
	// Tracks are the elements whose first line of About tells how a match stands.
	Tracks []rules.Element
	// Timed games last as long as is settled before them: how short a match was that was won tells nothing.
	Timed bool
	// Facts are how a match stands, in place of the turn and the Tracks; nil: those are told.
	Facts func(rules.State) []Fact
	// Story is what is told of a match that is over; nil: what is counted of every match.
	Story func(*match.Match, Stats) Story
	// Endings are the paintings of its ends.
	Endings Endings
	// Setup makes the game's own part of the new match; nil: all options are settled in the same way.
	Setup     func(rules.Game) Setup
	Workshops []Workshop
	// Aside makes the scene that a piece of the board opens beside the match; nil: no piece does.
	Aside  func(*shell.Shell, rules.Element, Seated) game.Scene
	Sample Sample
	Full   Full
}

// Colours are those of a game's box: body, the ground of the picture, and the rim.
type Colours struct{ Body, Deep, Rim ink.Color }

// Seated is who sits at a match when a scene is opened beside it.
type Seated struct {
	Match  *match.Match
	Viewer rules.Seat
	// Play plays choices one after the other, as a click on a series does (see table.Composer).
	Play func([]rules.Choice)
}

// Fact is a number of a match with its picture.
type Fact struct{ Picture, Name, Value string }

// Sample is what the settings show of a game, so that one sees what a setting does.
type Sample struct {
	Prompt string             // what a person is asked
	Card   func(*form.Column) // a card; nil: this game has no sample
	Rule   string             // a few sentences of its rules
}

// Full is where the screen of a game is fullest, for those who measure the program.
type Full struct {
	Setup  rules.Setup           // the matches in which to look
	Kind   string                // of the decision
	Pieces func(rules.State) int // how much the first seat sees; nil: this game is not measured so
}
