package game

import (
	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/rules"
)

// Follower is a Scene that shows the match. Every scene on the stack that is one is told
// what happened to the match, on the loop's goroutine, before the scene on top is updated.
type Follower interface {
	Follow(Change)
}

// Patient is a Scene that shows what happened at its own pace: the next decision of a
// computer player is played when it is ready, and not while it animates, pauses or shows a
// curtain.
type Patient interface {
	Ready() bool
}

// ChangeKind says what happened to the match.
type ChangeKind uint8

// The kinds of change.
const (
	Opened    ChangeKind = iota // another match is on the table
	Played                      // a choice was played
	Moved                       // undo or redo
	TableSet                    // the name, the seats, the take-backs or a preference changed
	Closed                      // the match was put away
	Advised                     // a hint was asked for, has come or is forgotten
	Resettled                   // the settings of the program changed
	Taught                      // the lesson stands at another step
)

// Change is what happened to the match in one command.
type Change struct {
	Kind     ChangeKind
	From, To int // decisions that stood before and that stand now
	// Of Played:
	Choice   rules.Choice
	Seat     rules.Seat      // who decided
	Instants []match.Instant // what it led over, as it truly was; see match.Known
	Reason   rules.Text      // why, of a computer player
	// Of Advised:
	Advice Advice
	// Of Resettled:
	Settings settings.Settings
}

// Advice is how it stands with the hint for the position on the table.
type Advice struct {
	Pending bool // it was asked for and has not come yet
	Has     bool // it has come
	Hint
}
