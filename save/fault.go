package save

import (
	"errors"
	"fmt"
	"strings"

	"portcullis/rules/plain"
	"portcullis/save/files"
)

// What can be wrong with a file, for errors.Is on a *FileError.
var (
	ErrNotMatch      = errors.New("not a match file")
	ErrNewer         = errors.New("written by a newer program")
	ErrDamaged       = errors.New("damaged")
	ErrTooLarge      = errors.New("too large")
	ErrNotRegular    = errors.New("not a regular file")
	ErrUnreadable    = errors.New("cannot be read")
	ErrReadOnly      = errors.New("cannot be written")
	ErrOpenElsewhere = errors.New("open elsewhere")
	ErrExists        = errors.New("already there")
	ErrOtherGame     = errors.New("of a game that is not in the box")
	ErrNoContent     = errors.New("of a game whose content is missing")
	ErrContent       = errors.New("content has changed since")
)

// FileError says what is wrong with a match file and what can be done.
type FileError struct {
	Path   string
	Line   int    // counted from 1; 0 if the fault is not in one line
	Reason string // what happened, without a full stop
	Advice string // whole sentences: what is kept, what to do
	Kind   error  // one of the Err values above
	Cause  error  // of the system or of a rule, or nil
	// Readable is the part before the fault, all of it if the fault is not in the
	// file's text; nil if not even the header can be read.
	Readable *File
}

// maxReason is how much of a reason is told, in characters: it may quote the file.
const maxReason = 500

func (e *FileError) Error() string {
	place := plain.Show(e.Path, len(e.Path))
	if e.Line > 0 {
		place = fmt.Sprintf("%s, line %d", place, e.Line)
	}
	return strings.TrimSpace(place + ": " + e.Reason + ". " + e.Advice)
}

// Unwrap gives errors.Is and errors.As the kind and the cause.
func (e *FileError) Unwrap() []error {
	if e.Cause == nil {
		return []error{e.Kind}
	}
	return []error{e.Kind, e.Cause}
}

// WriteError says that records could not be appended, and what the file still holds. The
// journal that returned it stays usable.
type WriteError struct {
	Path string
	Kept int // records that are safe on disk
	Err  error
}

func (e *WriteError) Error() string {
	return fmt.Sprintf("%s: could not be saved: %v. The %s saved before %s kept. Make room on the disk or check its rights; the match can go on meanwhile.",
		e.Path, files.Cause(e.Err), entries(e.Kept), isAre(e.Kept))
}

func (e *WriteError) Unwrap() error { return e.Err }

func entries(n int) string {
	if n == 1 {
		return "one entry"
	}
	return fmt.Sprintf("%d entries", n)
}

func isAre(n int) string {
	if n == 1 {
		return "is"
	}
	return "are"
}

// damaged is a fault in a line of a file of which f is the part before.
func damaged(f *File, line int, reason string) *FileError {
	e := &FileError{Path: f.Path, Line: line, Reason: plain.Show(reason, maxReason), Kind: ErrDamaged}
	if line == 1 {
		e.Advice = "Nothing of it can be read, and nothing was changed. Put back an earlier copy of the file, or delete it."
		return e
	}
	e.Readable = f
	if len(f.Records) == 0 {
		e.Advice = "The line before it says how the match began, and nothing was changed. Open a copy of that to begin it anew, or put back an earlier copy of the file."
		return e
	}
	e.Advice = fmt.Sprintf("The %s before this line %s intact, and nothing was changed. Open a copy of that part, or put back an earlier copy of the file.",
		entries(len(f.Records)), isAre(len(f.Records)))
	return e
}
