package save

import (
	"fmt"
	"slices"

	"portcullis/rules"
	"portcullis/rules/plain"
)

// Aged reports whether the file is of an older revision of the game's rules, or was begun with
// content that the program came with earlier. What its records mean may have changed since.
func (f *File) Aged(game rules.Game) bool {
	return f.Header.Revision < revisionOf(game) || f.earlierContent(game)
}

func revisionOf(game rules.Game) int { return max(game.Info().Revision, 1) }

// earlierContent reports whether the file was begun with content that today's has replaced. A
// content pack replaces nothing.
func (f *File) earlierContent(game rules.Game) bool {
	known := game.Info().Contents
	last := len(known) - 1
	return last > 0 && game.ContentHash() == known[last] && slices.Contains(known[:last], f.Header.Content)
}

// CheckGame tells whether a game can play the file: game is the one of the box whose id is
// Header.Game, or nil if there is none; loading is why its content could not be loaded, or
// nil. The error is a *FileError (ErrOtherGame, ErrNoContent, ErrNewer, ErrContent) whose
// Readable is the whole file. After ErrContent a replay can still be tried by whoever knows the
// risk. An older revision of the rules is no error, see Aged; a newer one cannot be played:
// nobody here knows what its records mean.
func (f *File) CheckGame(game rules.Game, loading error) error {
	fault := func(kind error, reason, advice string) error {
		return &FileError{Path: f.Path, Line: 1, Kind: kind, Cause: loading, Readable: f,
			Reason: plain.Show(reason, maxReason), Advice: "The match is intact, and nothing was changed. " + advice}
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
	case f.Header.Revision > revisionOf(game):
		return fault(ErrNewer,
			fmt.Sprintf("it is played by revision %d of the rules of %s; this program knows them up to revision %d", f.Header.Revision, game.Info().Title, revisionOf(game)),
			"Open it with the newer Portcullis.")
	case game.ContentHash() != f.Header.Content && !f.earlierContent(game):
		return fault(ErrContent,
			fmt.Sprintf("the content of %s has changed since: the match was played with %s, and here is %s", game.Info().Title, f.Header.Content, game.ContentHash()),
			fmt.Sprintf("Play it with the content or the program it began with (Portcullis %s).", f.Header.App))
	}
	return nil
}
