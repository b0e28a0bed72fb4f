package box

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"portcullis/rules/content"
)

// Fault is one thing wrong with a content folder.
type Fault struct {
	Game   string // id, empty if the fault is not in the content of one game
	File   string // from the content folder: "kurth/actions.toml"
	Line   int    // counted from 1; 0 if the fault is not in one line
	Reason string // without a full stop
}

func (f Fault) String() string {
	if f.Line > 0 {
		return fmt.Sprintf("%s:%d: %s", f.File, f.Line, f.Reason)
	}
	return f.File + ": " + f.Reason
}

// ContentError is everything wrong with a content folder.
type ContentError struct {
	Faults []Fault // at least one
}

func (e *ContentError) Error() string {
	lines := make([]string, len(e.Faults))
	for i, f := range e.Faults {
		lines[i] = f.String()
	}
	return "the content cannot be used: " + strings.Join(lines, "; ")
}

// UnknownError says that no game of the box has an id. It is an [fs.ErrNotExist].
type UnknownError struct{ ID string }

func (e *UnknownError) Error() string { return fmt.Sprintf("no game of the box is called %q", e.ID) }

// Is makes the error an fs.ErrNotExist.
func (e *UnknownError) Is(target error) bool { return target == fs.ErrNotExist }

// contentFaults reads the faults that were found when a game was loaded.
func contentFaults(game string, err error) []Fault {
	var wrong *content.Error
	if !errors.As(err, &wrong) {
		return []Fault{{Game: game, File: game, Reason: err.Error()}}
	}
	faults := make([]Fault, len(wrong.Faults))
	for i, f := range wrong.Faults {
		faults[i] = Fault{Game: game, File: game + "/" + f.File, Line: f.Line, Reason: f.Reason}
		if f.Place != "" {
			faults[i].Reason = f.Place + ": " + f.Reason
		}
	}
	return faults
}
