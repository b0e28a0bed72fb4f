package folder

import (
	"errors"
	"fmt"
	"os"
	"strings"

	"portcullis/game/crash"
	"portcullis/rules/decks"
	"portcullis/rules/plain"
	"portcullis/save/files"
)

// FileError says what is wrong with a deck file or the folder of decks, and what can be done.
type FileError struct {
	Path   string
	Reason string // what happened, without a full stop; everything wrong in the text
	Advice string // whole sentences: what is kept, what to do
	Cause  error  // of the system, or a *[decks.ListError]
}

func (e *FileError) Error() string {
	return fmt.Sprintf("%s: %s. %s", e.Path, e.Reason, e.Advice)
}

func (e *FileError) Unwrap() error { return e.Cause }

func folderError(dir string, err error) error {
	return &FileError{dir, "the folder of decks cannot be used: " + files.Cause(err),
		"Nothing was changed. Check its rights, or choose another folder with --data-dir.", err}
}

func notWritten(path string, err error) *FileError {
	return &FileError{path, "the deck could not be saved: " + files.Cause(err),
		"What was there before is kept. Make room on the disk, or check the rights of the folder.", err}
}

func notReplaced(path string) *FileError {
	return &FileError{path, "there is a file of that name already", "It was not changed. Choose another name.", os.ErrExist}
}

func notMoved(path string, err error) error {
	return &FileError{path, "it cannot be moved or removed: " + files.Cause(err),
		"Nothing was changed. Check the rights of the folder.", err}
}

// unreadable says why a deck file cannot be opened or read.
func unreadable(path string, err error) *FileError {
	var wrong *decks.ListError
	var kind *files.KindError
	var broken *crash.Broken
	switch {
	case errors.As(err, &wrong):
		return &FileError{path, strings.TrimSuffix(wrong.Error(), "."),
			"The file was not changed. Mend it in a text editor, or delete it.", err}
	case errors.As(err, &broken):
		return &FileError{path, plain.Show("reading it broke the program's reader: "+broken.Error(), 500),
			"The file was not changed, and everything else goes on.", err}
	case errors.As(err, &kind):
		return &FileError{path, kind.Error(), "Nothing was opened. Choose the deck file itself.", err}
	case errors.Is(err, files.ErrTooLarge):
		return &FileError{path, fmt.Sprintf("it is larger than %d KiB, the most that a deck can fill", decks.MaxFile>>10),
			"Nothing was changed. This is not a deck that Portcullis saved.", err}
	}
	return &FileError{path, "it cannot be opened: " + files.Cause(err),
		"Nothing was changed. Check that the file is there and that you may read it.", err}
}
