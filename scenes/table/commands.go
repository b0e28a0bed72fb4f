package table

import (
	"portcullis/game/match"
	"portcullis/rules"
	"portcullis/save"
)

// Match is what the table reads of the match in progress; *match.Match is one. Nothing in it
// changes the match.
type Match interface {
	Info() rules.Info
	Header() save.Header
	Seats() []save.Seat
	Humans() rules.Seats
	Decider() rules.Seats
	Over() bool
	Len() int
	At(n int) (rules.State, error)
	View(viewer rules.Seat) rules.State
	Seen(n int, viewer rules.Seat) []rules.Event
	Instants(n int) ([]match.Instant, error)
	Known(n int, instants []match.Instant, viewer rules.Seat) []match.Instant
	Lines(viewer rules.Seat) []match.Line
	Sum(viewer rules.Seat) (match.Line, bool)
	// Secret reports whether seats know different things.
	Secret() bool
	Preferences(seat rules.Seat) []rules.Preference
	History() []match.Entry
	LastOf(seat rules.Seat) int
	CanUndo(match.Scope) (match.Plan, bool)
	CanUndoTo(n int) (match.Plan, bool)
	CanRedo(match.Scope) (match.Plan, bool)
}

// Commands is what a person can ask for at the table. Each only posts a command; what came of
// it reaches the table by Follow.
type Commands interface {
	Play(rules.Choice)
	Undo(match.Scope)
	UndoTo(n int)
	Redo(match.Scope)
	Save()
	Leave()
	// Rules opens the rules at a ledger id; empty: at the beginning.
	Rules(rule string)
	Settings()
	// Results opens the scene that tells how the match ended.
	Results()
	// Chronicle opens the story of the match as a seat saw it.
	Chronicle(viewer rules.Seat)
	// Aside opens what a piece of the board leads to beside the match; play plays choices one after the other.
	Aside(el rules.Element, viewer rules.Seat, play func([]rules.Choice))
	// Prefer settles how the seat that decides wants to be asked.
	Prefer(seat rules.Seat, id, value string)
	AskHint()
	DropHint()
}
