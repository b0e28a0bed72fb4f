package game

import (
	"portcullis/game/match"
	"portcullis/game/settings"
	"portcullis/game/sound"
	"portcullis/rules"
	"portcullis/save"
)

// The commands of scenes.
type (
	// Push puts a scene on top of the stack; Pop brings back the one below.
	Push struct{ Scene Scene }
	// Replace puts a scene in the place of the one on top.
	Replace struct{ Scene Scene }
	// Pop takes the scene on top away. The last scene stays.
	Pop struct{}
	// Home takes every scene but the lowest away.
	Home struct{}
	// Quit leaves the program. The match is on disk already.
	Quit struct{}
)

// The commands of the match.
type (
	// NewMatch begins a match and shows the board. What the header leaves open is settled
	// by match.Settle; App and Created are filled in.
	NewMatch struct{ Header save.Header }
	// OpenMatch loads a match file, apart from the loop, and shows the board.
	OpenMatch struct {
		Path string
		// Then is told what came of it, on the loop's goroutine. Nil: a notice tells what went wrong.
		Then func(error)
	}
	// LeaveMatch puts the match away. It is on disk already.
	LeaveMatch struct{}
	// Play plays a choice for the seats that are asked.
	Play struct{ Choice rules.Choice }
	// Undo takes back; match.CanUndo tells what.
	Undo struct{ Scope match.Scope }
	// UndoTo takes back until N decisions stand.
	UndoTo struct{ N int }
	// Redo plays again what was taken back.
	Redo struct{ Scope match.Scope }
	// RedoTo plays again until N decisions stand.
	RedoTo struct{ N int }
	// RenameMatch gives the match a name.
	RenameMatch struct{ Name string }
	// SetTakeBacks changes the table option.
	SetTakeBacks struct{ TakeBacks match.TakeBacks }
	// SetSeats changes names and players.
	SetSeats struct{ Seats []save.Seat }
	// Prefer settles how a seat that is to decide wants to be asked from now on.
	Prefer struct {
		Seat      rules.Seat
		ID, Value string
	}
	// SaveNow offers the journal what it could not take, and says that all is kept.
	SaveNow struct{}
	// AskHint asks a computer player what it would do; see App.Hint.
	AskHint struct{}
	// DropHint forgets the hint, or stops looking for one.
	DropHint struct{}
)

// The commands of the program.
type (
	// ChangeSettings replaces the settings, keeps them on disk and lets them take effect.
	ChangeSettings struct{ Settings settings.Settings }
	// Notify shows a notice.
	Notify struct{ Text string }
	// Warn shows that something went wrong, and logs it.
	Warn struct{ Text string }
	// PlaySound plays an effect.
	PlaySound struct{ Effect sound.Effect }
	// ToggleFullscreen goes to full screen and back.
	ToggleFullscreen struct{}
	// Screenshot keeps a picture of the next frame and says where.
	Screenshot struct{}
	// Typefaces tells the scenes how many times typefaces came from elsewhere: with others, all is laid out anew.
	Typefaces struct{ Came int }
)
