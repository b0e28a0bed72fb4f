package save

import (
	"fmt"

	"portcullis/rules"
)

// CheckGame tells whether a game can play the file: game is the one of the box whose id is
// Header.Game, or nil if there is none; loading is why its content could not be loaded, or
// nil. The error is a *FileError (ErrOtherGame, ErrNoContent, ErrContent) whose Readable is
// the whole file. After ErrContent a replay can still be tried by whoever knows the risk.
func (f *File) CheckGame(game rules.Game, loading error) error {
	fault := func(kind error, reason, advice string) error {
		return &FileError{Path: f.Path, Line: 1, Kind: kind, Cause: loading, Readable: f,
			Reason: reason, Advice: "The match is intact, and nothing was changed. " + advice}
	}
	switch {
	case loading != nil:
		return fault(ErrNoContent,
			fmt.Sprintf("the content of the game %q is missing: %v", f.Header.Game, loading),
			"Put the content back, or use the built-in content.")
	case game == nil || game.Info().ID != f.Header.Game:
		return fault(ErrOtherGame,
			fmt.Sprintf("it is a match of %q, a game that this program does not have", f.Header.Game),
			"Open it with a Portcullis that has the game.")
	case game.ContentHash() != f.Header.Content:
		return fault(ErrContent,
			fmt.Sprintf("the content of %s has changed since: the match was played with %s, and here is %s", game.Info().Title, f.Header.Content, game.ContentHash()),
			fmt.Sprintf("Play it with the content or the program it began with (Portcullis %s).", f.Header.App))
	}
	return nil
}
