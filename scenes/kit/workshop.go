package kit

import (
	"portcullis/rules"
	"portcullis/scenes/shell"
)

// Workshop is a place of a game where people make values of an open option, such as decks.
type Workshop struct {
	Makes string // Option.Open: "deck"
	// ID, Icon, Text and Tip are its button on the title screen.
	ID, Icon  string
	Text, Tip rules.Text
	// Open makes it for the rules as they were loaded.
	Open func(*shell.Shell, rules.Game) Maker
}

// Maker is a workshop at work. The new match offers what is there; see [Entry.Maker].
type Maker interface {
	// Look has read what people have made and kept, apart from the screens, and calls found on the
	// loop's goroutine when that is done: before it returns if that is quick. stop makes that it is
	// not called.
	Look(found func()) (stop func())
	// Made lists what people have made and kept, as it was found last, in the order in which to offer
	// it. The options are what else is settled.
	Made(options map[string]string) []Made
	// Words says in a few words what a value is that is not in the list.
	Words(value string) string
	// Open shows the scene in which a value is made. It calls Take when the person is done
	// and leaves its scene; if the person gives up, it only leaves.
	Open(Order)
	// Visit shows that scene with nobody waiting for a value.
	Visit()
}

// Order is what somebody wants made.
type Order struct {
	For     string            // whose it will be: "Player 2"
	From    string            // the value to begin with; empty: none
	Options map[string]string // what else is settled
	Take    func(value string)
}

// Made is a value that somebody has made.
type Made struct {
	Name    string
	Note    string // a few words about it
	Value   string // what the option takes
	Problem string // why it cannot be taken with these options; empty if it can
}
