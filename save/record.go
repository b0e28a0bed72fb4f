package save

import (
	"encoding/json"
	"time"
)

// Header is the first line of a match file: everything that decides how the match began.
type Header struct {
	App     string            `json:"app"`               // program version that wrote the file
	Game    string            `json:"game"`              // rules.Info.ID
	Content string            `json:"content"`           // rules.Game.ContentHash
	Seed    uint64            `json:"seed,string"`       //
	Options map[string]string `json:"options,omitempty"` // every option of the game, settled
	Seats   []Seat            `json:"seats"`
	Created time.Time         `json:"created"`
	Name    string            `json:"name,omitempty"` // given by a person; a Name record changes it
	// TakeBacks is the table option: undo may go past dice, reveals and other seats.
	TakeBacks bool `json:"take_backs,omitempty"`
	// Start is the snapshot of a match that began from an edited position instead of a deal.
	Start json.RawMessage `json:"start,omitempty"`
}

// Seat says who sits where. Its place in Header.Seats is its rules.Seat.
type Seat struct {
	Name   string `json:"name"`
	Player string `json:"player"` // Human, or the name of a computer player
}

// Human is the Seat.Player of a person.
const Human = "human"

// Kind is what a record says.
type Kind string

// The kinds of record.
const (
	Play  Kind = "play"  // Text is the notation of a choice that was applied
	Undo  Kind = "undo"  // N choices are left standing
	Redo  Kind = "redo"  // N choices stand again
	Force Kind = "force" // Text is the faces, "3 4 6", queued for the next dice
	Name  Kind = "name"  // Text is the match's new name
	Table Kind = "table" // Text is "take-backs on" or "take-backs off"
	Seats Kind = "seats" // Text is the JSON list of seats from here on
)

// Record is one line of the journal after the header.
type Record struct {
	Kind Kind
	N    int
	Text string
}
